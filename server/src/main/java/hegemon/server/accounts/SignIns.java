package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * Who is signed in where. A browser holds a token, the database its hash: any server of the house
 * knows the person again with one indexed read, and whoever only looks around leaves no row.
 */
public final class SignIns {
    /** A browser that has not come back for so long must sign in anew. */
    public static final Duration KEPT = Duration.ofDays(400);

    /**
     * So many browsers of one person; one more, and the one that was away longest is signed out.
     */
    public static final int MOST = 50;

    private static final Duration NOTED_EVERY = Duration.ofHours(6);
    private static final int LONGEST_AGENT = 200;

    /**
     * One browser of a person.
     *
     * @param mark names it in forms; it is not the token
     */
    public record SignIn(String mark, Instant since, Instant seen, String agent) {}

    private final Sql sql;
    private final Clock clock;

    public SignIns(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /**
     * Signs this person in.
     *
     * @param agent what the browser calls itself
     * @return the token: it goes into the cookie and nowhere else
     */
    public String open(PersonId person, String agent) {
        var token = Tokens.token();
        sql.change(
                """
                insert into sign_in (token_hash, person_id, created_at, seen_at, agent)
                    values (?, ?, ?, ?, ?)
                """,
                Tokens.hash(token),
                person,
                clock.millis(),
                clock.millis(),
                agent.substring(0, Math.min(agent.length(), LONGEST_AGENT)));
        sql.change(
                """
                delete from sign_in
                    where person_id = ? and token_hash not in (select token_hash from sign_in
                        where person_id = ? order by seen_at desc, created_at desc limit ?) and
                        token_hash <> ?
                """,
                person,
                person,
                MOST,
                Tokens.hash(token));
        return token;
    }

    private record Holder(PersonId person, long seen) {}

    /** The person who holds this token. */
    public Optional<PersonId> person(String token) {
        var hash = Tokens.hash(token);
        var holder =
                sql.ask(
                                "select person_id, seen_at from sign_in s where token_hash = ? and"
                                        + Suspensions.NOT_SUSPENDED,
                                hash)
                        .query(
                                (row, ignored) ->
                                        new Holder(
                                                new PersonId(row.getString("person_id")),
                                                row.getLong("seen_at")))
                        .optional()
                        .filter(each -> each.seen() > clock.millis() - KEPT.toMillis());
        holder.filter(each -> each.seen() < clock.millis() - NOTED_EVERY.toMillis())
                .ifPresent(ignored -> note(hash));
        return holder.map(Holder::person);
    }

    private void note(String hash) {
        sql.change("update sign_in set seen_at = ? where token_hash = ?", clock.millis(), hash);
    }

    /** Where this person is signed in, the latest first. */
    public List<SignIn> of(PersonId person) {
        return sql.ask(
                        """
                        select token_hash, created_at, seen_at, agent from sign_in
                            where person_id = ? order by seen_at desc, created_at desc
                        """,
                        person)
                .query(
                        (row, ignored) ->
                                new SignIn(
                                        mark(row.getString("token_hash")),
                                        Instant.ofEpochMilli(row.getLong("created_at")),
                                        Instant.ofEpochMilli(row.getLong("seen_at")),
                                        row.getString("agent")))
                .list();
    }

    /** The mark of the browser that holds this token. */
    public static String markOf(String token) {
        return mark(Tokens.hash(token));
    }

    private static String mark(String hash) {
        return Tokens.hash("mark " + hash).substring(0, 16);
    }

    /** The browser with this token is signed out. */
    public void close(String token) {
        sql.change("delete from sign_in where token_hash = ?", Tokens.hash(token));
    }

    /** Every browser of this person is signed out. */
    public void closeAll(PersonId person) {
        sql.change("delete from sign_in where person_id = ?", person);
    }

    /** Removes what nobody comes back to. */
    void tidy() {
        sql.change("delete from sign_in where seen_at < ?", clock.millis() - KEPT.toMillis());
    }
}
