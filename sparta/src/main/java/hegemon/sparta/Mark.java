package hegemon.sparta;

import java.util.Optional;

/** What a reader thinks of a move (SP-7.4), with the number that PGN has for it. */
public enum Mark {
    NONE("", 0),
    GOOD("!", 1),
    MISTAKE("?", 2),
    BRILLIANT("!!", 3),
    BLUNDER("??", 4),
    INTERESTING("!?", 5),
    DUBIOUS("?!", 6);

    private final String text;
    private final int number;

    Mark(String text, int number) {
        this.text = text;
        this.number = number;
    }

    public String text() {
        return text;
    }

    /** From {@code ?!} or {@code $6}. */
    public static Optional<Mark> of(String text) {
        for (Mark mark : values())
            if (mark.text.equals(text) || text.equals("$" + mark.number)) return Optional.of(mark);
        return Optional.empty();
    }
}
