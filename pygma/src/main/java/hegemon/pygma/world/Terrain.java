package hegemon.pygma.world;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Table T1. The symbol is the terrain's letter in a world drawn as text. */
public enum Terrain {
    //            symbol height income EP  production         road class           out of  RH
    // losses
    ICE('*', 0, 0, 0, Soil.NONE, RoadClass.DESERT, 0, 0, false),
    PLAIN('.', 0, 3_000, 3, Soil.PLAIN, RoadClass.LOWLAND, 0, 20, false),
    MOUNTAINS('^', 2, 1_000, 1, Soil.MOUNTAINS, RoadClass.MOUNTAINS, 0, -20, true),
    PLATEAU('=', 2, 3_000, 3, Soil.PLAIN, RoadClass.HIGHLAND, 0, 20, false),
    HILLS('n', 1, 2_000, 2, Soil.HILLS, RoadClass.HIGHLAND, 0, 20, false),
    DESERT(':', 0, 0, 0, Soil.NONE, RoadClass.DESERT, -20, 0, true),
    SWAMP('%', 0, 1_000, 1, Soil.NONE, RoadClass.DESERT, 0, 0, false),
    GRASSLAND(',', 0, 2_000, 1, Soil.GRASSLAND, RoadClass.LOWLAND, 0, 20, false),
    RAINFOREST('R', 0, 1_000, 1, Soil.NONE, RoadClass.FOREST, 20, 0, false),
    LIGHT_FOREST('t', 0, 2_000, 2, Soil.LIGHT_FOREST, RoadClass.FOREST, 20, 0, false),
    DEEP_FOREST('T', 0, 1_000, 1, Soil.DEEP_FOREST, RoadClass.FOREST, 20, 0, true),
    FRESH_WATER('w', 0, 0, 0, Soil.WATER, RoadClass.NONE, 0, 0, false),
    SALT_WATER('~', 0, 0, 0, Soil.WATER, RoadClass.NONE, 0, 0, false),
    REEFS('r', 0, 0, 0, Soil.WATER, RoadClass.NONE, 0, 0, false),
    OASIS('o', 0, 3_000, 3, Soil.PLAIN, RoadClass.LOWLAND, 0, 20, false),
    WOODED_HILLS('N', 1, 2_000, 2, Soil.WOODED_HILLS, RoadClass.FOREST, 20, 0, false);

    private final char symbol;
    private final int height;
    private final int income;
    private final int points;
    private final Soil soil;
    private final RoadClass roadClass;
    private final int outOf;
    private final int riders;
    private final boolean losses;

    Terrain(
            char symbol,
            int height,
            int income,
            int points,
            Soil soil,
            RoadClass roadClass,
            int outOf,
            int riders,
            boolean losses) {
        this.symbol = symbol;
        this.height = height;
        this.income = income;
        this.points = points;
        this.soil = soil;
        this.roadClass = roadClass;
        this.outOf = outOf;
        this.riders = riders;
        this.losses = losses;
    }

    public static Optional<Terrain> of(char symbol) {
        for (Terrain terrain : values()) if (terrain.symbol == symbol) return Optional.of(terrain);
        return Optional.empty();
    }

    public char symbol() {
        return symbol;
    }

    /** PI-3.3, D-10: fresh water, salt water and reefs. */
    public boolean isWater() {
        return soil == Soil.WATER;
    }

    public boolean isLand() {
        return !isWater();
    }

    /** PI-15.1, EX-6: height 0 or a port; from land to water and back. */
    public boolean isLandingPlace(BooleanSupplier port) {
        return isLand() && (height == 0 || port.getAsBoolean());
    }

    /** PI-3.2: height step. */
    public int height() {
        return height;
    }

    /** PI-5.3: GM in each income month, unless {@link Settings} say otherwise. */
    public int income() {
        return income;
    }

    /** PI-6.1: inhabitant points, unless {@link Settings} say otherwise. */
    public int points() {
        return points;
    }

    public Soil soil() {
        return soil;
    }

    public RoadClass roadClass() {
        return roadClass;
    }

    /** T4: per cent for an army that fights out of this terrain. */
    public int outOf() {
        return outOf;
    }

    /** T4: per cent for riders who fight on this terrain. */
    public int riders() {
        return riders;
    }

    /** PI-19.1: whether entering costs men, unless {@link Settings} say otherwise. */
    public boolean losses() {
        return losses;
    }

    /** PI-25.1; D-123: not in wooded hills. */
    public boolean hasMines() {
        return this == MOUNTAINS || this == HILLS;
    }

    /** D-50: a bridge leads over fresh water. */
    public boolean takesBridge() {
        return this == FRESH_WATER;
    }

    /** D-114: for promotion, all waters are one kind. */
    public Terrain promotionKind() {
        return isWater() ? SALT_WATER : this;
    }
}
