package hegemon.sparta.search;

import static hegemon.sparta.search.Bits.HIGH;
import static hegemon.sparta.search.Bits.LOW;
import static hegemon.sparta.search.Bits.NEXT;

/**
 * What a move encloses (SP-4.2). No piece was enclosed before the move, so in each direction there
 * are at most two runs: what begins with enemies is captured if friends follow, and the run of the
 * mover is captured if enemies bound it at both ends.
 */
final class Enclosure {
    private static final int BOUND = 1 << 16;

    /** What stands on each square: 0 nothing, else 1 + side. */
    private final byte[] at;

    /** The answer of {@link #find}. */
    long low;

    long high;

    Enclosure(byte[] at) {
        this.at = at;
    }

    /** Whether anything is enclosed after a piece arrived on this square. */
    boolean find(int to) {
        low = high = 0;
        int friend = at[to];
        for (int direction = 0; direction < 4; direction++) {
            if ((at[NEXT[8 * to + direction]] | at[NEXT[8 * to + direction + 4]]) == 0) continue;
            int ahead = look(to, friend, direction);
            int behind = look(to, friend, direction + 4);
            if ((ahead & behind & BOUND) == 0) continue;
            markRun(to, direction, ahead & 255);
            markRun(to, direction + 4, behind & 255);
            low |= LOW[to];
            high |= HIGH[to];
        }
        return (low | high) != 0;
    }

    /**
     * Looks in one direction and marks a run of enemies that friends bound at its far end.
     *
     * @return the length of the run of friends beside the mover, and BOUND if enemies come next
     */
    private int look(int to, int friend, int direction) {
        int square = NEXT[8 * to + direction];
        int length = 0;
        while (at[square] == friend) {
            length++;
            square = NEXT[8 * square + direction];
        }
        if (at[square] == 0) return length;
        if (length > 0) return length | BOUND;
        while (at[square] != 0 && at[square] != friend) {
            length++;
            square = NEXT[8 * square + direction];
        }
        if (at[square] == friend) markRun(to, direction, length);
        return BOUND;
    }

    private void markRun(int from, int direction, int length) {
        int square = from;
        for (int i = 0; i < length; i++) {
            square = NEXT[8 * square + direction];
            low |= LOW[square];
            high |= HIGH[square];
        }
    }
}
