package hegemon.pygma.genesis;

import hegemon.pygma.world.Setting;

import java.util.Arrays;
import java.util.Optional;

/** A number that shapes a world (docs/pygma-world.md): its key, usual value, and bounds. */
public enum Feature {
    /** Per cent of the fields that are land. */
    LAND("world.land", 60, 20, 95),
    /** Centres of land; the usual number grows with that of the realms. */
    CONTINENTS("world.continents", 2, 1, 60),
    /** How ragged the coasts are, in per cent: many small islands, or none. */
    ISLANDS("world.islands", 30, 0, 100),
    /** Latitude of the upper edge: 90 is a pole, 0 the equator. */
    NORTH("world.north", 90, -90, 90),
    /** Latitude of the lower edge. */
    SOUTH("world.south", -90, -90, 90),
    /** Forests and swamps against grass and desert, in per cent. */
    MOISTURE("world.moisture", 50, 0, 100),
    /** Per cent of the land that is hills, plateau or mountains. */
    HEIGHTS("world.heights", 28, 0, 80),
    /** One river for so many fields; 0: none. */
    RIVERS("world.rivers", 220, 0, 100_000),
    /** Per cent of the coastal waters. */
    REEFS("world.reefs", 7, 0, 100),
    /** Per cent of the deserts. */
    OASES("world.oases", 9, 0, 100),
    /** One neutral army for so many land fields; 0: none. */
    HORDES("world.hordes", 100, 0, 100_000),
    /** What each start is worth at least, in per cent of the best, as far as there is land. */
    SHARE("start.share", 75, 0, 100),
    /** A capital has the sea within so many steps; 0: it may lie anywhere. */
    SEA("start.sea", 0, 0, 30),
    /** D-140: one sea lane for so many fields, as far as there are shores to join; 0: none. */
    LANES("world.lanes", 0, 300, 0, 100_000),
    /** D-140: one place with a description for so many land fields; 0: none. */
    TALES("world.tales", 0, 60, 0, 100_000),
    /** D-140: 1: each realm is a people at home on the hard ground nearest to it (D-101). */
    PEOPLES("start.peoples", 0, 1, 0, 1),
    /** D-140: culture points of each realm, on a condition that is drawn (D-96). */
    CULTURE("start.culture", 0, 1, 0, 20);

    private final String key;
    private final int first;
    private final int now;
    private final int least;
    private final int most;

    Feature(String key, int usual, int least, int most) {
        this(key, usual, usual, least, most);
    }

    Feature(String key, int first, int now, int least, int most) {
        this.key = key;
        this.first = first;
        this.now = now;
        this.least = least;
        this.most = most;
    }

    public static Optional<Feature> named(String key) {
        return Arrays.stream(values()).filter(feature -> feature.key.equals(key)).findFirst();
    }

    public String key() {
        return key;
    }

    /** D-136: as a world of this edition is made. */
    public int usual(int edition) {
        return edition == Setting.FIRST_EDITION ? first : now;
    }

    public int least() {
        return least;
    }

    public int most() {
        return most;
    }
}
