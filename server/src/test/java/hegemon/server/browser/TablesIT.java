package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/** Laying a table, finding it in the lobby, and playing by the clock, in real browsers. */
class TablesIT {
    /** The radio button lies under its label. */
    private static final Locator.CheckOptions FORCED = new Locator.CheckOptions().setForce(true);

    /** The clock runs for five seconds, and the house looks at it every second. */
    private static final LocatorAssertions.ContainsTextOptions PATIENT =
            new LocatorAssertions.ContainsTextOptions().setTimeout(30_000);

    @RegisterExtension private final Chromium chromium = new Chromium();
    @RegisterExtension private static final RunningServer server = new RunningServer();

    @Test
    void twoFindEachOtherInTheLobbyAndTalk() {
        var south = chromium.visitor("en-GB");
        lay(south, "live 180 2");
        assertThat(south.getByText("The game begins when all seats are taken.")).isVisible();
        assertThat(clock(south, "South")).hasText("3:00");
        assertThat(Accessibility.faults(south)).isEmpty();

        var north = chromium.phone("de-DE");
        north.navigate(server.address("/lobby?game=sparta&pace=days"));
        assertThat(north.getByText("Im Moment ist kein Platz frei.")).isVisible();
        north.navigate(server.address("/lobby"));
        assertThat(Accessibility.faults(north)).isEmpty();
        south.waitForResponse("**/seen", () -> north.getByText("Hinsetzen").click());
        assertThat(clock(north, "North")).hasText("3:00");
        assertThat(south.locator("[data-waiting]")).isHidden();

        play(south, "e2", "e4");
        assertThat(north.locator("[data-moves]")).containsText("e2-e4");
        south.locator("[data-talk] summary").click();
        south.locator("#saying").fill("Good luck");
        south.locator("[data-talk-form] button").click();
        assertThat(north.locator("[data-talk-new]")).hasText("1");
        assertThat(north.locator("[data-talk-new]")).not().isInViewport();
        assertThat(north.locator("[data-talk-call]")).isInViewport();
        assertThat(Accessibility.faults(north)).isEmpty();
        north.locator("[data-talk-call]").click();
        assertThat(north.locator("[data-talk-words]")).containsText("Good luck");
        assertThat(north.locator("[data-talk-words]")).isInViewport();
        assertThat(north.locator("[data-talk-call]")).isHidden();

        north.navigate(server.address("/games"));
        assertThat(north.locator("td .badge.turn")).hasText("du bist am Zug");
        assertThat(north.locator(".masthead [data-news-count]")).hasText("1");
        north.locator("section.tidings button").click();
        assertThat(north.locator("section.tidings")).hasCount(0);
        assertThat(north.locator(".masthead [data-news]")).isHidden();
        assertThat(Accessibility.faults(north)).isEmpty();
    }

    @Test
    void whoseTimeIsOutLosesWithoutAnybodyDoingAnything() {
        var south = chromium.visitor("en-GB");
        south.navigate(server.address("/tables/new?game=sparta"));
        // The page offers no game as short as a test needs; the form takes any pace.
        south.evaluate(
                "document.querySelector('#pace').add(new Option('5 s', 'live 5 0', true, true))");
        south.locator("input[name=own][value=South]").check(FORCED);
        south.locator("form.sheet button.primary").click();
        assertThat(square(south, "e2")).isVisible();

        var north = chromium.visitor("de-DE");
        north.navigate(south.url());
        north.locator("[data-join] button").click();
        play(south, "e2", "e4");
        assertThat(north.locator("[data-moves]")).containsText("e2-e4");
        play(north, "e9", "e7");
        assertThat(south.locator("[data-ending]")).containsText("Your time ran out.", PATIENT);
        assertThat(north.locator("[data-rematch]")).isVisible();
    }

    @Test
    void oneOfTwoRealmsIsGivenUpAndBothAreToldHowItEnded() {
        var one = chromium.visitor("en-GB");
        one.navigate(server.address("/"));
        one.getByText("Two realms, with a friend").click();
        one.waitForURL("**/games/*");
        var other = chromium.visitor("en-GB");
        other.navigate(one.url());
        other.locator("[data-join] button").first().click();
        other.locator("#tab-around").click();
        other.locator("[data-leave-realm]").click();
        assertThat(other.locator("[data-ask-end-text]")).containsText("the other side has won");
        other.locator("[data-ask-end-yes]").click();
        assertThat(other.locator("[data-ended]")).containsText("You resigned.");
        assertThat(one.locator("[data-ended]")).containsText("The other side resigned.");
        assertThat(one.locator("[data-said]")).containsText("The other side resigned.");
    }

    @Test
    void eachReaderIsToldTheEndFromTheOwnSideAndARematchLeadsBothThere() {
        var south = chromium.visitor("en-GB");
        var north = chromium.visitor("en-GB");
        var watcher = chromium.visitor("en-GB");
        sit(south, north);
        watcher.navigate(south.url());
        play(south, "e2", "e4");
        assertThat(north.locator("[data-moves]")).containsText("e2-e4");
        assertThat(south.locator("[data-moves]")).containsText("e2-e4");
        south.locator("[data-resign]").first().click();
        south.locator("dialog[open] button[value=yes]").click();
        assertThat(south.locator("[data-ending]")).containsText("You resigned.");
        assertThat(south.locator(".said")).containsText("You resigned.");
        assertThat(north.locator("[data-ending]")).containsText("The other side resigned.");
        assertThat(north.locator(".said")).containsText("North has won");
        assertThat(watcher.locator("[data-ending]")).containsText("South resigned.");

        var before = south.url();
        north.setViewportSize(390, 844);
        north.locator("[data-ending]").scrollIntoViewIfNeeded(); // who reads how it ended …
        south.locator("[data-rematch]").click();
        assertThat(north.locator("[data-agree]")).isInViewport(); // … sees what is offered now
        north.locator("[data-agree]").click();
        for (var page : List.of(south, north)) {
            page.waitForURL(url -> !url.equals(before));
            assertThat(clock(page, "South")).hasText("3:00");
            assertThat(clock(page, "South")).hasAttribute("title", Pattern.compile("first move"));
        }
        assertThat(south.url()).isEqualTo(north.url());
        assertThat(watcher.url()).isEqualTo(before);
        assertThat(Accessibility.faults(south)).isEmpty();
    }

    @Test
    void anOfferMovesNothingIsAnsweredByOneTouchAndComesOnce() {
        var south = chromium.visitor("en-GB");
        var north = chromium.phone("en-GB");
        sit(south, north);
        assertThat(south.locator("[data-takeback]")).isHidden();
        play(south, "e2", "e4");
        assertThat(south.locator("[data-takeback]")).isVisible();
        assertThat(north.locator("[data-takeback]")).isHidden();
        assertThat(north.locator("[data-moves]")).containsText("e2-e4");
        var still = square(north, "e5").boundingBox();
        south.locator("[data-draw]").click();
        assertThat(north.locator("[data-agree]")).isVisible();
        assertThat(square(north, "e5").boundingBox().y).isEqualTo(still.y);
        assertThat(north.locator("[data-agree]")).isInViewport();
        north.locator("[data-decline]").click();
        assertThat(south.locator("[data-offer-text]"))
                .hasText("Your offer of a draw was declined.");
        assertThat(south.locator("[data-draw]")).isHidden();
        play(north, "e9", "e7");
        assertThat(south.locator("[data-draw]")).isVisible();
        assertThat(south.locator("[data-offer]")).isHidden();
    }

    @Test
    void aMoveThatCannotBeSentWaitsAndIsSentByItself() {
        var south = chromium.visitor("en-GB");
        var north = chromium.visitor("en-GB");
        sit(south, north);
        var lost = new AtomicInteger();
        south.route(
                "**/moves*",
                route -> {
                    if (lost.getAndIncrement() < 1) route.abort();
                    else route.resume();
                });
        play(south, "e2", "e4");
        assertThat(south.locator("[data-connection]")).containsText("Your move waits");
        assertThat(north.locator("[data-moves]")).containsText("e2-e4");
        assertThat(south.locator("[data-connection]")).isHidden();
        assertThat(south.locator("[data-moves]")).containsText("e2-e4");
        assertThat(lost.get()).isEqualTo(2);
    }

    /** Two at a table of three minutes, by its address. */
    private static void sit(Page south, Page north) {
        south.navigate(server.address("/tables/new?game=sparta"));
        south.locator("#pace").selectOption("live 180 2");
        south.locator("input[name=own][value=South]").check(FORCED);
        south.locator("form.sheet button.primary").click();
        assertThat(square(south, "e2")).isVisible();
        north.navigate(south.url());
        north.locator("[data-join] button").click();
        assertThat(south.locator("[data-waiting]")).isHidden();
    }

    /** A move by two clicks, in a turn that was awaited: each once the board is ready for it. */
    private static void play(Page page, String from, String to) {
        assertThat(square(page, from)).hasAttribute("aria-selected", "false");
        square(page, from).click();
        assertThat(square(page, from)).hasAttribute("aria-selected", "true");
        assertThat(square(page, to)).hasClass("reachable");
        square(page, to).click();
    }

    /** As South, in the lobby. */
    private void lay(Page page, String pace) {
        page.navigate(server.address("/tables/new?game=sparta"));
        assertThat(Accessibility.faults(page)).isEmpty();
        page.locator("#pace").selectOption(pace);
        page.locator("input[name=own][value=South]").check(FORCED);
        page.locator("input[name=listed]").check();
        page.locator("form.sheet button.primary").click();
        assertThat(square(page, "e2")).isVisible();
    }

    private static Locator clock(Page page, String seat) {
        return page.locator("[data-clock=" + seat + "]");
    }

    private static Locator square(Page page, String name) {
        return page.locator("[data-square=" + name + "]");
    }
}
