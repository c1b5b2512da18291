package hegemon.earthwater.search;

/** The 95 % confidence interval of a share (Wilson). */
public record Interval(double low, double high) {
    /** The quantile of the normal distribution for 95 %. */
    private static final double Z = 1.96;

    /** Of a share of so many trials. */
    public static Interval of(double share, long count) {
        double trials = count;
        double spread = Z * Z / trials;
        double middle = (share + spread / 2) / (1 + spread);
        double half = Z * Math.sqrt((share * (1 - share) + spread / 4) / trials) / (1 + spread);
        return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
    }
}
