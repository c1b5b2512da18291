package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

import hegemon.sparta.Move;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.sparta.Square;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** Sparta's boards in a real browser: lessons, editor, analysis, and a game by keys. */
class SpartaIT {
    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    /** No part of the page is further away than this. */
    private static final int MOST_TABS = 80;

    /** Squares stand in a tree of their own. */
    private static final String FOCUSED = "part => part.getRootNode().activeElement === part";

    private static final String SQUARE =
            "() => { const board = document.querySelector('sparta-board'); return (board.shadowRoot"
                    + " ?? document).activeElement?.dataset.square ?? ''; }";

    private Page visit(String path) {
        var page = chromium.visitor("en-US");
        page.navigate(server.address(path));
        return page;
    }

    private static void press(Page page, String square, String key) {
        var field = page.locator("[data-square=" + square + "]");
        field.focus();
        field.press(key);
    }

    /** A move by keys, once the piece can be taken up and is in the hand. */
    private static void move(Page page, String from, String to) {
        var piece = page.locator("[data-square=" + from + "]");
        assertThat(piece).hasAttribute("aria-selected", "false");
        press(page, from, "Enter");
        assertThat(piece).hasAttribute("aria-selected", "true");
        press(page, to, "Enter");
    }

    @Test
    void theTenLessonsAreFinishedByKeys() {
        var page = visit("/sparta/tutorial");
        var feedback = page.locator("[data-feedback]");
        move(page, "b2", "b3");
        assertThat(feedback).hasClass(Pattern.compile("warning"));
        page.locator("[data-again]").click();
        var answers =
                new String[][] {
                    {"e2", "e4"}, {"f4", "g6"}, {"d3", "d5"}, {"f2", "f4"},
                    {"g2", "f4"}, {"e2", "e4"}, {"e2", "e4"}, {"g6", ""},
                    {"h4", "i6"}, {"f2", "e4"}
                };
        for (int lesson = 0; lesson < answers.length; lesson++) {
            var answer = answers[lesson];
            assertThat(page.locator("[data-title]")).containsText("%d of 10".formatted(lesson + 1));
            assertThat(page.locator("[data-square=" + answer[0] + "]"))
                    .hasAttribute("aria-label", Pattern.compile("South"));
            if (answer[1].isEmpty()) press(page, answer[0], "h");
            else move(page, answer[0], answer[1]);
            assertThat(feedback).hasClass(Pattern.compile("success"));
            if (lesson + 1 < answers.length) page.locator("[data-next]").click();
        }
        assertThat(page.locator("[data-played]")).isVisible();
        assertThat(Accessibility.faults(page)).as("the lessons").isEmpty();
        page.reload();
        assertThat(page.locator("[data-progress]")).hasJSProperty("value", 10);
    }

    @Test
    void aPositionIsSetUpCheckedSharedAndPlayed() {
        var page = visit("/sparta/editor");
        var verdict = page.locator("[data-verdict]");
        assertThat(verdict).containsText("can be played");
        page.locator("[data-square=e4]").click();
        assertThat(verdict).hasClass(Pattern.compile("refused|warning"));
        assertThat(page.locator("[data-play]")).isDisabled();
        page.locator("[data-square=e2]").dragTo(page.locator("[data-square=j1]"));
        press(page, "j1", "Delete");
        assertThat(verdict).containsText("can be played");
        assertThat(Accessibility.faults(page)).as("the editor").isEmpty();

        var friend =
                visit(page.locator("[data-link]").inputValue().replace(server.address(""), ""));
        assertThat(friend.locator("[data-square=e4]"))
                .hasAttribute("aria-label", Pattern.compile("South"));
        assertThat(friend.locator("[data-square=e2]"))
                .hasAttribute("aria-label", Pattern.compile("e2.*empty|empty"));

        page.locator("[data-play]").click();
        page.waitForURL(Pattern.compile(".*/games/.*"));
        move(page, "e4", "e6");
        assertThat(page.locator("[data-moves] [data-turn='2']")).not().isEmpty();
    }

    @Test
    void aGameIsAnalysedWithVariationsLinesAndTurningPoints() {
        var page = visit("/sparta/analysis");
        assertThat(page.locator("[data-lines] li").first()).isVisible();
        assertThat(page.locator("[data-state]")).containsText("Depth");
        assertThat(page.locator("sparta-board .arrow").first()).isAttached();
        move(page, "e2", "e4");
        assertThat(page.locator("[data-tree]")).containsText("e2-e4");
        move(page, "e9", "e7");
        assertThat(page.locator("[data-tree]")).containsText("e9-e7");
        page.locator("[data-step=back]").click();
        assertThat(page.locator("[data-standing]")).containsText("North");
        move(page, "d9", "d7");
        assertThat(page.locator("[data-tree] .variation")).containsText("d9-d7");
        page.locator("[data-prefer]").click();
        assertThat(page.locator("[data-tree] .variation")).containsText("e9-e7");
        page.locator("[data-write]").click();
        assertThat(page.locator("[data-text]"))
                .hasValue(Pattern.compile("e2-e4.*d9-d7", Pattern.DOTALL));
        page.locator("[data-load] button").first().click();
        assertThat(page.locator("[data-graph] svg")).isVisible();
        assertThat(page.locator("[data-turns] li").first()).isVisible();
        page.locator("[data-text]").fill("no position at all");
        page.locator("[data-load] button").first().click();
        assertThat(page.locator("[data-refusal]")).isVisible();
        assertThat(page.locator("[data-tree]")).containsText("e2-e4");
        assertThat(Accessibility.faults(page)).as("analysis").isEmpty();
    }

    @Test
    void whatStrongPlayDidIsShownAndPlayedInTheOpening() {
        var page = visit("/sparta/analysis");
        var openings = page.locator("[data-openings]");
        assertThat(openings).containsText("Games that reached this position");
        openings.getByText("c2-a4", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator("[data-tree]")).containsText("c2-a4");
        assertThat(openings).containsText("Taygetos");
        assertThat(openings).not().containsText("server.");
        move(page, "e9", "e7");
        assertThat(openings).containsText("This has not been played");
    }

    @Test
    void aBoardLooksAsItsReaderLikesIt() {
        var page = visit("/");
        page.getByText("Play against the machine").click();
        var board = page.locator("sparta-board");
        assertThat(board).hasAttribute("ground", "sandstone");
        page.locator("details:has([data-look]) > summary").click();
        page.locator("[data-look=ground]").selectOption("marble");
        page.locator("[data-look=figures]").selectOption("stones");
        var piece = board.locator("[data-piece=b2] use");
        assertThat(piece).hasAttribute("href", Pattern.compile("#south-fighter-stone$"));
        page.reload();
        assertThat(board).hasAttribute("ground", "marble");
        assertThat(piece).hasAttribute("href", Pattern.compile("#south-fighter-stone$"));
        page.navigate(server.address("/sparta/analysis"));
        assertThat(board).hasAttribute("ground", "marble");
    }

    @Test
    void aStudyOfTwoBoardsIsKeptAndReadAtItsAddress() {
        var page = visit("/sparta/analysis");
        page.locator("[data-switch]").click();
        move(page, "e2", "e4");
        assertThat(page.locator("[data-tree]")).containsText("e2-e4");
        page.locator("[data-mark]").selectOption("?!");
        page.locator("[data-remark]").fill("Too early.");
        page.locator("[data-board-add]").click();
        assertThat(page.locator("[data-boards] li")).hasCount(2);
        assertThat(page.locator("[data-tree]")).isEmpty();
        page.locator("[data-study-name]").fill("Openings");
        page.locator("[data-keep]").click();
        assertThat(page.locator("[data-study-state]")).containsText("Saved");
        var reader = visit("/");
        reader.navigate(page.locator("[data-study-link]").inputValue());
        assertThat(reader.locator("main")).containsText("Openings");
        assertThat(reader.locator("[data-tree]")).containsText("e2-e4?!");
        assertThat(reader.locator("[data-tree] .remark")).hasText("Too early.");
        reader.locator("[data-boards] button").last().click();
        assertThat(reader.locator("[data-tree]")).isEmpty();
        assertThat(Accessibility.faults(reader)).as("study").isEmpty();
        reader.setViewportSize(844, 390);
        reader.reload();
        assertThat(reader.locator("[data-square=a1]")).isInViewport();
    }

    @Test
    void aStudyKeepsTheOtherBoardsWhenOneGoesAndIsDeletedOnlyWhenSure() {
        var page = visit("/sparta/analysis");
        page.locator("[data-switch]").click();
        var boards = page.locator("[data-boards] li");
        var title = page.locator("[data-board-title]");
        var moves = List.of("e2-e3", "e2-e4", "d2-d4");
        for (int number = 1; number <= 3; number++) {
            if (number > 1) page.locator("[data-board-add]").click();
            assertThat(boards).hasCount(number);
            assertThat(page.locator("[data-tree]")).isEmpty();
            var move = moves.get(number - 1);
            move(page, move.substring(0, 2), move.substring(3));
            assertThat(page.locator("[data-tree]")).containsText(move);
            title.fill("Board " + number);
            title.press("Tab");
            assertThat(boards.last()).hasText("Board " + number);
            assertThat(page.locator("[data-tree] [aria-current]")).containsText(move);
        }
        boards.nth(1).locator("button").click();
        assertThat(page.locator("[data-tree]")).containsText("e2-e4");
        page.locator("[data-board-remove]").click();
        assertThat(boards).hasText(new String[] {"Board 1", "Board 3"});
        boards.last().locator("button").click();
        assertThat(page.locator("[data-tree]")).containsText("d2-d4");
        assertThat(page.locator("[data-forget]")).isHidden();
        page.locator("[data-keep]").click();
        page.locator("[data-forget]").click();
        page.locator("dialog[open] button[value=no]").click();
        page.reload();
        assertThat(boards).hasText(new String[] {"Board 1", "Board 3"});
        page.locator("[data-forget]").click();
        page.locator("dialog[open] button[value=yes]").click();
        page.waitForURL(Pattern.compile(".*/sparta/analysis"));
    }

    @Test
    void aSecondTabStaysInStepAndAMoveFromAnEarlierPageChangesNothing() {
        var page = visit("/");
        page.getByText("Play against the machine").click();
        page.waitForURL(Pattern.compile(".*/games/.*"));
        var other = page.context().newPage();
        other.navigate(page.url());
        assertThat(other.locator("[data-square=e2]")).isVisible();
        move(page, "e2", "e4");
        assertThat(other.locator("[data-moves] [data-turn='2']")).not().isEmpty();
        assertThat(page.locator("[data-moves] [data-turn='2']")).not().isEmpty();
        page.locator("[data-square=a1]").focus();
        page.keyboard().press("Home");
        assertThat(page.locator("sparta-board .said")).not().isEmpty();
        page.getByText("Turn the board").click();
        assertThat(page.locator("sparta-board")).hasAttribute("flipped", "");
        page.getByText("Describe").click();
        assertThat(page.locator("sparta-board")).containsText("South");
    }

    @Test
    void aWholeGameForTwoIsPlayedAndPlayedAgainByKeysAlone() {
        var south = visit("/");
        south.locator("article[aria-labelledby=sparta] form.friend button").focus();
        south.keyboard().press("Enter");
        south.waitForURL(Pattern.compile(".*/games/.*"));
        var table = south.url();
        var north = visit(table.substring(server.address("").length()));
        north.locator("[data-join] button").first().focus();
        north.keyboard().press("Enter");
        var game = shortGame();
        for (int turn = 0; turn < game.size(); turn++) {
            var player = turn % 2 == 0 ? new SquareWalker(south) : new SquareWalker(north);
            player.play(game.get(turn), turn);
        }
        for (var page : List.of(south, north)) {
            assertThat(page.locator("[data-result]")).isVisible();
            assertThat(page.locator("[data-ending]")).not().isEmpty();
        }
        reach(south, "[data-rematch]").press("Enter");
        reach(north, "[data-agree]").press("Enter");
        south.waitForURL(url -> !url.equals(table));
        north.waitForURL(url -> url.equals(south.url()));
    }

    /** What takes most is played, so that the game is over soon. */
    private static List<Move> shortGame() {
        var state = SpartaState.start(Setup.standard());
        var moves = new ArrayList<Move>();
        while (state.turn() instanceof Turn.Of(var seats)) {
            var seat = seats.iterator().next();
            var now = state;
            var best =
                    state.moves(seat).stream()
                            .max(Comparator.comparingInt(move -> lead(now.play(seat, move), seat)))
                            .orElseThrow();
            moves.add(best);
            state = state.play(seat, best);
        }
        return moves;
    }

    /** The cities and pieces of this seat against those of the other. */
    private static int lead(SpartaState state, Seat seat) {
        int south =
                state.scores().stream()
                        .mapToInt(score -> score.figures().getFirst() - score.figures().getLast())
                        .sum();
        return state.seats().getFirst().equals(seat) ? south : -south;
    }

    private static Locator reach(Page page, String goal) {
        var found = page.locator(goal).first();
        found.waitFor();
        for (int tabs = 0; tabs < MOST_TABS; tabs++) {
            if ((boolean) found.evaluate(FOCUSED)) return found;
            page.keyboard().press("Tab");
        }
        throw new AssertionError("no key leads to " + goal);
    }

    /** Goes from square to square by arrows. */
    private record SquareWalker(Page page) {
        void play(Move move, int turn) {
            switch (move) {
                case Move.Walk(var from, var to) -> {
                    go(from);
                    awaitTurn(turn);
                    page.keyboard().press("Enter");
                    go(to);
                    page.keyboard().press("Enter");
                }
                case Move.Promote(var city) -> {
                    go(city);
                    awaitTurn(turn);
                    page.keyboard().press("h");
                }
                case Move.Pass() -> throw new AssertionError("nobody passes in this game");
            }
            awaitTurn(turn + 1);
        }

        private void awaitTurn(int turn) {
            page.waitForFunction(
                    "turn => document.querySelectorAll('[data-moves] [data-turn]').length >= turn",
                    turn);
        }

        private void go(Square goal) {
            if (here().isEmpty()) reach(page, "sparta-board [data-square][tabindex='0']");
            var from = Square.parse(here()).orElseThrow();
            boolean turned = page.locator("sparta-board[flipped]").count() > 0;
            int right = (goal.file() - from.file()) * (turned ? -1 : 1);
            int up = (goal.rank() - from.rank()) * (turned ? -1 : 1);
            press(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
            press(up > 0 ? "ArrowUp" : "ArrowDown", Math.abs(up));
            assertThat(page.locator("[data-square=" + goal + "]")).isFocused();
        }

        private String here() {
            return (String) page.evaluate(SQUARE);
        }

        private void press(String key, int times) {
            for (int i = 0; i < times; i++) page.keyboard().press(key);
        }
    }
}
