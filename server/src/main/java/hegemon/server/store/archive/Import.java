package hegemon.server.store.archive;

import hegemon.server.store.ThinkingRows;

import tools.jackson.core.JacksonException;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

import javax.sql.DataSource;

/**
 * Fills an empty database from an export: all or nothing. Before it is kept, the database is read
 * again and compared with the export.
 */
public final class Import {
    private static final int BATCH = 500;

    private final Connection database;
    private final Map<String, PreparedStatement> inserts = new LinkedHashMap<>();
    private int waiting = 0;

    private Import(Connection database) {
        this.database = database;
    }

    /**
     * @param progress is told the number of files and then called for each
     */
    public static Manifest read(Path place, DataSource into, IntFunction<Runnable> progress)
            throws IOException, SQLException {
        try (var database = into.getConnection()) {
            database.setAutoCommit(false);
            try {
                var manifest =
                        Archive.open(place, folder -> new Import(database).fill(folder, progress));
                database.commit();
                return manifest;
            } catch (IOException | SQLException | RuntimeException e) {
                database.rollback();
                throw e;
            }
        }
    }

    private Manifest fill(Path folder, IntFunction<Runnable> progress) throws IOException {
        var manifest = Manifest.read(folder);
        try {
            refuseOtherSchema(manifest);
            refuseFullDatabase();
            var files = Contents.files(folder);
            var step = progress.apply(files.size());
            for (Path file : files) {
                fill(file);
                step.run();
            }
            refuseDifference(manifest);
            try (var statement = database.createStatement()) {
                statement.executeUpdate(ThinkingRows.LOOK_ONCE);
            }
            return manifest;
        } catch (SQLException e) {
            throw new IOException(e);
        }
    }

    private void fill(Path file) throws IOException {
        int number = 0;
        try {
            for (String line : Files.readAllLines(file)) {
                number++;
                insert(RowText.Line.parse(line));
            }
            flush();
        } catch (CharacterCodingException e) {
            throw damaged(file, "it is not written in UTF-8");
        } catch (SQLException e) {
            throw damaged(file, "its rows cannot be stored (" + e.getMessage() + ")");
        } catch (JacksonException | IllegalArgumentException | DateTimeException e) {
            throw damaged(file, "line " + number + " is no row");
        }
    }

    private static ArchiveRefused damaged(Path file, String why) {
        return new ArchiveRefused("damaged: " + file.getFileName() + ": " + why + ".");
    }

    private void refuseOtherSchema(Manifest manifest) throws SQLException {
        var here = Contents.schemaVersion(database);
        if (!here.equals(manifest.schema()))
            throw new ArchiveRefused(
                    "the export has the tables of version "
                            + manifest.schema()
                            + " and this program those of version "
                            + here
                            + ". Export and import with the same version of Hegemon.");
    }

    private void refuseFullDatabase() throws SQLException {
        for (String table : Schema.all()) {
            try (var select = database.createStatement();
                    var result = select.executeQuery("select count(*) from " + table)) {
                result.next();
                if (result.getLong(1) > 0)
                    throw new ArchiveRefused(
                            "the database is not empty ("
                                    + table
                                    + ": "
                                    + result.getLong(1)
                                    + "). Import into a new one: another --data folder, or"
                                    + " another --db.");
            }
        }
    }

    private void insert(RowText.Line line) throws SQLException {
        if (!Schema.all().contains(line.table()))
            throw new ArchiveRefused("damaged: there is no table " + line.table() + ".");
        var columns = List.copyOf(line.row().propertyNames());
        var statement = statement(line.table(), columns);
        for (int i = 0; i < columns.size(); i++)
            RowText.bind(statement, i + 1, line.row().path(columns.get(i)));
        statement.addBatch();
        if (++waiting >= BATCH) flush();
    }

    private PreparedStatement statement(String table, List<String> columns) throws SQLException {
        for (String column : columns)
            if (!column.matches("[a-z_0-9]+"))
                throw new ArchiveRefused("damaged: “" + column + "” is no column.");
        var sql =
                "insert into "
                        + table
                        + " ("
                        + String.join(", ", columns)
                        + ") values ("
                        + String.join(", ", columns.stream().map(ignored -> "?").toList())
                        + ")";
        var known = inserts.get(sql);
        if (known != null) return known;
        // Rows of another table may refer to those that wait.
        flush();
        var made = database.prepareStatement(sql);
        inserts.put(sql, made);
        return made;
    }

    private void flush() throws SQLException {
        for (var insert : inserts.values()) insert.executeBatch();
        waiting = 0;
    }

    private void refuseDifference(Manifest manifest) throws SQLException, IOException {
        var here = Contents.read(database, (name, lines) -> {});
        if (!here.sha256().equals(manifest.sha256()))
            throw new ArchiveRefused(
                    "the export is damaged or was changed: what it would put into the database is"
                            + " not what it was made from. Nothing was imported.");
    }
}
