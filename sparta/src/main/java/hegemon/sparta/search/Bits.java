package hegemon.sparta.search;

/** Sets of squares in two longs, and the geometry that a step and a line need. */
final class Bits {
    /** Squares in one half. */
    static final int HALF = 50;

    static final int SQUARES = 100;

    /** Stands for every square off the board; always empty. */
    static final int OFF = SQUARES;

    static final long FULL = (1L << HALF) - 1;
    private static final int WIDTH = 10;
    private static final long FILE_A = file(0);
    private static final long FILE_J = file(WIDTH - 1);
    private static final long NOT_A = FULL & ~FILE_A;
    private static final long NOT_J = FULL & ~FILE_J;

    /** The square itself. */
    static final long[] LOW = new long[SQUARES + 1];

    static final long[] HIGH = new long[SQUARES + 1];

    /** The squares one step away. */
    static final long[] NEAR_LOW = new long[SQUARES];

    static final long[] NEAR_HIGH = new long[SQUARES];

    /** The next square in each of eight directions, at 8 · square + direction. */
    static final int[] NEXT = new int[8 * (SQUARES + 1)];

    /** Opposite directions differ by four. */
    private static final int[] RIGHT = {1, 1, 0, -1, -1, -1, 0, 1};

    private static final int[] UP = {0, 1, 1, 1, 0, -1, -1, -1};

    static {
        for (int square = 0; square < SQUARES; square++) {
            if (square < HALF) LOW[square] = 1L << square;
            else HIGH[square] = 1L << (square - HALF);
        }
        for (int square = 0; square <= SQUARES; square++)
            for (int direction = 0; direction < 8; direction++)
                NEXT[8 * square + direction] = next(square, direction);
        for (int square = 0; square < SQUARES; square++)
            for (int direction = 0; direction < 8; direction++) {
                NEAR_LOW[square] |= LOW[NEXT[8 * square + direction]];
                NEAR_HIGH[square] |= HIGH[NEXT[8 * square + direction]];
            }
    }

    private Bits() {}

    private static long file(int file) {
        long bits = 0;
        for (int rank = 0; rank < WIDTH / 2; rank++) bits |= 1L << (rank * WIDTH + file);
        return bits;
    }

    private static int next(int square, int direction) {
        if (square == OFF) return OFF;
        int file = square % WIDTH + RIGHT[direction];
        int rank = square / WIDTH + UP[direction];
        return file < 0 || file >= WIDTH || rank < 0 || rank >= WIDTH ? OFF : rank * WIDTH + file;
    }

    /** These squares and those beside them on their ranks. */
    private static long wide(long half) {
        return half | ((half << 1) & NOT_A) | ((half >>> 1) & NOT_J);
    }

    /** The lower half of these squares and all squares one step from them. */
    static long grownLow(long low, long high) {
        long wide = wide(low);
        return (wide | (wide << WIDTH) | (wide >>> WIDTH) | (wide(high) << (HALF - WIDTH))) & FULL;
    }

    /** The upper half of these squares and all squares one step from them. */
    static long grownHigh(long low, long high) {
        long wide = wide(high);
        return (wide | (wide << WIDTH) | (wide >>> WIDTH) | (wide(low) >>> (HALF - WIDTH))) & FULL;
    }

    /** The lower half of these squares moved one step in a direction. */
    static long shiftedLow(long low, long high, int direction) {
        return switch (direction) {
            case 0 -> (low << 1) & NOT_A;
            case 1 -> (low << 11) & NOT_A;
            case 2 -> (low << 10) & FULL;
            case 3 -> (low << 9) & NOT_J;
            case 4 -> (low >>> 1) & NOT_J;
            case 5 -> ((low >>> 11) | (high << 39)) & NOT_J;
            case 6 -> ((low >>> 10) | (high << 40)) & FULL;
            case 7 -> ((low >>> 9) | (high << 41)) & NOT_A;
            default -> throw new IllegalArgumentException("direction " + direction);
        };
    }

    /** The upper half of these squares moved one step in a direction. */
    static long shiftedHigh(long low, long high, int direction) {
        return switch (direction) {
            case 0 -> (high << 1) & NOT_A;
            case 1 -> ((high << 11) | (low >>> 39)) & NOT_A;
            case 2 -> ((high << 10) | (low >>> 40)) & FULL;
            case 3 -> ((high << 9) | (low >>> 41)) & NOT_J;
            case 4 -> (high >>> 1) & NOT_J;
            case 5 -> (high >>> 11) & NOT_J;
            case 6 -> (high >>> 10) & FULL;
            case 7 -> (high >>> 9) & NOT_A;
            default -> throw new IllegalArgumentException("direction " + direction);
        };
    }

    /** The square of the lowest bit; one of the halves must hold one. */
    static int first(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : HALF + Long.numberOfTrailingZeros(high);
    }

    static int count(long low, long high) {
        return Long.bitCount(low) + Long.bitCount(high);
    }
}
