package hegemon.server.play;

import hegemon.server.store.Database;

import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class SqliteSnapshotsTest extends SnapshotsContract {
    @TempDir private Path folder;

    @Override
    protected String address() {
        return Database.in(folder);
    }
}
