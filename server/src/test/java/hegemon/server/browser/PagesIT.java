package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What holds for pages, looked at in a real browser. */
class PagesIT {
    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    private Page visit(String language, String path) {
        var page = chromium.visitor(language);
        page.navigate(server.address(path));
        return page;
    }

    @Test
    void theHomePageNamesAllThreeGamesInTheBrowsersLanguage() {
        var page = visit("en-US", "/");
        assertThat(page.locator("main")).containsText("Sparta");
        assertThat(page.locator("main")).containsText("300: Earth & Water");
        assertThat(page.locator("main")).containsText("PYGMA-ISIS");
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        assertThat(visit("fr-CH", "/").locator("html")).hasAttribute("lang", "fr");
        assertThat(visit("de-AT", "/").locator("html")).hasAttribute("lang", "de");
        assertThat(visit("ja-JP", "/").locator("html")).hasAttribute("lang", "en");
    }

    @Test
    void theLanguageIsChangedAndRemembered() {
        var page = visit("en-US", "/games");
        page.getByLabel("Deutsch").click();
        assertThat(page.locator("html")).hasAttribute("lang", "de");
        assertThat(page).hasURL(server.address("/games"));
        page.navigate(server.address("/"));
        assertThat(page.locator("html")).hasAttribute("lang", "de");
    }

    @Test
    void oneClickStartsAGameAgainstTheMachineAndItAnswers() {
        var page = visit("en-US", "/");
        page.getByText("Play against the machine").click();
        page.locator("[data-square=e2]").click();
        page.locator("[data-square=e9]").click();
        page.locator("[data-why] a").click();
        var rule = page.locator("dialog.rule-aside");
        assertThat(rule).containsText("Fighter and hero");
        assertThat(Accessibility.faults(page)).as("a rule beside the table").isEmpty();
        rule.getByText("Close").click();
        assertThat(rule).hasCount(0);
        page.locator("[data-square=e2]").click();
        page.locator("[data-square=e4]").click();
        assertThat(page.locator("[data-moves] [data-turn='2']")).not().isEmpty();
        assertThat(page.locator("[data-players] .to-move")).containsText("you");
        page.getByText("Take back").click();
        assertThat(page.locator("[data-moves] li")).hasCount(0);
        page.getByText("Resign").first().click();
        page.locator("dialog")
                .getByText("Resign", new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(page.locator("[data-players]")).containsText("won");
    }

    @Test
    void everyPageIsAccessible() {
        var page = visit("en-US", "/");
        for (String path :
                new String[] {
                    "/",
                    "/games",
                    "/lobby",
                    "/sparta/studies",
                    "/tables/new",
                    "/tables/new?game=pygma",
                    "/tables/import",
                    "/design",
                    "/nowhere"
                }) {
            page.navigate(server.address(path));
            assertThat(Accessibility.faults(page)).as(path).isEmpty();
        }
        page.navigate(server.address("/"));
        page.getByText("Play a friend").first().click();
        page.locator("[data-square=e2]").click();
        assertThat(Accessibility.faultsByDayAndNight(page)).as("a table").isEmpty();
    }

    @Test
    void nothingIsWiderThanAPhone() {
        var page = chromium.phone("de-DE");
        for (String path :
                new String[] {
                    "/",
                    "/games",
                    "/lobby",
                    "/tables/new",
                    "/tables/new?game=pygma",
                    "/tables/import",
                    "/design",
                    "/nowhere"
                }) {
            page.navigate(server.address(path));
            Chromium.assertFits(page, path);
        }
        page.navigate(server.address("/"));
        page.locator("form.friend button").first().click();
        assertThat(page.locator("[data-square=e2]")).isVisible();
        Chromium.assertFits(page, "a table");
    }

    @Test
    void aLostConnectionIsShownAndComesBack() {
        var page = visit("en-US", "/");
        page.getByText("Play a friend").first().click();
        assertThat(page.locator("[data-square=e2]")).isVisible();
        server.stop();
        assertThat(page.locator("[data-connection]")).containsText("The connection is lost");
        server.restart();
        assertThat(page.locator("[data-connection]")).isHidden();
    }
}
