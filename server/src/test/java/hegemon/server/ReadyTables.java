package hegemon.server;

import hegemon.server.store.Database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * An SQLite database with all tables and nothing in them, made once for the tests of one Java
 * machine: a copy costs next to nothing, and to make the tables takes longer than most tests.
 */
public final class ReadyTables {
    private static final class Model {
        private static final Path FILE = make();

        private static Path make() {
            try {
                var folder = Files.createTempDirectory("hegemon-tables");
                var file = Database.file(Database.in(folder));
                Database.open(Database.in(folder)).close();
                folder.toFile().deleteOnExit();
                file.toFile().deleteOnExit();
                return file;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private ReadyTables() {}

    /** Where an SQLite database shall be and is none yet, there is an empty one with its tables. */
    public static void at(String address) {
        if (!Database.isSqlite(address)) return;
        var file = Database.file(address);
        if (Files.exists(file)) return;
        try {
            Files.copy(Model.FILE, file, StandardCopyOption.COPY_ATTRIBUTES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
