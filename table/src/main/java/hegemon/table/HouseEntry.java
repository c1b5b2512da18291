package hegemon.table;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the house itself writes into a log: the same for every game. A takeback is written down, not
 * erased: the log only grows, and a reader goes back to the entry it names.
 */
public sealed interface HouseEntry {
    /** All entries after this number no longer count; 0 goes back to the set-up. */
    record Back(int to) implements HouseEntry {}

    /** This seat gave up: all others win. */
    record Resigned(Seat seat) implements HouseEntry {}

    /** This seat's time ran out: all others win. */
    record OutOfTime(Seat seat) implements HouseEntry {}

    /** A draw by agreement. */
    record DrawAgreed() implements HouseEntry {}

    /** Nobody goes on and nobody wins. */
    record Aborted() implements HouseEntry {}

    /**
     * This seat asked the house for advice; the game goes on and stays marked, whatever is undone.
     */
    record Advised(Seat seat) implements HouseEntry {}

    Pattern TEXT =
            Pattern.compile(
                    "back (\\d{1,9})|(resigned|out-of-time|advised) (\\S+)|draw-agreed|aborted");

    static Parse<HouseEntry> parse(String text) {
        Matcher match = TEXT.matcher(text);
        if (!match.matches()) return Parse.refused(Refusal.of("house", "table.refuse.house", text));
        if (match.group(1) != null) return Parse.of(new Back(Integer.parseInt(match.group(1))));
        if (match.group(2) == null)
            return Parse.of(text.equals("aborted") ? new Aborted() : new DrawAgreed());
        if (!Seat.isName(match.group(3)))
            return Parse.refused(Refusal.of("house", "table.refuse.house", text));
        var seat = new Seat(match.group(3));
        return Parse.of(
                switch (match.group(2)) {
                    case "resigned" -> new Resigned(seat);
                    case "advised" -> new Advised(seat);
                    default -> new OutOfTime(seat);
                });
    }

    default String print() {
        return switch (this) {
            case Back(var to) -> "back " + to;
            case Resigned(var seat) -> "resigned " + seat;
            case OutOfTime(var seat) -> "out-of-time " + seat;
            case DrawAgreed() -> "draw-agreed";
            case Aborted() -> "aborted";
            case Advised(var seat) -> "advised " + seat;
        };
    }

    /** How the game ends by it, if it does. */
    default Optional<Outcome> outcome(Iterable<Seat> parties) {
        return switch (this) {
            case Back ignored -> Optional.empty();
            case Advised ignored -> Optional.empty();
            case Resigned(var seat) -> Optional.of(new Outcome(others(parties, seat), "resigned"));
            case OutOfTime(var seat) ->
                    Optional.of(new Outcome(others(parties, seat), "out-of-time"));
            case DrawAgreed() -> Optional.of(Outcome.drawn("draw-agreed"));
            case Aborted() -> Optional.of(Outcome.drawn("aborted"));
        };
    }

    private static SortedSet<Seat> others(Iterable<Seat> parties, Seat loser) {
        var winners = new TreeSet<Seat>();
        for (Seat seat : parties) if (!seat.equals(loser)) winners.add(seat);
        return winners;
    }
}
