package hegemon.sparta;

/** What a piece can do (SP-3.1). */
public enum Kind {
    FIGHTER('F', 2),
    HERO('H', 3);

    private final char letter;
    private final int steps;

    Kind(char letter, int steps) {
        this.letter = letter;
        this.steps = steps;
    }

    char letter() {
        return letter;
    }

    /** The most steps of one move. */
    public int steps() {
        return steps;
    }
}
