package hegemon.cli;

import hegemon.server.ServerSettings;
import hegemon.server.store.Database;

import picocli.CommandLine.Mixin;

import java.util.Map;
import java.util.function.Function;

import javax.sql.DataSource;

/** {@code --data} and {@code --db}: the server that a command works with, running or not. */
public final class ServerOptions {
    @Mixin private ServeCommand.DatabaseOptions database;

    /** Works on the database, which must be there. */
    public <T> T with(Function<DataSource, T> work) {
        database.requireFolder();
        try (var pool = Database.open(database.reachable())) {
            return work.apply(pool);
        }
    }

    /** Where people find this page of the server. */
    public String address(String path) {
        var chosen = Settings.of(database.data(), Map.of(), System.getenv());
        var settings =
                new ServerSettings(
                        chosen.port(Setting.PORT), database.data(), database.url(), chosen.host());
        return settings.address(path);
    }
}
