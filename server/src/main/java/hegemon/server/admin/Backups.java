package hegemon.server.admin;

import hegemon.server.id.PersonId;
import hegemon.server.store.BackupKind;
import hegemon.server.store.Database;
import hegemon.server.store.OwnersOnly;
import hegemon.server.store.Sql;
import hegemon.server.store.archive.ArchiveRefused;
import hegemon.server.store.archive.Backup;
import hegemon.server.store.archive.Export;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

import javax.sql.DataSource;

/**
 * Backups in the data folder, each checked before it gets its name: of SQLite a copy of the file,
 * of PostgreSQL an export. Old ones go when new ones come.
 */
public final class Backups {
    public static final int MOST_KEPT = 365;
    private static final Logger LOG = LoggerFactory.getLogger(Backups.class);

    private static final int LONGEST_TROUBLE = 300;

    /** A file. */
    public record Copy(String name, BackupKind kind, long bytes, Instant at) {}

    /**
     * What is done by itself, and how it went.
     *
     * @param hour of the day, in UTC; empty: nothing
     * @param keep so many stay
     * @param tried when the last one was made by itself
     */
    public record Plan(
            Optional<Integer> hour, int keep, Optional<Instant> tried, Optional<String> trouble) {
        static final Plan NONE = new Plan(Optional.empty(), 14, Optional.empty(), Optional.empty());

        /** Whether the hour has come since the last one. */
        boolean isDue(Instant now) {
            return hour.isPresent() && tried.orElse(Instant.EPOCH).isBefore(last(hour.get(), now));
        }

        private static Instant last(int hour, Instant now) {
            var today = now.atZone(ZoneOffset.UTC).with(LocalTime.of(hour, 0));
            return (today.toInstant().isAfter(now) ? today.minusDays(1) : today).toInstant();
        }
    }

    private final String url;
    private final Path folder;
    private final Sql sql;
    private final AuditLog audit;
    private final Clock clock;
    private final ReentrantLock working = new ReentrantLock();

    public Backups(String url, Path data, DataSource database, AuditLog audit, Clock clock) {
        this.url = url;
        this.folder = data.resolve("backups");
        this.sql = new Sql(database);
        this.audit = audit;
        this.clock = clock;
    }

    public Path folder() {
        return folder;
    }

    /** Those that we made, the latest first. */
    public List<Copy> all() {
        if (!Files.isDirectory(folder)) return List.of();
        try (var files = Files.list(folder)) {
            return files.sorted(Comparator.comparing(Path::getFileName).reversed())
                    .map(Backups::copy)
                    .flatMap(Optional::stream)
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static Optional<Copy> copy(Path file) {
        var name = file.getFileName().toString();
        var kind = BackupKind.of(name);
        if (kind.isEmpty()) return Optional.empty();
        try {
            return Optional.of(
                    new Copy(
                            name,
                            kind.get(),
                            Files.size(file),
                            Files.getLastModifiedTime(file).toInstant()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    public Plan plan() {
        return sql.ask("select * from backup_plan where id = 1")
                .query(
                        (row, ignored) ->
                                new Plan(
                                        Optional.of(row.getInt("hour")).filter(hour -> hour >= 0),
                                        row.getInt("keep"),
                                        Optional.of(row.getLong("tried_at"))
                                                .filter(at -> at > 0)
                                                .map(Instant::ofEpochMilli),
                                        Optional.of(row.getString("trouble"))
                                                .filter(text -> !text.isEmpty())))
                .optional()
                .orElse(Plan.NONE);
    }

    /** From now on. */
    public void plan(PersonId by, Optional<Integer> hour, int keep) {
        sql.together(
                () -> {
                    var before = plan();
                    write(new Plan(hour, keep, before.tried(), before.trouble()));
                    var when = hour.map(each -> each + ":00 UTC").orElse("–");
                    audit.write(Optional.of(by), AuditLog.Act.PLAN_BACKUPS, "", when + ", " + keep);
                });
    }

    private void write(Plan plan) {
        sql.change(
                "insert into backup_plan (id, hour, keep, tried_at, trouble) values (1, ?, ?, ?, ?)"
                    + " on conflict (id) do update set hour = excluded.hour, keep = excluded.keep,"
                    + " tried_at = excluded.tried_at, trouble = excluded.trouble",
                plan.hour().orElse(-1),
                plan.keep(),
                plan.tried().map(Instant::toEpochMilli).orElse(0L),
                plan.trouble().orElse(""));
    }

    /** One now; empty if it went well, else why not. */
    public Optional<String> now(PersonId by) {
        var trouble = make(BackupKind.BY_HAND);
        audit.write(Optional.of(by), AuditLog.Act.BACKUP, "", trouble.orElse(""));
        return trouble;
    }

    /** One of ours, for somebody who takes it home: the record says who. */
    public Optional<Path> handOut(PersonId by, String name) {
        var file = ours(name);
        file.ifPresent(
                each -> audit.write(Optional.of(by), AuditLog.Act.DOWNLOAD_BACKUP, "", name));
        return file;
    }

    /** False if there is none of this name. */
    public boolean delete(PersonId by, String name) throws IOException {
        var file = ours(name);
        if (file.isEmpty()) return false;
        Files.deleteIfExists(file.get());
        audit.write(Optional.of(by), AuditLog.Act.DELETE_BACKUP, "", name);
        return true;
    }

    private Optional<Path> ours(String name) {
        return all().stream()
                .filter(each -> each.name().equals(name))
                .map(each -> folder.resolve(each.name()))
                .findFirst();
    }

    /** By itself, if it is time. */
    public void round() {
        if (plan().isDue(clock.instant())) make(BackupKind.DAILY);
    }

    private Optional<String> make(BackupKind kind) {
        if (!working.tryLock()) return Optional.empty(); // the one under way is as good
        try {
            var trouble = written(kind);
            trouble.ifPresent(why -> LOG.warn("no backup was made: {}", why));
            var plan = plan();
            var tried = kind == BackupKind.DAILY ? Optional.of(clock.instant()) : plan.tried();
            write(new Plan(plan.hour(), plan.keep(), tried, trouble));
            if (trouble.isEmpty()) rotate(plan.keep());
            return trouble;
        } finally {
            working.unlock();
        }
    }

    private Optional<String> written(BackupKind kind) {
        boolean sqlite = Database.isSqlite(url);
        var name = kind.name(clock.instant());
        try {
            OwnersOnly.folder(folder);
            if (sqlite) Backup.write(url, folder.resolve(name + ".db"), (done, all) -> {});
            else Export.checked(url, folder.resolve(name + ".zip"));
            return Optional.empty();
        } catch (IOException | SQLException | ArchiveRefused e) {
            var why = String.valueOf(e.getMessage());
            return Optional.of(why.substring(0, Math.min(why.length(), LONGEST_TROUBLE)));
        }
    }

    private void rotate(int keep) {
        try {
            BackupKind.DAILY.rotate(folder, keep);
        } catch (IOException e) {
            LOG.warn("an old backup cannot be removed: {}", e.getMessage());
        }
    }
}
