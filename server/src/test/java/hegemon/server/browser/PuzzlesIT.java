package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;

import hegemon.sparta.puzzle.Puzzle;
import hegemon.sparta.puzzle.Puzzles;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.List;
import java.util.regex.Pattern;

/** Puzzles of Sparta in a real browser, by keys. */
class PuzzlesIT {
    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    private static void press(Page page, String square) {
        var field = page.locator("[data-square=" + square + "]");
        field.focus();
        field.press("Enter");
    }

    private static void play(Page page, String move) {
        var squares = move.split("-");
        assertThat(page.locator("[data-square=" + squares[0] + "]"))
                .hasAttribute("aria-selected", "false");
        press(page, squares[0]);
        press(page, squares[1]);
    }

    private static void solve(Page page, Puzzle puzzle) {
        for (int i = 0; i < puzzle.line().size(); i += 2) {
            if (i > 0) assertThat(page.locator("[data-feedback]")).containsText("Right so far");
            play(page, puzzle.line().get(i));
        }
    }

    private static Puzzle shown(Page page) {
        var title = page.locator("[data-title]");
        assertThat(title).hasText(Pattern.compile("Puzzle \\d+"));
        int number = Integer.parseInt(title.textContent().replaceAll("\\D", ""));
        return Puzzles.shipped().get(number - 1);
    }

    @Test
    void aPuzzleIsMissedRefutedHintedSolvedAndKept() {
        var page = chromium.visitor("en-US");
        page.navigate(server.address("/sparta/puzzles"));
        var feedback = page.locator("[data-feedback]");
        assertThat(page.locator("[data-title]")).containsText("Puzzle of the day");
        waitUntilKept(page, "/api/sparta/puzzles?grade=easy&batch=0");
        page.locator("input[value=easy]").check();
        var puzzle = shown(page);

        play(page, puzzle.tempting().getFirst());
        assertThat(feedback).containsText("It could go on like this");
        assertThat(page.locator("[data-streak]")).containsText("In a row: 0");
        page.locator("[data-hint]").click();
        assertThat(feedback)
                .containsText("Look at the piece on " + puzzle.line().getFirst().split("-")[0]);

        solve(page, puzzle);
        assertThat(feedback).containsText("Found in the end");
        assertThat(Accessibility.faults(page)).as("a puzzle").isEmpty();
        var title = page.locator("[data-title]").textContent();
        page.locator("[data-next]").click();
        assertThat(page.locator("[data-title]")).not().hasText(title);

        var next = shown(page);
        assertThat(next).isNotEqualTo(puzzle);
        solve(page, next);
        assertThat(feedback).containsText("Solved!");
        assertThat(page.locator("[data-streak]")).containsText("In a row: 1 · best: 1 · solved: 1");

        waitUntilKept(
                page,
                "/sparta/puzzles",
                "/js/sparta/puzzles.js",
                "/css/sparta.css",
                "/api/sparta/puzzles?grade=easy&batch=1");

        page.locator("input[value=long]").check();
        assertThat(page.locator("[data-task]")).hasText(Pattern.compile("[345] moves"));
        assertThat(shown(page).length()).isGreaterThanOrEqualTo(3);
    }

    /** What is there when the line is gone. */
    private static void waitUntilKept(Page page, String... addresses) {
        page.waitForFunction(
                """
                async (needed) => {
                  const kept = [];
                  for (const name of await caches.keys())
                    for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
                  return needed.every((each) => kept.some((url) => url.endsWith(each)));
                }\
                """,
                List.of(addresses));
    }
}
