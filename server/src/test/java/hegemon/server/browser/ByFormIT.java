package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.List;
import java.util.regex.Pattern;

/** What forms offer and what they write; and the desk with a battle behind it, by night. */
class ByFormIT {
    private static final List<String> TABS =
            List.of("happened", "realm", "orders", "messages", "archive", "around");
    private static final List<String> LANGUAGES = List.of("Deutsch", "English", "Français");

    private static final String HELD =
            "fetch(location.pathname.replace('/games/', '/api/pygma/')).then(it => it.json())"
                    + ".then(({ hand }) => hand.units.map(it => it.unit + ' ' + it.size"
                    + " + (it.stationed ? '*' : '')).join(', ') + '; '"
                    + " + hand.towns.map(it => it.at + ' ' + it.code).join(', '))";

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    @Test
    void aRealmIsRuledByFormsThatOfferWhatIsPossible() {
        var page = chromium.visitor("de-DE");
        Harbour.begin(
                page,
                server,
                "settlement 9/24 KS \"Dorf\"\narmy 1 KH 3 9/07 1000\nmerchant 1 H 1 9/07\n");
        page.locator("#tab-orders").click();
        page.locator("details.by-form > summary").click();
        kind(page, "merge");
        assertThat(page.locator("[data-field-of=army] option")).hasCount(2);
        page.locator("[data-field-of=army]").selectOption("KH 3");
        assertThat(page.locator("[data-field-of=into] option")).hasCount(1);
        writes(page, "VEREINE KH 3 IN KH 1");
        kind(page, "station");
        page.locator("[data-field-of=army]").selectOption("KH 2");
        writes(page, "STATION KH 2");
        kind(page, "upgrade");
        assertThat(page.locator("[data-field-of=town]")).hasValue("9/24");
        assertThat(page.locator("[data-field-of=upgrade] option")).hasCount(1);
        writes(page, "AUSBAU 9/24 GS");
        kind(page, "merchant");
        assertThat(page.locator("[data-written]")).hasText("HÄNDLER H 2 IN 9/07");
        assertThat(page.locator(".verdict .error")).containsText("E-25"); // why it is not
        assertThat(page.locator("[data-write]")).isDisabled();
        kind(page, "load");
        page.locator("[data-field-of=merchant]").selectOption("H 1");
        page.locator("[data-field-of=points]").fill("4");
        page.locator("[data-field-of=good]").selectOption("Wein");
        writes(page, "LADE H 1 4 Wein");
        kind(page, "pay");
        page.locator("[data-field-of=gold]").fill("5000");
        writes(page, "ZAHLE 5.000 AN 2");
        kind(page, "message");
        page.locator("[data-field-of=text]").fill("Lasst uns reden.");
        writes(page, "NACHRICHT 2 \"Lasst uns reden.\"");
        kind(page, "prospect");
        assertThat(page.locator("[data-by-form] .hint"))
                .hasText("In dieser Kampagne gibt es das nicht.");
        assertThat(page.locator("[data-summary]")).containsText("Keine Fehler");
        page.locator("[data-send]").click();
        Harbour.report(page, "Bericht für Dorl/01");
        assertThat(page.locator("#happened .of-refused")).hasCount(0);
        assertThat((String) page.evaluate(HELD))
                .startsWith("KH 1 6000, KH 2 1000*, RH 1 2000, FH 1 30, H 1 4;")
                .endsWith("9/24 GS");
        assertThat(page.locator("#realm .of-account")).containsText("−5.000");
    }

    private static void kind(Page page, String kind) {
        page.locator("#order-kind").selectOption(kind);
    }

    private static void writes(Page page, String line) {
        assertThat(page.locator("[data-written]")).hasText(line);
        page.locator("[data-write]").click();
        assertThat(page.locator(".costs .ordered code").getByText(line)).hasCount(1);
    }

    @Test
    void aMonthWithABattleIsReadByNightInEveryLanguage() {
        var page = chromium.visitor("de-DE");
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        Harbour.begin(
                page,
                server,
                "army 0 KH 7 9/13 2000 name \"Trolle\"\nbeing KH 7 ATTACK \"Sie singen.\"\n");
        page.locator("#tab-orders").click();
        page.locator("#sheet").fill("ZUG Dorl/01\nRH 1: 9/07 > 9/08 > 9/13 A\nENDE");
        assertThat(page.locator(".costs .ordered")).hasCount(1);
        page.locator("[data-send]").click();
        Harbour.report(page, "Bericht für Dorl/01");
        assertThat(page.locator("#happened .battle .side.own")).containsText("RH 1");
        assertThat(page.locator("#happened .battle .side.foreign")).containsText("Trolle");
        for (int i = 0; i < LANGUAGES.size(); i++) {
            page.setViewportSize(1280, 900);
            page.getByLabel(LANGUAGES.get(i)).click();
            Harbour.opened(page);
            looksAt(page, i, 1280, 900);
            looksAt(page, i + 1, 390, 844);
        }
    }

    /** At every third tab: in all, each is looked at in two of the languages, once in each size. */
    private static void looksAt(Page page, int first, int width, int height) {
        page.setViewportSize(width, height);
        for (int tab = first % LANGUAGES.size(); tab < TABS.size(); tab += LANGUAGES.size())
            looksAt(page, TABS.get(tab), page.locator("html").getAttribute("lang") + " " + width);
        Chromium.assertFits(page, "at " + width);
    }

    /** What is searched for stands below its question, and units stand within their sentence. */
    private static void looksAt(Page page, String tab, String when) {
        page.locator("#tab-" + tab).click();
        assertThat(page.locator("#" + tab)).isVisible();
        if (tab.equals("archive")) {
            page.locator("#search-text").fill("KH 1");
            page.locator("#search-text").press("Enter");
            assertThat(page.locator(".hits li").first()).isInViewport();
        }
        if (tab.equals("orders")) {
            page.locator("details.by-form").evaluate("it => (it.open = true)");
            var warned = page.locator("[data-foresight] .slips li:has(.place)").first();
            assertThat(warned.locator(".place").first())
                    .hasCSS("display", Pattern.compile("inline.*"));
        }
        assertThat(Accessibility.faults(page)).as("%s: %s", when, tab).isEmpty();
    }
}
