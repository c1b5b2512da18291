package hegemon.pygma.genesis;

import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Wrap;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What a world shall be like.
 *
 * @param realms 2 to 60 for a game; more for a benchmark
 * @param wide large fields from left to right
 * @param high large fields from top to bottom
 * @param features those that are not as usual
 * @param wrap D-4: which edges meet
 */
public record WorldPlan(
        long seed,
        int realms,
        Shape shape,
        int wide,
        int high,
        Map<Feature, Integer> features,
        Settings settings,
        Wrap wrap) {
    private static final int FIELDS_PER_REALM = 200;

    /** Land for so many start areas each, so that there is something to explore between them. */
    private static final int ROOM = 3;

    private static final int MOST_FIELDS = 200_000;

    public WorldPlan {
        if (realms < 1) throw new IllegalArgumentException("no realms");
        var sorted = new EnumMap<Feature, Integer>(Feature.class);
        sorted.putAll(features);
        features = Collections.unmodifiableMap(sorted);
    }

    /** The usual world for so many realms: about 200 fields for each. */
    public static WorldPlan usual(long seed, int realms) {
        int large = Math.max(16, FIELDS_PER_REALM * realms / 25);
        int wide = (int) Math.ceil(Math.sqrt(large * 1.25));
        int high = (large + wide - 1) / wide;
        return new WorldPlan(
                seed, realms, Shape.USUAL, wide, high, Map.of(), Settings.DEFAULT, Wrap.NONE);
    }

    public int get(Feature feature) {
        int usual =
                feature == Feature.CONTINENTS
                        ? 2 + realms / 4
                        : feature.usual(settings.get(Setting.EDITION));
        return features.getOrDefault(feature, usual);
    }

    public WorldPlan with(Feature feature, int value) {
        if (value < feature.least() || value > feature.most())
            throw new IllegalArgumentException(feature.key() + " = " + value);
        var more = new EnumMap<Feature, Integer>(Feature.class);
        more.putAll(features);
        more.put(feature, value);
        return new WorldPlan(seed, realms, shape, wide, high, more, settings, wrap);
    }

    public WorldPlan withSeed(long to) {
        return new WorldPlan(to, realms, shape, wide, high, features, settings, wrap);
    }

    public WorldPlan withSettings(Settings to) {
        return new WorldPlan(seed, realms, shape, wide, high, features, to, wrap);
    }

    public WorldPlan withSize(Shape of, int width, int height) {
        return new WorldPlan(seed, realms, of, width, height, features, settings, wrap);
    }

    /** About as many fields in large fields of another shape. */
    public WorldPlan withShape(Shape of) {
        int large = Math.max(4, wide * high * shape.size() / of.size());
        int width = (int) Math.ceil(Math.sqrt(large * 1.25));
        return withSize(of, width, (large + width - 1) / width);
    }

    /** D-4: the world grows by a large field where its edges would not meet. */
    public WorldPlan withWrap(Wrap to) {
        int width = wide;
        int height = high;
        while (!Geometry.fits(shape, width, 2, Wrap.EAST_WEST) && to != Wrap.NONE) width++;
        while (!Geometry.fits(shape, width, height, to)) height++;
        return new WorldPlan(seed, realms, shape, width, height, features, settings, to);
    }

    /** Whether there is land enough for the start areas and something between them. */
    public boolean hasRoom() {
        long fields = (long) wide * high * shape.size();
        long land = fields * get(Feature.LAND) / 100;
        return fields <= MOST_FIELDS
                && land >= (long) ROOM * realms * settings.get(Setting.START_FIELDS);
    }
}
