package hegemon.server.browser;

import hegemon.server.EmbeddedPostgresql;

import java.nio.file.Path;

class PostgresOneMoveIT extends OneMoveContract {
    @Override
    String database(Path data) {
        return EmbeddedPostgresql.freshDatabase();
    }
}
