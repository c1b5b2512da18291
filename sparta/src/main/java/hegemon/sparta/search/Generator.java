package hegemon.sparta.search;

import static hegemon.sparta.search.Bits.HIGH;
import static hegemon.sparta.search.Bits.LOW;

/** Where the pieces of a board can go (SP-3), and what they could enclose there. */
final class Generator {
    private final Board board;

    /** The answer of {@link #reach}. */
    long reachLow;

    long reachHigh;

    /** The answer of {@link #enclosing}. */
    long targetLow;

    long targetHigh;

    Generator(Board board) {
        this.board = board;
    }

    /** SP-3.1: the squares that the piece on this square can go to. */
    void reach(int square, long emptyLow, long emptyHigh) {
        long low = Bits.NEAR_LOW[square] & emptyLow;
        long high = Bits.NEAR_HIGH[square] & emptyHigh;
        long twoLow = Bits.grownLow(low, high) & emptyLow;
        long twoHigh = Bits.grownHigh(low, high) & emptyHigh;
        if (board.isHero(square)) {
            reachLow = Bits.grownLow(twoLow, twoHigh) & emptyLow;
            reachHigh = Bits.grownHigh(twoLow, twoHigh) & emptyHigh;
        } else {
            reachLow = twoLow;
            reachHigh = twoHigh;
        }
    }

    /** All squares that any piece of this side can go to. */
    void reachOfAll(int side, long emptyLow, long emptyHigh) {
        long heroLow = board.low[side] & board.heroLow;
        long heroHigh = board.high[side] & board.heroHigh;
        long low = Bits.grownLow(heroLow, heroHigh) & emptyLow;
        long high = Bits.grownHigh(heroLow, heroHigh) & emptyHigh;
        // After its first step a hero goes on like a fighter.
        low |= board.low[side] & ~heroLow;
        high |= board.high[side] & ~heroHigh;
        for (int step = 0; step < 2; step++) {
            long nextLow = Bits.grownLow(low, high) & emptyLow;
            high = Bits.grownHigh(low, high) & emptyHigh;
            low = nextLow;
        }
        reachLow = low;
        reachHigh = high;
    }

    /**
     * The empty squares from which a new piece of this side would enclose enemies. A piece that
     * moves there may open the other end, so this is a superset.
     */
    void enclosing(int side, long emptyLow, long emptyHigh) {
        targetLow = targetHigh = 0;
        long ownLow = board.low[side];
        long ownHigh = board.high[side];
        long enemyLow = board.low[side ^ 1];
        long enemyHigh = board.high[side ^ 1];
        for (int direction = 0; direction < 8; direction++) {
            long low = Bits.shiftedLow(ownLow, ownHigh, direction) & enemyLow;
            long high = Bits.shiftedHigh(ownLow, ownHigh, direction) & enemyHigh;
            while ((low | high) != 0) {
                long nextLow = Bits.shiftedLow(low, high, direction);
                long nextHigh = Bits.shiftedHigh(low, high, direction);
                targetLow |= nextLow & emptyLow;
                targetHigh |= nextHigh & emptyHigh;
                low = nextLow & enemyLow;
                high = nextHigh & enemyHigh;
            }
        }
    }

    /** Writes every legal move and answers how many there are. */
    int all(int[] moves) {
        int count = walks(moves, Bits.FULL, Bits.FULL);
        count = promotions(moves, count);
        if (count == 0) moves[count++] = Moves.PASS;
        return count;
    }

    /** Writes the walks that end on one of these squares. */
    int walks(int[] moves, long withinLow, long withinHigh) {
        long emptyLow = board.emptyLow();
        long emptyHigh = board.emptyHigh();
        long low = board.low[board.side];
        long high = board.high[board.side];
        int count = 0;
        while ((low | high) != 0) {
            int from = Bits.first(low, high);
            low &= ~LOW[from];
            high &= ~HIGH[from];
            reach(from, emptyLow, emptyHigh);
            long half = reachLow & withinLow;
            for (; half != 0; half &= half - 1)
                moves[count++] = Moves.of(from, Long.numberOfTrailingZeros(half));
            half = reachHigh & withinHigh;
            for (; half != 0; half &= half - 1)
                moves[count++] = Moves.of(from, Bits.HALF + Long.numberOfTrailingZeros(half));
        }
        return count;
    }

    private int promotions(int[] moves, int count) {
        long low = promotableLow();
        long high = promotableHigh();
        while ((low | high) != 0) {
            int city = Bits.first(low, high);
            low &= ~LOW[city];
            high &= ~HIGH[city];
            moves[count++] = Moves.of(city, city);
        }
        return count;
    }

    /** SP-5. */
    private long promotableLow() {
        return board.low[board.side] & ~board.heroLow & board.cityLow(board.side);
    }

    private long promotableHigh() {
        return board.high[board.side] & ~board.heroHigh & board.cityHigh(board.side);
    }

    /** How many legal moves there are. */
    int count() {
        long emptyLow = board.emptyLow();
        long emptyHigh = board.emptyHigh();
        long low = board.low[board.side];
        long high = board.high[board.side];
        int count = Bits.count(promotableLow(), promotableHigh());
        while ((low | high) != 0) {
            int from = Bits.first(low, high);
            low &= ~LOW[from];
            high &= ~HIGH[from];
            reach(from, emptyLow, emptyHigh);
            count += Bits.count(reachLow, reachHigh);
        }
        return Math.max(count, 1);
    }
}
