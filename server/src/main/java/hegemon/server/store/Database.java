package hegemon.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.UUID;

import javax.sql.DataSource;

/** Opens the database: SQLite in a file, or PostgreSQL. Both get the same tables. */
public final class Database {
    /**
     * WAL and FULL: an acknowledged entry survives a power cut; IMMEDIATE: writers wait instead of
     * failing.
     */
    private static final String SQLITE_MANNERS =
            "?journal_mode=WAL&synchronous=FULL&busy_timeout=15000&foreign_keys=true&transaction_mode=IMMEDIATE";

    /** So long a request waits for a connection; then it is told to come back. */
    private static final Duration PATIENCE = Duration.ofMillis(1_500);

    /** Writers wait for one another here, not in the database. */
    private static final Duration SQLITE_PATIENCE = Duration.ofSeconds(5);

    private static final Duration VALID = Duration.ofSeconds(1);

    /** A database that says nothing for so long in the midst of an answer has gone. */
    private static final Duration SILENCE = Duration.ofSeconds(10);

    private static final String[] EVERYWHERE = {"classpath:db/migration"};
    private static final String[] ON_POSTGRESQL = {
        "classpath:db/migration", "classpath:db/postgresql"
    };

    /** Which migrations have been made: Flyway's own table. */
    private static final String HISTORY = "flyway_schema_history";

    private static final String SCRIPTS =
            "select script from " + HISTORY + " where success and type = 'SQL'";

    private Database() {}

    public static boolean isSqlite(String url) {
        return url.startsWith("jdbc:sqlite:");
    }

    /** A text that may hold the address of a database, without the password that may be in it. */
    public static String shown(String text) {
        return text.replaceAll("(?i)(password=)[^&\\s]*(&[^=&\\s]*(?=[&\\s]|$))*", "$1…")
                .replaceAll("//\\S*@", "//…@")
                .replaceAll("[^\\s/]+@", "…@");
    }

    /** The address of the database that lives in a data folder. */
    public static String in(Path data) {
        return "jdbc:sqlite:" + data.resolve("hegemon.db");
    }

    /** Where an SQLite database lies. */
    public static Path file(String url) {
        return Path.of(url.substring("jdbc:sqlite:".length()).replaceAll("\\?.*", ""));
    }

    /** Whether there is something to look at; of PostgreSQL only a connection can tell. */
    public static boolean isThere(String url) {
        return !isSqlite(url) || file(url).toFile().length() > 0;
    }

    /** Whether a newer program has changed the tables: this one would not know what they mean. */
    public static boolean isOfNewerProgram(String url) throws SQLException {
        if (!isThere(url)) return false; // the driver would make one
        try (var connection = DriverManager.getConnection(url);
                var tables = connection.getMetaData().getTables(null, null, HISTORY, null)) {
            if (!tables.next()) return false;
            try (var done = connection.createStatement().executeQuery(SCRIPTS)) {
                while (done.next()) if (!isOurs(done.getString(1))) return true;
            }
            return false;
        }
    }

    /** Whether the tables are those of an older program: the next to open it changes them. */
    public static boolean isOfOlderProgram(String url) {
        return BeforeUpgrade.isDue(tables(url, new DriverManagerDataSource(url)).info());
    }

    private static boolean isOurs(String script) {
        return Arrays.stream(ON_POSTGRESQL)
                .map(folder -> folder.replace("classpath:", "/") + "/" + script)
                .anyMatch(file -> Database.class.getResource(file) != null);
    }

    /**
     * A pool of connections to this JDBC address, with all tables in place; before those of an
     * older program are changed, a copy is kept.
     *
     * @throws Unprepared if the database does not let us make them
     */
    public static HikariDataSource open(String url) {
        boolean sqlite = isSqlite(url);
        boolean old = isThere(url);
        if (sqlite) OwnersOnly.file(file(url));
        var pool = new HikariDataSource(config(url, sqlite));
        try {
            // Not of the pool: PostgreSQL may take its time to change large tables.
            var tables = tables(url, new DriverManagerDataSource(sqlite ? ours(url) : url));
            if (old) BeforeUpgrade.prepare(url, tables.info());
            tables.migrate();
        } catch (FlywayException e) {
            pool.close();
            throw new Unprepared(e);
        } catch (RuntimeException e) {
            pool.close();
            throw e;
        }
        return pool;
    }

    private static Flyway tables(String url, DataSource database) {
        return Flyway.configure()
                .dataSource(database)
                .locations(isSqlite(url) ? EVERYWHERE : ON_POSTGRESQL)
                .group(true) // all of them or none, and one commit
                .load();
    }

    /** A connection that sees the database as it is now, whatever others write meanwhile. */
    public static Connection snapshot(String url) throws SQLException {
        open(url).close(); // all tables in place
        boolean sqlite = isSqlite(url);
        var connection = DriverManager.getConnection(sqlite ? url + "?busy_timeout=15000" : url);
        connection.setTransactionIsolation(
                sqlite
                        ? Connection.TRANSACTION_SERIALIZABLE
                        : Connection.TRANSACTION_REPEATABLE_READ);
        connection.setAutoCommit(false);
        return connection;
    }

    /** A connection beside the pool, to a database that has its tables; nobody waits for long. */
    public static Connection connect(String url, Duration patience) throws SQLException {
        var manners = new Properties();
        var seconds = String.valueOf(Math.max(1, patience.toSeconds()));
        if (isSqlite(url)) manners.put("busy_timeout", String.valueOf(patience.toMillis() / 2));
        else
            for (String wait : List.of("loginTimeout", "connectTimeout", "socketTimeout"))
                manners.put(wait, seconds);
        return DriverManager.getConnection(url, manners);
    }

    private static String ours(String url) {
        return url + SQLITE_MANNERS;
    }

    private static HikariConfig config(String url, boolean sqlite) {
        var config = new HikariConfig();
        if (sqlite)
            config.setDataSource(new KeptStatements(new DriverManagerDataSource(ours(url))));
        else config.setJdbcUrl(url);
        config.setMaximumPoolSize(sqlite ? 4 : 10);
        config.setMinimumIdle(1);
        config.setPoolName("hegemon");
        config.setConnectionTimeout((sqlite ? SQLITE_PATIENCE : PATIENCE).toMillis());
        config.setValidationTimeout(VALID.toMillis());
        if (!sqlite) config.addDataSourceProperty("socketTimeout", SILENCE.toSeconds());
        // By this name the nodes on one database know their own news from that of others.
        if (!sqlite)
            config.setConnectionInitSql(
                    "set application_name to 'hegemon-" + UUID.randomUUID() + "'");
        return config;
    }
}
