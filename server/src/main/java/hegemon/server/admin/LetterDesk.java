package hegemon.server.admin;

import hegemon.server.id.PersonId;
import hegemon.server.mail.Outbox;
import hegemon.server.store.Sql;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** The outbox and the jobs, as administrators see them. No letter's text is shown. */
public final class LetterDesk {
    private static final int PAGE = 200;
    private static final int LONGEST_ADDRESS = 254;

    /** A letter that was not sent. */
    public record Unsent(
            String id,
            String kind,
            Instant due,
            int attempts,
            Optional<String> trouble,
            boolean givenUp) {}

    /** A job. */
    public record Job(String task, String instance, Instant due, boolean running, int failures) {}

    private final Sql sql;
    private final Outbox outbox;
    private final AuditLog audit;
    private final Clock clock;

    public LetterDesk(DataSource database, Outbox outbox, AuditLog audit, Clock clock) {
        this.outbox = outbox;
        this.sql = new Sql(database);
        this.audit = audit;
        this.clock = clock;
    }

    /** What waits or was given up, the latest first. */
    public List<Unsent> unsent() {
        return sql.ask(
                        "select id, kind, due_at, attempts, trouble, given_up_at from letter where"
                                + " sent_at is null order by due_at desc, id limit "
                                + PAGE)
                .query(
                        (row, ignored) ->
                                new Unsent(
                                        row.getString("id"),
                                        row.getString("kind"),
                                        Instant.ofEpochMilli(row.getLong("due_at")),
                                        row.getInt("attempts"),
                                        Optional.ofNullable(row.getString("trouble")),
                                        row.getObject("given_up_at") != null))
                .list();
    }

    /**
     * How letters have gone.
     *
     * @param sent when the last one went; those of the last month are known
     * @param trouble what the mail server said last, of a letter that still waits or was given up
     */
    public record State(Optional<Instant> sent, Optional<String> trouble) {}

    public State state() {
        return new State(
                sql.find(Long.class, "select coalesce(max(sent_at), 0) from letter")
                        .filter(at -> at > 0)
                        .map(Instant::ofEpochMilli),
                sql.find(
                        String.class,
                        "select trouble from letter where sent_at is null and trouble is"
                                + " not null order by due_at desc, id limit 1"));
    }

    /** Writes to this address to see whether letters arrive. False if it is none. */
    public boolean test(PersonId by, String to) {
        if (!to.matches("[^@\\s<>]+@[^@\\s<>]+") || to.length() > LONGEST_ADDRESS) return false;
        sql.together(
                () -> {
                    outbox.toPerson(HouseWriter.TEST, by, to, List.of());
                    audit.write(Optional.of(by), AuditLog.Act.TEST_LETTER, "", to);
                });
        return true;
    }

    /** Tries this letter again at once. */
    public void resend(PersonId by, String letter) {
        sql.together(
                () -> {
                    sql.change(
                            "update letter set due_at = ?, attempts = 0, given_up_at = null where"
                                    + " id = ? and sent_at is null",
                            clock.millis(),
                            letter);
                    audit.write(Optional.of(by), AuditLog.Act.RESEND, letter, "");
                });
    }

    /** Throws away a letter that was not sent. */
    public void discard(PersonId by, String letter) {
        sql.together(
                () -> {
                    sql.change("delete from letter where id = ? and sent_at is null", letter);
                    audit.write(Optional.of(by), AuditLog.Act.DISCARD, letter, "");
                });
    }

    /** The jobs that come next. */
    public List<Job> jobs() {
        return sql.ask(
                        "select task_name, task_instance, execution_time, picked,"
                            + " consecutive_failures from scheduled_tasks order by execution_time,"
                            + " task_instance limit "
                                + PAGE)
                .query(
                        (row, ignored) ->
                                new Job(
                                        row.getString("task_name"),
                                        row.getString("task_instance"),
                                        row.getTimestamp("execution_time").toInstant(),
                                        row.getBoolean("picked"),
                                        row.getInt("consecutive_failures")))
                .list();
    }
}
