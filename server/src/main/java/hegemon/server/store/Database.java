package hegemon.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

import org.flywaydb.core.Flyway;

import java.nio.file.Path;

/** Opens the database: SQLite in a file, or PostgreSQL. Both get the same tables. */
public final class Database {
    /**
     * WAL and FULL: an acknowledged entry survives a power cut; IMMEDIATE: writers wait instead of
     * failing.
     */
    private static final String SQLITE_MANNERS =
            "?journal_mode=WAL&synchronous=FULL&busy_timeout=15000&foreign_keys=true&transaction_mode=IMMEDIATE";

    private Database() {}

    /** The address of the database that lives in a data folder. */
    public static String in(Path data) {
        return "jdbc:sqlite:" + data.resolve("hegemon.db");
    }

    /** A pool of connections to this JDBC address, with all tables in place. */
    public static HikariDataSource open(String url) {
        var config = new HikariConfig();
        boolean sqlite = url.startsWith("jdbc:sqlite:");
        config.setJdbcUrl(sqlite ? url + SQLITE_MANNERS : url);
        config.setMaximumPoolSize(sqlite ? 4 : 10);
        config.setMinimumIdle(1);
        config.setPoolName("hegemon");
        var pool = new HikariDataSource(config);
        try {
            Flyway.configure().dataSource(pool).load().migrate();
        } catch (RuntimeException e) {
            pool.close();
            throw e;
        }
        return pool;
    }
}
