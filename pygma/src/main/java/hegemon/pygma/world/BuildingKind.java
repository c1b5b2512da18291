package hegemon.pygma.world;

import java.util.Optional;

/** PI-9.2 with the ranges of D-70. */
public enum BuildingKind {
    //         price  bonus here  around  radius  sight  control
    GUARD_POST(30_000, 5, 0, 0, 2, 2),
    LOOKOUT_TOWER(30_000, 5, 0, 0, 3, 3),
    WATCH_TOWER(30_000, 10, 5, 2, 2, 2),
    FORTRESS(100_000, 20, 10, 1, 2, 1);

    /** PI-9.5 and D-42: so far are buildings from each other. */
    public static final int APART = 2;

    private final int price;
    private final int bonus;
    private final int bonusAround;
    private final int radius;
    private final int sight;
    private final int control;

    BuildingKind(int price, int bonus, int bonusAround, int radius, int sight, int control) {
        this.price = price;
        this.bonus = bonus;
        this.bonusAround = bonusAround;
        this.radius = radius;
        this.sight = sight;
        this.control = control;
    }

    public int price() {
        return price;
    }

    /** D-40: per cent for the owner's army at this distance from the building. */
    public int bonus(int distance) {
        if (distance == 0) return bonus;
        return distance <= radius ? bonusAround : 0;
    }

    /** How far the bonus reaches. */
    public int radius() {
        return radius;
    }

    public int sight() {
        return sight;
    }

    public int control() {
        return control;
    }

    /** PI-9.2: built on a guard post. */
    public boolean isTower() {
        return this == LOOKOUT_TOWER || this == WATCH_TOWER;
    }

    /** PI-9.2: whether what stands there can be heightened to this. */
    public boolean isBuiltOn(Optional<BuildingKind> there) {
        return isTower() && there.filter(GUARD_POST::equals).isPresent();
    }

    /** D-41: on a field without a building; a fortress may replace another one. */
    public boolean hasRoom(Optional<BuildingKind> there) {
        return there.filter(it -> this != FORTRESS || it == FORTRESS).isEmpty();
    }
}
