package hegemon.cli.sparta.league;

import hegemon.sparta.search.Score;

/**
 * Wald's test while the games go on: is the first stronger than the second by {@code most} points
 * of Elo rather than by {@code least}? Wrong once in twenty times either way.
 */
public record Sprt(double least, double most) {
    private static final double ERROR = 0.05;
    private static final double BOUND = Math.log((1 - ERROR) / ERROR);

    /** What can be said. */
    public enum Verdict {
        STRONGER,
        NOT_STRONGER,
        OPEN
    }

    /** How much likelier the results are if it is stronger, as a logarithm. */
    public double likelier(Score score) {
        int games = score.games();
        if (games == 0) return 0;
        double share = score.share();
        double variance = (score.won() + 0.25 * score.drawn()) / games - share * share;
        // All alike: as if one game more had ended otherwise.
        double spread = Math.max(variance, 1.0 / (games + 1));
        double low = expected(least);
        double high = expected(most);
        return games * (high - low) * (2 * share - low - high) / (2 * spread);
    }

    public Verdict verdict(Score score) {
        double likelier = likelier(score);
        if (likelier >= BOUND) return Verdict.STRONGER;
        return likelier <= -BOUND ? Verdict.NOT_STRONGER : Verdict.OPEN;
    }

    private static double expected(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }
}
