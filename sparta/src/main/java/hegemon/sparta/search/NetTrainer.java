package hegemon.sparta.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Learns a {@link Net} from positions of self-play, by gradient descent with Adam's steps. */
public final class NetTrainer {
    /** A fighter more is this much on the logistic scale, as in the {@link Tuner}. */
    static final double FIGHTER = 0.6;

    private static final float RATE = 0.002f;
    private static final float FIRST = 0.9f;
    private static final float SECOND = 0.999f;
    private static final int BATCH = 500;

    /** How much the search's own opinion counts beside the result, which is a noisy teacher. */
    private static final double OPINION = 0.5;

    /**
     * What came out.
     *
     * @param errors the mean square error on positions kept aside, after each epoch
     */
    public record Report(Net net, int positions, List<Double> errors) {}

    private final float[] gradient = new float[FloatNet.SIZE];
    private final float[] mean = new float[FloatNet.SIZE];
    private final float[] spread = new float[FloatNet.SIZE];
    private int steps = 0;

    private NetTrainer() {}

    /**
     * One position in ten is kept aside to measure the error.
     *
     * @param progress hears the error after each epoch
     */
    public static Report train(NetData data, int epochs, long seed, Consumer<Double> progress)
            throws IOException {
        return new NetTrainer().learn(data.read(), epochs, seed, progress);
    }

    private Report learn(List<NetSample> all, int epochs, long seed, Consumer<Double> progress) {
        var samples = new ArrayList<>(all);
        var random = new Random(seed);
        Collections.shuffle(samples, random);
        int kept = samples.size() / 10;
        var aside = samples.subList(0, kept);
        var rest = new ArrayList<>(samples.subList(kept, samples.size()));
        var net = FloatNet.random(seed);
        var errors = new ArrayList<Double>();
        for (int epoch = 0; epoch < epochs; epoch++) {
            Collections.shuffle(rest, random);
            float rate = RATE * (1 - (float) epoch / epochs);
            for (int from = 0; from < rest.size(); from += BATCH)
                step(net, rest.subList(from, Math.min(from + BATCH, rest.size())), rate, random);
            errors.add(error(net, aside));
            progress.accept(errors.getLast());
        }
        return new Report(net.rounded(), samples.size(), errors);
    }

    private void step(FloatNet net, List<NetSample> batch, float rate, Random random) {
        Arrays.fill(gradient, 0);
        for (var sample : batch) {
            // Left and right are alike in Sparta: each position teaches twice.
            boolean mirror = random.nextBoolean();
            var own = mirror ? NetInputs.mirrored(sample.own) : sample.own;
            var other = mirror ? NetInputs.mirrored(sample.other) : sample.other;
            double miss = share(net.value(own, other)) - goal(sample);
            net.learn(own, other, (float) miss / batch.size(), gradient);
        }
        steps++;
        float bias =
                (float) (Math.sqrt(1 - Math.pow(SECOND, steps)) / (1 - Math.pow(FIRST, steps)));
        for (int i = 0; i < gradient.length; i++) {
            mean[i] += (1 - FIRST) * (gradient[i] - mean[i]);
            spread[i] += (1 - SECOND) * (gradient[i] * gradient[i] - spread[i]);
            net.weights[i] -= rate * bias * mean[i] / ((float) Math.sqrt(spread[i]) + 1e-8f);
        }
    }

    private static double goal(NetSample sample) {
        return (1 - OPINION) * sample.result + OPINION * share(FIGHTER * sample.value / 100);
    }

    private static double error(FloatNet net, List<NetSample> samples) {
        double sum = 0;
        for (var sample : samples) {
            double miss = share(net.value(sample.own, sample.other)) - sample.result;
            sum += miss * miss;
        }
        return sum / Math.max(1, samples.size());
    }

    private static double share(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }
}
