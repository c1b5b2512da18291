package hegemon.server.admin;

import hegemon.server.accounts.People;
import hegemon.server.accounts.Suspensions;
import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;
import hegemon.table.Refusal;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** What administrators do about how somebody behaves: from a mild word to the door. */
public final class Conduct {
    public static final int LONGEST = 500;
    private static final int CODE = 4;

    /** A word to somebody that stays on every page until it was read. */
    public record Warning(String id, String text, Instant at) {}

    private final Sql sql;
    private final People people;
    private final Suspensions suspensions;
    private final AuditLog audit;
    private final Clock clock;

    public Conduct(
            DataSource database,
            People people,
            Suspensions suspensions,
            AuditLog audit,
            Clock clock) {
        this.sql = new Sql(database);
        this.people = people;
        this.suspensions = suspensions;
        this.audit = audit;
        this.clock = clock;
    }

    public void warn(PersonId by, PersonId person, String text) {
        done(by, AuditLog.Act.WARN, person, text, () -> say(person, text));
    }

    private void say(PersonId person, String text) {
        sql.change(
                "insert into warning (id, person_id, text, given_at) values (?, ?, ?, ?)",
                Lot.id(),
                person,
                text,
                clock.millis());
    }

    /** What this person has not read yet, the oldest first. */
    public List<Warning> unread(PersonId person) {
        return sql.ask(
                        """
                        select id, text, given_at from warning
                            where person_id = ? and read_at is null
                            order by given_at, id
                        """,
                        person)
                .query(
                        (row, ignored) ->
                                new Warning(
                                        row.getString("id"),
                                        row.getString("text"),
                                        Instant.ofEpochMilli(row.getLong("given_at"))))
                .list();
    }

    public void read(PersonId person, String warning) {
        sql.change(
                "update warning set read_at = ? where id = ? and person_id = ?",
                clock.millis(),
                warning,
                person);
    }

    /**
     * Takes a name away, for good and from everybody.
     *
     * @param other what the person is called instead; blank: something plain
     * @return why not, if so
     */
    public Optional<Refusal> rename(PersonId by, PersonId person, String other) {
        return sql.together(
                () -> {
                    var before = people.find(person).flatMap(each -> each.name());
                    people.bar(person);
                    var name = other.isBlank() ? plain() : other.strip();
                    var change = before.orElse("–") + " → " + name;
                    audit.write(Optional.of(by), AuditLog.Act.RENAME, person.value(), change);
                    return people.rename(person, name);
                },
                Optional::isEmpty);
    }

    private static String plain() {
        return "Player " + Lot.id().replaceAll("[^A-Za-z0-9]", "").substring(0, CODE);
    }

    /**
     * Somebody says nothing for a while.
     *
     * @param where {@link TableId#NONE}: everywhere
     */
    public void mute(PersonId by, PersonId person, TableId where, Duration time) {
        var detail = days(time) + " " + where;
        done(by, AuditLog.Act.MUTE, person, detail, () -> restrict(person, where, time, true));
    }

    /** Somebody neither plays, speaks nor sits down at this table for a while, and may look on. */
    public void suspend(PersonId by, PersonId person, TableId where, Duration time) {
        var detail = days(time) + " " + where;
        done(by, AuditLog.Act.SUSPEND, person, detail, () -> restrict(person, where, time, false));
    }

    private void restrict(PersonId person, TableId where, Duration time, boolean mayAct) {
        sql.change(
                """
                insert into mute (person_id, game_id, ends_at, may_act)
                    values (?, ?, ?, ?)
                    on conflict (person_id, game_id) do update
                    set ends_at = excluded.ends_at, may_act = excluded.may_act
                """,
                person,
                where,
                clock.millis() + time.toMillis(),
                mayAct ? 1 : 0);
    }

    /** What somebody may not do at one table until then: say anything, or act at all. */
    public record Restriction(TableId table, boolean mayAct, Instant end) {}

    /** Those that hold now, the one that ends first before the others. */
    public List<Restriction> atTables(PersonId person) {
        return sql.ask(
                        """
                        select game_id, may_act, ends_at from mute
                            where person_id = ? and game_id <> '' and ends_at > ?
                            order by ends_at, game_id
                        """,
                        person,
                        clock.millis())
                .query(
                        (row, ignored) ->
                                new Restriction(
                                        new TableId(row.getString("game_id")),
                                        row.getInt("may_act") == 1,
                                        Instant.ofEpochMilli(row.getLong("ends_at"))))
                .list();
    }

    /** Until when this person says nothing anywhere, if so. */
    public Optional<Instant> muted(PersonId person) {
        return sql.find(
                        Long.class,
                        """
                        select ends_at from mute
                            where person_id = ? and game_id = '' and ends_at > ?
                        """,
                        person,
                        clock.millis())
                .map(Instant::ofEpochMilli);
    }

    /**
     * Somebody is nobody here, in every browser and with every key.
     *
     * @param time empty: until it is lifted
     */
    public void suspend(PersonId by, PersonId person, String reason, Optional<Duration> time) {
        var detail = time.map(each -> days(each) + " ").orElse("") + reason;
        done(
                by,
                AuditLog.Act.SUSPEND,
                person,
                detail,
                () -> suspensions.suspend(person, reason, time));
    }

    public Optional<Suspensions.Suspension> suspended(PersonId person) {
        return suspensions.of(person);
    }

    /** Suspension and silence are over, in the house and at every table. */
    public void lift(PersonId by, PersonId person) {
        done(
                by,
                AuditLog.Act.LIFT,
                person,
                "",
                () -> {
                    suspensions.lift(person);
                    sql.change("delete from mute where person_id = ?", person);
                });
    }

    private static String days(Duration time) {
        return time.toDays() + " d";
    }

    private void done(PersonId by, AuditLog.Act act, PersonId to, String detail, Runnable what) {
        sql.together(
                () -> {
                    what.run();
                    audit.write(Optional.of(by), act, to.value(), detail.strip());
                });
    }
}
