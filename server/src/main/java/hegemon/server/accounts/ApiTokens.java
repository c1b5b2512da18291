package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** Keys with which programs act for a person, at the JSON interface and nowhere else. */
public final class ApiTokens {
    /** What each begins with, so that a lost one can be recognised. */
    public static final String PREFIX = "hegemon_";

    static final int MOST = 20;
    private static final int LONGEST_LABEL = 60;
    private static final Duration NOTED_EVERY = Duration.ofHours(1);

    /**
     * A key of a person.
     *
     * @param mark names it in forms; it is not the key
     */
    public record ApiToken(
            String mark,
            String label,
            Instant since,
            Optional<Instant> used,
            KeyScope scope,
            Optional<Instant> ends) {}

    /** A key that somebody shows, and that is good. */
    public record Held(String hash, PersonId person, KeyScope scope) {}

    private record Holder(Held held, long used) {}

    private final Sql sql;
    private final Clock clock;

    public ApiTokens(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /** A new key: shown to its owner now and never again. */
    public Parse<String> create(PersonId person, String label) {
        return create(person, label, KeyScope.MASTER, Optional.empty());
    }

    /**
     * The same, for less.
     *
     * @param kept how long it is good; for ever if nothing is said
     */
    public Parse<String> create(
            PersonId person, String label, KeyScope scope, Optional<Duration> kept) {
        var tidy = label.strip();
        if (tidy.isEmpty() || tidy.length() > LONGEST_LABEL)
            return Parse.refused(
                    Refusal.of("house", "server.programs.refuse.label", LONGEST_LABEL));
        if (of(person).size() >= MOST)
            return Parse.refused(Refusal.of("house", "server.programs.refuse.many", MOST));
        var token = PREFIX + Tokens.token();
        sql.ask(
                        """
                        insert into api_token (token_hash, person_id, label, created_at,
                            scope, ends_at)
                            values (:hash, :person, :label, :now, :scope, :ends)
                        """)
                .param("hash", Tokens.hash(token))
                .param("person", person.value())
                .param("label", tidy)
                .param("now", clock.millis())
                .param("scope", scope.text())
                .param("ends", kept.map(each -> clock.millis() + each.toMillis()).orElse(null))
                .update();
        return Parse.of(token);
    }

    /** The person for whom the holder of this key acts. */
    public Optional<PersonId> person(String token) {
        return held(token).map(Held::person);
    }

    public Optional<Held> held(String token) {
        if (!token.startsWith(PREFIX)) return Optional.empty();
        var hash = Tokens.hash(token);
        var holder =
                sql.ask(
                                "select person_id, used_at, scope from api_token s where token_hash"
                                        + " = ? and (ends_at is null or ends_at >= ?) and"
                                        + Suspensions.NOT_SUSPENDED,
                                hash,
                                clock.millis())
                        .query(
                                (row, ignored) ->
                                        new Holder(
                                                new Held(
                                                        hash,
                                                        new PersonId(row.getString("person_id")),
                                                        scope(row)),
                                                row.getLong("used_at")))
                        .optional();
        holder.filter(each -> each.used() < clock.millis() - NOTED_EVERY.toMillis())
                .ifPresent(ignored -> note(hash));
        return holder.map(Holder::held);
    }

    private void note(String hash) {
        sql.change("update api_token set used_at = ? where token_hash = ?", clock.millis(), hash);
    }

    /** All keys of this person, the oldest first. */
    public List<ApiToken> of(PersonId person) {
        return sql.list(
                (row, ignored) -> token(row),
                """
                select * from api_token where person_id = ?
                    order by created_at, token_hash
                """,
                person);
    }

    private static KeyScope scope(ResultSet row) throws SQLException {
        return KeyScope.of(row.getString("scope")).orElseThrow();
    }

    private static Optional<Instant> moment(ResultSet row, String column) throws SQLException {
        long at = row.getLong(column);
        return at == 0 ? Optional.empty() : Optional.of(Instant.ofEpochMilli(at));
    }

    private static ApiToken token(ResultSet row) throws SQLException {
        return new ApiToken(
                mark(row.getString("token_hash")),
                row.getString("label"),
                Instant.ofEpochMilli(row.getLong("created_at")),
                moment(row, "used_at"),
                scope(row),
                moment(row, "ends_at"));
    }

    /** This key opens nothing any more. */
    public void revoke(PersonId person, String mark) {
        sql
                .list(String.class, "select token_hash from api_token where person_id = ?", person)
                .stream()
                .filter(hash -> mark(hash).equals(mark))
                .forEach(hash -> sql.change("delete from api_token where token_hash = ?", hash));
    }

    private static String mark(String hash) {
        return Tokens.hash("mark " + hash).substring(0, 16);
    }
}
