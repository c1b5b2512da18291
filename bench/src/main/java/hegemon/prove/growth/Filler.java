package hegemon.prove.growth;

import hegemon.server.store.Database;
import hegemon.server.store.Sql;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Fills the database of a house that is closed with games like one that was played there. */
record Filler(Path data, String game) {
    private static final int PEOPLE = 1_000;

    private static final String NUMBERS =
            "with recursive n(i) as (select %d union all select i + 1 from n where i + 1 < %d) ";

    /** Games with these numbers, each of one of a thousand others. */
    void ofOthers(long from, long to) {
        var other = "'p' || (n.i % " + PEOPLE + ")";
        fill(from, to, "o", Map.of("guest_id", other, "maker", other));
    }

    /** Games with these numbers, all of whoever played that one. */
    void ofOne(long from, long to) {
        fill(from, to, "m", Map.of());
    }

    private void fill(long from, long to, String letter, Map<String, String> people) {
        try (var pool = Database.open(Database.in(data))) {
            var sql = new Sql(pool);
            sql.change(
                    NUMBERS.formatted(0, PEOPLE)
                            + "insert or ignore into person (id, created_at) select 'p' || i, 1"
                            + " from n");
            var numbers = NUMBERS.formatted(from, to);
            var id = "'" + letter + "' || n.i";
            for (String table : List.of("game", "seat", "entry", "summary"))
                sql.change(numbers + copy(table, id, people, columns(sql, table)), game);
        }
    }

    private static List<String> columns(Sql sql, String table) {
        return sql.list(
                (row, ignored) -> row.getString(1), "select name from pragma_table_info(?)", table);
    }

    private static String copy(
            String table, String id, Map<String, String> people, List<String> columns) {
        var key = table.equals("game") ? "id" : "game_id";
        var values = new LinkedHashMap<String, String>();
        for (String column : columns) values.put(column, people.getOrDefault(column, column));
        values.put(key, id);
        // Each has its news at a time of its own, as games have.
        for (String time : List.of("created_at", "news_at"))
            values.computeIfPresent(time, (ignored, at) -> at + " - n.i");
        return "insert into %s (%s) select %s from %s, n where %s = ?"
                .formatted(
                        table,
                        String.join(", ", values.keySet()),
                        String.join(", ", values.values()),
                        table,
                        key);
    }
}
