package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import java.sql.ResultSet;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import javax.sql.DataSource;

/** Links that lead to one seat of one table, each for one person. */
public final class SeatInvitations {
    /** More than a table has seats; older ones give way. */
    private static final int OPEN_AT_MOST = 100;

    private static final int LONGEST_WHOM = 80;
    private static final Duration LASTS = Duration.ofDays(60);

    /**
     * What a link is for.
     *
     * @param whom it was made for, as written; may be empty
     */
    public record Held(
            TableId game, String seat, PersonId by, Optional<String> usedBy, String whom) {}

    /**
     * A link that nobody has used.
     *
     * @param token empty for links of old, of which only the hash is known
     * @param whom it was made for, as written; may be empty
     */
    public record Open(String seat, Optional<String> token, String whom) {}

    private final Sql sql;
    private final HouseKey key;
    private final Clock clock;

    public SeatInvitations(DataSource database, HouseKey key, Clock clock) {
        this.sql = new Sql(database);
        this.key = key;
        this.clock = clock;
    }

    /** A new link to this seat; one for the same seat that nobody used is void from now on. */
    public Optional<String> make(TableId game, String seat, PersonId by, String whom) {
        // Later than the one that is now void: the token of another moment is another token.
        long at = Math.max(clock.millis(), latest(game) + 1);
        sql.change(
                "delete from seat_invitation where game_id = ? and seat = ? and used_by is null",
                game,
                seat);
        if (open(game) >= OPEN_AT_MOST) return Optional.empty();
        var token = token(game, seat, at);
        sql.change(
                """
                insert into seat_invitation (token_hash, game_id, seat, by_person,
                    created_at, expires_at, whom)
                    values (?, ?, ?, ?, ?, ?, ?)
                """,
                Tokens.hash(token),
                game,
                seat,
                by,
                at,
                clock.millis() + LASTS.toMillis(),
                whom.substring(0, Math.min(whom.length(), LONGEST_WHOM)));
        return Optional.of(token);
    }

    /** Signed and not drawn, so that whoever made a link can read it again; no two are alike. */
    private String token(TableId game, String seat, long at) {
        return key.sign("seat", game + " " + seat + " " + at);
    }

    private long latest(TableId game) {
        return sql.one(
                Long.class,
                """
                select coalesce(max(created_at), 0) from seat_invitation
                    where game_id = ?
                """,
                game);
    }

    /** The links of a table that still lead to a seat, by seat. */
    public List<Open> unused(TableId game) {
        return sql.ask(
                        """
                        select seat, created_at, token_hash, whom
                            from seat_invitation
                            where game_id = ? and used_by is null and expires_at > ?
                            order by seat
                        """,
                        game,
                        clock.millis())
                .query(
                        (row, ignored) -> {
                            var token = token(game, row.getString(1), row.getLong(2));
                            boolean known = Tokens.hash(token).equals(row.getString(3));
                            return new Open(
                                    row.getString(1),
                                    Optional.of(token).filter(it -> known),
                                    row.getString(4));
                        })
                .list();
    }

    /** What whoever made the links called the people who came by them. */
    public Map<PersonId, String> names(TableId game) {
        var names = new LinkedHashMap<PersonId, String>();
        sql.ask(
                        """
                        select used_by, whom from seat_invitation
                            where game_id = ? and used_by is not null and whom <> ''
                            order by created_at
                        """,
                        game)
                .query(
                        (ResultSet row) -> {
                            names.put(new PersonId(row.getString(1)), row.getString(2));
                        });
        return names;
    }

    /** The path of the page on which such a link is used. */
    public static String path(String token) {
        return "/invitations/" + token;
    }

    private int open(TableId game) {
        return sql.count("seat_invitation where game_id = ? and used_by is null", game);
    }

    public Optional<Held> look(String token) {
        return sql.ask(
                        """
                        select game_id, seat, by_person, used_by, whom
                            from seat_invitation where token_hash = ? and expires_at > ?
                        """,
                        Tokens.hash(token),
                        clock.millis())
                .query(
                        (row, ignored) ->
                                new Held(
                                        new TableId(row.getString(1)),
                                        row.getString(2),
                                        new PersonId(row.getString(3)),
                                        Optional.ofNullable(row.getString(4)),
                                        row.getString(5)))
                .optional();
    }

    /** Uses the link; of two at once, one wins. */
    public boolean use(String token, PersonId person) {
        return sql.change(
                        """
                        update seat_invitation set used_by = ?
                            where token_hash = ? and used_by is null and expires_at > ?
                        """,
                        person,
                        Tokens.hash(token),
                        clock.millis())
                == 1;
    }
}
