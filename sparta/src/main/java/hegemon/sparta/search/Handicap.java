package hegemon.sparta.search;

/**
 * What makes a weaker player weaker: it misjudges positions by some amount, always the same for one
 * position and one seed, and it may not look at the exchanges that follow its last move.
 *
 * @param error the usual size of a misjudgement, in hundredths of a fighter
 */
record Handicap(int error, boolean quiesces, boolean skips, long seed) {
    static final Handicap NONE = new Handicap(0, true, true, 0);

    int misjudges(long key) {
        if (error == 0) return 0;
        long mixed = (key ^ seed) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L;
        // The sum of four even numbers is nearly normal; its standard deviation is 148.
        long sum =
                (mixed & 255) + (mixed >>> 8 & 255) + (mixed >>> 16 & 255) + (mixed >>> 24 & 255);
        return (int) ((sum - 510) * error / 148);
    }
}
