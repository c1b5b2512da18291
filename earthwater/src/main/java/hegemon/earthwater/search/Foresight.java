package hegemon.earthwater.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * How likely the Persians are to win a game for two from the beginning of a campaign: a logistic
 * function of what lies on the map, fitted by {@link Training} to games that the search played
 * against itself. With it a playout need not go on to the end of the game.
 */
public final class Foresight {
    /** Of the second campaign, with which nothing has been foreseen before, to the last. */
    private static final int FIRST = 2;

    /** What is counted besides who controls each city. */
    private static final int OTHERS = 15;

    static final int FEATURES = Terrain.CITIES + OTHERS;

    /** What {@code ./hegemon ew train} wrote. */
    private static final class Shipped {
        static final Foresight WEIGHTS = read("foresight.txt");
    }

    private final double[][] weights;

    /**
     * @param weights for each campaign from the second, one for each feature
     */
    Foresight(double[][] weights) {
        this.weights = weights;
    }

    static Foresight shipped() {
        return Shipped.WEIGHTS;
    }

    private static Foresight read(String resource) {
        try (var in = Foresight.class.getResourceAsStream(resource);
                var lines =
                        new BufferedReader(
                                new InputStreamReader(
                                        Objects.requireNonNull(in), StandardCharsets.UTF_8))) {
            return parse(lines.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Foresight parse(List<String> lines) {
        return new Foresight(
                lines.stream()
                        .map(
                                line ->
                                        Arrays.stream(line.split(" "))
                                                .mapToDouble(Double::parseDouble)
                                                .toArray())
                        .toArray(double[][]::new));
    }

    /** One line for each campaign. */
    public String print() {
        return Arrays.stream(weights)
                .map(
                        row ->
                                DoubleStream.of(row)
                                        .mapToObj(each -> String.format(Locale.ROOT, "%.3f", each))
                                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }

    /** In a game that stands at the beginning of its campaign. */
    double persian(Compact game) {
        return logistic(weights[row(game)], features(game));
    }

    static double logistic(double[] weights, double[] features) {
        double sum = 0;
        for (int i = 0; i < FEATURES; i++) sum += weights[i] * features[i];
        return 1 / (1 + Math.exp(-sum));
    }

    /** Whether there is anything to say here. */
    static boolean covers(Compact game) {
        return !game.solo && game.campaign >= FIRST;
    }

    static int row(Compact game) {
        return game.campaign - FIRST;
    }

    static double[] features(Compact game) {
        var seen = new double[FEATURES];
        int persians = game.control(Terrain.PERSIAN);
        int greeks = game.control(Terrain.GREEK);
        for (int city = 0; city < Terrain.CITIES; city++)
            seen[city] = (persians >> city & 1) - (greeks >> city & 1);
        int i = Terrain.CITIES;
        seen[i++] = 1;
        seen[i++] = game.score / 3.0;
        for (int side = Terrain.GREEK; side <= Terrain.PERSIAN; side++) {
            seen[i++] = game.armiesOnMap(side) / 5.0;
            seen[i++] = game.fleetsOnMap(side) / 3.0;
            seen[i++] = Integer.bitCount(game.armyCities[side]) / 3.0;
            seen[i++] = Integer.bitCount(game.hand[side]) / 2.0;
            seen[i++] = CardSense.ofSet(game, side, game.hand[side]);
        }
        seen[i++] = game.bridge ? 1 : 0;
        seen[i++] = Integer.bitCount(game.figures & (Terrain.DARIUS | Terrain.XERXES));
        seen[i] = game.isUsed(Terrain.ARTEMISIA) ? 1 : 0;
        return seen;
    }
}
