package hegemon.pygma.orders;

/** PI-16.1: the basic orders, as players write them: Angriff, Rückzug, Verhandlung, Nichts. */
public enum Stance {
    ATTACK("A"),
    WITHDRAW("R"),
    NEGOTIATE("V"),
    NOTHING("-");

    private final String letter;

    Stance(String letter) {
        this.letter = letter;
    }

    public String letter() {
        return letter;
    }
}
