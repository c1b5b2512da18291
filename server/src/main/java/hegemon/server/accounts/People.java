package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;
import hegemon.table.Language;
import hegemon.table.Refusal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

import javax.sql.DataSource;

/** Everybody who ever took a seat, and their names. */
public final class People {
    /** A guest who has not come back for so long gives the name free. */
    private static final Duration NAME_KEPT = Duration.ofDays(30);

    private final Sql sql;
    private final Clock clock;

    public People(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    public Optional<Person> find(PersonId id) {
        return sql.find((row, ignored) -> person(row), "select * from person where id = ?", id);
    }

    /** Whoever has this name, or one that looks like it. */
    public Optional<Person> named(String name) {
        return sql.find(
                (row, ignored) -> person(row),
                "select * from person where name_key = ?",
                NameRule.key(name));
    }

    /** Whoever has this name, this confirmed address, or this id. */
    public Optional<Person> known(String who) {
        return sql
                .list(
                        (row, ignored) -> person(row),
                        "select * from person where (name_key = ? or email_key = ? or id = ?) and"
                                + " deleted_at is null",
                        NameRule.key(who),
                        Addresses.key(who),
                        who)
                .stream()
                .findFirst();
    }

    /** Whose confirmed address this is. */
    public Optional<Person> at(String address) {
        if (address.isBlank()) return Optional.empty();
        return sql.find(
                (row, ignored) -> person(row),
                "select * from person where email_key = ? and deleted_at is null",
                Addresses.key(address));
    }

    private static Person person(ResultSet row) throws SQLException {
        return new Person(
                new PersonId(row.getString("id")),
                Optional.ofNullable(row.getString("name")),
                row.getObject("claimed_at") != null,
                row.getString("password") != null,
                Optional.ofNullable(row.getString("email")),
                Optional.ofNullable(row.getString("language"))
                        .map(code -> Language.of(Locale.of(code))),
                Instant.ofEpochMilli(row.getLong("created_at")),
                row.getObject("deleted_at") != null);
    }

    /** What others call this person, in the reader's language where it is no name. */
    public String displayName(PersonId id, Language reader) {
        return find(id).map(person -> person.shownName(reader)).orElse("");
    }

    /** This person wants to be called so; the reason if that cannot be. */
    public Optional<Refusal> rename(PersonId id, String wanted) {
        var name = NameRule.tidy(wanted);
        var refusal = NameRule.refuse(name);
        if (refusal.isPresent()) return refusal;
        return sql.together(() -> take(id, name));
    }

    /** Within a transaction: writes the name, unless somebody has it. */
    Optional<Refusal> take(PersonId id, String name) {
        var key = NameRule.key(name);
        if (isBarred(key))
            return Optional.of(Refusal.of("house", "server.people.refuse.name.barred", name));
        releaseIfLapsed(key, id);
        int done =
                sql.change(
                        "update person set name = ?, name_key = ? where id = ? and not exists"
                                + " (select 1 from person where name_key = ? and id <> ?)",
                        name,
                        key,
                        id,
                        key,
                        id);
        return done == 1
                ? Optional.empty()
                : Optional.of(Refusal.of("house", "server.people.refuse.name.taken", name));
    }

    private boolean isBarred(String key) {
        return sql.any("barred_name where name_key = ?", key);
    }

    /** Within a transaction: nobody may be called so from now on, this person neither. */
    public void bar(PersonId person) {
        sql.change(
                "insert into barred_name (name_key, since) select name_key, ? from person where id"
                        + " = ? and name_key is not null on conflict (name_key) do nothing",
                clock.millis(),
                person);
        sql.change("update person set name = null, name_key = null where id = ?", person);
    }

    /** A guest's name does not stay taken for ever. */
    private void releaseIfLapsed(String key, PersonId taker) {
        sql.change(
                "update person set name = null, name_key = null where name_key = ? and id <> ? and"
                        + " claimed_at is null and not exists (select 1 from sign_in s where"
                        + " s.person_id = person.id and s.seen_at > ?)",
                key,
                taker,
                clock.millis() - NAME_KEPT.toMillis());
    }

    /** Remembered for letters and for the next browser. */
    public void speak(PersonId id, Language language) {
        sql.change("update person set language = ? where id = ?", language.code(), id);
    }
}
