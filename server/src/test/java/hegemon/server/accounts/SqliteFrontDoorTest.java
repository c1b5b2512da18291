package hegemon.server.accounts;

import hegemon.server.store.Database;

import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class SqliteFrontDoorTest extends FrontDoorContract {
    @TempDir private Path folder;

    @Override
    protected String address() {
        return Database.in(folder);
    }
}
