package hegemon.server.accounts;

import hegemon.table.Refusal;

import java.util.Locale;
import java.util.Optional;

/** Mail addresses as people write them. */
public final class Addresses {
    static final int LONGEST = 254;

    private static final String SHAPE =
            "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+";

    private Addresses() {}

    public static Optional<Refusal> refuse(String address) {
        return address.length() <= LONGEST && address.matches(SHAPE)
                ? Optional.empty()
                : Optional.of(Refusal.of("house", "server.people.refuse.email"));
    }

    /** The same for addresses that reach the same box, as far as anybody outside can know. */
    static String key(String address) {
        return address.strip().toLowerCase(Locale.ROOT);
    }
}
