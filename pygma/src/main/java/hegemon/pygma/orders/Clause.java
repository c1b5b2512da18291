package hegemon.pygma.orders;

import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Unit;

import java.util.List;
import java.util.Optional;

/** What may follow the path of a unit: the remarks (besonderes) of the sheet. */
public sealed interface Clause {
    /** A, R, V or -; D-77: an attack may be aimed at one realm alone. */
    record Basic(BasicOrder order, Optional<RealmName> against) implements Clause {}

    /** PI-14.1: OHNE, do not annex. */
    record NoAnnex() implements Clause {}

    /** PI-19.3: AUSR, equipment of level 1 or 2 for the whole army. */
    record Equip(int level) implements Clause {}

    /** PI-15.2: AUF, board this fleet with the last step. */
    record Aboard(Unit fleet) implements Clause {}

    /** PI-15: MIT, the fleet's confirmation of its cargo. */
    record With(List<Unit> units) implements Clause {
        public With {
            units = List.copyOf(units);
        }
    }
}
