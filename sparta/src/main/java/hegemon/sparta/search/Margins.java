package hegemon.sparta.search;

/**
 * The numbers that steer the search, in hundredths of a fighter, plies or moves. Found by matches
 * at equal nodes; docs/sparta-engine.md tells which mattered.
 */
final class Margins {
    /** From this depth on, the search looks around the value of the last iteration. */
    static final int ASPIRES = 4;

    static final int ASPIRATION = 40;
    static final int WIDEST = 600;

    /** From this depth on, a position without a move to try first is searched less deep. */
    static final int NEEDS_MOVE = 5;

    /** Up to this depth, what is far from the window is not searched. */
    static final int SHALLOW = 4;

    /** Above beta by this much a ply: good enough. */
    static final int COMFORT = 70;

    /** Below alpha by this much, and so much a ply: quiet moves do not help. */
    static final int HOPE = 60;

    static final int HOPE_A_PLY = 80;

    /** Quiet moves looked at: some, and more with the square of the depth. */
    static final int FEW = 5;

    static final int MORE = 5;

    /** The first moves are never reduced. */
    static final int FULL_MOVES = 3;

    /** A history this good or bad changes a reduction by a ply. */
    static final int PRAISED = 8_000;

    /** Plies of quiescence, and those of them that look at cities too. */
    static final int QUIESCENCE = 8;

    static final int RAIDS = 3;

    /** The most that a piece, a city and a better place bring in quiescence. */
    static final int GAIN = 200;

    static final int RAID = 200;
    static final int SURPRISE = 100;

    private static final double REDUCED = 0.6;
    private static final double REDUCED_SLOWLY = 1.9;
    private static final int[][] REDUCTION = reductions();

    private Margins() {}

    static int reduction(int depth, int number) {
        return REDUCTION[Math.min(depth, 63)][Math.min(number, 255)];
    }

    private static int[][] reductions() {
        var table = new int[64][256];
        for (int depth = 1; depth < 64; depth++)
            for (int number = 1; number < 256; number++)
                table[depth][number] =
                        (int) (REDUCED + Math.log(depth) * Math.log(number) / REDUCED_SLOWLY);
        return table;
    }
}
