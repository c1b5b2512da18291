package hegemon.server.accounts;

import hegemon.server.id.PersonId;

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

    /** A new invitation by this member; empty if there are enough open ones. */
    public Optional<String> make(PersonId member) {
        if (open(member) >= OPEN_AT_MOST) return Optional.empty();
        var token = Tokens.token();
        keep(token, Optional.of(member), LASTS);
        return Optional.of(token);
    }

    /** The house itself lets in whoever brings this token, even if it is closed to others. */
    public void byTheHouse(String token, Duration lasts) {
        keep(token, Optional.empty(), lasts);
    }

    private void keep(String token, Optional<PersonId> by, Duration lasts) {
        sql.sql(
                        "insert into house_invitation (token_hash, by_person, created_at,"
                                + " expires_at) values (:hash, :by, :now, :end)")
                .param("hash", Tokens.hash(token))
                .param("by", by.map(PersonId::value).orElse(null))
                .param("now", clock.millis())
                .param("end", clock.millis() + lasts.toMillis())
                .update();
    }

    private int open(PersonId person) {
        return sql.sql(
                        "select count(*) from house_invitation where by_person = ? and used_by is"
                                + " null and expires_at > ?")
                .params(person.value(), clock.millis())
                .query(Integer.class)
                .single();
    }

    public boolean isGood(String token) {
        return count(token, "") == 1;
    }

    public boolean isByTheHouse(String token) {
        return count(token, " and by_person is null") == 1;
    }

    private int count(String token, String by) {
        return sql.sql(
                        "select count(*) from house_invitation where token_hash = ? and used_by is"
                                + " null and expires_at > ?"
                                + by)
                .params(Tokens.hash(token), clock.millis())
                .query(Integer.class)
                .single();
    }

    /** Uses the invitation; of two at once, one wins. */
    boolean use(String token, PersonId person) {
        return sql.sql(
                                "update house_invitation set used_by = ? where token_hash = ? and"
                                        + " used_by is null and expires_at > ?")
                        .params(person.value(), Tokens.hash(token), clock.millis())
                        .update()
                == 1;
    }

    /** The house takes back what it gave out and nobody used. */
    public void withdrawByTheHouse() {
        sql.sql("delete from house_invitation where by_person is null and used_by is null")
                .update();
    }

    /** Forgets those that ran out. */
    void tidy() {
        sql.sql("delete from house_invitation where used_by is null and expires_at < ?")
                .param(clock.millis())
                .update();
    }
}
