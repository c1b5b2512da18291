package hegemon.server.store;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How much time a player has: written {@code none}, {@code live 600 5} (seconds for the game, and
 * seconds more for each move) or {@code days 3} (for each move).
 */
public sealed interface Pace {
    /** Nobody hurries. */
    record Untimed() implements Pace {}

    /** A clock for the whole game, with something added after each turn. */
    record Live(Duration base, Duration increment) implements Pace {}

    /** So many days for each move, by correspondence. */
    record Days(int days) implements Pace {}

    Pattern LIVE = Pattern.compile("live ([0-9]{1,5}) ([0-9]{1,3})");
    Pattern DAYS = Pattern.compile("days ([0-9]{1,2})");
    int SHORTEST_SECONDS = 5;
    int LONGEST_SECONDS = 3 * 60 * 60;
    int LONGEST_INCREMENT = 180;
    int MOST_DAYS = 30;
    Duration LONGEST_WARNING = Duration.ofDays(1);
    int PART_LEFT_AT_WARNING = 4;

    /** Empty if nobody plays at such a pace. */
    static Optional<Pace> parse(String text) {
        if (text.equals("none")) return Optional.of(new Untimed());
        var live = LIVE.matcher(text);
        if (live.matches())
            return live(Integer.parseInt(live.group(1)), Integer.parseInt(live.group(2)));
        var days = DAYS.matcher(text);
        return days.matches() ? days(Integer.parseInt(days.group(1))) : Optional.empty();
    }

    private static Optional<Pace> live(int base, int increment) {
        return base < SHORTEST_SECONDS || base > LONGEST_SECONDS || increment > LONGEST_INCREMENT
                ? Optional.empty()
                : Optional.of(new Live(Duration.ofSeconds(base), Duration.ofSeconds(increment)));
    }

    private static Optional<Pace> days(int days) {
        return days < 1 || days > MOST_DAYS ? Optional.empty() : Optional.of(new Days(days));
    }

    default String text() {
        return switch (this) {
            case Untimed() -> "none";
            case Live(var base, var increment) ->
                    "live " + base.toSeconds() + " " + increment.toSeconds();
            case Days(var days) -> "days " + days;
        };
    }

    default boolean isTimed() {
        return !(this instanceof Untimed);
    }

    /** How long before its time is out a seat is warned; 0: not at all, as in live games. */
    default long warning() {
        return this instanceof Days
                ? Math.min(LONGEST_WARNING.toMillis(), allotment() / PART_LEFT_AT_WARNING)
                : 0;
    }

    /** What a seat begins with, in milliseconds; for days also what it gets for each move. */
    default long allotment() {
        return switch (this) {
            case Untimed() -> Long.MAX_VALUE;
            case Live(var base, var ignored) -> base.toMillis();
            case Days(var days) -> Duration.ofDays(days).toMillis();
        };
    }
}
