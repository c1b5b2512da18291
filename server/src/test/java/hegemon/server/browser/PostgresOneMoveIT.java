package hegemon.server.browser;

import hegemon.server.EmbeddedPostgresql;

import org.junit.jupiter.api.extension.RegisterExtension;

class PostgresOneMoveIT extends OneMoveContract {
    @RegisterExtension
    private static final RunningServer server =
            new RunningServer(data -> EmbeddedPostgresql.freshDatabase());

    PostgresOneMoveIT() {
        super(server);
    }
}
