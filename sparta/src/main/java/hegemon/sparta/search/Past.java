package hegemon.sparta.search;

import java.util.Arrays;

/** The positions that led to the one on a {@link Board}, to be taken back and to be compared. */
final class Past {
    /** Numbers a position. */
    private static final int FRAME = 10;

    private long[] frames = new long[FRAME * 512];
    private int ply = 0;

    /** Keeps the position of this board. */
    void push(Board board) {
        int frame = FRAME * ply++;
        if (frame == frames.length) frames = Arrays.copyOf(frames, 2 * frames.length);
        long[] to = frames;
        to[frame] = board.low[0];
        to[frame + 1] = board.high[0];
        to[frame + 2] = board.low[1];
        to[frame + 3] = board.high[1];
        to[frame + 4] = board.heroLow;
        to[frame + 5] = board.heroHigh;
        to[frame + 6] = board.southLow;
        to[frame + 7] = board.southHigh;
        to[frame + 8] = board.key;
        to[frame + 9] = (long) board.quiet << 32 | board.reversible;
    }

    /** Puts the last position kept back on this board, all but the pieces' own squares. */
    void pop(Board board) {
        int frame = FRAME * --ply;
        long[] from = frames;
        for (int owner = 0; owner < 2; owner++)
            board.put(owner, from[frame + 2 * owner], from[frame + 2 * owner + 1]);
        board.heroLow = from[frame + 4];
        board.heroHigh = from[frame + 5];
        board.southLow = from[frame + 6];
        board.southHigh = from[frame + 7];
        board.key = from[frame + 8];
        board.quiet = (int) (from[frame + 9] >> 32);
        board.reversible = (int) from[frame + 9];
    }

    /** How many pieces this side had in the last position kept. */
    int pieces(int owner) {
        int frame = FRAME * (ply - 1) + 2 * owner;
        return Bits.count(frames[frame], frames[frame + 1]);
    }

    /** How many of the last positions kept have this key, with the same side to move. */
    int count(long key, int positions) {
        int count = 0;
        for (int back = 2; back <= positions; back += 2)
            if (frames[FRAME * (ply - back) + 8] == key) count++;
        return count;
    }
}
