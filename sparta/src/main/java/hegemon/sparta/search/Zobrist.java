package hegemon.sparta.search;

import java.util.SplittableRandom;

/** Random numbers whose combination names a position; the same in every run. */
final class Zobrist {
    /** At 100 · side + square: a piece stands there. */
    static final long[] PIECE = new long[2 * Bits.SQUARES];

    /** The piece there is a hero. */
    static final long[] HERO = new long[Bits.SQUARES];

    /** The city there belongs to South. */
    static final long[] CITY = new long[Bits.SQUARES];

    static final long NORTH_TO_MOVE;

    static {
        var random = new SplittableRandom(300);
        for (int i = 0; i < PIECE.length; i++) PIECE[i] = random.nextLong();
        for (int i = 0; i < HERO.length; i++) HERO[i] = random.nextLong();
        for (int i = 0; i < CITY.length; i++) CITY[i] = random.nextLong();
        NORTH_TO_MOVE = random.nextLong();
    }

    private Zobrist() {}
}
