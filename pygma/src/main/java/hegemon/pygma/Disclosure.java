package hegemon.pygma;

/** What others learn of a move. */
final class Disclosure {
    private static final String ORDERS = "orders";

    private Disclosure() {}

    /**
     * Orders are a secret between ruler and game master; no key shows a ruler world or dice.
     *
     * @param whole for game masters, and for whoever made the move
     */
    static String told(boolean whole, PygmaMove move) {
        return switch (move) {
            case PygmaMove.Orders ignored -> whole ? new Pygma().print(move) : ORDERS;
            case PygmaMove.Evaluate ignored ->
                    whole ? new Pygma().print(move) : MasterText.EVALUATE;
            case PygmaMove.Review ignored -> whole ? new Pygma().print(move) : MasterText.REVIEW;
            case PygmaMove.Release ignored -> MasterText.RELEASE;
            case PygmaMove.Lock ignored -> MasterText.LOCK;
            case PygmaMove.Unlock ignored -> MasterText.UNLOCK;
            case PygmaMove.Withdraw ignored -> MasterText.WITHDRAW;
            case PygmaMove.WorldKey ignored -> Pygma.WORLD_KEY;
            case PygmaMove.MonthKey ignored -> whole ? new Pygma().print(move) : Pygma.MONTH_KEY;
        };
    }

    /** The same of a move that stands in the log. */
    static String told(boolean whole, String text) {
        if (text.startsWith(Pygma.WORLD_KEY + " ")) return Pygma.WORLD_KEY;
        if (whole) return text;
        if (text.startsWith(Pygma.MONTH_KEY + " ")) return Pygma.MONTH_KEY;
        return MasterText.isMasters(text) ? MasterText.verb(text) : ORDERS;
    }

    /** What lets rulers read a month cannot be taken back. */
    static boolean reveals(Stage stage, PygmaMove move) {
        return switch (move) {
            case PygmaMove.MonthKey ignored -> true;
            case PygmaMove.WorldKey ignored -> true;
            case PygmaMove.Release ignored -> true;
            case PygmaMove.Withdraw ignored -> true;
            case PygmaMove.Lock ignored -> false;
            case PygmaMove.Unlock ignored -> false;
            case PygmaMove.Evaluate ignored -> stage instanceof Stage.Draft;
            case PygmaMove.Review ignored -> false;
            case PygmaMove.Orders ignored -> false;
        };
    }
}
