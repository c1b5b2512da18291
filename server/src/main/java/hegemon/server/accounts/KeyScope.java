package hegemon.server.accounts;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How far the key of a program opens. Each opens what those before it do. */
public enum KeyScope {
    /** Looks, and changes nothing. */
    READ,
    /** Plays, but does nothing as a game master. */
    PLAY,
    /** All that its account may do at tables. */
    MASTER;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<KeyScope> of(String text) {
        return Arrays.stream(values()).filter(each -> each.text().equals(text)).findFirst();
    }
}
