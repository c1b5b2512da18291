package hegemon.server.store;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Games of about the same haste, whose ratings can be compared. Without a clock there are none. */
public enum PaceGroup {
    /** Live, less than a quarter of an hour for forty moves. */
    QUICK,
    /** Live, with time to think. */
    STEADY,
    /** Days for each move. */
    DAYS;

    private static final long QUARTER = 15 * 60 * 1_000L;
    private static final int MOVES = 40;

    public static Optional<PaceGroup> of(Pace pace) {
        return switch (pace) {
            case Pace.Untimed() -> Optional.empty();
            case Pace.Days ignored -> Optional.of(DAYS);
            case Pace.Live(var base, var increment) ->
                    Optional.of(
                            base.toMillis() + MOVES * increment.toMillis() < QUARTER
                                    ? QUICK
                                    : STEADY);
        };
    }

    public static Optional<PaceGroup> parse(String text) {
        return Stream.of(values()).filter(each -> each.text().equals(text)).findFirst();
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
