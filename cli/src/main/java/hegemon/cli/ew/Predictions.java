package hegemon.cli.ew;

import hegemon.earthwater.search.Calibration;
import hegemon.earthwater.search.Forecast;
import hegemon.earthwater.search.Interval;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Probabilities that somebody wins, and what came of it. */
record Predictions(List<Prediction> all) {
    private static final int BINS = 10;

    Predictions {
        all = List.copyOf(all);
    }

    /**
     * @param result 1 won, 0.5 tied, 0 lost
     */
    record Prediction(double winning, double result) {
        private double squaredMiss() {
            return (winning - result) * (winning - result);
        }

        private int bin() {
            return Math.min(BINS - 1, (int) (winning * BINS));
        }
    }

    /**
     * Predictions that say about the same.
     *
     * @param from the least of them, in per cent
     * @param predicted on average
     * @param low of the 95 % confidence interval of what was won, as is high
     */
    record Bin(int from, int count, double predicted, double won, double low, double high) {}

    /** What is made of the shares after the given step. */
    static Predictions of(
            List<Forecast> forecasts, int step, Function<Forecast, Calibration> calibration) {
        return new Predictions(
                forecasts.stream()
                        .map(
                                each ->
                                        new Prediction(
                                                calibration
                                                        .apply(each)
                                                        .winning(each.shares().get(step)),
                                                each.result()))
                        .toList());
    }

    private double mean(ToDoubleFunction<Prediction> value) {
        return all.stream().mapToDouble(value).average().orElse(0);
    }

    double predicted() {
        return mean(Prediction::winning);
    }

    double won() {
        return mean(Prediction::result);
    }

    /** The mean square error, also called Brier score. */
    double error() {
        return mean(Prediction::squaredMiss);
    }

    List<Bin> bins() {
        return IntStream.range(0, BINS)
                .mapToObj(
                        bin ->
                                new Predictions(
                                        all.stream().filter(each -> each.bin() == bin).toList()))
                .filter(those -> !those.all.isEmpty())
                .map(Predictions::asBin)
                .toList();
    }

    private Bin asBin() {
        var interval = Interval.of(won(), all.size());
        int from = all.getFirst().bin() * 100 / BINS;
        return new Bin(from, all.size(), predicted(), won(), interval.low(), interval.high());
    }
}
