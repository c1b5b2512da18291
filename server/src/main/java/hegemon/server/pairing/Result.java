package hegemon.server.pairing;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How a game ended: for whoever had the first seat, for the other, drawn, or lost by both. */
public enum Result {
    FIRST(Result.WON, 0),
    SECOND(0, Result.WON),
    DRAWN(Result.HALF, Result.HALF),
    NEITHER(0, 0);

    static final int WON = 2;
    static final int HALF = 1;

    /** What it is worth to the one with the first seat, in halves of a point. */
    final int first;

    final int second;

    Result(int first, int second) {
        this.first = first;
        this.second = second;
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Result> parse(String text) {
        return Stream.of(values()).filter(each -> each.text().equals(text)).findFirst();
    }
}
