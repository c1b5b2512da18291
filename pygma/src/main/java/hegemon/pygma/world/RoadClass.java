package hegemon.pygma.world;

/** PI-10.2: what a section of road costs; of two fields the dearer one counts. */
public enum RoadClass {
    LOWLAND(4_000),
    HIGHLAND(10_000),
    DESERT(12_000),
    FOREST(18_000),
    MOUNTAINS(25_000),
    /** Water: no road but over a bridge. */
    NONE(0);

    public static final int BRIDGE_PRICE = 30_000;

    private final int price;

    RoadClass(int price) {
        this.price = price;
    }

    public int price() {
        return price;
    }

    /** PI-10.4: here a road grows by two sections a month. */
    public boolean isFast() {
        return this == LOWLAND || this == HIGHLAND;
    }

    /** Table T4: per cent for RH that fight here. */
    public int riders() {
        return switch (this) {
            case LOWLAND, HIGHLAND -> 20;
            case MOUNTAINS -> -20;
            case DESERT, FOREST, NONE -> 0;
        };
    }

    public RoadClass dearer(RoadClass other) {
        return price >= other.price ? this : other;
    }
}
