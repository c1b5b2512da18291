package hegemon.sparta.search;

import java.util.Arrays;

/** The moves that led to the position in hand, and the best line found from every ply on. */
final class Variation {
    private final int[][] line = new int[Searcher.DEEPEST + 2][Searcher.DEEPEST + 2];
    private final int[] length = new int[Searcher.DEEPEST + 2];

    /** The move that led to each ply. */
    final int[] played = new int[Searcher.DEEPEST + 2];

    Variation() {
        played[0] = Moves.NONE;
    }

    /** Nothing is known from this ply on. */
    void clear(int ply) {
        length[ply] = 0;
    }

    /** This move is the best at this ply, followed by what is best after it. */
    void keep(int ply, int move) {
        line[ply][0] = move;
        System.arraycopy(line[ply + 1], 0, line[ply], 1, length[ply + 1]);
        length[ply] = length[ply + 1] + 1;
    }

    /** From the root on; empty if nothing was found. */
    int[] best() {
        return Arrays.copyOf(line[0], length[0]);
    }
}
