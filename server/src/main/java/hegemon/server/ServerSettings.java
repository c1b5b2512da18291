package hegemon.server;

import hegemon.server.store.Database;

import java.nio.file.Path;

/**
 * What a host decides.
 *
 * @param port 0 lets the machine choose
 * @param data the folder for all that is kept
 * @param db JDBC address of the database
 */
public record ServerSettings(int port, Path data, String db) {
    /** With the database in the data folder. */
    public static ServerSettings in(Path data, int port) {
        return new ServerSettings(port, data, Database.in(data));
    }
}
