package hegemon.sparta.search;

import java.util.function.IntSupplier;

/**
 * Says what the position on the board is worth: by the rules where it is over, else by a {@link
 * Valuation}.
 */
final class Judge {
    /** A win at once; one less for each ply until then. */
    static final int WIN = 30_000;

    /** Values from here on are wins that were found. */
    static final int WON = WIN - 2 * Searcher.DEEPEST;

    /** More than any value. */
    static final int INFINITE = 32_000;

    /** The game goes on, in place of a value. */
    static final int UNKNOWN = INFINITE + 1;

    private final Board board;
    private final IntSupplier evaluation;
    private final Handicap handicap;

    Judge(Board board, Valuation valuation, Handicap handicap) {
        this.board = board;
        this.evaluation = valuation.of(board);
        this.handicap = handicap;
    }

    /** Of a game that goes on, to the side to move. */
    int value() {
        int value = evaluation.getAsInt() + handicap.misjudges(board.key);
        return Math.clamp(value, -WON + 1, WON - 1);
    }

    /** The value of a finished game to the side to move, or UNKNOWN. */
    int ending(int ply) {
        int outcome = board.outcome();
        if (outcome == Board.OPEN) {
            if (board.repeats()) return 0;
            outcome = board.outcomeOfGame();
            if (outcome == Board.OPEN) return UNKNOWN;
        }
        if (outcome == Board.DRAW) return 0;
        return outcome == board.side ? WIN - ply : -WIN + ply;
    }
}
