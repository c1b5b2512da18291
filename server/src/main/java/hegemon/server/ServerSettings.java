package hegemon.server;

import hegemon.server.store.Database;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;

/**
 * What a host decides.
 *
 * @param port 0 lets the machine choose
 * @param data the folder for all that is kept
 * @param db JDBC address of the database
 * @param stated each setting as administrators may read it
 */
public record ServerSettings(
        int port, Path data, String db, HostSettings host, List<Stated> stated) {
    /**
     * A setting.
     *
     * @param value nothing that is secret
     * @param origin {@code flag}, {@code environment}, {@code file} or {@code standard}
     */
    public record Stated(String key, String value, String origin) {}

    public ServerSettings {
        stated = List.copyOf(stated);
    }

    public ServerSettings(int port, Path data, String db, HostSettings host) {
        this(port, data, db, host, List.of());
    }

    public ServerSettings(int port, Path data, String db) {
        this(port, data, db, HostSettings.DEFAULTS);
    }

    /** With the database in the data folder. */
    public static ServerSettings in(Path data, int port) {
        return new ServerSettings(port, data, Database.in(data));
    }

    public ServerSettings with(HostSettings decided) {
        return new ServerSettings(port, data, db, decided, stated);
    }

    /** Whether players come over HTTPS, so that no cookie may travel otherwise. */
    public boolean isSecure() {
        return host.base().filter(base -> "https".equals(base.getScheme())).isPresent();
    }

    /** An address of this house, for letters. */
    public String address(String path) {
        return host.base()
                .map(URI::toString)
                .orElseGet(() -> host.here(port))
                .replaceAll("/+$", "")
                .concat(path);
    }
}
