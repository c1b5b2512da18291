package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the house says of an order sheet, and where: beside the line, and where it is sent. */
class SheetIT {
    /** A world is made, and bots think, in milliseconds. */
    private static final int PATIENCE = 30_000;

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    private Page begun() {
        var page = chromium.visitor("de-DE");
        page.navigate(server.address("/"));
        page.locator("form:has([value^='realms 8 practice']) button").click();
        opens(page);
        assertThat(page.locator(".atlas").boundingBox().y)
                .as("nothing lies between the masthead and the map")
                .isLessThan(page.locator(".masthead").boundingBox().height + 1);
        return page;
    }

    private static void opens(Page page) {
        assertThat(page.locator("[data-summary]"))
                .not()
                .isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(PATIENCE));
        page.locator("#tab-orders").click();
    }

    private static void within(Locator place) {
        assertThat(place).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(0.5));
    }

    @Test
    void theListOfTheMonthKnowsThatTheSheetWasSentAndASheetThatChangedSinceSaysSo() {
        var master = chromium.visitor("de-DE");
        Leading.begin(master, server);
        assertThat(master.locator("[data-count]"))
                .containsText(
                        "4", new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE));
        var ruler = chromium.visitor("de-DE");
        ruler.navigate(master.url());
        ruler.locator("form[action$='/join'] button").first().click();
        for (int free = 3; free > 0; free--) {
            assertThat(master.locator("[data-give]")).hasCount(free);
            master.locator("[data-give]").first().click();
        }
        opens(ruler);
        var sent = ruler.locator("[data-agenda] li").last();
        assertThat(sent).hasText("offen: Die Befehle sind abgeschickt.");
        ruler.locator("#sheet").fill("NAME REICH \"Prüfland\"");
        ruler.locator("[data-send]").click();
        assertThat(sent).hasText("erledigt: Die Befehle sind abgeschickt.");
        assertThat(ruler.locator("[data-unsent]")).isHidden();
        ruler.locator("#sheet").fill("NAME REICH \"Anderland\"");
        assertThat(ruler.locator("[data-unsent]")).isVisible();
    }

    @Test
    void anErrorStandsAtItsLineAndWhereTheSheetIsSentAndAClickMendsIt() {
        var page = begun();
        page.locator("#sheet").fill("ZUG Andra/01\nPRODUKTON Hügel Wein\nENDE");
        assertThat(page.locator(".ink .wrong .note")).containsText("E-02");
        within(page.locator("[data-fault]"));
        within(page.locator("[data-send]"));
        page.locator("[data-fault]").click();
        assertThat(page.locator("#sheet")).isFocused();
        page.locator("[data-mend]").click();
        assertThat(page.locator("#sheet")).hasValue("ZUG Andra/01\nPRODUKTION Hügel Wein\nENDE");
        assertThat(page.locator("[data-at-fault]")).isHidden();
    }

    @Test
    void allThatIsSuggestedIsTakenAtOnceAndTheMonthIsTried() {
        var page = begun();
        page.locator("[data-suggest]").click();
        assertThat(page.locator("#hinted-heading")).isFocused();
        within(page.locator("#hinted-heading"));
        int lines = page.locator("[data-hint]").count();
        assertThat(lines).isPositive();
        page.locator("[data-hint]").first().click();
        assertThat(page.locator("[data-hint]").first()).isDisabled();
        page.locator("[data-hint-all]").click();
        assertThat(page.locator(".costs .ordered")).hasCount(lines);
        assertThat(page.locator("[data-summary]")).containsText("Keine Fehler");
        page.locator("[data-try]").click();
        assertThat(page.locator("#tried-heading")).isFocused();
        within(page.locator("#tried-heading"));
        assertThat(Accessibility.faults(page)).isEmpty();
        // One truth: what is counted where the sheet is sent is what stands below it.
        assertThat(page.locator("[data-foresight] .slips > li")).not().hasCount(0);
        int told = page.locator("#orders .slips > li").count();
        assertThat(page.locator("[data-summary]"))
                .containsText(told == 1 ? "eine Warnung" : told + " Warnungen");
    }

    @Test
    void aWordIsCompletedWithinALine() {
        var page = begun();
        page.locator("#sheet").fill("PRODUKTION Hügel  Stein");
        for (int i = 0; i < " Stein".length(); i++) page.keyboard().press("ArrowLeft");
        page.keyboard().type("Wei");
        assertThat(page.locator("[data-completion]").first()).hasText("Wein");
        page.keyboard().press("Control+Space");
        assertThat(page.locator("#sheet")).hasValue("PRODUKTION Hügel Wein Stein");
    }
}
