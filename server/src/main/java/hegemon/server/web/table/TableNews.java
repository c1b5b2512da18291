package hegemon.server.web.table;

import hegemon.server.play.LiveTable;
import hegemon.table.Entry;
import hegemon.table.Seat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one reader was sent last of a table, and what is new since: the parts that changed, and of
 * the log only the entries that came. The whole table comes first, and again where the log was
 * taken back or the reader looks from another seat.
 */
final class TableNews {
    private static final List<RecordComponent> PARTS =
            List.of(TableJson.class.getRecordComponents());
    private static final String LOG = "log";

    /**
     * Something to send.
     *
     * @param event {@code table} or {@code news}
     */
    record Sent(String event, int entry, Object data) {}

    private record Known(TableJson table, Seat eyes, int told) {}

    private final TableDesk desk;
    private final LiveTable table;
    private final Reader reader;
    private Optional<Known> known = Optional.empty();

    TableNews(TableDesk desk, LiveTable table, Reader reader) {
        this.desk = desk;
        this.table = table;
        this.reader = reader;
    }

    Sent next() {
        var now = table.now();
        var eyes = reader.eyes(now);
        return known.filter(before -> before.eyes().equals(eyes) && goesOn(before, now))
                .map(before -> news(before, now, eyes))
                .orElseGet(() -> whole(now, eyes));
    }

    /** Whether all entries that were told still count. */
    private static boolean goesOn(Known before, LiveTable.Moment now) {
        var entries = now.match().log().entries();
        return entries.subList(before.table().entry(), entries.size()).stream()
                .noneMatch(TableNews::takesBack);
    }

    private static boolean takesBack(Entry entry) {
        return entry.seat().equals(Seat.HOUSE) && entry.text().startsWith("back ");
    }

    Sent whole() {
        var now = table.now();
        return whole(now, reader.eyes(now));
    }

    private Sent whole(LiveTable.Moment now, Seat eyes) {
        var all = desk.read(table, now, reader, 0);
        known = Optional.of(new Known(all, eyes, all.log().size()));
        return new Sent("table", all.entry(), all);
    }

    private Sent news(Known before, LiveTable.Moment now, Seat eyes) {
        var later = desk.read(table, now, reader, before.table().entry());
        known = Optional.of(new Known(later, eyes, before.told() + later.log().size()));
        Map<String, Object> changed = new LinkedHashMap<>();
        var gone = new ArrayList<String>();
        for (RecordComponent part : PARTS) {
            var value = value(part, later);
            if (part.getName().equals(LOG) || value.equals(value(part, before.table()))) continue;
            if (value.equals(Optional.empty())) gone.add(part.getName());
            else changed.put(part.getName(), value);
        }
        changed.put(LOG, later.log());
        changed.put("told", before.told());
        changed.put("gone", gone);
        return new Sent("news", later.entry(), changed);
    }

    private static Object value(RecordComponent part, TableJson of) {
        try {
            return part.getAccessor().invoke(of);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + part.getName() + " of a table", e);
        }
    }
}
