package hegemon.table;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** What a game waits for. */
public sealed interface Turn {
    /**
     * A decision of each of these seats, in any order. PYGMA-ISIS waits for every realm at once.
     */
    record Of(SortedSet<Seat> seats) implements Turn {
        public Of {
            if (seats.isEmpty()) throw new IllegalArgumentException("a turn of nobody");
            seats = Collections.unmodifiableSortedSet(new TreeSet<>(seats));
        }
    }

    /** A die, a card or a key is due. */
    record Chance(Draw draw) implements Turn {}

    /** The game has ended. */
    record Over(Outcome outcome) implements Turn {}

    static Turn of(Seat seat) {
        return of(List.of(seat));
    }

    static Turn of(Collection<Seat> seats) {
        return new Of(new TreeSet<>(seats));
    }

    /** Whether the game waits for a decision of this seat. */
    default boolean waitsFor(Seat seat) {
        return switch (this) {
            case Of(var seats) -> seats.contains(seat);
            case Chance ignored -> seat.equals(Seat.CHANCE);
            case Over ignored -> false;
        };
    }
}
