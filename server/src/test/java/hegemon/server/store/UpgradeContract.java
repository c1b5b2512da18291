package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.accounts.Guests;
import hegemon.server.id.TableId;
import hegemon.server.play.Opponent;

import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A database of every earlier version is brought up to date with all that it holds: two rows in
 * each of its tables, and a game that somebody played.
 */
abstract class UpgradeContract {
    private static final TableId PLAYED = new TableId("played");

    /** Tables whose rows a later version keeps elsewhere, or computes anew. */
    private static final Set<String> MOVED = Set.of("guest", "summary", "flyway_schema_history");

    /** Columns that a later version fills anew. */
    private static final Set<String> REWRITTEN =
            Set.of("mail_wish.events", "push_device.kinds", "seat.standing", "seat.guest_id");

    /** The rows of a game as the very first version kept them. */
    private record Game(List<Map<String, Object>> games, List<Map<String, Object>> entries) {}

    protected abstract String emptyDatabase();

    protected abstract List<String> migrations();

    /** Each of so many versions is tried. */
    protected abstract int every();

    @Test
    void nothingIsLostOnTheWayFromAnEarlierVersion() throws SQLException {
        var game = played();
        var versions = versions();
        assertThat(versions).hasSizeGreaterThan(40);
        for (int i = 0; i < versions.size() - 1; i += every()) {
            var url = emptyDatabase();
            var version = versions.get(i);
            flyway(url).target(version).load().migrate();
            fill(url, game);
            var before = contents(url);
            try (var pool = Database.open(url)) {
                var kept = new GameStore(pool, Clock.systemUTC()).find(PLAYED).orElseThrow();
                assertThat(kept.log().entries()).as("of version %s", version).hasSize(4);
                assertThat(Verification.fault(kept)).as("of version %s", version).isEmpty();
            }
            compare(before, contents(url), version);
        }
    }

    private static void compare(
            Map<String, List<Map<String, String>>> before,
            Map<String, List<Map<String, String>>> after,
            MigrationVersion version) {
        before.forEach(
                (table, rows) -> {
                    if (MOVED.contains(table)) return;
                    var kept = after.getOrDefault(table, List.of());
                    assertThat(kept).as("%s of version %s", table, version).isNotEmpty();
                    var columns = new TreeSet<>(rows.getFirst().keySet());
                    columns.retainAll(kept.getFirst().keySet());
                    columns.removeIf(column -> REWRITTEN.contains(table + "." + column));
                    assertThat(only(columns, kept))
                            .as("%s of version %s", table, version)
                            .containsExactlyInAnyOrderElementsOf(only(columns, rows));
                });
    }

    private static List<Map<String, String>> only(
            Set<String> columns, List<Map<String, String>> rows) {
        return rows.stream()
                .map(
                        row -> {
                            Map<String, String> part = new TreeMap<>(row);
                            part.keySet().retainAll(columns);
                            return part;
                        })
                .toList();
    }

    private List<MigrationVersion> versions() {
        return Arrays.stream(flyway(emptyDatabase()).load().info().all())
                .map(MigrationInfo::getVersion)
                .filter(Objects::nonNull)
                .toList();
    }

    private FluentConfiguration flyway(String url) {
        return Flyway.configure()
                .dataSource(url, null, null)
                .locations(migrations().toArray(String[]::new));
    }

    /** A game that is played with today’s program. */
    private Game played() {
        try (var pool = Database.open(emptyDatabase())) {
            var guest = new Guests(pool, Clock.systemUTC()).welcome().id();
            var tables = BareTables.with(pool);
            var self = Opponent.parse("self", 1).orElseThrow();
            var table = tables.start("pebbles", "99", self, guest).orThrow();
            for (int i = 0; i < 3; i++)
                tables.submit(table, Optional.of(guest), table.now().entry(), "take 1");
            var sql = JdbcClient.create(pool);
            return new Game(
                    rows(sql, "select '%s' as id, name, setup, secret, created_at from game"),
                    rows(sql, "select '%s' as game_id, number, seat, text, created_at from entry"));
        }
    }

    private static List<Map<String, Object>> rows(JdbcClient sql, String query) {
        return sql.sql(query.formatted(PLAYED.value())).query().listOfRows();
    }

    private static void fill(String url, Game game) throws SQLException {
        try (var connection = DriverManager.getConnection(url)) {
            var waiting = new ArrayList<>(tables(connection));
            waiting.removeIf(MOVED::contains);
            if (tables(connection).contains("guest")) waiting.add("guest");
            // What is referred to must be there first; who refers to whom changes with the
            // versions.
            for (int round = 0; !waiting.isEmpty(); round++) {
                assertThat(round).as("rows for %s", waiting).isLessThan(20);
                waiting.removeIf(table -> hasTwoRows(connection, table));
            }
            for (var row : game.games()) insert(connection, "game", row);
            for (var row : game.entries()) insert(connection, "entry", row);
        }
    }

    private static boolean hasTwoRows(Connection connection, String table) {
        try {
            connection.createStatement().execute("delete from " + table);
            for (int value = 1; value <= 2; value++) {
                var row = new TreeMap<String, Object>();
                try (var columns = connection.getMetaData().getColumns(null, null, table, "%")) {
                    while (columns.next())
                        row.put(
                                columns.getString("COLUMN_NAME"),
                                value(columns.getString("TYPE_NAME"), value));
                }
                insert(connection, table, row);
            }
            return true;
        } catch (SQLException e) {
            return false;
        }
    }

    /** The same in every column, so that whatever refers to a row finds it. */
    private static Object value(String type, int value) {
        var kind = type.toLowerCase(Locale.ROOT);
        if (kind.contains("int")) return value;
        if (kind.contains("double") || kind.contains("float") || kind.contains("real"))
            return (double) value;
        if (kind.contains("bool")) return true;
        if (kind.contains("timestamp")) return new Timestamp(value);
        if (kind.contains("blob") || kind.contains("bytea")) return new byte[] {(byte) value};
        return String.valueOf(value);
    }

    private static void insert(Connection connection, String table, Map<String, Object> row)
            throws SQLException {
        var places = String.join(", ", row.keySet().stream().map(column -> "?").toList());
        var columns = String.join(", ", row.keySet());
        try (var statement =
                connection.prepareStatement(
                        "insert into " + table + " (" + columns + ") values (" + places + ")")) {
            int place = 0;
            for (Object value : row.values()) statement.setObject(++place, value);
            statement.executeUpdate();
        }
    }

    private static Map<String, List<Map<String, String>>> contents(String url) throws SQLException {
        var all = new TreeMap<String, List<Map<String, String>>>();
        try (var connection = DriverManager.getConnection(url)) {
            for (String table : tables(connection)) all.put(table, rows(connection, table));
        }
        all.values().removeIf(List::isEmpty);
        return all;
    }

    private static List<Map<String, String>> rows(Connection connection, String table)
            throws SQLException {
        var rows = new ArrayList<Map<String, String>>();
        try (var statement = connection.createStatement();
                var found = statement.executeQuery("select * from " + table)) {
            while (found.next()) {
                var row = new TreeMap<String, String>();
                for (int i = 1; i <= found.getMetaData().getColumnCount(); i++)
                    row.put(
                            found.getMetaData().getColumnName(i),
                            String.valueOf(found.getString(i)));
                rows.add(row);
            }
        }
        return rows;
    }

    private static Set<String> tables(Connection connection) throws SQLException {
        var names = new TreeSet<String>();
        try (var found =
                connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
            while (found.next()) names.add(found.getString("TABLE_NAME"));
        }
        return names;
    }
}
