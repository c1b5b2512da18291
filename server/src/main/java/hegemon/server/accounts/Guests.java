package hegemon.server.accounts;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * People without an account. A guest is whoever holds the token; the database knows only its hash.
 */
public final class Guests {
    /** A new guest: the token goes into the cookie and nowhere else. */
    public record NewGuest(String id, String token) {}

    private final JdbcClient sql;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    public Guests(DataSource database, Clock clock) {
        this.sql = JdbcClient.create(database);
        this.clock = clock;
    }

    public NewGuest welcome() {
        var guest = new NewGuest(random(12), random(32));
        sql.sql("insert into guest (id, token_hash, created_at) values (?, ?, ?)")
                .params(guest.id(), hash(guest.token()), clock.millis())
                .update();
        return guest;
    }

    /** The id of the guest who holds this token. */
    public Optional<String> byToken(String token) {
        return sql.sql("select id from guest where token_hash = ?")
                .param(hash(token))
                .query(String.class)
                .optional();
    }

    private String random(int bytes) {
        var value = new byte[bytes];
        random.nextBytes(value);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(value);
    }

    private static String hash(String token) {
        try {
            var digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
