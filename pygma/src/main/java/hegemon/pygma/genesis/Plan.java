package hegemon.pygma.genesis;

import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Shape;

/**
 * What a world shall be like.
 *
 * @param realms 2 to 60 for a game; more for a benchmark
 * @param wide large fields from left to right
 * @param high large fields from top to bottom
 * @param land per cent of the fields
 * @param continents how many centres of land
 * @param hordes one neutral army for so many land fields; 0: none
 */
public record Plan(
        long seed,
        int realms,
        Shape shape,
        int wide,
        int high,
        int land,
        int continents,
        int hordes,
        Settings settings) {
    private static final int FIELDS_PER_REALM = 200;

    public Plan {
        if (realms < 1) throw new IllegalArgumentException("no realms");
        if (land < 20 || land > 95) throw new IllegalArgumentException("land of " + land + " %");
    }

    /** The usual world for so many realms: about 200 fields for each. */
    public static Plan usual(long seed, int realms) {
        int large = Math.max(16, FIELDS_PER_REALM * realms / 25);
        int wide = (int) Math.ceil(Math.sqrt(large * 1.25));
        int high = (large + wide - 1) / wide;
        return new Plan(
                seed,
                realms,
                new Shape.Rect(5, 5),
                wide,
                high,
                60,
                2 + realms / 4,
                100,
                Settings.DEFAULT);
    }

    public Plan withSettings(Settings to) {
        return new Plan(seed, realms, shape, wide, high, land, continents, hordes, to);
    }

    public Plan withSize(Shape of, int width, int height) {
        return new Plan(seed, realms, of, width, height, land, continents, hordes, settings);
    }
}
