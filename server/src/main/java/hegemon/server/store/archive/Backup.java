package hegemon.server.store.archive;

import hegemon.server.store.Database;
import hegemon.server.store.SqliteCopy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.function.BiConsumer;

/** A copy of an SQLite database, with the tables of this program, while the server may go on. */
public final class Backup {
    private Backup() {}

    /**
     * @param progress is told from time to time how many bytes of how many are written
     * @return the size of the copy
     */
    public static long write(String url, Path copy, BiConsumer<Long, Long> progress)
            throws IOException, SQLException {
        if (Files.exists(copy))
            throw new ArchiveRefused(copy + " is there already; a backup writes over nothing.");
        try (var database = Database.snapshot(url)) {
            database.setAutoCommit(true);
            return SqliteCopy.write(database, copy, progress);
        }
    }
}
