package hegemon.pygma.orders;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Unit;

import java.util.Optional;

/** What goes through the game master. */
public sealed interface Talk extends Order {
    /** NACHRICHT. */
    record Message(RealmName to, String text) implements Talk {}

    /** OFFENBARE: disclose one's own identity. */
    record Reveal(RealmName to) implements Talk {}

    /** NAME of a field, a unit or the realm. */
    record Name(Named what, String name) implements Talk {}

    /** SONST: a free-form order (PI-16.5, D-86). */
    record Other(Optional<Unit> unit, String text) implements Talk {}

    /** What can be given a name. */
    sealed interface Named {}

    record OfField(Address at) implements Named {}

    record OfUnit(Unit unit) implements Named {}

    record OfRealm() implements Named {}
}
