package hegemon.sparta.search;

import hegemon.sparta.Setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Finds the weights of the {@link Evaluation} from games of the engine against itself: logistic
 * regression of the result on the features, by gradient descent with Adam's steps.
 *
 * @param nodes that each side thinks about a move
 * @param progress is told of every game
 */
public record Tuner(int games, long nodes, int threads, Runnable progress) {
    private static final double RATE = 0.01;
    private static final double FIRST = 0.9;
    private static final double SECOND = 0.999;
    private static final double SHRINK = 2e-5;
    private static final int BATCH = 1_000;

    /** How much the search's own opinion counts beside the result, which is a noisy teacher. */
    private static final double OPINION = 0.3;

    /** A lead of a fighter is about this much on the logistic scale; used for opinions only. */
    private static final double FIGHTER = 0.6;

    /**
     * What came out.
     *
     * @param before the mean error of the old weights in predicting positions not learnt from
     * @param after the same of the new weights
     */
    public record Report(Weights weights, int samples, double before, double after) {}

    /** Plays, then fits; one sample in ten is kept aside to measure the error. */
    public Report tune(Weights old, int epochs, long seed) throws InterruptedException {
        var samples = new ArrayList<>(collect(old, seed));
        Collections.shuffle(samples, new Random(seed));
        int kept = samples.size() / 10;
        var test = samples.subList(0, kept);
        var train = samples.subList(kept, samples.size());
        var fit = new double[2 * Evaluation.FEATURES];
        var start = scaledDown(old);
        System.arraycopy(start, 0, fit, 0, fit.length);
        fit(train, fit, epochs, seed);
        return new Report(scaledUp(fit), samples.size(), error(test, start), error(test, fit));
    }

    private List<Sample> collect(Weights weights, long seed) throws InterruptedException {
        var play = new SelfPlay(Mind.features(weights), nodes);
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var results = new ArrayList<Future<List<Sample>>>();
            for (int game = 0; game < games; game++) {
                long gameSeed = seed * 1_000_003L + game;
                Callable<List<Sample>> one =
                        () -> {
                            var samples = samples(play.play(gameSeed), weights);
                            progress.run();
                            return samples;
                        };
                results.add(pool.submit(one));
            }
            var samples = new ArrayList<Sample>();
            for (var result : results) samples.addAll(result.get());
            return samples;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game of self-play failed", e);
        }
    }

    /** The quiet positions of a game, with what counts in them. */
    private static List<Sample> samples(SelfPlay.Played played, Weights weights) {
        return played.seen().stream()
                .map(it -> Sample.of(Board.of(it.state()), weights, it.value(), played.winner()))
                .toList();
    }

    private static void fit(List<Sample> samples, double[] weights, int epochs, long seed) {
        var order = new ArrayList<>(samples);
        var random = new Random(seed);
        var gradient = new double[weights.length];
        var mean = new double[weights.length];
        var spread = new double[weights.length];
        int steps = 0;
        for (int epoch = 0; epoch < epochs; epoch++) {
            Collections.shuffle(order, random);
            double rate = RATE * (1 - (double) epoch / epochs);
            for (int from = 0; from < order.size(); from += BATCH) {
                var batch = order.subList(from, Math.min(from + BATCH, order.size()));
                Arrays.fill(gradient, 0);
                for (var sample : batch) learn(sample, weights, gradient, batch.size());
                steps++;
                double bias = Math.sqrt(1 - Math.pow(SECOND, steps)) / (1 - Math.pow(FIRST, steps));
                for (int i = 0; i < weights.length; i++) {
                    double g = gradient[i] + SHRINK * weights[i];
                    mean[i] = FIRST * mean[i] + (1 - FIRST) * g;
                    spread[i] = SECOND * spread[i] + (1 - SECOND) * g * g;
                    weights[i] -= rate * bias * mean[i] / (Math.sqrt(spread[i]) + 1e-8);
                }
            }
        }
    }

    private static void learn(Sample sample, double[] weights, double[] gradient, int share) {
        double wrong = (logistic(value(sample, weights)) - target(sample)) / share;
        var features = sample.features;
        for (int i = 0; i < features.length; i += 2) {
            gradient[2 * features[i]] += wrong * features[i + 1] * sample.phase;
            gradient[2 * features[i] + 1] += wrong * features[i + 1] * (1 - sample.phase);
        }
    }

    private static double target(Sample sample) {
        double opinion = logistic(sample.value / 100.0 * FIGHTER);
        return (1 - OPINION) * sample.result + OPINION * opinion;
    }

    private static double value(Sample sample, double[] weights) {
        double sum = 0;
        var features = sample.features;
        for (int i = 0; i < features.length; i += 2) {
            double full = weights[2 * features[i]];
            double bare = weights[2 * features[i] + 1];
            sum += features[i + 1] * (full * sample.phase + bare * (1 - sample.phase));
        }
        return sum;
    }

    /** The mean square of result minus prediction. */
    private static double error(List<Sample> samples, double[] weights) {
        double sum = 0;
        for (var sample : samples) {
            double wrong = logistic(value(sample, weights)) - sample.result;
            sum += wrong * wrong;
        }
        return sum / Math.max(1, samples.size());
    }

    private static double logistic(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    private static double[] scaledDown(Weights weights) {
        var scaled = new double[2 * Evaluation.FEATURES];
        for (int i = 0; i < Evaluation.FEATURES; i++) {
            scaled[2 * i] = weights.full()[i] * FIGHTER / 100;
            scaled[2 * i + 1] = weights.bare()[i] * FIGHTER / 100;
        }
        return scaled;
    }

    private static Weights scaledUp(double[] fit) {
        var full = new int[Evaluation.FEATURES];
        var bare = new int[Evaluation.FEATURES];
        for (int i = 0; i < Evaluation.FEATURES; i++) {
            full[i] = (int) Math.round(fit[2 * i] * 100 / FIGHTER);
            bare[i] = (int) Math.round(fit[2 * i + 1] * 100 / FIGHTER);
        }
        return new Weights(full, bare);
    }

    /** The new weights against the old ones, sides swapped every game. */
    public static Arena arena(Weights fresh, Weights old, long nodes, long seed) {
        return new Arena(
                Setup.standard(),
                player(fresh, nodes),
                player(old, nodes),
                Beginning.random(4),
                Arena.USUAL_LENGTH,
                true,
                seed);
    }

    private static Player player(Weights weights, long nodes) {
        return (state, seed) ->
                new Engine(Mind.features(weights), 1, 16).think(state, Limits.nodes(nodes)).move();
    }
}
