package hegemon.server.id;

import java.security.SecureRandom;
import java.util.Base64;

/** Random texts that nobody guesses, fit for addresses. */
public final class Lot {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int ID_BYTES = 12;

    private Lot() {}

    /** Enough for an id: no two will ever be the same. */
    public static String id() {
        return text(ID_BYTES);
    }

    public static String text(int bytes) {
        var value = new byte[bytes];
        RANDOM.nextBytes(value);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(value);
    }
}
