package hegemon.server.store.archive;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads a database as the files of an export, always in the same order. */
final class Contents {
    /** Takes one file after the other. */
    interface Sink {
        void file(String name, List<String> lines) throws IOException;
    }

    private final Connection database;
    private final SortedMap<String, Long> rows = new TreeMap<>();
    private final MessageDigest digest = sha256();

    private Contents(Connection database) {
        this.database = database;
    }

    /** Gives every file to the sink and says what they hold. */
    static Manifest read(Connection database, Sink sink) throws SQLException, IOException {
        return new Contents(database).read(sink);
    }

    /** In the order in which rows may refer to each other. */
    static List<Path> files(Path folder) throws IOException {
        var files = new ArrayList<Path>();
        for (String table : Schema.SHARED) files.add(folder.resolve("tables/" + table + ".jsonl"));
        try (Stream<Path> games = Files.list(folder.resolve("games"))) {
            games.sorted().forEach(files::add);
        }
        return files;
    }

    /** Over the files of an export as they lie there. */
    static String sha256(Path folder) throws IOException {
        var digest = sha256();
        for (Path file : files(folder))
            digest(digest, folder.relativize(file).toString(), Files.readAllLines(file));
        return HexFormat.of().formatHex(digest.digest());
    }

    /** How many files there will be. */
    static int files(Connection database) throws SQLException {
        return Schema.SHARED.size() + games(database).size();
    }

    private Manifest read(Sink sink) throws SQLException, IOException {
        for (String table : Schema.SHARED)
            pass(sink, "tables/" + table + ".jsonl", lines(table, "", List.of()));
        for (String game : games(database)) {
            var lines = new ArrayList<String>();
            for (String table : Schema.OF_GAME)
                lines.addAll(
                        lines(table, " where " + Schema.gameColumn(table) + " = ?", List.of(game)));
            pass(sink, "games/" + game + ".jsonl", lines);
        }
        return new Manifest(
                Manifest.FORMAT,
                Manifest.VERSION,
                schemaVersion(database),
                rows,
                HexFormat.of().formatHex(digest.digest()));
    }

    private void pass(Sink sink, String name, List<String> lines) throws IOException {
        digest(digest, name, lines);
        sink.file(name, lines);
    }

    private static void digest(MessageDigest digest, String name, List<String> lines) {
        digest.update((name + "\n").getBytes(StandardCharsets.UTF_8));
        for (String line : lines) digest.update((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Sorted here and not by the database: the two do not agree on the order of letters. */
    private List<String> lines(String table, String where, List<String> parameters)
            throws SQLException {
        var found = new ArrayList<Map<String, @Nullable Object>>();
        try (var select = database.prepareStatement("select * from " + table + where)) {
            for (int i = 0; i < parameters.size(); i++) select.setString(i + 1, parameters.get(i));
            try (var result = select.executeQuery()) {
                while (result.next()) found.add(truth(table, RowText.read(result)));
            }
        }
        found.sort(byKey(key(table)));
        rows.merge(table, (long) found.size(), Long::sum);
        return found.stream().map(row -> RowText.print(table, row)).toList();
    }

    private static Map<String, @Nullable Object> truth(
            String table, Map<String, @Nullable Object> row) {
        row.keySet().removeAll(Schema.COMPUTED.getOrDefault(table, Set.of()));
        return row;
    }

    private List<String> key(String table) throws SQLException {
        var columns = new TreeMap<Integer, String>();
        try (var keys = database.getMetaData().getPrimaryKeys(null, null, table)) {
            while (keys.next())
                columns.put(
                        keys.getInt("KEY_SEQ"),
                        keys.getString("COLUMN_NAME").toLowerCase(Locale.ROOT));
        }
        return List.copyOf(columns.values());
    }

    private static Comparator<Map<String, @Nullable Object>> byKey(List<String> columns) {
        return (one, other) -> {
            for (String column : columns.isEmpty() ? List.copyOf(one.keySet()) : columns) {
                int order = compare(one.get(column), other.get(column));
                if (order != 0) return order;
            }
            return 0;
        };
    }

    private static int compare(@Nullable Object one, @Nullable Object other) {
        if (one instanceof Long a && other instanceof Long b) return a.compareTo(b);
        return String.valueOf(one).compareTo(String.valueOf(other));
    }

    private static List<String> games(Connection database) throws SQLException {
        var ids = new ArrayList<String>();
        try (var select = database.createStatement();
                var result = select.executeQuery("select id from game")) {
            while (result.next()) ids.add(result.getString(1));
        }
        ids.sort(Comparator.naturalOrder());
        return ids;
    }

    /** Which of the numbered migrations came last. */
    static String schemaVersion(Connection database) throws SQLException {
        int last = 0;
        try (var select = database.createStatement();
                var result =
                        select.executeQuery(
                                "select version from flyway_schema_history where version is not"
                                        + " null")) {
            while (result.next()) last = Math.max(last, Integer.parseInt(result.getString(1)));
        }
        return Integer.toString(last);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
