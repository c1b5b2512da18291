package hegemon.pygma.world;

/** PI-16.1: the conduct of an army towards others, for one month. */
public enum BasicOrder {
    ATTACK("A"),
    RETREAT("R"),
    NEGOTIATE("V"),
    NOTHING("-");

    private final String letter;

    BasicOrder(String letter) {
        this.letter = letter;
    }

    public String letter() {
        return letter;
    }
}
