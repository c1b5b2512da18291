package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import javax.sql.DataSource;

/** People who may not act here for the time being. They are treated as if they were nobody. */
public final class Suspensions {
    /** For a row {@code s} with a {@code person_id}. */
    static final String NOT_SUSPENDED =
            " not exists (select 1 from suspension x where x.person_id = s.person_id)";

    private final Sql sql;
    private final Clock clock;

    public Suspensions(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /**
     * That somebody may not act here.
     *
     * @param end empty: until somebody lifts it
     */
    public record Suspension(String reason, Instant since, Optional<Instant> end) {}

    /** Why and until when this person is suspended, if so. */
    public Optional<Suspension> of(PersonId person) {
        return sql.ask("select reason, since, ends_at from suspension where person_id = ?", person)
                .query(
                        (row, ignored) ->
                                new Suspension(
                                        row.getString("reason"),
                                        Instant.ofEpochMilli(row.getLong("since")),
                                        end(row.getLong("ends_at"))))
                .optional();
    }

    /** From a time before suspensions had an end, it is empty. */
    private static Optional<Instant> end(long at) {
        return at == 0 || at == Long.MAX_VALUE
                ? Optional.empty()
                : Optional.of(Instant.ofEpochMilli(at));
    }

    /** For this time, or until somebody lifts it. */
    public void suspend(PersonId person, String reason, Optional<Duration> time) {
        suspend(
                person,
                reason,
                time.map(each -> clock.millis() + each.toMillis()).orElse(Long.MAX_VALUE));
    }

    /**
     * For a while.
     *
     * @param end in milliseconds since 1970
     */
    public void suspend(PersonId person, String reason, long end) {
        sql.change(
                """
                insert into suspension (person_id, reason, since, ends_at)
                    values (?, ?, ?, ?) on conflict (person_id) do update
                    set reason = excluded.reason, ends_at = excluded.ends_at
                """,
                person,
                reason,
                clock.millis(),
                end);
    }

    /** Ends those whose time is over. */
    public void liftDue() {
        sql.change("delete from suspension where ends_at <= ?", clock.millis());
    }

    public void lift(PersonId person) {
        sql.change("delete from suspension where person_id = ?", person);
    }
}
