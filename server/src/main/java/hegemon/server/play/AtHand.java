package hegemon.server.play;

import hegemon.server.id.TableId;
import hegemon.table.Entry;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The tables asked for last, replayed. Those not asked for longest are let go when there are too
 * many, or when their logs grow too long together: a position takes memory for each entry.
 */
final class AtHand {
    private static final int MOST = 1_000;

    /**
     * A character of a log stands for about a hundred bytes of positions; a quarter of the heap.
     */
    private static final long LONGEST = Runtime.getRuntime().maxMemory() / 4 / 100;

    private final Function<TableId, Optional<LiveTable>> load;
    private final long longest;
    private final Map<TableId, LiveTable> tables = new LinkedHashMap<>(16, 0.75f, true);

    AtHand(Function<TableId, Optional<LiveTable>> load) {
        this(load, LONGEST);
    }

    AtHand(Function<TableId, Optional<LiveTable>> load, long longest) {
        this.load = load;
        this.longest = longest;
    }

    /** Of these entries, with what surrounds them in a log. */
    static int length(List<Entry> entries) {
        return entries.stream().mapToInt(entry -> 16 + entry.text().length()).sum();
    }

    Optional<LiveTable> find(TableId id) {
        return known(id).or(() -> load.apply(id).map(this::put));
    }

    /** The table, for one look: if it is not at hand, nothing else is let go for it. */
    Optional<LiveTable> glance(TableId id) {
        return known(id).or(() -> load.apply(id));
    }

    private synchronized Optional<LiveTable> known(TableId id) {
        return Optional.ofNullable(tables.get(id));
    }

    /** Keeps this table, or the one that somebody else has loaded meanwhile. */
    synchronized LiveTable put(LiveTable table) {
        var kept = Optional.ofNullable(tables.putIfAbsent(table.id(), table)).orElse(table);
        long length = tables.values().stream().mapToLong(LiveTable::length).sum();
        var longestUnused = tables.values().iterator();
        while (tables.size() > 1 && (tables.size() > MOST || length > longest)) {
            length -= longestUnused.next().length();
            longestUnused.remove();
        }
        return kept;
    }
}
