package hegemon.server.web.table;

import hegemon.server.play.LiveTable;
import hegemon.table.Entry;
import hegemon.table.Seat;

import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a reader has been sent of a table. News are the parts that changed, and of the log only the
 * entries that came. The whole table comes first, and again where the log was taken back or the
 * reader looks from another seat. Two are the same if they are one: readers who were told the same
 * share it.
 */
final class Known {
    private static final List<RecordComponent> PARTS =
            List.of(TableJson.class.getRecordComponents());
    private static final String LOG = "log";

    /** Something to send, written once for all who are told the same. */
    static final class Sent {
        private final String event;
        private final String data;
        private final byte[] text;

        private Sent(String event, int entry, String data) {
            this.event = event;
            this.data = data;
            this.text =
                    ("id: " + entry + "\nevent: " + event + "\ndata: " + data + "\n\n")
                            .getBytes(StandardCharsets.UTF_8);
        }

        /** {@code table} or {@code news}. */
        String event() {
            return event;
        }

        /** As JSON. */
        String data() {
            return data;
        }

        /** To whoever is told so: the same bytes for all. */
        byte[] text() {
            return text;
        }

        /** The same, after these words. */
        byte[] after(String words) {
            var all = new ByteArrayOutputStream();
            all.writeBytes(words.getBytes(StandardCharsets.UTF_8));
            all.writeBytes(text);
            return all.toByteArray();
        }
    }

    /** Something to send, and what the reader knows then. */
    record Later(String event, Object data, Known known) {
        Sent sent(JsonMapper mapper) {
            return new Sent(event, known.entry(), mapper.writeValueAsString(data));
        }
    }

    private final TableJson table;
    private final int told;

    /**
     * @param table its parts; of its log perhaps only the end
     * @param told how many entries were sent in all
     */
    private Known(TableJson table, int told) {
        this.table = table;
        this.told = told;
    }

    static Later whole(TableJson all) {
        return new Later("table", all, new Known(all, all.log().size()));
    }

    int entry() {
        return table.entry();
    }

    /** Whether all entries that were told still count, and are told to the same eyes. */
    boolean goesOn(Seat eyes, LiveTable.Moment now) {
        var entries = now.match().log().entries();
        return eyes.equals(eyes())
                && entries.subList(entry(), entries.size()).stream().noneMatch(Known::takesBack);
    }

    private Seat eyes() {
        return table.covered() ? Seat.SPECTATOR : new Seat(table.seat());
    }

    private static boolean takesBack(Entry entry) {
        return entry.seat().equals(Seat.HOUSE) && entry.text().startsWith("back ");
    }

    /**
     * What is new in a later table.
     *
     * @param later with the entries of its log that came since
     */
    Later then(TableJson later) {
        Map<String, Object> changed = new LinkedHashMap<>();
        var gone = new ArrayList<String>();
        for (RecordComponent part : PARTS) {
            var value = value(part, later);
            if (part.getName().equals(LOG) || value.equals(value(part, table))) continue;
            if (value.equals(Optional.empty())) gone.add(part.getName());
            else changed.put(part.getName(), value);
        }
        changed.put(LOG, later.log());
        changed.put("told", told);
        changed.put("gone", gone);
        return new Later("news", changed, new Known(later, told + later.log().size()));
    }

    private static Object value(RecordComponent part, TableJson of) {
        try {
            return part.getAccessor().invoke(of);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + part.getName() + " of a table", e);
        }
    }
}
