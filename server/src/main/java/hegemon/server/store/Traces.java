package hegemon.server.store;

import hegemon.server.id.PersonId;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import javax.sql.DataSource;

/**
 * Every place of the database where something about a person is kept: what is handed out to that
 * person, and what becomes of it when the person goes. A test finds columns that were forgotten.
 */
public final class Traces {
    /** Every such place. */
    public static final List<Trace> ALL = TraceList.ALL;

    private static final Set<String> MOMENTS = Set.of("since");

    private final Sql sql;

    public Traces(DataSource database) {
        this.sql = new Sql(database);
    }

    /**
     * All that is kept about this person, by the names of the traces. Nothing is left out but what
     * is another's alone, such as who does not want to meet this person.
     */
    public Map<String, List<Map<String, Object>>> of(PersonId person) {
        var all = new LinkedHashMap<String, List<Map<String, Object>>>();
        for (Trace trace : ALL)
            if (!trace.told().isEmpty()) all.put(trace.name(), rows(trace, person));
        return all;
    }

    private List<Map<String, Object>> rows(Trace trace, PersonId person) {
        return sql
                .ask(
                        "select "
                                + String.join(", ", trace.told())
                                + " from "
                                + trace.table()
                                + " where "
                                + trace.mine(),
                        person)
                .query()
                .listOfRows()
                .stream()
                .map(Traces::readable)
                .toList();
    }

    /** Times as people write them; what is not known is absent. */
    private static Map<String, Object> readable(Map<String, Object> row) {
        var shown = new LinkedHashMap<String, Object>();
        row.forEach(
                (column, value) -> {
                    if (value != null) shown.put(column, readable(column, value));
                });
        return shown;
    }

    private static Object readable(String column, Object value) {
        boolean moment = column.endsWith("_at") || MOMENTS.contains(column);
        return moment && value instanceof Number millis
                ? Instant.ofEpochMilli(millis.longValue()).toString()
                : value;
    }

    /** Within a transaction: removes what goes with the person. */
    public void wipe(PersonId person) {
        for (Trace trace : ALL) trace.farewellSql().ifPresent(text -> sql.change(text, person));
    }
}
