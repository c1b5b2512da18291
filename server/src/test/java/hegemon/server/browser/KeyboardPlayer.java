package hegemon.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;

import java.util.List;
import java.util.Random;

/**
 * Plays Earth and Water with Tab, Shift+Tab, Enter and Space alone, and listens to the live region.
 */
final class KeyboardPlayer {
    /** More steps than a game has. */
    private static final int LONGEST = 1_500;

    /** No part of the page is further away than this. */
    private static final int MOST_TABS = 80;

    /** What decides something, or is part of a decision; which piece is raised is a setting. */
    private static final String ANSWERS =
            "[data-answer]:not([data-answer^=piece]):enabled, [data-move]:enabled, .plate.open,"
                    + " .ew-card input:enabled";

    /** Lifting it takes the way to the server and back. */
    static final String CURTAIN = "[data-lift]";

    /** The page waits for the player, or the game is over. */
    static final String READY =
            "() => { const table = document.querySelector('ew-table'); return table && table.table"
                    + " && !table.busy && !document.querySelector('.ew-telling'); }";

    static final String OVER = "() => document.querySelector('ew-table').table.turn.over";

    /** Remembers the answer with this index, counted around, as the goal of the next keys. */
    private static final String AIM =
            "([all, index]) => { const found = [...document.querySelectorAll(all)];"
                    + " window.goal = found[index % found.length]; return found.length; }";

    /** Where the goal is from here: 0 reached, 1 further on, -1 further back. */
    private static final String WAY =
            "() => document.activeElement === window.goal ? 0"
                    + " : document.activeElement.compareDocumentPosition(window.goal) & 2 ? -1 : 1";

    private final Page page;
    private final List<String> preferred;
    private final Random random;

    /**
     * @param preferred what to answer if it is there, the most wanted first; else anything
     */
    KeyboardPlayer(Page page, long seed, String... preferred) {
        this.page = page;
        this.preferred = List.of(preferred);
        this.random = new Random(seed);
    }

    /** Plays until the game is over. */
    void play() {
        int steps = 0;
        while (!(boolean) page.evaluate(OVER)) {
            step();
            assertThat(++steps).as("steps of one game").isLessThan(LONGEST);
        }
    }

    /** One answer. Afterwards the focus is on the page and the new question was said. */
    void step() {
        press(goal());
        page.waitForFunction(READY);
        assertThat(page.evaluate("() => document.activeElement.tagName"))
                .as("who plays by keys keeps the place")
                .isNotEqualTo("BODY");
        assertThat(page.locator("ew-table [role=status]").innerText()).isNotBlank();
    }

    private String goal() {
        for (String wanted : preferred)
            if ((int) page.evaluate(AIM, List.of(wanted, 0)) > 0) return wanted;
        int found = (int) page.evaluate(AIM, List.of(ANSWERS, random.nextInt(1_000)));
        assertThat(found).as("answers to: " + page.locator("#ew-prompt").innerText()).isPositive();
        return ANSWERS;
    }

    private void press(String goal) {
        reach(goal);
        boolean marks = (boolean) page.evaluate("() => window.goal.type === 'checkbox'");
        page.keyboard().press(marks ? "Space" : "Enter");
        if (goal.equals(CURTAIN)) page.waitForFunction("() => !window.goal.isConnected");
    }

    private void reach(String goal) {
        for (int tabs = 0; tabs < MOST_TABS; tabs++) {
            int way = (int) page.evaluate(WAY);
            if (way == 0) return;
            page.keyboard().press(way > 0 ? "Tab" : "Shift+Tab");
        }
        throw new AssertionError("no key leads to " + goal);
    }
}
