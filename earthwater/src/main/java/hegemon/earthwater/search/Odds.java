package hegemon.earthwater.search;

/** How battles that are fought to the end probably go (EW-6). */
final class Odds {
    /** Larger numbers are as good as these. */
    private static final int MOST = 16;

    private static final int LIMITS = 7;

    /** By limit of the Persian dice, Persian units, Greek units: that the Greeks win. */
    private static final double[][][] GREEK = new double[LIMITS][][];

    private static final double[][][] PERSIAN = new double[LIMITS][][];

    static {
        for (int limit = 4; limit < LIMITS; limit++) {
            GREEK[limit] = new double[MOST + 1][MOST + 1];
            PERSIAN[limit] = new double[MOST + 1][MOST + 1];
            fill(limit);
        }
    }

    private Odds() {}

    private static void fill(int limit) {
        for (int persians = 0; persians <= MOST; persians++)
            for (int greeks = 0; greeks <= MOST; greeks++) {
                if (persians == 0 || greeks == 0) {
                    GREEK[limit][persians][greeks] = greeks > 0 ? 1 : 0;
                    PERSIAN[limit][persians][greeks] = persians > 0 ? 1 : 0;
                    continue;
                }
                double[] round = round(Math.min(3, persians), Math.min(3, greeks), limit);
                GREEK[limit][persians][greeks] = after(GREEK[limit], round, persians, greeks);
                PERSIAN[limit][persians][greeks] = after(PERSIAN[limit], round, persians, greeks);
            }
    }

    private static double after(double[][] table, double[] round, int persians, int greeks) {
        return round[0] * table[persians - 1][greeks]
                + round[1] * table[persians][greeks - 1]
                + round[2] * table[persians - 1][greeks - 1];
    }

    /** That the Persians lose a unit, the Greeks, both. */
    private static double[] round(int persianDice, int greekDice, int limit) {
        var round = new double[3];
        for (int persian = 1; persian <= 6; persian++)
            for (int greek = 1; greek <= 6; greek++) {
                double chance = best(persian, persianDice) * best(greek, greekDice);
                int counted = Math.min(limit, persian);
                round[counted < greek ? 0 : counted > greek ? 1 : 2] += chance;
            }
        return round;
    }

    /** That the best of so many dice is this. */
    private static double best(int value, int dice) {
        return Math.pow(value / 6.0, dice) - Math.pow((value - 1) / 6.0, dice);
    }

    /** That a side is left alone in the field. */
    static double wins(int side, int limit, int persians, int greeks) {
        var table = side == Compact.GREEK ? GREEK : PERSIAN;
        return table[limit][Math.min(MOST, persians)][Math.min(MOST, greeks)];
    }
}
