package hegemon.earthwater.search;

import hegemon.earthwater.Position;
import hegemon.earthwater.board.Side;

/**
 * From the share of playouts won to the probability to win. Playouts end by rule of thumb, and
 * whoever plays better than that wins more often, so the share says too little. What came of many
 * decisions when good players played on ({@link Forecast}) differs from the shares by a factor of
 * the odds, the same for bad positions as for good ones, and the larger the more is still to come.
 * {@code ./hegemon ew calibrate} measures it.
 *
 * @param factor of the odds
 */
public record Calibration(double factor) {
    /**
     * @param last the factor in the last campaign
     * @param growth by which it is larger for each campaign to come
     */
    private record Measured(double last, double growth) {}

    private static final Measured SOLO = new Measured(4.0, 1.3);
    private static final Measured GREEKS = new Measured(1.8, 1);
    private static final Measured PERSIANS = new Measured(1 / 1.8, 1);

    /** For a decision of this side in this campaign of the solo game or of the game for two. */
    public static Calibration of(boolean solo, Side side, int campaign) {
        var measured = solo ? SOLO : side == Side.GREECE ? GREEKS : PERSIANS;
        int toCome = Position.LAST_CAMPAIGN - campaign;
        return new Calibration(measured.last * Math.pow(measured.growth, toCome));
    }

    /** The probability to win, a tie being half a victory. */
    public double winning(double share) {
        return share * factor / (share * factor + 1 - share);
    }
}
