package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** The books, read in a browser. */
class BooksIT {
    private static final List<String> GAMES = List.of("sparta", "earthwater", "pygma");

    /** Loads what waits for the reader to scroll, and counts what is not there. */
    private static final String BROKEN =
            """
            async () => {
              const pictures = [...document.querySelectorAll("main img")];
              await Promise.all(pictures.map((picture) => {
                picture.loading = "eager";
                return picture.decode().catch(() => {});
              }));
              return pictures.filter((picture) => !picture.naturalWidth).length;
            }\
            """;

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    private static List<String> pages(String game) {
        return List.of(
                "/" + game,
                "/rules/" + game,
                "/rules/" + game + "/chapters/goal",
                "/rules/" + game + "?q=a");
    }

    /** Each game in another language: a whole book takes axe some ten seconds. */
    @ParameterizedTest
    @CsvSource({"sparta, en-US", "earthwater, de-DE", "pygma, fr-FR"})
    void aBookIsAccessibleByDayAndByNight(String game, String language) {
        var page = chromium.visitor(language);
        for (String path : pages(game)) {
            page.navigate(server.address(path));
            assertThat(page.locator("h1")).hasCount(1);
            assertThat(Accessibility.faultsByDayAndNight(page))
                    .as("%s %s", path, language)
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-US", "de-DE", "fr-FR"})
    void everyFigureIsThereAndNothingIsWiderThanAPhone(String language) {
        var page = chromium.phone(language);
        for (String game : GAMES) {
            for (String path : pages(game)) {
                page.navigate(server.address(path));
                Chromium.assertFits(page, path);
            }
            page.navigate(server.address("/rules/" + game));
            assertThat(page.locator("main img").count()).isGreaterThanOrEqualTo(15);
            assertThat(page.evaluate(BROKEN)).as(game).isEqualTo(0);
        }
    }

    @Test
    void aReaderSearchesOpensTheNumberAndComesBack() {
        var page = chromium.visitor("de-DE");
        page.navigate(server.address("/rules/pygma"));
        page.locator("input[type=search]").fill("seuche");
        page.locator("input[type=search]").press("Enter");
        page.locator(".book-hits a").getByText("Hygiene und Seuche").click();
        assertThat(page).hasURL(server.address("/rules/pygma/chapters/settlements#plague"));
        assertThat(page.locator("#plague")).isInViewport();
        page.locator("main a.rule").getByText("PI-8.2").first().click();
        assertThat(page.locator("[id='PI-8.2']")).isInViewport();
        page.locator("a[href='/rules/pygma#PI-8.2']").first().click();
        assertThat(page.locator("a[id='PI-8.2']")).isInViewport();
    }

    @Test
    void paperHasTheTextAlone() {
        var page = chromium.visitor("fr-FR");
        page.navigate(server.address("/rules/sparta"));
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator("#enclosed")).isVisible();
        assertThat(page.locator("input[type=search]")).isHidden();
        assertThat(page.locator(".masthead")).isHidden();
    }
}
