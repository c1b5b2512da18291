package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.regex.Pattern;

/**
 * What a harbour asks for, with each kind of hand: an army goes aboard, a fleet sails with it, a
 * road and a bridge are built from field to field, an army is split, and a way is measured.
 */
class HarbourIT {
    private static final String ABOARD =
            "fetch(location.pathname.replace('/games/', '/api/pygma/')).then(it => it.json())"
                    + ".then(it => it.hand.units.find(each => each.unit === 'KH 2'))"
                    + ".then(it => it.aboard + ' ' + it.at)";

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    private static void twoMonths(Page page, Hand hand) {
        Harbour.begin(page, server, "");

        hand.field("4/15");
        hand.press("[data-take='KH 2']");
        hand.press("[data-deck='FH 1']");
        reads(page, ".marching .written", "KH 2: 4/15 > FH 1 -");
        hand.press("[data-march]");
        hand.field("4/10");
        hand.press("[data-take='FH 1']");
        reads(page, ".marching .written", "FH 1: 4/10 MIT KH 2 -");
        hand.press("[data-march]");

        hand.press(".lenses [aria-pressed]");
        hand.field("9/07");
        hand.field("4/15");
        assertThat(page.locator(".measured"))
                .hasText(Pattern.compile("9/07 .* 4/15.*KH.*", Pattern.DOTALL));
        hand.press(".lenses [aria-pressed]");

        hand.press("#tab-orders");
        hand.press("details.by-form > summary");
        hand.choose("#order-kind", "road");
        hand.field("9/07");
        hand.field("9/12");
        writes(page, hand, "STRASSE 9/07 > 9/12");
        hand.choose("#order-kind", "bridge");
        hand.field("4/05");
        hand.field("8/21");
        hand.field("8/22");
        writes(page, hand, "BRÜCKE 8/21 VON 4/05 NACH 8/22");
        hand.choose("#order-kind", "split");
        hand.write("[data-field-of=size]", "1000");
        writes(page, hand, "TEILE KH 1 1.000 K ALS KH 3");
        hand.choose("#order-kind", "hygiene");
        writes(page, hand, "HYGIENE 20.000");
        hand.choose("#order-kind", "other");
        hand.write("[data-field-of=text]", "Wir suchen die Quelle.");
        writes(page, hand, "SONST \"Wir suchen die Quelle.\"");
        hand.press("[data-send]");
        Harbour.report(page, "Bericht für Dorl/01");
        assertThat(page.evaluate(ABOARD)).isEqualTo("FH 1 4/10");
        assertThat(page.locator("#realm .of-account")).containsText("Brücke in 8/21");

        hand.field("4/10");
        hand.press("[data-take='FH 1']");
        hand.field("4/04");
        reads(page, ".marching .written", "FH 1: 4/10 > 4/04 MIT KH 2 -");
        hand.press("[data-march]");
        hand.press("#tab-orders");
        hand.press("[data-send]");
        Harbour.report(page, "Bericht für Enja/01");
        assertThat(page.evaluate(ABOARD)).isEqualTo("FH 1 4/04");
    }

    private static void reads(Page page, String part, String text) {
        assertThat(page.locator(part)).hasText(text);
    }

    private static void writes(Page page, Hand hand, String line) {
        reads(page, "[data-written]", line);
        hand.press("[data-write]");
        assertThat(page.locator(".costs .ordered code").getByText(line)).hasCount(1);
    }

    @Test
    void byMouse() {
        var page = chromium.visitor("de-DE");
        twoMonths(page, new Hand.Mouse(page));
    }

    @Test
    void byKeyboardAlone() {
        var page = chromium.visitor("de-DE");
        twoMonths(page, new Hand.Keys(page));
    }

    @Test
    void byTouchOnAPhone() {
        var page = chromium.phone("de-DE");
        twoMonths(page, new Hand.Finger(page));
        Chromium.assertFits(page, "the desk");
    }
}
