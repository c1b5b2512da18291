package hegemon.server.push;

import hegemon.server.store.Database;

import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class SqliteCallTest extends CallContract {
    @TempDir private Path folder;

    @Override
    protected String address() {
        return Database.in(folder);
    }
}
