package hegemon.sparta.search;

import java.util.Locale;

/**
 * A sequential test of a match: it goes on until the games say clearly enough whether the first
 * player is better by the larger number of Elo or only by the smaller one. Each of the two errors
 * happens in one match of twenty at most.
 *
 * @param small what is believed if the test fails, such as 0
 * @param large what is believed if it succeeds, such as 5
 */
public record Sprt(double small, double large) {
    private static final double ERROR = 0.05;

    /** The ratio of the likelihoods, as a logarithm, at which the test is over. */
    public static final double BOUND = Math.log((1 - ERROR) / ERROR);

    /** What a test says so far. */
    public enum Verdict {
        OPEN,
        BETTER,
        NOT_BETTER
    }

    public Sprt {
        if (!(small < large)) throw new IllegalArgumentException(small + " to " + large);
    }

    public Verdict verdict(Score score) {
        double ratio = ratio(score);
        if (ratio >= BOUND) return Verdict.BETTER;
        return ratio <= -BOUND ? Verdict.NOT_BETTER : Verdict.OPEN;
    }

    /** How much likelier the larger number is, as a logarithm, by the normal approximation. */
    public double ratio(Score score) {
        int games = score.games();
        if (games == 0) return 0;
        // Three half games are imagined, so that a result that never came is not impossible.
        double all = games + 1.5;
        double won = (score.won() + 0.5) / all;
        double drawn = (score.drawn() + 0.5) / all;
        double mean = won + drawn / 2;
        double variance = won + drawn / 4 - mean * mean;
        double low = Score.share(small);
        double high = Score.share(large);
        return games * (high - low) * (2 * mean - low - high) / (2 * variance);
    }

    /** For people: {@code sequential test of Elo 0 against 5: 1.20 of ±2.94, still open}. */
    public String print(Score score) {
        var said =
                switch (verdict(score)) {
                    case OPEN -> "still open";
                    case BETTER -> "better";
                    case NOT_BETTER -> "not better";
                };
        return String.format(
                Locale.ROOT,
                "sequential test of Elo %s against %s after %d games: %.2f of ±%.2f, %s",
                plain(small),
                plain(large),
                score.games(),
                ratio(score),
                BOUND,
                said);
    }

    private static String plain(double elo) {
        return elo == Math.rint(elo) ? String.valueOf((long) elo) : String.valueOf(elo);
    }
}
