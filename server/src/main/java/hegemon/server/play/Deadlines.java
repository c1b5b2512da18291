package hegemon.server.play;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;

import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * The alarms of the clocks as jobs in the database: each rings once, whichever server comes first,
 * and outlives them all. An alarm that a later move made pointless finds nothing to do.
 */
public final class Deadlines implements AutoCloseable {
    private static final String TASK = "clock";
    private static final Duration LOOK = Duration.ofSeconds(1);
    private static final int THREADS = 2;

    private final Lobby lobby;
    private final Scheduler scheduler;

    /** Sets alarms; joins the transaction that is under way. */
    public static Alarm alarm(DataSource database) {
        var client =
                SchedulerClient.Builder.create(
                                new TransactionAwareDataSourceProxy(database), List.of())
                        .build();
        return (table, at) ->
                at.ifPresent(
                        due ->
                                client.scheduleIfNotExists(
                                        new TaskInstance<>(TASK, table + "@" + due),
                                        Instant.ofEpochMilli(due)));
    }

    public Deadlines(
            DataSource database, Tables tables, Endings endings, Lobby lobby, Clock clock) {
        this.lobby = lobby;
        var alarm = tables.house().alarm();
        OneTimeTask<Void> task =
                Tasks.oneTime(TASK)
                        .execute(
                                (instance, ignored) -> {
                                    var id = table(instance.getId());
                                    tables.find(id)
                                            .map(endings::ring)
                                            .ifPresent(next -> alarm.set(id, again(next, clock)));
                                });
        scheduler =
                Scheduler.create(database, task)
                        .threads(THREADS)
                        .pollingInterval(LOOK)
                        .clock(clock::instant)
                        .build();
    }

    /** Never at this very moment: the job that asks is still in the database under its own time. */
    private static Optional<Long> again(Optional<Long> next, Clock clock) {
        return next.map(at -> Math.max(at, clock.millis() + LOOK.toMillis()));
    }

    private static String table(String instance) {
        return instance.substring(0, instance.indexOf('@'));
    }

    public void start() {
        lobby.wind();
        scheduler.start();
    }

    @Override
    public void close() {
        scheduler.stop();
    }
}
