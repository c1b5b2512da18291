package hegemon.server.watch;

import hegemon.server.store.Sql;

import java.sql.Timestamp;
import java.time.Clock;

import javax.sql.DataSource;

/** Counts what the database holds. */
public final class Tally {
    private final Sql sql;
    private final boolean sqlite;
    private final Clock clock;

    public Tally(DataSource database, boolean sqlite, Clock clock) {
        this.sql = new Sql(database);
        this.sqlite = sqlite;
        this.clock = clock;
    }

    public long games() {
        return count("game");
    }

    public long running() {
        return count("game where ended_at is null");
    }

    public long people() {
        return count("person where deleted_at is null");
    }

    public long members() {
        return count("person where deleted_at is null and claimed_at is not null");
    }

    public long lettersWaiting() {
        return count("letter where sent_at is null and given_up_at is null");
    }

    /** The outbox forgets them after a while. */
    public long lettersSentLately() {
        return count("letter where sent_at is not null");
    }

    public long lettersGivenUp() {
        return count("letter where given_up_at is not null");
    }

    public long jobs() {
        return count("scheduled_tasks");
    }

    public long jobsDue() {
        return sql.one(
                Long.class,
                "select count(*) from scheduled_tasks where execution_time <= ?",
                new Timestamp(clock.millis()));
    }

    /** The size of the whole database. */
    public long bytes() {
        var size =
                sqlite
                        ? "select page_count * page_size from pragma_page_count(),"
                                + " pragma_page_size()"
                        : "select pg_database_size(current_database())";
        return sql.one(Long.class, size);
    }

    private long count(String what) {
        return sql.one(Long.class, "select count(*) from " + what);
    }
}
