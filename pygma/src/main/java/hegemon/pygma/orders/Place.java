package hegemon.pygma.orders;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Unit;

/** Where a unit stands or goes: a small field, or on board a fleet. */
public sealed interface Place {
    record Field(Address address) implements Place {
        @Override
        public String toString() {
            return address.toString();
        }
    }

    record Deck(Unit fleet) implements Place {
        @Override
        public String toString() {
            return fleet.toString();
        }
    }
}
