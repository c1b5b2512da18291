package hegemon.server.store.archive;

import hegemon.server.store.Database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.IntFunction;

/** Writes all that the database holds as text, as of one moment, while the server may go on. */
public final class Export {
    private Export() {}

    /**
     * To a folder, or to one file if its name ends with {@code .zip}.
     *
     * @param progress is told the number of files and then called for each
     */
    public static Manifest write(String url, Path place, IntFunction<Runnable> progress)
            throws IOException, SQLException {
        try (var database = Database.snapshot(url)) {
            var step = progress.apply(Contents.files(database));
            return Archive.create(place, folder -> write(database, folder, step));
        }
    }

    /** As one zip file that gets its name when it was read again and is what was written. */
    public static void checked(String url, Path zip) throws IOException, SQLException {
        var part = zip.resolveSibling("part-" + zip.getFileName());
        Files.deleteIfExists(part);
        try {
            var manifest = write(url, part, files -> () -> {});
            if (!Archive.open(part, Contents::sha256).equals(manifest.sha256()))
                throw new ArchiveRefused("the export is damaged. Is the disk full?");
            Files.move(part, zip, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static Manifest write(Connection database, Path folder, Runnable step)
            throws IOException {
        Files.createDirectories(folder.resolve("tables"));
        Files.createDirectories(folder.resolve("games"));
        try {
            var manifest =
                    Contents.read(
                            database,
                            (name, lines) -> {
                                Files.write(folder.resolve(name), lines);
                                step.run();
                            });
            manifest.write(folder);
            return manifest;
        } catch (SQLException e) {
            throw new IOException(e);
        }
    }
}
