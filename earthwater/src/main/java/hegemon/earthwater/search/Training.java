package hegemon.earthwater.search;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.Position;
import hegemon.earthwater.Setup;
import hegemon.table.Turn;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Fits {@link Foresight} to games that players played against themselves. */
public final class Training {
    private static final int ROUNDS = 400;
    private static final double STEP = 0.5;

    /** Keeps weights small that few games speak for. */
    private static final double RESTRAINT = 0.002;

    private Training() {}

    /**
     * A campaign that begins, and how the game ended.
     *
     * @param result 1 if the Persians won in the end, 0.5 for a tie
     */
    public record Sample(Compact begun, double result) {}

    /** The beginnings of the campaigns of one game. */
    public static List<Sample> game(Player player, long seed) {
        var random = new SplittableRandom(seed);
        var arena = new Arena(Setup.parse("two-player").orThrow(), player, player);
        var state = new EarthWater().start("two-player").orThrow();
        var begun = new ArrayList<Compact>();
        int campaign = state.position().campaign();
        while (true) {
            if (state.turn() instanceof Turn.Over(var outcome)) {
                double result = (1 + MonteCarlo.winner(outcome)) / 2.0;
                return begun.stream().map(each -> new Sample(each, result)).toList();
            }
            state = arena.stepped(state, random);
            if (state.position().campaign() == campaign) continue;
            campaign = state.position().campaign();
            var compact = new Compact();
            compact.load(state.position());
            begun.add(compact);
        }
    }

    /** By gradient descent on the logarithmic loss, each campaign by itself. */
    public static Foresight fit(List<Sample> samples) {
        var weights = new double[Position.LAST_CAMPAIGN - 1][];
        for (int row = 0; row < weights.length; row++) {
            int wanted = row;
            weights[row] =
                    fitted(
                            samples.stream()
                                    .filter(each -> Foresight.row(each.begun()) == wanted)
                                    .toList());
        }
        return new Foresight(weights);
    }

    private static double[] fitted(List<Sample> samples) {
        var seen = samples.stream().map(each -> Foresight.features(each.begun())).toList();
        var weights = new double[Foresight.FEATURES];
        for (int round = 0; round < ROUNDS; round++) {
            var gradient = new double[Foresight.FEATURES];
            for (int n = 0; n < seen.size(); n++) {
                double miss = samples.get(n).result() - Foresight.logistic(weights, seen.get(n));
                for (int i = 0; i < gradient.length; i++) gradient[i] += miss * seen.get(n)[i];
            }
            for (int i = 0; i < weights.length; i++)
                weights[i] +=
                        STEP * (gradient[i] / Math.max(1, seen.size()) - RESTRAINT * weights[i]);
        }
        return weights;
    }

    /** The mean logarithmic loss of what is foreseen; a coin thrown has 0.69. */
    public static double loss(Foresight foresight, List<Sample> samples) {
        return samples.stream()
                .mapToDouble(each -> loss(foresight.persian(each.begun()), each.result()))
                .average()
                .orElse(0);
    }

    private static double loss(double foreseen, double result) {
        return -result * Math.log(foreseen) - (1 - result) * Math.log(1 - foreseen);
    }
}
