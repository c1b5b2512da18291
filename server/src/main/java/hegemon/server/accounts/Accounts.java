package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;
import hegemon.server.store.Traces;
import hegemon.table.Refusal;

import java.time.Clock;
import java.util.Optional;

import javax.sql.DataSource;

/** Accounts: claimed by guests, kept by a password or a passkey, deleted on request. */
public final class Accounts {
    private final Sql sql;
    private final People people;
    private final Passwords passwords;
    private final SignIns signIns;
    private final Traces traces;
    private final Departures departures;
    private final Clock clock;

    public Accounts(DataSource database, Passwords passwords, Departures departures, Clock clock) {
        this.sql = new Sql(database);
        this.people = new People(database, clock);
        this.passwords = passwords;
        this.signIns = new SignIns(database, clock);
        this.traces = new Traces(database);
        this.departures = departures;
        this.clock = clock;
    }

    /** This guest gets an account with this name and password; the id stays. */
    public Optional<Slip> claim(PersonId person, String wanted, String password) {
        var name = NameRule.tidy(wanted);
        var slip =
                NameRule.refuse(name)
                        .map(why -> new Slip("name", why))
                        .or(
                                () ->
                                        passwords
                                                .refuse(password, name)
                                                .map(why -> new Slip("password", why)));
        if (slip.isPresent()) return slip;
        var hash = passwords.encode(password);
        return sql.together(
                        () -> {
                            var taken = people.take(person, name);
                            if (taken.isEmpty()) keep(person, hash);
                            return taken;
                        })
                .map(why -> new Slip("name", why));
    }

    private void keep(PersonId person, String hash) {
        sql.change(
                "update person set password = ?, claimed_at = coalesce(claimed_at, ?) where id = ?"
                        + " and deleted_at is null",
                hash,
                clock.millis(),
                person);
    }

    /** This person has made a passkey: with a name that is an account. */
    void claimedByPasskey(PersonId person) {
        sql.change(
                "update person set claimed_at = coalesce(claimed_at, ?) where id = ? and name is"
                        + " not null and deleted_at is null",
                clock.millis(),
                person);
    }

    private record Lock(PersonId person, Optional<String> hash) {}

    /** Whoever has this name or confirmed address, if the password is theirs. */
    Optional<PersonId> open(String nameOrAddress, String password) {
        var lock =
                sql
                        .ask(
                                "select id, password from person where (name_key = ? or email_key ="
                                        + " ?) and claimed_at is not null and deleted_at is null",
                                NameRule.key(nameOrAddress),
                                Addresses.key(nameOrAddress))
                        .query(
                                (row, ignored) ->
                                        new Lock(
                                                new PersonId(row.getString("id")),
                                                Optional.ofNullable(row.getString("password"))))
                        .list()
                        .stream()
                        .findFirst();
        return passwords.matches(password, lock.flatMap(Lock::hash))
                ? lock.map(Lock::person)
                : Optional.empty();
    }

    /** Whether this is the person's password. */
    public boolean knows(PersonId person, String password) {
        return passwords.matches(
                password,
                sql
                        .list(
                                String.class,
                                "select password from person where id = ? and password is not null",
                                person)
                        .stream()
                        .findFirst());
    }

    /** A new password. Everybody who was signed in with the old one must sign in anew. */
    public Optional<Refusal> setPassword(PersonId person, String password) {
        var name = people.find(person).flatMap(Person::name).orElse("");
        var refusal = passwords.refuse(password, name);
        if (refusal.isPresent()) return refusal;
        var hash = passwords.encode(password);
        sql.together(
                () -> {
                    keep(person, hash);
                    signIns.closeAll(person);
                });
        return Optional.empty();
    }

    /** The address is this person's, unless another's it is. False: another's. */
    boolean confirm(PersonId person, String address) {
        var key = Addresses.key(address);
        return sql.change(
                        "update person set email = ?, email_key = ? where id = ? and deleted_at is"
                            + " null and not exists (select 1 from person where email_key = ? and"
                            + " id <> ?)",
                        address,
                        key,
                        person,
                        key,
                        person)
                == 1;
    }

    /** Letters go nowhere any more. */
    public void removeAddress(PersonId person) {
        sql.change("update person set email = null, email_key = null where id = ?", person);
    }

    /**
     * Nothing of this person stays but the games, in which an anonymous somebody played. Those that
     * are under way are left in an orderly manner, see {@link Departures}.
     */
    public void delete(PersonId person) {
        sql.together(
                () -> {
                    traces.wipe(person);
                    departures.left(person);
                    sql.change(
                            "update person set name = null, name_key = null, password = null, email"
                                + " = null, email_key = null, language = null, claimed_at = null,"
                                + " deleted_at = ? where id = ?",
                            clock.millis(),
                            person);
                });
    }
}
