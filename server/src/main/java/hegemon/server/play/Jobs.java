package hegemon.server.play;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.task.Task;

import java.time.Duration;
import java.util.List;

import javax.sql.DataSource;

/** What runs by itself, on one server at a time; it is in the database. */
public final class Jobs {
    /**
     * So often a server says that it is still at a job. Who misses six of them is dead, and another
     * one goes on: left alone it would be half an hour, in which no mail came or went.
     */
    private static final Duration BEAT = Duration.ofSeconds(10);

    private Jobs() {}

    public static SchedulerBuilder of(DataSource database, List<Task<?>> known) {
        return Scheduler.create(database, known).heartbeatInterval(BEAT);
    }
}
