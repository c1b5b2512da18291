package hegemon.server.push;

import hegemon.server.accounts.Tokens;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.mail.Waiting;
import hegemon.server.store.Sql;

import java.net.URI;
import java.net.UnknownHostException;
import java.time.Clock;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * Where programs want to be called, one address each, and what they are called for: that something
 * happened at a table, never what is hidden there.
 */
public final class Hooks implements Notices {
    /** Whether, and where to, the house calls. */
    public enum Reach {
        /** Addresses of the open net, by HTTPS. */
        PUBLIC,
        /** Also the host's own network: the host trusts everybody who may have a key. */
        ANY,
        OFF
    }

    /** An address that is called, and in a row how often nobody was there. */
    public record Hook(String url, int failures) {}

    private static final int MOST_FAILURES = 50;

    private final Sql sql;
    private final Endpoints endpoints;
    private final Clock clock;

    public Hooks(DataSource database, Reach reach, Clock clock) {
        this.sql = new Sql(database);
        this.endpoints = Endpoints.within(reach);
        this.clock = clock;
    }

    /** The secret that signs the calls, shown this once; empty if the house does not call there. */
    public Optional<String> keep(PersonId person, String url) {
        if (!isReachable(url)) return Optional.empty();
        var secret = Tokens.token();
        sql.change(
                "insert into hook (person_id, url, secret, since, failures) values (?, ?, ?, ?, 0)"
                        + " on conflict (person_id) do update set url = excluded.url, secret ="
                        + " excluded.secret, since = excluded.since, failures = 0",
                person,
                url,
                secret,
                clock.millis());
        return Optional.of(secret);
    }

    private boolean isReachable(String url) {
        try {
            var asked = URI.create(url);
            return endpoints.isPlausible(asked) && endpoints.isOutside(asked);
        } catch (IllegalArgumentException | UnknownHostException e) {
            return false;
        }
    }

    public void remove(PersonId person) {
        sql.change("delete from hook_call where person_id = ?", person);
        sql.change("delete from hook where person_id = ?", person);
    }

    public Optional<Hook> of(PersonId person) {
        return sql.ask("select url, failures from hook where person_id = ?", person)
                .query((row, ignored) -> new Hook(row.getString("url"), row.getInt("failures")))
                .optional();
    }

    @Override
    public void tell(
            PersonId person, Event event, TableId table, String game, PersonId by, Said said) {
        sql.change(
                "insert into hook_call (person_id, game_id, event, due_at, tries) select ?, ?, ?,"
                    + " ?, 0 where exists (select 1 from hook where person_id = ?) on conflict"
                    + " (person_id, game_id, event) do update set due_at = excluded.due_at, tries ="
                    + " 0",
                person,
                table,
                event.text(),
                clock.millis(),
                person);
    }

    /** It has acted: no call about it any more. */
    @Override
    public void moot(PersonId person, TableId table, Optional<Event> only) {
        Waiting.remove(sql, "hook_call", person, table, only);
    }

    void reached(PersonId person) {
        sql.change("update hook set failures = 0 where person_id = ? and failures > 0", person);
    }

    /** An address where nobody has been for long is forgotten. */
    void missed(PersonId person) {
        sql.change("update hook set failures = failures + 1 where person_id = ?", person);
        var failures = of(person).map(Hook::failures).orElse(0);
        if (failures >= MOST_FAILURES) remove(person);
    }
}
