package hegemon.pygma.month;

/**
 * The battle formula of Part III, for two sides of which the first has won or both are equal.
 *
 * @param winnerLoss per mille of each army of the winner
 * @param loserLoss per mille of each army of the loser
 */
record Clash(int winnerLoss, int loserLoss) {
    /**
     * @param strength V of the winner
     * @param other V of the loser, not higher
     * @param atEquality per mille that a winner loses against an equal (battle.winnerLoss)
     */
    static Clash of(long strength, long other, int atEquality) {
        long q = strength == 0 ? 1_000 : 1_000 * other / strength;
        long square = Math.min(q, 1_000) * Math.min(q, 1_000);
        return new Clash(
                (int) (atEquality * square / 1_000_000),
                1_000 - (int) ((1_000 - atEquality) * square / 1_000_000));
    }

    /** V of one army: its size, weighed, with all percentages at once (D-87). */
    static long strength(int size, int weight, int percentages) {
        return (long) size * weight * (100 + Math.max(-90, percentages)) / 100;
    }

    static int loss(int size, int perMille) {
        return (int) ((long) size * perMille / 1_000);
    }
}
