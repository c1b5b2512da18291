package hegemon.server;

import hegemon.server.store.Database;

import java.net.URI;
import java.nio.file.Path;

/**
 * What a host decides.
 *
 * @param port 0 lets the machine choose
 * @param data the folder for all that is kept
 * @param db JDBC address of the database
 */
public record ServerSettings(int port, Path data, String db, HostSettings host) {
    public ServerSettings(int port, Path data, String db) {
        this(port, data, db, HostSettings.DEFAULTS);
    }

    /** With the database in the data folder. */
    public static ServerSettings in(Path data, int port) {
        return new ServerSettings(port, data, Database.in(data));
    }

    public ServerSettings with(HostSettings decided) {
        return new ServerSettings(port, data, db, decided);
    }

    /** Whether players come over HTTPS, so that no cookie may travel otherwise. */
    public boolean isSecure() {
        return host.base().filter(base -> "https".equals(base.getScheme())).isPresent();
    }

    /** An address of this house, for letters. */
    public String address(String path) {
        return host.base()
                .map(URI::toString)
                .orElse("http://localhost:" + port)
                .replaceAll("/+$", "")
                .concat(path);
    }
}
