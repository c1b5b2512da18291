package hegemon.server.accounts;

import hegemon.server.id.Lot;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Random texts that nobody guesses, and their hashes: the database knows only those. */
public final class Tokens {
    private static final int TOKEN_BYTES = 32;

    private Tokens() {}

    /** What its holder must keep secret. */
    public static String token() {
        return Lot.text(TOKEN_BYTES);
    }

    public static String hash(String token) {
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
