package hegemon.pygma.world;

/** PI-8.1 and PI-8.2: what is paid for each city, and how great the danger of plague then is. */
public final class Hygiene {
    /** GM for each city; with less, plague breaks out at once. */
    public static final int LEAST = 3_000;

    /** GM for each city; with so much there is no plague. */
    public static final int ENOUGH = 10_000;

    private static final int STEP = 1_000;

    private Hygiene() {}

    /** PI-8.2: up to which W20 plague breaks out; 20: at once, 0: never. */
    public static int danger(int each) {
        if (each < LEAST) return 20;
        return each >= ENOUGH ? 0 : 2 * (ENOUGH / STEP - each / STEP);
    }

    /** The same in per cent. */
    public static int percent(int each) {
        return 5 * danger(each);
    }
}
