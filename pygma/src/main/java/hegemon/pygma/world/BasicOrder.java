package hegemon.pygma.world;

import java.util.stream.Stream;

/** PI-16.1: the conduct of an army towards others, for one month. */
public enum BasicOrder {
    ATTACK("A", "Angriff", "attack"),
    RETREAT("R", "Rückzug", "retreat"),
    NEGOTIATE("V", "Verhandlung", "negotiation"),
    NOTHING("-", "Nichts", "nothing");

    private final String letter;
    private final String german;
    private final String english;

    BasicOrder(String letter, String german, String english) {
        this.letter = letter;
        this.german = german;
        this.english = english;
    }

    /** How a ruler may write it. */
    public Stream<String> spellings() {
        return Stream.of(letter, german, english);
    }

    public String letter() {
        return letter;
    }
}
