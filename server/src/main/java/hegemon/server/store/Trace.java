package hegemon.server.store;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One place of the database where something about a person is kept.
 *
 * @param name of the file in which its owner gets it
 * @param column that holds the person
 * @param mine which rows are the person's; the question mark is the id
 * @param farewell what is done to them when the person goes; empty: they stay, with an id that
 *     leads to nobody
 * @param told the columns that its owner gets: hashes and keys are of no use to anybody
 */
public record Trace(
        String name,
        String table,
        String column,
        String mine,
        Optional<String> farewell,
        List<String> told) {
    static Trace gone(String name, String table, String column, String... told) {
        return new Trace(name, table, column, column + " = ?", Optional.of("delete"), list(told));
    }

    static Trace kept(String name, String table, String column, String... told) {
        return new Trace(name, table, column, column + " = ?", Optional.empty(), list(told));
    }

    Trace where(String rows) {
        return new Trace(name, table, column, rows, farewell, told);
    }

    /** The rows stay, without what names or quotes the person. */
    Trace emptied(String set) {
        return new Trace(name, table, column, mine, Optional.of(set), told);
    }

    private static List<String> list(String... columns) {
        return Arrays.asList(columns);
    }

    Optional<String> farewellSql() {
        return farewell.map(
                what ->
                        what.equals("delete")
                                ? "delete from " + table + " where " + mine
                                : "update " + table + " set " + what + " where " + mine);
    }
}
