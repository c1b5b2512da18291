package hegemon.pygma.world;

import java.util.stream.Stream;

/** PI-16.1: the conduct of an army towards others, for one month. */
public enum BasicOrder {
    ATTACK("A", "Angriff", "attack", "attaque"),
    RETREAT("R", "Rückzug", "retreat", "retraite"),
    NEGOTIATE("V", "Verhandlung", "negotiation", "négociation"),
    NOTHING("-", "Nichts", "nothing", "rien");

    private final String letter;
    private final String german;
    private final String english;
    private final String french;

    BasicOrder(String letter, String german, String english, String french) {
        this.letter = letter;
        this.german = german;
        this.english = english;
        this.french = french;
    }

    /** How a ruler may write it: its letter, or its word in any of the languages. */
    public Stream<String> spellings() {
        return Stream.of(letter, german, english, french);
    }

    public String letter() {
        return letter;
    }
}
