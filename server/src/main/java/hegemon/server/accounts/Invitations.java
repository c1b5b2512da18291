package hegemon.server.accounts;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

import javax.sql.DataSource;

/** Invitations into a house where not everybody may claim an account. Each is for one person. */
public final class Invitations {
    public static final int OPEN_AT_MOST = 10;
    private static final Duration LASTS = Duration.ofDays(14);

    private final JdbcClient sql;
    private final Clock clock;

    public Invitations(DataSource database, Clock clock) {
        this.sql = JdbcClient.create(database);
        this.clock = clock;
    }

    /**
     * A new invitation; empty if this member has enough open ones.
     *
     * @param by empty: the house itself invites
     */
    public Optional<String> make(Optional<String> by) {
        if (by.map(this::open).orElse(0) >= OPEN_AT_MOST) return Optional.empty();
        var token = Tokens.token();
        sql.sql(
                        "insert into house_invitation (token_hash, by_person, created_at,"
                                + " expires_at) values (:hash, :by, :now, :end)")
                .param("hash", Tokens.hash(token))
                .param("by", by.orElse(null))
                .param("now", clock.millis())
                .param("end", clock.millis() + LASTS.toMillis())
                .update();
        return Optional.of(token);
    }

    private int open(String person) {
        return sql.sql(
                        "select count(*) from house_invitation where by_person = ? and used_by is"
                                + " null and expires_at > ?")
                .params(person, clock.millis())
                .query(Integer.class)
                .single();
    }

    public boolean isGood(String token) {
        return sql.sql(
                                "select count(*) from house_invitation where token_hash = ? and"
                                        + " used_by is null and expires_at > ?")
                        .params(Tokens.hash(token), clock.millis())
                        .query(Integer.class)
                        .single()
                == 1;
    }

    /** Uses the invitation; of two at once, one wins. */
    boolean use(String token, String person) {
        return sql.sql(
                                "update house_invitation set used_by = ? where token_hash = ? and"
                                        + " used_by is null and expires_at > ?")
                        .params(person, Tokens.hash(token), clock.millis())
                        .update()
                == 1;
    }
}
