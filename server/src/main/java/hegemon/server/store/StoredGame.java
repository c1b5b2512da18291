package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Chance;
import hegemon.table.Log;
import hegemon.table.Seat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * A game as it is stored.
 *
 * @param chance with the secret: for the server alone
 * @param planned the numbers of the entries that the house played as their player had said before
 * @param deputies who acts for the holder of a seat, or shall have it
 * @param changes how often something beside the log was changed
 */
public record StoredGame(
        TableId id,
        Log log,
        Chance chance,
        SortedMap<Seat, Occupant> seats,
        Terms terms,
        Times times,
        Set<Integer> planned,
        SortedMap<Seat, Deputy> deputies,
        int changes) {
    /** A table that is laid now. */
    public StoredGame(
            TableId id,
            Log log,
            Chance chance,
            SortedMap<Seat, Occupant> seats,
            Terms terms,
            Times times) {
        this(
                id,
                log,
                chance,
                seats,
                terms,
                times.laid(log.size(), seats.keySet()),
                Set.of(),
                Collections.emptySortedMap(),
                0);
    }

    /**
     * The same with a longer log.
     *
     * @param marked which of the new entries the house played as their player had said before
     */
    public StoredGame grown(Log longer, Set<Integer> marked, long at) {
        return new StoredGame(
                id,
                longer,
                chance,
                seats,
                terms,
                times.plus(longer.size() - log.size(), at),
                with(marked),
                deputies,
                changes);
    }

    private Set<Integer> with(Set<Integer> marked) {
        if (marked.isEmpty()) return planned;
        var all = new TreeSet<>(planned);
        all.addAll(marked);
        return all;
    }

    /** Whether the clocks of the other game began as these did, if it has the same log. */
    public boolean isTimedAs(StoredGame other) {
        return times.started().equals(other.times.started())
                && terms.pace().equals(other.terms.pace());
    }

    /** The seats that this guest holds. */
    public List<Seat> seatsOf(PersonId guest) {
        return seats.entrySet().stream()
                .filter(seat -> seat.getValue().equals(new Occupant.Person(guest)))
                .map(Map.Entry::getKey)
                .toList();
    }
}
