package hegemon.server.mail;

import hegemon.server.store.Database;

import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class SqlitePostTest extends PostContract {
    @TempDir private Path folder;

    @Override
    protected String address() {
        return Database.in(folder);
    }
}
