package hegemon.server.store;

import hegemon.table.GrowingList;
import hegemon.table.Seat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * When things happened at a table, in milliseconds since 1970.
 *
 * @param started when the last seat was taken; before, no clock runs and timed games wait
 * @param entries of each entry of the log
 * @param sat when each seat got its occupant
 */
public record Times(
        long created, Optional<Long> started, List<Long> entries, SortedMap<Seat, Long> sat) {
    public Times {
        entries = GrowingList.copyOf(entries);
        sat = Collections.unmodifiableSortedMap(new TreeMap<>(sat));
    }

    /** Of a table that is laid now. */
    public static Times of(long created, boolean started) {
        return new Times(
                created,
                started ? Optional.of(created) : Optional.empty(),
                List.of(),
                Collections.emptySortedMap());
    }

    /** The same, and so many entries more that were made just now. */
    public Times plus(int many, long at) {
        var longer = GrowingList.<Long>copyOf(entries);
        for (int i = 0; i < many; i++) longer = longer.plus(at);
        return new Times(created, started, longer, sat);
    }

    /** Of a table at which all sit down as it is laid, its first entries made by then. */
    Times laid(int many, Iterable<Seat> seats) {
        var all = new TreeMap<Seat, Long>();
        seats.forEach(seat -> all.put(seat, created));
        return new Times(created, started, entries, all).plus(many - entries.size(), created);
    }

    public long sat(Seat seat) {
        return Optional.ofNullable(((Map<Seat, Long>) sat).get(seat)).orElse(0L);
    }
}
