package hegemon.sparta.search;

import java.util.Locale;

/** The result of a match for the player named first, with what chance may have done to it. */
public record Score(int won, int drawn, int lost) {
    public static final Score NONE = new Score(0, 0, 0);

    /** Of twenty such matches, nineteen lie within this many standard errors. */
    private static final double CONFIDENCE = 1.96;

    public Score plus(Arena.Ending ending) {
        return switch (ending) {
            case WON -> new Score(won + 1, drawn, lost);
            case DRAWN -> new Score(won, drawn + 1, lost);
            case LOST -> new Score(won, drawn, lost + 1);
        };
    }

    public Score plus(Score other) {
        return new Score(won + other.won, drawn + other.drawn, lost + other.lost);
    }

    public int games() {
        return won + drawn + lost;
    }

    /** Points a game: a draw is half a point. */
    public double share() {
        return games() == 0 ? 0.5 : (won + 0.5 * drawn) / games();
    }

    /** Half the width of the 95 % interval of {@link #share}. */
    public double margin() {
        int games = games();
        if (games == 0) return 0.5;
        double mean = share();
        double variance =
                (won * square(1 - mean) + drawn * square(0.5 - mean) + lost * square(mean)) / games;
        // Without a single loss the sample has no variance: then one game more decides how sure we
        // are.
        double least = 1.0 / square(games + 1.0);
        return CONFIDENCE * Math.sqrt(Math.max(variance / games, least));
    }

    private static double square(double x) {
        return x * x;
    }

    /** The points a game that a lead of so many Elo promises. */
    static double share(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    private static double elo(double share) {
        double inside = Math.clamp(share, 0.001, 0.999);
        return 400 * Math.log10(inside / (1 - inside));
    }

    /** For people: {@code 12 won, 3 drawn, 5 lost: 67.5 % ± 18.6 (Elo +127, -15 to +318)}. */
    public String print() {
        return String.format(
                Locale.ROOT,
                "%d won, %d drawn, %d lost: %.1f %% ± %.1f (Elo %+.0f, %+.0f to %+.0f)",
                won,
                drawn,
                lost,
                100 * share(),
                100 * margin(),
                elo(share()),
                elo(share() - margin()),
                elo(share() + margin()));
    }
}
