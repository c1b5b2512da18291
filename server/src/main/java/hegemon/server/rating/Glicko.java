package hegemon.server.rating;

import java.util.List;

/**
 * Glicko-2 by Mark Glickman, with the names and steps of his paper (“Example of the Glicko-2
 * system”, 2022). He takes the games of a period together; here every game is counted when it ends,
 * and the deviation grows by the part of a period that has passed since the game before.
 */
public final class Glicko {
    /** Victory, draw and defeat. */
    public static final double WON = 1;

    public static final double DRAWN = 0.5;
    public static final double LOST = 0;

    private static final double MEAN = 1_500;
    private static final double SCALE = 173.7178;
    private static final double TAU = 0.5;
    private static final double PRECISION = 1e-6;

    /**
     * A game against somebody.
     *
     * @param opponent as strong as before it
     */
    public record Result(Rating opponent, double score) {}

    /** A player on the scale of the paper (step 2). */
    private record Scaled(double mu, double phi, double sigma) {
        static Scaled of(Rating rating) {
            return new Scaled(
                    (rating.value() / Rating.UNIT - MEAN) / SCALE,
                    rating.deviation() / Rating.UNIT / SCALE,
                    rating.volatility() / Rating.UNIT);
        }

        /** Back to the scale that people know (step 8); nobody is less known than a newcomer. */
        Rating rating() {
            double most = Rating.FIRST.deviation() / Rating.UNIT;
            return Rating.of(mu * SCALE + MEAN, Math.min(most, phi * SCALE), sigma);
        }
    }

    private Glicko() {}

    /**
     * The rating after these games.
     *
     * @param periods how much time has passed since the rating was last computed
     */
    public static Rating after(Rating before, List<Result> results, double periods) {
        var own = Scaled.of(before);
        double information = 0; // 1/v of step 3
        double surplus = 0; // the sum of step 4
        for (Result result : results) {
            var other = Scaled.of(result.opponent());
            double g = g(other.phi());
            double expected = 1 / (1 + StrictMath.exp(-g * (own.mu() - other.mu())));
            information += g * g * expected * (1 - expected);
            surplus += g * (result.score() - expected);
        }
        double v = 1 / information;
        double sigma = volatility(own, v, v * surplus);
        double star = own.phi() * own.phi() + sigma * sigma * periods; // step 6, squared
        double phi = 1 / StrictMath.sqrt(1 / star + information); // step 7
        return new Scaled(own.mu() + phi * phi * surplus, phi, sigma).rating();
    }

    private static double g(double phi) {
        return 1 / StrictMath.sqrt(1 + 3 * phi * phi / (StrictMath.PI * StrictMath.PI));
    }

    /** Step 5: the root of f, between bounds that close in on it. */
    private static double volatility(Scaled own, double v, double delta) {
        double start = StrictMath.log(own.sigma() * own.sigma());
        double spread = delta * delta - own.phi() * own.phi() - v;
        double low = start;
        double high;
        if (spread > 0) {
            high = StrictMath.log(spread);
        } else {
            high = start - TAU;
            while (f(high, own, v, delta, start) < 0) high -= TAU;
        }
        double atLow = f(low, own, v, delta, start);
        double atHigh = f(high, own, v, delta, start);
        while (Math.abs(high - low) > PRECISION) {
            double between = low + (low - high) * atLow / (atHigh - atLow);
            double there = f(between, own, v, delta, start);
            if (there * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = between;
            atHigh = there;
        }
        return StrictMath.exp(low / 2);
    }

    private static double f(double x, Scaled own, double v, double delta, double start) {
        double e = StrictMath.exp(x);
        double sum = own.phi() * own.phi() + v + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - start) / (TAU * TAU);
    }
}
