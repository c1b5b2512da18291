package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.search.MonteCarlo;

import java.util.List;

/**
 * What the house thinks of a decision.
 *
 * @param entry of the log that the decision answers
 * @param done playouts made so far
 * @param of playouts in all
 * @param winning the probability to win with the best choice
 * @param moves every legal choice, the most promising first
 */
record Advice(int entry, int done, int of, double winning, List<Prospect> moves) {
    Advice {
        moves = List.copyOf(moves);
    }

    /**
     * A choice and the probability to win with it.
     *
     * @param trials playouts that began with it; with few of them it is a rough guess
     */
    record Prospect(String move, double winning, int trials) {}

    static Advice of(int entry, int done, int of, MonteCarlo weighed) {
        var notation = new EarthWater();
        var moves =
                weighed.advice().stream()
                        .map(
                                each ->
                                        new Prospect(
                                                notation.print(each.move()),
                                                each.winning(),
                                                each.trials()))
                        .toList();
        return new Advice(entry, done, of, moves.getFirst().winning(), moves);
    }
}
