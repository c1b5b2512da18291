package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A ruler's desk in a real browser. */
class RulerIT {
    /** A world is made, and seven bots think, in milliseconds. */
    private static final int PATIENCE = 30_000;

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    /** A campaign against seven bots, with the first check of the template done. */
    private static void begin(Page page) {
        page.navigate(server.address("/"));
        page.locator("form:has([value='realms 8 practice']) button").click();
        assertThat(page.locator("[data-summary]"))
                .not()
                .isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(PATIENCE));
    }

    @Test
    void oneClickStartsAPracticeCampaignAndTheMonthIsEvaluated() {
        var page = chromium.visitor("en-US");
        begin(page);
        assertThat(page.locator("[data-date]")).containsText("Andra/01");
        page.locator("[data-send]").click();
        assertThat(page.locator("[data-heading]"))
                .hasText(
                        "Report for Andra/01",
                        new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE));
        assertThat(page.locator("[data-heading]")).isFocused();
        page.reload();
        assertThat(page.locator("[data-date]")).containsText("Bek/01");
    }

    @Test
    void aSheetIsCheckedWhileItIsWrittenAndKept() {
        var page = chromium.visitor("de-DE");
        begin(page);
        page.locator("#sheet").fill("REICH 1\nUNFUG");
        assertThat(page.locator(".slips li")).containsText("Zeile 2, Spalte 1");
        page.reload();
        assertThat(page.locator("#sheet")).hasValue("REICH 1\nUNFUG");
        page.locator("[data-send]").click();
        assertThat(page.locator("[data-refusal]")).containsText("UNFUG");
    }

    @Test
    void theMapIsReadByKeyboard() {
        var page = chromium.visitor("en-US");
        begin(page);
        page.locator(".canvas").focus();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator("[data-said]")).containsText("Terrain");
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-field] dl")).containsText("Belongs to");
        var before = page.locator(".canvas svg").getAttribute("viewBox");
        page.keyboard().press("+");
        assertThat(page.locator(".canvas svg")).not().hasAttribute("viewBox", before);
    }

    @Test
    void theGameMasterReadsJudgesAndClosesTheMonthOnAPhone() {
        var page = chromium.visitor("de-DE");
        page.setViewportSize(390, 844);
        page.navigate(server.address("/"));
        page.locator("form:has([value='GameMaster']) button").click();
        assertThat(page.locator("[data-count]"))
                .hasText(
                        "4 Befehlsbögen fehlen noch.",
                        new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE));
        for (int ruler = 0; ruler < 4; ruler++) sitDown(page.url());
        page.locator("#events").fill("summon dragons");
        assertThat(page.locator("[data-judged]")).containsText("Zeile 1");
        page.locator("#events").fill("");
        page.locator("#setting").selectOption("battle.winnerLoss");
        page.locator("#value").fill("600");
        page.locator("[data-change]").click();
        assertThat(page.locator("#events")).hasValue("rule battle.winnerLoss 600");
        assertThat(Accessibility.faults(page)).isEmpty();
        page.locator("[data-close] .primary").click();
        page.locator("[data-sure] [value=yes]").click();
        assertThat(page.locator("[data-master-heading]"))
                .hasText(
                        "Bericht für Andra/01",
                        new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE));
        assertThat(page.locator("[data-judgments]")).containsText("battle.winnerLoss = 600");
        page.locator("[data-sheets] .link").first().click();
        assertThat(page.locator("[data-reading] h3")).containsText("Alandia");
        Chromium.assertFits(page, "the desk");
    }

    /** Another visitor takes an open seat of this table. */
    private void sitDown(String table) {
        var visitor = chromium.visitor("de-DE");
        visitor.navigate(table);
        visitor.locator("form[action$='/join'] button").first().click();
        assertThat(visitor.locator("form[action$='/join']")).hasCount(0);
        visitor.context().close();
    }

    @Test
    void theDeskIsAccessibleAndFitsAPhone() {
        var page = chromium.visitor("fr-FR");
        page.setViewportSize(390, 844);
        begin(page);
        page.locator(".hex .ground").first().click();
        assertThat(page.locator("[data-field] dl")).isVisible();
        assertThat(Accessibility.faults(page)).isEmpty();
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(Accessibility.faults(page)).as("at night").isEmpty();
        Chromium.assertFits(page, "the desk");
    }
}
