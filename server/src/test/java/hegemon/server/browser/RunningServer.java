package hegemon.server.browser;

import hegemon.server.HegemonServer;
import hegemon.server.ReadyTables;
import hegemon.server.ServerSettings;
import hegemon.server.store.Database;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.util.FileSystemUtils;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The real server while the tests of a class run, on a port of its own; can be stopped and started
 * again on the same port. Each test finds the same dice.
 */
final class RunningServer implements BeforeAllCallback, BeforeEachCallback, AfterAllCallback {
    static {
        // A busy machine is slow, not wrong.
        Awaitility.setDefaultTimeout(Duration.ofMinutes(1));
    }

    private final Function<Path, String> database;
    private final List<Class<?>> more;
    private Optional<ServerSettings> settings = Optional.empty();
    private Optional<ConfigurableApplicationContext> context = Optional.empty();

    RunningServer() {
        this(Database::in);
    }

    /**
     * @param database its address, given the data folder
     */
    RunningServer(Function<Path, String> database) {
        this(database, SameDice.class);
    }

    /**
     * @param more what takes the place of its parts
     */
    RunningServer(Function<Path, String> database, Class<?>... more) {
        this.database = database;
        this.more = List.of(more);
    }

    @Override
    public void beforeAll(ExtensionContext tests) throws IOException {
        var data = Files.createTempDirectory("hegemon-server");
        settings = Optional.of(new ServerSettings(0, data, database.apply(data)));
        start();
    }

    @Override
    public void beforeEach(ExtensionContext test) {
        SameDice.fromTheFirstTable();
    }

    private void start() {
        var wanted = settings.orElseThrow();
        ReadyTables.at(wanted.db());
        var started = HegemonServer.start(wanted, more.toArray(Class<?>[]::new));
        context = Optional.of(started);
        int port = started.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
        settings = Optional.of(new ServerSettings(port, wanted.data(), wanted.db()));
    }

    void restart() {
        stop();
        start();
    }

    void stop() {
        context.ifPresent(ConfigurableApplicationContext::close);
    }

    String address(String path) {
        return "http://localhost:" + settings.orElseThrow().port() + path;
    }

    <T> T part(Class<T> kind) {
        return context.orElseThrow().getBean(kind);
    }

    @Override
    public void afterAll(ExtensionContext tests) throws IOException {
        stop();
        if (settings.isPresent()) FileSystemUtils.deleteRecursively(settings.get().data());
    }
}
