package hegemon.cli;

import hegemon.server.store.Database;
import hegemon.server.store.archive.ArchiveRefused;
import hegemon.server.store.archive.Manifest;

import picocli.CommandLine.Mixin;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** What the commands for whole databases share: where the database is, progress, and the answer. */
final class ArchiveOptions {
    /** Work on the database with this address. */
    interface Work<T> {
        T on(String url) throws IOException, SQLException;
    }

    /** Work that says how many steps it has and then calls for each. */
    interface Stepwise<T> {
        T with(IntFunction<Runnable> steps) throws IOException, SQLException;
    }

    @Mixin private ServeCommand.DatabaseOptions database;
    @Mixin private JsonOption json;

    int exported(Path place, Work<Manifest> work) {
        requireParent(place);
        return answer(existing("cannot write " + place, work));
    }

    int imported(Path place, Work<Manifest> work) {
        ServeCommand.prepare(database.data());
        return answer(guarded("cannot read " + place, work));
    }

    int copied(Path place, Work<Long> work) {
        if (!Database.isSqlite(database.url()))
            throw Complaint.usage(
                    "a PostgreSQL database is backed up with its own pg_dump, or as text with"
                            + " ./hegemon export.");
        requireParent(place);
        long bytes = existing("cannot write " + place, work);
        json.print(Map.of("bytes", bytes), "ok bytes=" + bytes);
        return ExitCode.OK;
    }

    private int answer(Manifest manifest) {
        json.print(
                manifest,
                () -> {
                    var rows = new ArrayList<String>();
                    manifest.rows().forEach((table, count) -> rows.add(table + "=" + count));
                    json.out()
                            .println("ok rows=" + manifest.total() + " " + String.join(" ", rows));
                });
        return ExitCode.OK;
    }

    private static void requireParent(Path place) {
        var folder = place.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder))
            throw Complaint.cannot(
                    "cannot write " + place + ": there is no folder " + folder + ".");
    }

    private <T> T existing(String otherwise, Work<T> work) {
        database.requireDatabase();
        return guarded(otherwise, work);
    }

    /**
     * @param otherwise what is said of the place before the reason
     */
    private <T> T guarded(String otherwise, Work<T> work) {
        try {
            return work.on(database.reachable());
        } catch (ArchiveRefused e) {
            throw Complaint.usage(e.sentence());
        } catch (AccessDeniedException e) {
            throw Complaint.cannot("cannot write " + e.getFile() + ": it is not allowed.");
        } catch (IOException e) {
            throw Complaint.cannot(otherwise + ": " + e.getMessage());
        } catch (SQLException e) {
            throw Complaint.cannot(
                    otherwise + ": " + e.getMessage() + " (database: " + database.shown() + ")");
        }
    }

    <T> T progressing(String task, Stepwise<T> work) throws IOException, SQLException {
        List<Progress> bars = new ArrayList<>();
        try {
            return work.with(
                    total -> {
                        var bar = counting(task, total);
                        bars.add(bar);
                        return bar::step;
                    });
        } finally {
            bars.forEach(Progress::close);
        }
    }

    Progress counting(String task, long total) {
        return Progress.of(task, total, json.err());
    }
}
