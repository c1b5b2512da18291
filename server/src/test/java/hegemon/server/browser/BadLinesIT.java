package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;

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
        south.navigate(server.address("/tables/new?game=sparta"));
        south.locator("#pace").selectOption("live 900 10");
        south.locator("input[name=own][value=South]")
                .check(new Locator.CheckOptions().setForce(true));
        south.locator("form.sheet button.primary").click();
        assertThat(south.locator("[data-square=e2]")).isVisible();
        var north = chromium.visitor("en-GB");
        north.navigate(south.url());
        north.locator("[data-join] button").click();
        var watcher = chromium.visitor("en-GB");
        var held = new ArrayDeque<Route>();
        watcher.route(Pattern.compile("/live\\?"), held::add);
        watcher.navigate(south.url());

        var fromSouth = disturbed(south);
        var fromNorth = disturbed(north);
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

    /** Of the moves that a page sends the first never arrives, the next is never answered. */
    private static AtomicInteger disturbed(Page page) {
        var sent = new AtomicInteger();
        page.route(
                "**/moves*",
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
