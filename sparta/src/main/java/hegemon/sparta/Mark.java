package hegemon.sparta;

import java.util.Optional;

/** What a reader thinks of a move (SP-7.4), in the order of the numbers that PGN has for it. */
public enum Mark {
    NONE(""),
    GOOD("!"),
    MISTAKE("?"),
    BRILLIANT("!!"),
    BLUNDER("??"),
    INTERESTING("!?"),
    DUBIOUS("?!");

    private final String text;

    Mark(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    /** From {@code ?!} or {@code $6}. */
    public static Optional<Mark> of(String text) {
        var all = values();
        for (int number = 0; number < all.length; number++)
            if (all[number].text.equals(text) || text.equals("$" + number))
                return Optional.of(all[number]);
        return Optional.empty();
    }
}
