package hegemon.pygma.genesis;

import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Shape;

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
 */
public record Plan(
        long seed,
        int realms,
        Shape shape,
        int wide,
        int high,
        Map<Feature, Integer> features,
        Settings settings) {
    private static final int FIELDS_PER_REALM = 200;

    /** Land for so many start areas each, so that there is something to explore between them. */
    private static final int ROOM = 3;

    public Plan {
        if (realms < 1) throw new IllegalArgumentException("no realms");
        var sorted = new EnumMap<Feature, Integer>(Feature.class);
        sorted.putAll(features);
        features = Collections.unmodifiableMap(sorted);
    }

    /** The usual world for so many realms: about 200 fields for each. */
    public static Plan usual(long seed, int realms) {
        int large = Math.max(16, FIELDS_PER_REALM * realms / 25);
        int wide = (int) Math.ceil(Math.sqrt(large * 1.25));
        int high = (large + wide - 1) / wide;
        return new Plan(seed, realms, new Shape.Rect(5, 5), wide, high, Map.of(), Settings.DEFAULT);
    }

    public int get(Feature feature) {
        int usual = feature == Feature.CONTINENTS ? 2 + realms / 4 : feature.usual();
        return features.getOrDefault(feature, usual);
    }

    public Plan with(Feature feature, int value) {
        if (value < feature.least() || value > feature.most())
            throw new IllegalArgumentException(feature.key() + " = " + value);
        var more = new EnumMap<Feature, Integer>(Feature.class);
        more.putAll(features);
        more.put(feature, value);
        return new Plan(seed, realms, shape, wide, high, more, settings);
    }

    public Plan withSeed(long to) {
        return new Plan(to, realms, shape, wide, high, features, settings);
    }

    public Plan withSettings(Settings to) {
        return new Plan(seed, realms, shape, wide, high, features, to);
    }

    public Plan withSize(Shape of, int width, int height) {
        return new Plan(seed, realms, of, width, height, features, settings);
    }

    /** Whether there is land enough for the start areas and something between them. */
    public boolean hasRoom() {
        long land = (long) wide * high * shape.size() * get(Feature.LAND) / 100;
        return land >= (long) ROOM * realms * settings.get(Setting.START_FIELDS);
    }
}
