package hegemon.pygma.world;

import java.util.List;

/** PI-17: carries goods points between realms. */
public record Merchant(int realm, Unit unit, String name, int field, List<Lot> cargo) {
    /** PI-17.2. */
    public static final int CAPACITY = 25;

    public Merchant {
        cargo = List.copyOf(cargo);
    }

    /** PI-17.2 and D-102: how many merchants a realm may have, by the points in its store. */
    public static int most(int store) {
        return Math.clamp(store / CAPACITY, 1, 5);
    }

    public int load() {
        return cargo.stream().mapToInt(Lot::points).sum();
    }
}
