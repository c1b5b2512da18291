package hegemon.server.play;

import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.util.Optional;

/** Nobody makes a game so long that it is a burden to the house, or to those who play it. */
public final class Lengths {
    /** Entries of a log: a campaign of sixty realms comes to a tenth of it. */
    public static final int MOST_ENTRIES = 100_000;

    /** Sheets of one seat in one part of a long game, such as a month; the last one counts. */
    public static final int MOST_SHEETS = 100;

    private Lengths() {}

    /** Why this seat may write nothing more for now, if so. */
    static Optional<Refusal> full(LiveTable.Moment now, Seat seat) {
        var match = now.match();
        if (now.entry() >= MOST_ENTRIES) return refused("endless", MOST_ENTRIES);
        if (!match.game().isLong() || match.state().leaders().contains(seat))
            return Optional.empty();
        var entries = match.log().entries();
        long sent =
                entries.subList(match.opened(), entries.size()).stream()
                        .filter(entry -> entry.seat().equals(seat))
                        .count();
        return sent < MOST_SHEETS ? Optional.empty() : refused("sheets", MOST_SHEETS);
    }

    private static Optional<Refusal> refused(String why, int most) {
        return Optional.of(Refusal.of("house", "server.refuse." + why, most));
    }
}
