package hegemon.prove.growth;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** What something costs at several sizes, in milliseconds. */
final class Curve {
    /** What cannot be told from nothing: processor time is counted in hundredths of a second. */
    private static final double LEAST = 0.01;

    private final Map<Long, Double> points = new LinkedHashMap<>();

    void add(long size, double millis) {
        points.put(size, Math.max(LEAST, millis));
    }

    /**
     * The power of the size with which the cost grows, by least squares of the logarithms: 0 is
     * constant, 1 linear.
     */
    double exponent() {
        double x = mean(true);
        double y = mean(false);
        double both = 0;
        double square = 0;
        for (var point : points.entrySet()) {
            double away = Math.log(point.getKey()) - x;
            both += away * (Math.log(point.getValue()) - y);
            square += away * away;
        }
        return square == 0 ? 0 : both / square;
    }

    private double mean(boolean ofSizes) {
        return points.entrySet().stream()
                .mapToDouble(point -> Math.log(ofSizes ? point.getKey() : point.getValue()))
                .average()
                .orElse(0);
    }

    @Override
    public String toString() {
        return points.entrySet().stream()
                .map(point -> "%,d: %.2f ms".formatted(point.getKey(), point.getValue()))
                .collect(Collectors.joining("; ", "", "; exponent %.2f".formatted(exponent())));
    }
}
