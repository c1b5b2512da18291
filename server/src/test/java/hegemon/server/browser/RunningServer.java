package hegemon.server.browser;

import hegemon.server.HegemonServer;
import hegemon.server.ServerSettings;

import org.springframework.context.ConfigurableApplicationContext;

import java.nio.file.Path;

/**
 * The real server for a test, on a port of its own; can be stopped and started again on the same
 * port.
 */
final class RunningServer implements AutoCloseable {
    private final Path data;
    private final String database;
    private int port = 0;
    private ConfigurableApplicationContext context;

    RunningServer(Path data, String database) {
        this.data = data;
        this.database = database;
        this.context = start();
    }

    private ConfigurableApplicationContext start() {
        var started = HegemonServer.start(new ServerSettings(port, data, database));
        port = started.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
        return started;
    }

    void restart() {
        context.close();
        context = start();
    }

    void stop() {
        context.close();
    }

    String address(String path) {
        return "http://localhost:" + port + path;
    }

    <T> T part(Class<T> kind) {
        return context.getBean(kind);
    }

    @Override
    public void close() {
        context.close();
    }
}
