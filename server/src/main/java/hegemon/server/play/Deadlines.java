package hegemon.server.play;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.task.FailureHandler;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import javax.sql.DataSource;

/**
 * The alarms of the clocks as jobs in the database: each rings once, whichever server comes first,
 * and outlives them all. An alarm that a later move made pointless finds nothing to do.
 */
public final class Deadlines {
    private static final String TASK = "clock";
    private static final long SOON_MILLIS = 1_000;

    /** After an alarm that failed, for example while the database was away. */
    static final Duration AGAIN = Duration.ofSeconds(2);

    private Deadlines() {}

    /** Sets alarms; joins the transaction that is under way. */
    public static Alarm alarm(DataSource database) {
        var client = client(database);
        return (table, at) ->
                at.ifPresent(
                        due ->
                                client.scheduleIfNotExists(
                                        new TaskInstance<>(TASK, table + "@" + due),
                                        Instant.ofEpochMilli(due)));
    }

    /** Lets the tables of somebody be left who is gone; joins the transaction that is under way. */
    public static Consumer<PersonId> farewells(DataSource database) {
        var client = client(database);
        return person ->
                client.scheduleIfNotExists(
                        new TaskInstance<>(Farewells.TASK, person.value()), Instant.EPOCH);
    }

    private static SchedulerClient client(DataSource database) {
        return SchedulerClient.Builder.create(
                        new TransactionAwareDataSourceProxy(database), List.of())
                .build();
    }

    /** What is done when an alarm rings. */
    public static OneTimeTask<Void> task(House house, Tables tables, Endings endings) {
        return Tasks.oneTime(TASK)
                .onFailure(new FailureHandler.OnFailureRetryLater<>(AGAIN))
                .execute(
                        (instance, ignored) -> {
                            var id = table(instance.getId());
                            tables.find(id)
                                    .map(table -> endings.ring(table, time(instance.getId())))
                                    .ifPresent(
                                            next ->
                                                    house.alarm()
                                                            .set(id, again(next, house.now())));
                        });
    }

    /** Never at this very moment: the job that asks is still in the database under its own time. */
    private static Optional<Long> again(Optional<Long> next, long now) {
        return next.map(at -> Math.max(at, now + SOON_MILLIS));
    }

    private static long time(String instance) {
        return Long.parseLong(instance.substring(instance.indexOf('@') + 1));
    }

    private static TableId table(String instance) {
        return new TableId(instance.substring(0, instance.indexOf('@')));
    }
}
