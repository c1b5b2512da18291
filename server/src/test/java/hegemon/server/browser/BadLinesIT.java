package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/** Two play and one looks on, over lines that lose, hold back and repeat what is sent. */
class BadLinesIT {
    private static final String[] PLAYED = {"e2-e4", "e9-e7"};

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    @Test
    void nothingIsLostNothingHappensTwiceAndNobodyIsStuck() {
        var south = chromium.visitor("en-GB");
        var north = chromium.visitor("en-GB");
        sit(south, north);
        var watcher = chromium.visitor("en-GB");
        var held = new ArrayDeque<Route>();
        watcher.route(Pattern.compile("/live\\?"), held::add);
        watcher.navigate(south.url());

        var fromSouth = disturbed(south, "**/moves*");
        var fromNorth = disturbed(north, "**/moves*");
        north.locator("[data-square=e9]").click();
        play(south, fromSouth, PLAYED[0]);
        assertThat(north.locator("[data-moves]")).containsText(PLAYED[0]);
        held.remove().resume();
        play(north, fromNorth, "e7"); // the piece that was taken up before is still in hand
        for (Page page : new Page[] {south, north, watcher}) {
            assertThat(page.locator("[data-moves] [data-turn]")).hasText(PLAYED);
            assertThat(page.locator("[data-connection]")).isHidden();
        }
    }

    /**
     * A browser gives up a stream that is answered by an error, as by a proxy while the server
     * starts again.
     */
    @Test
    void aStreamThatIsRefusedComesBackByItself() {
        var south = chromium.visitor("en-GB");
        var north = chromium.visitor("en-GB");
        sit(south, north);
        north.route(
                Pattern.compile("/live\\?"),
                route -> route.fulfill(new Route.FulfillOptions().setStatus(503)),
                new Page.RouteOptions().setTimes(1));
        north.reload();
        assertThat(north.locator("[data-connection]")).isVisible();
        play(south, "e2", "e4");
        assertThat(north.locator("[data-moves] [data-turn]")).hasText("e2-e4");
        assertThat(north.locator("[data-connection]")).isHidden();
    }

    @Test
    void anOfferItsAnswerAndARematchGetThroughOnce() {
        var south = chromium.visitor("en-GB");
        var north = chromium.visitor("en-GB");
        sit(south, north);
        play(south, "e2", "e4");
        assertThat(north.locator("[data-moves]")).containsText("e2-e4");
        play(north, "e9", "e7");
        assertThat(south.locator("[data-moves]")).containsText("e9-e7");
        var fromSouth = disturbed(south, "**/offers*");
        var fromNorth = disturbed(north, "**/offers*");
        say(south, fromSouth, "[data-draw]");
        assertThat(south.locator("[data-offer-text]")).hasText("You offer a draw.");
        assertThat(north.locator("[data-offer-text]")).hasText("A draw is offered to you.");
        say(north, fromNorth, "[data-agree]");
        for (Page page : new Page[] {south, north})
            assertThat(page.locator("[data-result]")).containsText("draw");
        var before = south.url();
        say(south, fromSouth, "[data-rematch]");
        fromNorth.set(2); // this one arrives twice: the page is gone before it could ask again
        north.locator("[data-agree]").click();
        for (Page page : new Page[] {south, north}) page.waitForURL(url -> !url.equals(before));
        Assertions.assertThat(south.url()).isEqualTo(north.url());
        assertThat(north.locator("[data-news-count]")).isHidden();
    }

    private static void sit(Page south, Page north) {
        south.navigate(server.address("/tables/new?game=sparta"));
        south.locator("#pace").selectOption("live 900 10");
        south.locator("input[name=own][value=South]")
                .check(new Locator.CheckOptions().setForce(true));
        south.locator("form.sheet button.primary").click();
        assertThat(south.locator("[data-square=e2]")).isVisible();
        north.navigate(south.url());
        north.locator("[data-join] button").click();
        assertThat(north.locator("[data-square=e2]")).isVisible();
    }

    private static void play(Page page, String from, String to) {
        page.locator("[data-square=" + from + "]").click();
        page.locator("[data-square=" + to + "]").click();
    }

    /** Touches a button, and says each time that the line is back. */
    private static void say(Page page, AtomicInteger sent, String button) {
        int before = sent.get();
        page.locator(button).click();
        for (int tries = 1; tries < 3; tries++) {
            int now = before + tries;
            page.waitForCondition(() -> sent.get() >= now);
            assertThat(page.locator("[data-refusal]")).isVisible();
            page.evaluate("dispatchEvent(new Event('online'))");
        }
        page.waitForCondition(() -> sent.get() == before + 3);
        assertThat(page.locator("[data-refusal]")).isHidden();
    }

    /** Of what a page sends there the first never arrives, the next is never answered. */
    private static AtomicInteger disturbed(Page page, String address) {
        var sent = new AtomicInteger();
        page.route(
                address,
                route -> {
                    int number = sent.getAndIncrement() % 3;
                    if (number > 0) route.fetch();
                    if (number < 2) route.abort();
                    else route.resume(); // a second time
                });
        return sent;
    }

    /** Moves, and says each time that the line is back, rather than wait until it is tried. */
    private static void play(Page page, AtomicInteger sent, String squares) {
        int before = sent.get();
        for (String square : squares.split("-"))
            page.locator("[data-square=" + square + "]").click();
        for (int tries = 1; tries < 3; tries++) {
            int now = before + tries;
            page.waitForCondition(() -> sent.get() >= now);
            assertThat(page.locator("[data-connection]")).isVisible();
            page.evaluate("dispatchEvent(new Event('online'))");
        }
        page.waitForCondition(() -> sent.get() == before + 3);
        assertThat(page.locator("[data-connection]")).isHidden();
    }
}
