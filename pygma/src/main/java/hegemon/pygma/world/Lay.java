package hegemon.pygma.world;

import java.util.Optional;

/**
 * The lay of the land for one realm at the start of a month: as it is, or as far as its ruler knows
 * it. What units can do is judged by it alike (PI-12, PI-15).
 */
public interface Lay {
    Geometry map();

    Settings settings();

    Terrain terrain(int field);

    /** On the ruler's own map. */
    boolean isKnown(int field);

    /** D-57: own at the start of the month. */
    boolean isInside(int field);

    /** D-52: an intact section that the ruler knows. */
    boolean hasRoad(int from, int to);

    /** D-12: the number of the sea lane, or 0. */
    int lane(int field);

    Optional<Bridge> bridge(int field);

    /** D-29. */
    boolean isPort(int field);

    default boolean isWater(int field) {
        return terrain(field).isWater();
    }

    /** D-50: land, or a bridge with this end. */
    default boolean isOpen(int field, int end) {
        return !isWater(field) || bridge(field).filter(it -> it.joins(end)).isPresent();
    }

    /** PI-15.1, EX-6: where armies and merchants go from land to water and back. */
    default boolean isLandingPlace(int field) {
        return terrain(field).isLandingPlace(() -> isPort(field));
    }

    /** D-60: beside own land. */
    default boolean isCoastal(int field) {
        return map().touches(field, beside -> isInside(beside) && !isWater(beside));
    }
}
