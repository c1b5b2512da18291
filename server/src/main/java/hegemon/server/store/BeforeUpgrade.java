package hegemon.server.store;

import org.flywaydb.core.api.MigrationInfoService;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;

/**
 * The way back from a newer program: before it changes the tables of an SQLite database, a checked
 * copy of the database as it was is kept in the folder {@code backups} beside it. Whoever has
 * PostgreSQL dumps it; the log says which versions the tables had.
 */
final class BeforeUpgrade {
    /** So many copies stay, beside those of other kinds. */
    static final int KEPT = 3;

    private static final Logger LOG = LoggerFactory.getLogger(BeforeUpgrade.class);

    private BeforeUpgrade() {}

    /** Whether the tables are there, and will change. */
    static boolean isDue(MigrationInfoService tables) {
        return tables.applied().length > 0 && tables.pending().length > 0;
    }

    /**
     * @throws Unprepared if there can be no copy: then nothing is changed
     */
    static void prepare(String url, MigrationInfoService tables) {
        if (!isDue(tables)) return;
        var from = tables.current().getVersion();
        var to = tables.pending()[tables.pending().length - 1].getVersion();
        if (!Database.isSqlite(url)) {
            LOG.info("the tables of the database change from version {} to {}", from, to);
            return;
        }
        var folder = Database.file(url).toAbsolutePath().resolveSibling("backups");
        var copy = folder.resolve(BackupKind.BEFORE_UPGRADE.name(Instant.now()) + ".db");
        try {
            keep(url, folder, copy);
        } catch (IOException | UncheckedIOException | SQLException e) {
            throw new Unprepared(
                    "the database is of an earlier version and must be copied before it is changed,"
                            + " which is not possible in "
                            + folder
                            + ": "
                            + e.getMessage()
                            + ". Nothing was changed. Is there room, and may this user write"
                            + " there?",
                    e);
        }
        LOG.info(
                "the tables of the database change from version {} to {}; as it was it is kept in"
                        + " {}",
                from,
                to,
                copy);
    }

    private static void keep(String url, Path folder, Path copy) throws IOException, SQLException {
        OwnersOnly.folder(folder);
        if (Files.exists(copy)) return; // another command came in the same second
        try (var database = DriverManager.getConnection(url)) {
            SqliteCopy.write(database, copy, (done, all) -> {});
        }
        BackupKind.BEFORE_UPGRADE.rotate(folder, KEPT);
    }
}
