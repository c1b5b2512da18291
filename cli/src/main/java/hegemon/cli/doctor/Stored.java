package hegemon.cli.doctor;

import hegemon.server.store.Database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is kept, and whether there is a second copy of it.
 *
 * @param shown the address without its password
 */
public record Stored(String url, String shown, Path backups, Clock clock) {
    /** A night may fail, two must not. */
    private static final Duration OLD_BACKUP = Duration.ofHours(50);

    private static final Duration DIFFERENT = Duration.ofSeconds(5);

    /** The oldest PostgreSQL that its makers still mend. */
    private static final int OLDEST = 14;

    private static final String DATABASE = "database";
    private static final String RIGHTS = "rights";

    public List<Finding> look() {
        var all = new ArrayList<Finding>(database());
        all.add(backup());
        return all;
    }

    private List<Finding> database() {
        if (Database.isSqlite(url)
                && !Files.exists(Path.of(url.substring("jdbc:sqlite:".length()))))
            return List.of(
                    Finding.look(
                            DATABASE, shown + " is not there yet", "the first start makes it"));
        try (var connection = DriverManager.getConnection(url)) {
            if (Database.isOfNewerProgram(url))
                return List.of(
                        Finding.bad(
                                DATABASE,
                                "a newer Hegemon has written it",
                                "start that version, or go back to a backup made before it"));
            var seen = new ArrayList<Finding>();
            if (Database.isSqlite(url)) seen.add(whole(connection));
            else
                seen.addAll(List.of(version(connection), rights(connection), sameTime(connection)));
            if (Database.isOfOlderProgram(url)) seen.add(upgrade());
            return seen;
        } catch (SQLException e) {
            return List.of(
                    Finding.bad(
                            DATABASE,
                            shown + " does not open: " + firstLine(e),
                            "look at address, user, password and disk"));
        }
    }

    /** The last moment for a copy that the older program can still read. */
    private Finding upgrade() {
        return Finding.look(
                "upgrade",
                "an older Hegemon has written the database; the next start or command changes its"
                        + " tables",
                Database.isSqlite(url)
                        ? "nothing: a copy of it as it is will be kept in backups, beside it"
                        : "make a dump first (pg_dump): it is the way back");
    }

    private static String firstLine(SQLException failure) {
        var said = String.valueOf(failure.getMessage()).lines().findFirst().orElse("no answer");
        return Database.shown(said);
    }

    private static Finding whole(Connection connection) throws SQLException {
        var said = text(connection, "pragma quick_check(1)");
        return "ok".equals(said)
                ? Finding.ok(
                        DATABASE,
                        "SQLite " + text(connection, "select sqlite_version()") + ", whole")
                : Finding.bad(
                        DATABASE, "is damaged: " + said, "stop, keep a copy, restore a backup");
    }

    private static Finding version(Connection connection) throws SQLException {
        int version = connection.getMetaData().getDatabaseMajorVersion();
        var seen = "PostgreSQL " + version;
        return version >= OLDEST
                ? Finding.ok(DATABASE, seen)
                : Finding.look(DATABASE, seen + " gets no mending any more", "upgrade it");
    }

    /** Since PostgreSQL 15 the right to a database is none to make tables in it. */
    private static Finding rights(Connection connection) throws SQLException {
        var may =
                text(
                        connection,
                        "select coalesce(has_schema_privilege(current_schema(), 'create'), false)");
        return "t".equals(may)
                ? Finding.ok(RIGHTS, "its user may make tables")
                : Finding.bad(
                        RIGHTS,
                        "its user may not make tables: no start, no upgrade",
                        "make the user the owner of the database, or grant it all on the schema");
    }

    /** Deadlines are compared with times that the database has kept. */
    private Finding sameTime(Connection connection) throws SQLException {
        long there =
                Long.parseLong(
                        text(
                                connection,
                                "select cast(extract(epoch from clock_timestamp()) * 1000 as"
                                        + " bigint)"));
        var apart = Duration.ofMillis(Math.abs(clock.millis() - there));
        return apart.compareTo(DIFFERENT) < 0
                ? Finding.ok("clocks", "this machine and the database agree")
                : Finding.bad(
                        "clocks",
                        "this machine and the database are " + apart.toSeconds() + " seconds apart",
                        "set both by the net");
    }

    private static String text(Connection connection, String query) throws SQLException {
        try (var statement = connection.createStatement();
                var result = statement.executeQuery(query)) {
            return result.next() ? String.valueOf(result.getString(1)) : "";
        }
    }

    private Finding backup() {
        var newest = newest();
        if (newest.isEmpty())
            return Finding.bad(
                    "backups",
                    "there is none in " + backups,
                    "choose an hour in /admin under Backups, or let cron run ./hegemon --quiet"
                            + " backup (PostgreSQL: export or pg_dump) every night; or name their"
                            + " folder with --backups");
        var age = Duration.between(newest.get(), clock.instant());
        var seen = "the latest is " + age.toHours() + " hours old";
        return age.compareTo(OLD_BACKUP) < 0
                ? Finding.ok("backups", seen)
                : Finding.bad("backups", seen, "see why the last ones failed; is the disk full?");
    }

    private Optional<Instant> newest() {
        if (!Files.isDirectory(backups)) return Optional.empty();
        try (var files = Files.list(backups)) {
            return files.filter(Files::isRegularFile)
                    .filter(each -> !each.toString().endsWith(".part"))
                    .map(Stored::changed)
                    .flatMap(Optional::stream)
                    .max(Instant::compareTo);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<Instant> changed(Path file) {
        try {
            return Optional.of(Files.getLastModifiedTime(file).toInstant());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
