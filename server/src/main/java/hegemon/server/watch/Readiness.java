package hegemon.server.watch;

import hegemon.server.store.Database;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Whether the database takes what is written. It is asked on a thread and a connection of its own:
 * a house that is busy, all of whose connections are in use, is not one whose database is gone.
 */
public final class Readiness implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Readiness.class);
    private static final Duration PATIENCE = Duration.ofMillis(800);
    private static final Duration BETWEEN = Duration.ofSeconds(1);

    /** On a full disk a database may still answer: only a write tells. */
    private static final String WRITE =
            "insert into attempt (bucket, began_at, count) values ('ready', ?, 1)"
                    + " on conflict (bucket) do update set began_at = excluded.began_at";

    private final String url;
    private final Clock clock;
    private final ExecutorService thread =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("readiness").factory());
    private boolean ready = true;
    private long looked = System.nanoTime() - BETWEEN.toNanos();

    public Readiness(String url, Clock clock) {
        this.url = url;
        this.clock = clock;
    }

    /** Asked often, it looks once a second at most; it answers within a second. */
    public synchronized boolean isReady() {
        if (System.nanoTime() - looked < BETWEEN.toNanos()) return ready;
        boolean now = writesInTime();
        if (ready && !now) LOG.warn("not ready: the database takes nothing");
        ready = now;
        looked = System.nanoTime();
        return now;
    }

    private boolean writesInTime() {
        var answer = thread.submit(this::writes);
        try {
            return answer.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            answer.cancel(true);
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private boolean writes() {
        try (var connection = Database.connect(url, PATIENCE);
                var write = connection.prepareStatement(WRITE)) {
            write.setLong(1, clock.millis());
            return write.executeUpdate() == 1;
        } catch (SQLException e) {
            return isWrittenByOthers(e);
        }
    }

    /** Whoever holds the one lock of SQLite writes. */
    private static boolean isWrittenByOthers(SQLException failure) {
        return failure instanceof SQLiteException sqlite
                && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_BUSY;
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
