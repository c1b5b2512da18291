package hegemon.pygma.orders;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Unit;

import java.util.List;
import java.util.Optional;

/** Armies and merchants: raised, paid, split and merged (PI-11, PI-17.2). */
public sealed interface Armament extends Order {
    /** RÜSTE. A land army may be raised onto a fleet, named itself or by its harbour (PI-11.5). */
    record Raise(Unit unit, Load.Amount amount, Place in, Optional<BasicOrder> order)
            implements Armament {}

    /** VERSTÄRKE (D-55). */
    record Reinforce(Unit unit, Load.Amount amount) implements Armament {}

    /** ENTLASSE, all of it or a part. */
    record Disband(Unit unit, Optional<Load.Amount> amount) implements Armament {}

    /** STATION (PI-11.8). */
    record Station(Unit unit) implements Armament {}

    /** SOLD: the order in which armies are paid (D-19). */
    record Payroll(List<Unit> units) implements Armament {
        public Payroll {
            units = List.copyOf(units);
        }
    }

    /** HÄNDLER (PI-17.2). */
    record Merchant(Unit merchant, Address in) implements Armament {}

    /** TEILE (PI-11.9). */
    record Split(Unit unit, Load.Amount amount, Unit as) implements Armament {}

    /** VEREINE (PI-11.9): the first unit becomes part of the second. */
    record Merge(Unit unit, Unit into) implements Armament {}

    /** FORME: a fleet becomes a Kriegerheer on the land field (D-56). */
    record Convert(Unit fleet, Unit as, Address onto) implements Armament {}
}
