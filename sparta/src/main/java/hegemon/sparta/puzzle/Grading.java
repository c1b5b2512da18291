package hegemon.sparta.puzzle;

import hegemon.sparta.Move;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Level;

import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;

/** How hard a line is to find, told by the lowest level that finds all of it whenever it looks. */
final class Grading {
    /** What a level overlooks changes from turn to turn: it looks this often. */
    private static final int LOOKS = 3;

    /** Levels below the last are limited by nodes; this is no limit. */
    private static final Duration ENDLESS = Duration.ofDays(1);

    private Grading() {}

    static int level(SpartaState start, List<Move> line) {
        int last = Level.ALL.size();
        for (int level = 1; level < last; level++)
            if (finds(Level.of(level), start, line)) return level;
        return last;
    }

    private static boolean finds(Level level, SpartaState start, List<Move> line) {
        var state = start;
        for (int i = 0; i < line.size(); i++) {
            if (i % 2 == 0 && !finds(level, state, line.get(i))) return false;
            state = Solution.play(state, line.get(i));
        }
        return true;
    }

    /** Whether nobody would miss this move. */
    static boolean isPlain(SpartaState state, Move move) {
        return finds(Level.of(1), state, move);
    }

    private static boolean finds(Level level, SpartaState state, Move move) {
        return LongStream.range(0, LOOKS)
                .mapToObj(look -> level.choose(state, ENDLESS, 1, look, () -> false))
                .allMatch(move::equals);
    }
}
