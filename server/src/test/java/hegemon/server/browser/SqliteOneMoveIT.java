package hegemon.server.browser;

import hegemon.server.store.Database;

import java.nio.file.Path;

class SqliteOneMoveIT extends OneMoveContract {
    @Override
    String database(Path data) {
        return Database.in(data);
    }
}
