package hegemon.server.browser;

import org.junit.jupiter.api.extension.RegisterExtension;

class SqliteOneMoveIT extends OneMoveContract {
    @RegisterExtension private static final RunningServer server = new RunningServer();

    SqliteOneMoveIT() {
        super(server);
    }
}
