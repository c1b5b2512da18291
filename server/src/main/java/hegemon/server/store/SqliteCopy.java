package hegemon.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.function.BiConsumer;

/**
 * A copy of an SQLite database as of one moment, while others may write. Until it is whole, checked
 * and on disk, it bears another name.
 */
public final class SqliteCopy {
    private static final int LOOK_MILLIS = 100;

    private SqliteCopy() {}

    /**
     * @param database not within a transaction
     * @param progress is told from time to time how many bytes of how many are written
     * @return the size of the copy
     */
    public static long write(Connection database, Path copy, BiConsumer<Long, Long> progress)
            throws IOException, SQLException {
        var part = copy.resolveSibling(copy.getFileName() + ".part");
        Files.deleteIfExists(part);
        OwnersOnly.file(part);
        try {
            copy(database, part, progress);
            check(part);
            try (var file = FileChannel.open(part, StandardOpenOption.WRITE)) {
                file.force(true);
            }
            Files.move(part, copy, StandardCopyOption.ATOMIC_MOVE);
            return Files.size(copy);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void copy(Connection database, Path part, BiConsumer<Long, Long> progress)
            throws SQLException {
        long all = bytes(database);
        var watch = Thread.startVirtualThread(() -> watch(part, all, progress));
        try (var vacuum = database.prepareStatement("vacuum into ?")) {
            vacuum.setString(1, part.toString());
            vacuum.execute();
        } finally {
            watch.interrupt();
        }
        progress.accept(all, all);
    }

    private static long bytes(Connection database) throws SQLException {
        return number(database, "pragma page_size")
                * (number(database, "pragma page_count")
                        - number(database, "pragma freelist_count"));
    }

    private static long number(Connection database, String sql) throws SQLException {
        try (var select = database.createStatement();
                var result = select.executeQuery(sql)) {
            result.next();
            return result.getLong(1);
        }
    }

    private static void watch(Path part, long all, BiConsumer<Long, Long> progress) {
        try {
            while (true) {
                Thread.sleep(LOOK_MILLIS);
                if (Files.exists(part)) progress.accept(Math.min(Files.size(part), all), all);
            }
        } catch (InterruptedException | IOException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void check(Path part) throws IOException, SQLException {
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + part);
                var select = database.createStatement();
                var result = select.executeQuery("pragma integrity_check")) {
            result.next();
            if (!"ok".equals(result.getString(1)))
                throw new IOException(
                        "the copy is damaged: "
                                + result.getString(1)
                                + ". Is the disk full? Is the database itself whole? See: ./hegemon"
                                + " verify");
        }
    }
}
