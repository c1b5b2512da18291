package hegemon.pygma.world;

/** The columns of table T5, in its order. */
public enum Soil {
    PLAIN(0),
    HILLS(1),
    WOODED_HILLS(2),
    MOUNTAINS(3),
    LIGHT_FOREST(4),
    DEEP_FOREST(5),
    GRASSLAND(6),
    WATER(7),
    /** D-111: terrains without a column produce no main goods. */
    NONE(8);

    private final int column;

    Soil(int column) {
        this.column = column;
    }

    int column() {
        return column;
    }
}
