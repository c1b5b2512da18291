package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** No column of the database is forgotten when a person goes or asks for everything. */
class TracesTest {
    @TempDir private Path folder;

    /** A new column fails here until somebody has said whether it holds something of a person. */
    @Test
    void everyColumnIsATraceOrIsSaidToBeNone() throws Exception {
        var known = new TreeSet<>(impersonal());
        for (var trace : Traces.ALL) {
            known.add(trace.table() + "." + trace.column());
            trace.told().forEach(column -> known.add(trace.table() + "." + column));
        }
        assertThat(columns()).containsExactlyInAnyOrderElementsOf(known);
    }

    @Test
    void noColumnIsBothATraceAndNone() throws IOException {
        var traces =
                Traces.ALL.stream()
                        .map(trace -> trace.table() + "." + trace.column())
                        .collect(Collectors.toSet());
        assertThat(impersonal()).doesNotContainAnyElementsOf(traces);
    }

    /** Whatever refers to a person is a trace: nobody can write it down as none. */
    @Test
    void whateverRefersToAPersonIsATrace() throws SQLException {
        var traces =
                Traces.ALL.stream()
                        .map(trace -> trace.table() + "." + trace.column())
                        .collect(Collectors.toSet());
        var references = new ArrayList<String>();
        try (var pool = Database.open(Database.in(folder));
                var connection = pool.getConnection()) {
            var schema = connection.getMetaData();
            for (String table : tables())
                try (var keys = schema.getImportedKeys(null, null, table)) {
                    while (keys.next())
                        if (keys.getString("PKTABLE_NAME").equalsIgnoreCase("person"))
                            references.add(
                                    table
                                            + "."
                                            + keys.getString("FKCOLUMN_NAME")
                                                    .toLowerCase(Locale.ROOT));
                }
        }
        assertThat(references).hasSizeGreaterThan(10).isSubsetOf(traces);
    }

    private Set<String> tables() throws SQLException {
        return columns().stream()
                .map(column -> column.substring(0, column.indexOf('.')))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Set<String> columns() throws SQLException {
        var all = new TreeSet<String>();
        try (var pool = Database.open(Database.in(folder));
                var connection = pool.getConnection();
                var query = connection.createStatement();
                // The driver's own list of columns ends with the five hundredth.
                var found =
                        query.executeQuery(
                                "select t.name, c.name from sqlite_schema t,"
                                        + " pragma_table_info(t.name) c where t.type = 'table' and"
                                        + " t.name not like 'sqlite\\_%' escape '\\' and t.name <>"
                                        + " 'flyway_schema_history'")) {
            while (found.next())
                all.add((found.getString(1) + "." + found.getString(2)).toLowerCase(Locale.ROOT));
        }
        return all;
    }

    /** The columns of which somebody has said that they tell nothing of a person. */
    private static Set<String> impersonal() throws IOException {
        try (var file = TracesTest.class.getResourceAsStream("/impersonal.txt")) {
            var text = file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .flatMap(
                            line -> {
                                var parts = line.split(":");
                                return Arrays.stream(parts[1].strip().split(" +"))
                                        .map(column -> parts[0] + "." + column);
                            })
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
