package hegemon.sparta.search;

/**
 * What makes a weaker player weaker, as it makes people weaker: it misjudges positions by some
 * amount, always the same for one position and one seed, and it overlooks some of the moves that
 * may follow its own. A move that is overlooked is overlooked wherever it would be played:
 * otherwise the search would go where most is overlooked, and play much worse than somebody who
 * misses things.
 *
 * @param error the usual size of a misjudgement, in hundredths of a fighter
 * @param overlooks of a hundred moves two steps long, how many; of shorter ones fewer, of longer
 *     ones more
 * @param skips whether it leaves out what does not look promising
 */
record Handicap(int error, int overlooks, boolean skips, long seed) {
    static final Handicap NONE = new Handicap(0, 0, true, 0);

    int misjudges(long key) {
        if (error == 0) return 0;
        long mixed = mixed(key);
        // The sum of four even numbers is nearly normal; its standard deviation is 148.
        long sum =
                (mixed & 255) + (mixed >>> 8 & 255) + (mixed >>> 16 & 255) + (mixed >>> 24 & 255);
        return (int) ((sum - 510) * error / 148);
    }

    boolean overlooks(int move) {
        if (overlooks == 0 || move == Moves.PASS) return false;
        return (mixed(move) >>> 20) % 200 < (long) overlooks * Moves.steps(move);
    }

    private long mixed(long what) {
        long mixed = (what ^ seed) * 0x9E3779B97F4A7C15L;
        return (mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L;
    }
}
