package hegemon.pygma.genesis;

import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Wrap;

/**
 * What a world shall be like.
 *
 * @param realms 2 to 60 for a game; more for a benchmark
 * @param wide large fields from left to right
 * @param high large fields from top to bottom
 * @param land per cent of the fields
 * @param continents how many centres of land
 * @param wrap D-4: which edges meet
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
        Settings settings,
        Wrap wrap) {
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
                Shape.USUAL,
                wide,
                high,
                60,
                2 + realms / 4,
                100,
                Settings.DEFAULT,
                Wrap.NONE);
    }

    public Plan withSettings(Settings to) {
        return new Plan(seed, realms, shape, wide, high, land, continents, hordes, to, wrap);
    }

    public Plan withSize(Shape of, int width, int height) {
        return new Plan(seed, realms, of, width, height, land, continents, hordes, settings, wrap);
    }

    /** About as many fields in large fields of another shape. */
    public Plan withShape(Shape of) {
        int large = Math.max(4, wide * high * shape.size() / of.size());
        int width = (int) Math.ceil(Math.sqrt(large * 1.25));
        return withSize(of, width, (large + width - 1) / width);
    }

    /** D-4: the world grows by a large field where its edges would not meet. */
    public Plan withWrap(Wrap to) {
        int width = wide;
        int height = high;
        while (!Geometry.fits(shape, width, 2, Wrap.EAST_WEST) && to != Wrap.NONE) width++;
        while (!Geometry.fits(shape, width, height, to)) height++;
        return new Plan(seed, realms, shape, width, height, land, continents, hordes, settings, to);
    }
}
