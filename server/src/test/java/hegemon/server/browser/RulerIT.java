package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.List;

/** The desks of rulers and game masters in a real browser. */
class RulerIT {
    /** A world is made, and seven bots think, in milliseconds. */
    private static final int PATIENCE = 30_000;

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    /** A campaign against seven bots, with the first check of the template done. */
    private static void begin(Page page) {
        page.navigate(server.address("/"));
        page.locator("form:has([value^='realms 8 practice']) button").click();
        assertThat(page.locator("[data-summary]"))
                .not()
                .isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(PATIENCE));
    }

    /** Opens a page of the panel beside the map. */
    private static void opens(Page page, String tab) {
        page.locator("#tab-" + tab).click();
        assertThat(page.locator("#" + tab)).isVisible();
    }

    @Test
    void oneClickStartsAPracticeCampaignAndTheMonthIsEvaluated() {
        var page = chromium.visitor("en-US");
        begin(page);
        assertThat(page.locator("[data-date]")).containsText("Andra/01");
        opens(page, "orders");
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
        opens(page, "orders");
        page.locator("#sheet").fill("REICH 1\nUNFUG");
        assertThat(page.locator(".slips li.wrong")).containsText("Zeile 2, Spalte 1");
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
        var before = page.locator(".canvas").getAttribute("data-zoom");
        page.keyboard().press("+");
        assertThat(page.locator(".canvas")).not().hasAttribute("data-zoom", before);
    }

    @Test
    void theGameMasterReadsJudgesAndClosesTheMonthOnAPhone() {
        var page = chromium.visitor("de-DE");
        page.setViewportSize(390, 844);
        Leading.begin(page, server);
        assertThat(page.locator("[data-count]"))
                .hasText(
                        "4 Zugbögen fehlen noch.",
                        new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE));
        page.locator("#setting-search").fill("sieger");
        page.locator("[data-setting='battle.winnerLoss'] > button").click();
        page.locator("#value").fill("600"); // stays, whatever news of the rulers come meanwhile
        for (int ruler = 0; ruler < 4; ruler++) ruler(page.url()).context().close();
        page.locator("#events").fill("summon dragons");
        assertThat(page.locator("[data-judged]")).containsText("Zeile 1");
        page.locator("#events").fill("");
        page.locator("[data-change]").click();
        assertThat(page.locator("#events")).hasValue("rule battle.winnerLoss 600");
        assertThat(Accessibility.faults(page)).isEmpty();
        page.locator("[data-review]").click();
        page.locator("[data-sure] [value=yes]").click();
        page.locator("[data-release]").click();
        assertThat(page.locator("[data-master-heading]"))
                .hasText(
                        "Bericht für Andra/01",
                        new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE));
        assertThat(page.locator("[data-judgments]")).containsText("battle.winnerLoss = 600");
        page.locator("[data-sheets] .links .link").first().click();
        assertThat(page.locator("[data-reading] h3")).containsText("Alandia");
        Chromium.assertFits(page, "the desk");
    }

    /** Another visitor takes an open seat of this table. */
    private Page ruler(String table) {
        var visitor = chromium.visitor("de-DE");
        visitor.navigate(table);
        visitor.locator("form[action$='/join'] button").first().click();
        assertThat(visitor.locator("form[action$='/join']")).hasCount(0);
        return visitor;
    }

    private static void awaits(Locator place, String text) {
        assertThat(place)
                .hasText(text, new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE));
    }

    @Test
    void aLedMonthGoesFromTheSheetToTheReportThatIsReadAgain() {
        var master = chromium.visitor("de-DE");
        Leading.begin(master, server);
        awaits(master.locator("[data-count]"), "4 Zugbögen fehlen noch.");
        var ruler = ruler(master.url());
        for (int free = 3; free > 0; free--) {
            var machine = master.locator("[data-sheets] [data-give]");
            assertThat(machine).hasCount(free);
            machine.first().click();
        }
        opens(ruler, "orders");
        writesOrders(ruler);
        awaits(master.locator("[data-count]"), "Alle Befehle sind da.");
        judges(master);
        assertThat(ruler.locator("[data-heading]")).hasText("Dein Reich zu Beginn");
        master.locator("[data-release]").click();
        awaits(ruler.locator("[data-heading]"), "Bericht für Andra/01");
        readsTheReport(ruler);
        looksBack(ruler);
    }

    /** All faults of a line are told at once, and nothing is lost. */
    private static void writesOrders(Page ruler) {
        ruler.locator("#sheet").fill("RÜSTE KH 4 K IM 16/8\nNAME REICH \"Prüfland\"");
        assertThat(ruler.locator(".slips li.wrong")).hasCount(2);
        assertThat(ruler.locator(".slips:has(.wrong)")).containsText("Zeile 1, Spalte 12");
        assertThat(ruler.locator(".slips:has(.wrong)")).containsText("Zeile 1, Spalte 14");
        ruler.reload();
        assertThat(ruler.locator(".slips li.wrong")).hasCount(2);
        ruler.locator("#sheet").fill("NAME REICH \"Prüfland\"\nSONST \"Wir suchen die Quelle.\"");
        assertThat(ruler.locator(".slips li.wrong")).hasCount(0);
        ruler.locator("[data-send]").click();
        assertThat(ruler.locator("[data-sent]")).isVisible();
    }

    /** A draft, a value that the master changes, the draft again with the same dice. */
    private static void judges(Page master) {
        assertThat(master.locator("[data-free]")).containsText("Wir suchen die Quelle.");
        master.locator("#events").fill("effect 1 1 Die Quelle sprudelt.");
        awaits(master.locator("[data-judged]"), "So kann der Monat abgeschlossen werden.");
        master.locator("[data-review]").click();
        awaits(master.locator("[data-master-heading]"), "Entwurf für Andra/01");
        master.locator("#events").press("End");
        master.locator("#events").pressSequentially("\nafter treasury 1 77777");
        awaits(master.locator("[data-judged]"), "So kann der Monat abgeschlossen werden.");
        master.locator("[data-review]").click();
        assertThat(master.locator("[data-changes] ins").last()).containsText("77.777");
        master.locator("[data-sheets] .links .link").first().click();
        assertThat(master.locator("[data-reading]")).containsText("77.777");
    }

    private static void readsTheReport(Page ruler) {
        assertThat(ruler.locator("#happened [data-news]")).containsText("Die Quelle sprudelt.");
        assertThat(ruler.locator("[data-holdings]")).containsText("77.777");
        assertThat(ruler.locator("[data-realm]")).hasText("Prüfland");
        for (String format : List.of("pdf", "html")) {
            var link = ruler.locator("[data-downloads] a[href$='." + format + "']");
            var answer = ruler.request().get(server.address(link.getAttribute("href")));
            assertThat(answer.status()).as(format).isEqualTo(200);
            if (format.equals("html")) assertThat(answer.text()).contains("Die Quelle sprudelt.");
            else assertThat(new String(answer.body(), ISO_8859_1)).startsWith("%PDF-");
        }
    }

    /** By key, by slider and by link, and to the present again. */
    private static void looksBack(Page ruler) {
        opens(ruler, "orders");
        ruler.locator("#sheet").fill("; ein Entwurf");
        opens(ruler, "happened");
        ruler.locator("[data-heading]").focus();
        ruler.keyboard().press("ArrowLeft");
        assertThat(ruler.locator("[data-heading]")).hasText("Dein Reich zu Beginn");
        assertThat(ruler.locator("[data-looking-back]")).containsText("Anfang");
        assertThat(ruler.locator("#sheet")).hasValue("; ein Entwurf");
        assertThat(Accessibility.faults(ruler)).isEmpty();
        ruler.locator("[data-to-now]").click();
        assertThat(ruler.locator("[data-heading]")).hasText("Bericht für Andra/01");
        ruler.locator("#moment").press("Home");
        assertThat(ruler.locator("[data-heading]")).hasText("Dein Reich zu Beginn");
        ruler.locator("#moment").press("End");
        assertThat(ruler.locator("[data-back-bar]")).isHidden();
        ruler.navigate(ruler.url() + "?entry=2");
        assertThat(ruler.locator("[data-heading]")).hasText("Dein Reich zu Beginn");
        ruler.locator("[data-step=last]").click();
        assertThat(ruler.locator("[data-heading]")).hasText("Bericht für Andra/01");
        assertThat(ruler.locator("[data-then]")).isHidden();
    }

    @Test
    void theDeskIsAccessibleAndFitsAPhone() {
        var page = chromium.visitor("fr-FR");
        page.setViewportSize(390, 844);
        begin(page);
        page.locator(".canvas").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-field] dl")).isVisible();
        for (String tab : List.of("happened", "realm", "orders", "messages", "archive")) {
            opens(page, tab);
            assertThat(Accessibility.faults(page)).as(tab).isEmpty();
        }
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(Accessibility.faults(page)).as("at night").isEmpty();
        Chromium.assertFits(page, "the desk");
    }
}
