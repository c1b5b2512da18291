package hegemon.server.rating;

/**
 * How strong somebody plays and how sure that is. All in millionths, to which every machine rounds
 * alike: so that ratings computed again are the same to the last digit.
 *
 * @param deviation with 95 in 100 the true strength lies within two of them
 * @param volatility how much the strength seems to change
 */
public record Rating(long value, long deviation, long volatility) {
    static final double UNIT = 1e6;

    /** Of somebody of whom nothing is known. */
    public static final Rating FIRST = of(1_500, 350, 0.06);

    private static final long SURE = 110_000_000;
    private static final long MACHINES_DEVIATION = 60_000_000;

    static Rating of(double value, double deviation, double volatility) {
        return new Rating(
                Math.round(value * UNIT),
                Math.round(deviation * UNIT),
                Math.round(volatility * UNIT));
    }

    /** Of a player that never gets better or worse, and was measured. */
    public static Rating measured(int value) {
        return new Rating(value * 1_000_000L, MACHINES_DEVIATION, FIRST.volatility);
    }

    /** Whether too little is known to compare it with that of others. */
    public boolean isProvisional() {
        return deviation > SURE;
    }

    /** As it is shown. */
    public int points() {
        return points(value);
    }

    public static int points(long millionths) {
        return (int) Math.round(millionths / UNIT);
    }
}
