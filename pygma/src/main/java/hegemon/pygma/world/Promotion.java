package hegemon.pygma.world;

/** PI-22.3: points by which a good is promoted on a terrain kind (D-114). */
public record Promotion(Terrain kind, Good good, int points) {
    public static final int PRICE = 20_000;
    public static final int MOST_GOODS = 2;
    public static final int MOST_POINTS = 3;
}
