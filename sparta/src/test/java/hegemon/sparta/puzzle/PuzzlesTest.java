package hegemon.sparta.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Level;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;

class PuzzlesTest {
    private static SpartaState played(Puzzle puzzle, List<String> moves) {
        var state = puzzle.start();
        for (var move : moves) state = state.after(move).orThrow();
        return state;
    }

    @Test
    void everyShippedPuzzleCanBePlayed() {
        var seen = new HashSet<String>();
        assertThat(Puzzles.shipped()).hasSizeGreaterThan(500);
        for (var puzzle : Puzzles.shipped()) {
            assertThat(seen.add(puzzle.position())).as(puzzle.position()).isTrue();
            assertThat(puzzle.length()).isBetween(1, 5);
            assertThat(puzzle.level()).isBetween(1, Level.ALL.size());
            var end = played(puzzle, puzzle.line());
            played(puzzle, puzzle.tempting());
            assertThat(puzzle.tempting()).isNotEmpty();
            assertThat(puzzle.tempting().getFirst()).isNotEqualTo(puzzle.line().getFirst());
            if (puzzle.theme() == Theme.END)
                assertThat(end.outcome().orElseThrow().winners())
                        .contains(puzzle.start().position().toMove().seat());
        }
    }

    @Test
    void aPuzzleIsReadAsItIsWritten() {
        var puzzle = Puzzles.shipped().getFirst();
        assertThat(Puzzle.parse(puzzle.print())).isEqualTo(puzzle);
    }

    /** The command finds the same ones again. */
    @Test
    void theFirstGameThatHasPuzzlesHasThemAgain() {
        isFoundAgain(Puzzles.shipped().getFirst());
    }

    @Test
    void theFirstGameWithALongPuzzleHasItAgain() {
        isFoundAgain(
                Puzzles.shipped().stream().filter(it -> it.length() > 2).findFirst().orElseThrow());
    }

    private static void isFoundAgain(Puzzle puzzle) {
        assertThat(new Finder(1).game(puzzle.game()))
                .isEqualTo(
                        Puzzles.shipped().stream()
                                .filter(it -> it.game() == puzzle.game())
                                .toList());
    }

    @Test
    void manyOfThemAreLong() {
        assertThat(Puzzles.shipped().stream().filter(it -> it.length() > 2))
                .hasSizeGreaterThan(150);
    }

    @Test
    void aPositionWithoutAClearMoveIsNone() {
        var start = hegemon.sparta.Setup.standard().position().print();
        assertThat(Solution.of(Puzzle.start(start))).isEmpty();
    }
}
