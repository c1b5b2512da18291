package hegemon.sparta.search;

import java.util.SplittableRandom;

/** A {@link Net} in fractions, as it is learnt; all numbers in one list. */
final class FloatNet {
    private static final int UNITS = Net.UNITS;
    static final int BIAS = NetInputs.COUNT * UNITS;
    static final int OUTPUTS = BIAS + UNITS;
    static final int BASE = OUTPUTS + 2 * UNITS;
    static final int SIZE = BASE + 1;

    /** So that every weight fits into the whole numbers of a {@link Net}. */
    private static final float MOST = 30;

    final float[] weights = new float[SIZE];
    private final float[] layer = new float[2 * UNITS];

    static FloatNet random(long seed) {
        var net = new FloatNet();
        var random = new SplittableRandom(seed);
        for (int i = 0; i < BIAS; i++) net.weights[i] = (float) random.nextDouble(-0.15, 0.15);
        for (int i = BIAS; i < OUTPUTS; i++) net.weights[i] = 0.3f;
        for (int i = OUTPUTS; i < BASE; i++) net.weights[i] = (float) random.nextDouble(-0.3, 0.3);
        return net;
    }

    /** The logarithm of the odds that the side to move wins. */
    float value(short[] own, short[] other) {
        fill(own, 0);
        fill(other, UNITS);
        float sum = weights[BASE];
        for (int i = 0; i < 2 * UNITS; i++) sum += cut(layer[i]) * weights[OUTPUTS + i];
        return sum;
    }

    private void fill(short[] on, int from) {
        System.arraycopy(weights, BIAS, layer, from, UNITS);
        for (short input : on)
            for (int i = 0; i < UNITS; i++) layer[from + i] += weights[input * UNITS + i];
    }

    private static float cut(float x) {
        return Math.min(Math.max(x, 0), 1);
    }

    /** Adds to the gradient what this error means for every weight; after {@link #value}. */
    void learn(short[] own, short[] other, float error, float[] gradient) {
        gradient[BASE] += error;
        for (int i = 0; i < 2 * UNITS; i++) gradient[OUTPUTS + i] += error * cut(layer[i]);
        learn(own, 0, error, gradient);
        learn(other, UNITS, error, gradient);
    }

    private void learn(short[] on, int from, float error, float[] gradient) {
        for (int i = 0; i < UNITS; i++) {
            float at = layer[from + i];
            if (at <= 0 || at >= 1) continue;
            float part = error * weights[OUTPUTS + from + i];
            gradient[BIAS + i] += part;
            for (short input : on) gradient[input * UNITS + i] += part;
        }
    }

    /** In whole numbers. */
    Net rounded() {
        return new Net(
                shorts(0, BIAS),
                shorts(BIAS, OUTPUTS),
                shorts(OUTPUTS, BASE),
                Math.round(weights[BASE] * Net.ONE));
    }

    private short[] shorts(int from, int to) {
        var shorts = new short[to - from];
        for (int i = from; i < to; i++)
            shorts[i - from] = (short) Math.round(Math.clamp(weights[i], -MOST, MOST) * Net.ONE);
        return shorts;
    }
}
