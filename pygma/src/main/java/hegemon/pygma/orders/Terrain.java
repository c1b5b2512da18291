package hegemon.pygma.orders;

/** PI-3.1: the kinds of terrain, in the order of Table T1. */
public enum Terrain {
    ICE,
    PLAIN,
    MOUNTAINS,
    PLATEAU,
    HILLS,
    DESERT,
    SWAMP,
    GRASSLAND,
    RAIN_FOREST,
    LIGHT_FOREST,
    DEEP_FOREST,
    FRESH_WATER,
    SALT_WATER,
    REEFS,
    OASIS,
    WOODED_HILLS
}
