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
    private static final int FACES = 6;
    private static final int PERSIAN_LIMIT = 4;
    private static final int HOME_LIMIT = 5;
    static final int NO_LIMIT = FACES;

    static int of(int units) {
        return Math.min(MOST, units);
    }

    /** EW-6.2. */
    static int limit(City at) {
        return at.isMajorOf(Side.PERSIA) ? HOME_LIMIT : PERSIAN_LIMIT;
    }

    /** That the Persians alone lose a unit in this round, the Greeks alone, both. */
    double[] chances() {
        var chances = new double[3];
        for (int theirs = 1; theirs <= FACES; theirs++)
            for (int ours = 1; ours <= FACES; ours++) {
                int counted = Math.min(limit, theirs);
                chances[counted < ours ? 0 : counted > ours ? 1 : 2] +=
                        best(theirs, persian) * best(ours, greek);
            }
        return chances;
    }

    /** That the best of so many dice is this. */
    private static double best(int value, int dice) {
        return Math.pow(value / (double) FACES, dice)
                - Math.pow((value - 1) / (double) FACES, dice);
    }

    Draw draw() {
        return new Draw.Dice(MoveText.BATTLE, persian + greek, FACES);
    }

    Result read(List<Integer> values) {
        var theirs = values.subList(0, persian);
        var ours = values.subList(persian, values.size());
        return new Result(
                theirs,
                ours,
                Math.min(limit, theirs.stream().max(Integer::compare).orElseThrow()),
                ours.stream().max(Integer::compare).orElseThrow(),
                limit);
    }

    /** What each side rolled, and its best die as it counts. */
    record Result(
            List<Integer> persian, List<Integer> greek, int persianBest, int greekBest, int limit) {
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
                    loses(Side.GREECE) ? 1 : 0,
                    limit);
        }

        private static String spaced(List<Integer> dice) {
            return dice.stream().map(String::valueOf).collect(Collectors.joining(" "));
        }
    }
}
