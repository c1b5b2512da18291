package hegemon.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;

import java.util.List;
import java.util.Random;

/** Plays Earth and Water by fingers alone: buttons, cities on the map, cards of the fan. */
final class TouchPlayer {
    private static final int LONGEST = 1_500;

    /** What can be tapped to decide something, and what only leads there. */
    private static final String ANSWERS =
            "[data-answer]:not([data-answer^=piece]):enabled, [data-move]:enabled, .plate.open,"
                    + " .ew-fan input:enabled, .ew-card:not(.idle) .face[aria-expanded=false]";

    /** However long the story of PERS.IA is, the first line of its last turn is in its roll. */
    private static final String TOLD =
            "() => { const roll = document.querySelector('.ew-happened .roll'); const turn ="
                + " [...(roll?.querySelectorAll('.turn') ?? [])].at(-1); if (!turn) return true;"
                + " const [seen, read] = [roll, turn].map((part) => part.getBoundingClientRect());"
                + " return read.top >= seen.top - 1 && read.top + 20 <= seen.bottom; }";

    private final Page page;
    private final Random random;

    /** The last touch only opened a card: whoever rolled down to the hand stays there to read. */
    private boolean looked;

    TouchPlayer(Page page, long seed) {
        this.page = page;
        this.random = new Random(seed);
    }

    /** Plays until the game is over. */
    void play() {
        int steps = 0;
        while (!(boolean) page.evaluate(KeyboardPlayer.OVER)) {
            step();
            assertThat(++steps).as("steps of one game").isLessThan(LONGEST);
        }
    }

    /** One touch. */
    void step() {
        page.waitForFunction(KeyboardPlayer.READY);
        var answers = page.locator(ANSWERS);
        int found = answers.count();
        if (found == 0 && (boolean) page.evaluate(KeyboardPlayer.OVER)) return;
        assertThat(found).as("answers to: " + page.locator("#ew-prompt").innerText()).isPositive();
        if (!looked) awaitInView();
        page.waitForFunction(TOLD);
        var answer = answers.nth(random.nextInt(found));
        looked = (boolean) answer.evaluate("part => part.matches('.face')");
        answer.tap();
        page.waitForFunction(KeyboardPlayer.READY);
    }

    /** The question, and at least one answer to it, come into view without a touch. */
    private void awaitInView() {
        page.waitForFunction(
                "([prompt, answers]) => { const seen = (part) => { const { top, bottom } ="
                        + " part.getBoundingClientRect(); return bottom > top && top > -1"
                        + " && bottom <= innerHeight + 1; };"
                        + " return seen(document.querySelector(prompt)) &&"
                        + " [...document.querySelectorAll(answers)].some(seen); }",
                List.of("#ew-prompt", ANSWERS));
    }
}
