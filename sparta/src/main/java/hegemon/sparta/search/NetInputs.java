package hegemon.sparta.search;

import java.util.Arrays;

/**
 * What a {@link Net} sees of a board: for each side's view, pieces by kind, owner and square, and
 * cities by owner and square. North sees the board mirrored, so that both see their own side below.
 */
final class NetInputs {
    static final int COUNT = 6 * Bits.SQUARES;

    /** Sixteen pieces and eight cities. */
    static final int MOST = 24;

    /** Own fighters, own heroes, theirs; own cities, theirs. */
    static final int KINDS = 6;

    private NetInputs() {}

    /**
     * The input of a square as a view sees it.
     *
     * @param kind as {@link #low} numbers them, South's first
     */
    static int index(int kind, int square, int view) {
        if (view == 0) return kind * Bits.SQUARES + square;
        int mirrored = (9 - square / 10) * 10 + square % 10;
        return (kind < 2 ? kind + 2 : kind < 4 ? kind - 2 : 9 - kind) * Bits.SQUARES + mirrored;
    }

    /** South's fighters and heroes, North's fighters and heroes, South's cities, North's. */
    static long low(Board board, int kind) {
        return switch (kind) {
            case 0 -> board.low[0] & ~board.heroLow;
            case 1 -> board.low[0] & board.heroLow;
            case 2 -> board.low[1] & ~board.heroLow;
            case 3 -> board.low[1] & board.heroLow;
            case 4 -> board.southLow;
            default -> board.cityLow & ~board.southLow;
        };
    }

    static long high(Board board, int kind) {
        return switch (kind) {
            case 0 -> board.high[0] & ~board.heroHigh;
            case 1 -> board.high[0] & board.heroHigh;
            case 2 -> board.high[1] & ~board.heroHigh;
            case 3 -> board.high[1] & board.heroHigh;
            case 4 -> board.southHigh;
            default -> board.cityHigh & ~board.southHigh;
        };
    }

    /** The inputs that are on. */
    static short[] of(Board board, int view) {
        var on = new short[MOST];
        int count = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            long low = low(board, kind);
            long high = high(board, kind);
            while ((low | high) != 0) {
                int square = Bits.first(low, high);
                low &= ~Bits.LOW[square];
                high &= ~Bits.HIGH[square];
                on[count++] = (short) index(kind, square, view);
            }
        }
        return Arrays.copyOf(on, count);
    }

    /** The same with left and right exchanged. */
    static short[] mirrored(short[] on) {
        var mirrored = new short[on.length];
        for (int i = 0; i < on.length; i++)
            mirrored[i] = (short) (on[i] - on[i] % 10 + 9 - on[i] % 10);
        return mirrored;
    }
}
