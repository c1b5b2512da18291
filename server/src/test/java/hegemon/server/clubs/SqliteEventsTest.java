package hegemon.server.clubs;

import hegemon.server.store.Database;

import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class SqliteEventsTest extends EventsContract {
    @TempDir private Path folder;

    @Override
    protected String address() {
        return Database.in(folder);
    }
}
