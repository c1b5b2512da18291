package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.regex.Pattern;

/** Whole months of a practice campaign, with each kind of hand, with a broken line, and again. */
class RulerMonthIT {
    /** A world is made, and bots think, in milliseconds. */
    private static final int PATIENCE = 30_000;

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    /** As a newcomer chooses it: small, easy, slow. */
    private static void begin(Page page) {
        page.navigate(server.address("/pygma"));
        page.locator("#practice-size").selectOption("realms 4");
        page.locator("#practice-difficulty").selectOption("Leicht");
        page.locator("#practice-pace").selectOption("1");
        page.locator("form:has(#practice-size) button").click();
        assertThat(page.locator("[data-summary]"))
                .not()
                .isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(PATIENCE));
    }

    private static void reads(Page page, String heading) {
        assertThat(page.locator("[data-heading]"))
                .hasText(heading, new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE));
    }

    private static void month(Page page, Hand hand) {
        begin(page);
        var from = (String) page.evaluate(Hand.HOME);
        var to = (String) page.evaluate(Hand.GOAL);
        var line = "KH 1: " + from + " > " + to + " A";
        hand.field(from);
        hand.press("[data-take='KH 1']");
        assertThat(page.locator(".marching")).containsText("hell");
        hand.field(to);
        hand.press("label:has([name=conduct][value=A])");
        assertThat(page.locator(".marching .written")).hasText(line);
        hand.press("[data-march]");
        assertThat(page.locator(".marching")).hasCount(0);
        hand.press("#tab-orders");
        assertThat(page.locator(".costs .ordered code")).hasText(line);
        hand.press("[data-send]");
        reads(page, "Bericht für Andra/01");
        assertThat((String) page.evaluate(Hand.HOME)).isEqualTo(to);
    }

    @Test
    void aMonthByMouse() {
        var page = chromium.visitor("de-DE");
        month(page, new Hand.Mouse(page));
    }

    @Test
    void aMonthByKeyboardAlone() {
        var page = chromium.visitor("de-DE");
        month(page, new Hand.Keys(page));
    }

    @Test
    void aMonthByTouchOnAPhone() {
        var page = chromium.phone("de-DE");
        month(page, new Hand.Finger(page));
        Chromium.assertFits(page, "the desk");
    }

    @Test
    void unitsThatWaitComeOneAfterTheOtherAndTheGoalChosenAgainWritesTheOrder() {
        var page = chromium.visitor("de-DE");
        var hand = new Hand.Mouse(page);
        begin(page);
        var from = (String) page.evaluate(Hand.HOME);
        var to = (String) page.evaluate(Hand.GOAL);
        page.locator("[data-lead-to=units]").click();
        assertThat(page.locator(".marching h3")).containsText("KH 1");
        assertThat(page.locator(".marching .verdict")).containsText("KH 1");
        hand.field(to);
        assertThat(page.locator(".marching .written")).hasText("KH 1: " + from + " > " + to + " -");
        assertThat(page.locator(".marching .verdict")).containsText(to);
        hand.field(to);
        assertThat(page.locator(".marching")).hasCount(0);
        assertThat(page.locator("#sheet"))
                .hasValue(Pattern.compile("KH 1: " + from + " > " + to + " -"));

        page.locator("[data-next-unit]").click();
        assertThat(page.locator(".marching h3")).containsText("RH 1");
        page.keyboard().press("Escape");
        assertThat(page.locator(".marching")).hasCount(0);
        page.keyboard().press("Escape");
        assertThat(page.locator("[data-field]")).isHidden();

        // A field chosen twice gives its first unit into the hand, and chosen again the next one.
        hand.field(from);
        assertThat(page.locator("[data-field] h3")).containsText(from);
        hand.field(from);
        assertThat(page.locator(".marching h3")).containsText("KH 1");
        assertThat(page.locator(".marching .verdict")).containsText(to);
        hand.field(from); // its way is taken back
        assertThat(page.locator(".marching .written")).hasText("KH 1: " + from + " -");
        hand.field(from);
        assertThat(page.locator(".marching h3")).containsText("RH 1");
    }

    @Test
    void aSheetWrittenOfflineGoesOutLaterAndItsMonthIsTakenBack() {
        var page = chromium.visitor("de-DE");
        begin(page);
        page.locator("#tab-orders").click();
        var from = (String) page.evaluate(Hand.HOME);
        var to = (String) page.evaluate(Hand.GOAL);
        page.context().setOffline(true);
        var hand = new Hand.Mouse(page);
        hand.field(from);
        hand.press("[data-take='KH 1']");
        assertThat(page.locator(".marching .hint")).containsText("Ohne Verbindung");
        hand.field(to);
        hand.press("[data-march]");
        assertThat(page.locator("#sheet"))
                .hasValue(Pattern.compile("KH 1: " + from + " > " + to + " -"));
        page.locator("#sheet").fill("ZUG Andra/01\nNAME REICH \"Prüfland\"");
        assertThat(page.locator("[data-draft-kept]")).containsText("Verbindung");
        page.context().setOffline(false);
        assertThat(page.locator(".costs .ordered code")).hasText("NAME REICH \"Prüfland\"");
        page.context().setOffline(true);
        page.locator("[data-send]").click();
        assertThat(page.locator("[data-sheet-waits]")).isVisible();
        page.context().setOffline(false);
        reads(page, "Bericht für Andra/01");
        assertThat(page.locator("[data-realm]")).hasText("Prüfland");

        // What would have happened otherwise.
        page.locator("[data-revise]").click();
        reads(page, "Dein Reich zu Beginn");
        page.locator("#tab-orders").click();
        assertThat(page.locator("#sheet")).hasValue("ZUG Andra/01\nNAME REICH \"Prüfland\"");
        page.locator("#sheet").fill("ZUG Andra/01\nNAME REICH \"Anderland\"");
        page.locator("[data-send]").click();
        reads(page, "Bericht für Andra/01");
        assertThat(page.locator("[data-realm]")).hasText("Anderland");
        assertThat(page.locator("#happened .of-otherwise")).isVisible();
    }
}
