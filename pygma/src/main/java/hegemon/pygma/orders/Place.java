package hegemon.pygma.orders;

/** Where a unit stands or goes: a small field, or on board a fleet. */
public sealed interface Place {
    record Field(Address address) implements Place {
        @Override
        public String toString() {
            return address.toString();
        }
    }

    record Deck(UnitName fleet) implements Place {
        @Override
        public String toString() {
            return fleet.toString();
        }
    }
}
