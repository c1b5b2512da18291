package hegemon.server.id;

import java.security.SecureRandom;
import java.util.Base64;

/** Random texts that nobody guesses, fit for addresses. */
public final class Lot {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int ID_BYTES = 12;

    private Lot() {}

    /**
     * Enough for an id: no two will ever be the same. None begins like an option of a command, to
     * which people give them.
     */
    public static String id() {
        var id = text(ID_BYTES);
        return id.startsWith("-") ? id() : id;
    }

    public static String text(int bytes) {
        var value = new byte[bytes];
        RANDOM.nextBytes(value);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(value);
    }
}
