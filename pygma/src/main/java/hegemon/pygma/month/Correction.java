package hegemon.pygma.month;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Unit;

/** D-130: a value that the game master changes before the month. */
public sealed interface Correction {
    record Treasury(int realm, int gold) implements Correction {}

    /** The size of an army; 0 takes it away. Realm 0 are the neutrals. */
    record Size(int realm, Unit unit, int size) implements Correction {}

    /** Realm 0: neutral. */
    record Owner(Address at, int realm) implements Correction {}

    /** A setting, by its key. */
    record Rule(String key, String value) implements Correction {}

    /** PI-13.2: what who controls the field reads. */
    record Text(Address at, String text) implements Correction {}

    /** D-126: beings appear. */
    record Beings(Unit unit, int size, Address at, BasicOrder order, String name)
            implements Correction {}
}
