package hegemon.pygma.month;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Unit;

/** D-130: a value that the game master changes. */
public sealed interface Correction {
    /** What can be changed before the month, and also what the month brought. */
    sealed interface Amendment extends Correction {}

    record Treasury(int realm, int gold) implements Amendment {}

    /** The size of an army; 0 takes it away. Realm 0 are the neutrals. */
    record Size(int realm, Unit unit, int size) implements Amendment {}

    /** Realm 0: neutral. */
    record Owner(Address at, int realm) implements Amendment {}

    /** PI-13.2: what who controls the field reads. */
    record Text(Address at, String text) implements Amendment {}

    /** D-126: beings appear. */
    record Beings(Unit unit, int size, Address at, BasicOrder order, String name)
            implements Amendment {}

    /** D-12: the field is part of the sea lane with this number; 0: of none. */
    record Lane(Address at, int lane) implements Amendment {}

    /** A setting, by its key. */
    record Rule(String key, String value) implements Correction {}

    /** Any other value: a line of the world's text that replaces the one of the same thing. */
    record Change(String line) implements Correction {}

    /** A thing is no more: the beginning of its line in the world's text. */
    record Removal(String thing) implements Correction {}
}
