package hegemon.earthwater;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Side;
import hegemon.table.Draw;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The dice of one round of a battle (EW-6.1).
 *
 * @param persian how many the Persians roll; their dice come first
 * @param limit what a Persian die counts at most
 */
record Dice(int persian, int greek, int limit) {
    private static final int MOST = 3;
    private static final int PERSIAN_LIMIT = 4;
    private static final int HOME_LIMIT = 5;
    static final int NO_LIMIT = 6;

    static int of(int units) {
        return Math.min(MOST, units);
    }

    /** EW-6.2. */
    static int limit(City at) {
        return at.isMajorOf(Side.PERSIA) ? HOME_LIMIT : PERSIAN_LIMIT;
    }

    Draw draw() {
        return new Draw.Dice(Notation.BATTLE, persian + greek, 6);
    }

    Result read(List<Integer> values) {
        var theirs = values.subList(0, persian);
        var ours = values.subList(persian, values.size());
        return new Result(
                theirs,
                ours,
                Math.min(limit, theirs.stream().max(Integer::compare).orElseThrow()),
                ours.stream().max(Integer::compare).orElseThrow());
    }

    /** What each side rolled, and its best die as it counts. */
    record Result(List<Integer> persian, List<Integer> greek, int persianBest, int greekBest) {
        /** EW-6.1: the lower side loses a unit; on a tie each does. */
        boolean loses(Side side) {
            return side == Side.GREECE ? greekBest <= persianBest : persianBest <= greekBest;
        }

        Note note(City at) {
            return Note.of(
                    "EW-6.1",
                    "round",
                    at,
                    spaced(persian),
                    spaced(greek),
                    persianBest,
                    greekBest,
                    loses(Side.PERSIA) ? 1 : 0,
                    loses(Side.GREECE) ? 1 : 0);
        }

        private static String spaced(List<Integer> dice) {
            return dice.stream().map(String::valueOf).collect(Collectors.joining(" "));
        }
    }
}
