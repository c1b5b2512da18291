package hegemon.pygma.world;

import java.util.List;
import java.util.stream.Stream;

/** PI-16.1: the conduct of an army towards others, for one month. */
public enum BasicOrder {
    ATTACK("A", "Angriff", "attack"),
    RETREAT("R", "Rückzug", "retreat"),
    NEGOTIATE("V", "Verhandlung", "negotiation"),
    NOTHING("-", "Nichts", "nothing");

    private final String letter;
    private final List<String> names;

    BasicOrder(String letter, String... names) {
        this.letter = letter;
        this.names = List.of(names);
    }

    /** How a ruler may write it. */
    public Stream<String> spellings() {
        return Stream.concat(Stream.of(letter), names.stream());
    }

    public String letter() {
        return letter;
    }
}
