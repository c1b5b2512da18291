package hegemon.earthwater.search;

import hegemon.earthwater.Clash;
import hegemon.earthwater.board.Side;

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
        var clash = new Clash(Side.PERSIA, limit, 0);
        for (int persians = 0; persians <= MOST; persians++)
            for (int greeks = 0; greeks <= MOST; greeks++) {
                var odds = clash.odds(persians, greeks);
                GREEK[limit][persians][greeks] = odds.defenderWins();
                PERSIAN[limit][persians][greeks] = odds.attackerWins();
            }
    }

    /** That a side is left alone in the field. */
    static double wins(int side, int limit, int persians, int greeks) {
        var table = side == Compact.GREEK ? GREEK : PERSIAN;
        return table[limit][Math.min(MOST, persians)][Math.min(MOST, greeks)];
    }
}
