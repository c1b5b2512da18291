package hegemon.pygma.orders;

import java.util.List;
import java.util.Optional;

/** Armies and merchants: raised, paid, split and merged (PI-11, PI-17.2). */
public sealed interface Armament extends Order {
    /** RÜSTE. A land army may be raised onto a fleet, named itself or by its harbour (PI-11.5). */
    record Raise(UnitName unit, Load.Amount amount, Place in, Optional<Stance> stance)
            implements Armament {}

    /** VERSTÄRKE (D-55). */
    record Reinforce(UnitName unit, Load.Amount amount) implements Armament {}

    /** ENTLASSE, all of it or a part. */
    record Disband(UnitName unit, Optional<Load.Amount> amount) implements Armament {}

    /** STATION (PI-11.8). */
    record Station(UnitName unit) implements Armament {}

    /** SOLD: the order in which armies are paid (D-19). */
    record Payroll(List<UnitName> units) implements Armament {
        public Payroll {
            units = List.copyOf(units);
        }
    }

    /** HÄNDLER (PI-17.2). */
    record Merchant(UnitName merchant, Address in) implements Armament {}

    /** TEILE (PI-11.9). */
    record Split(UnitName unit, Load.Amount amount, UnitName as) implements Armament {}

    /** VEREINE (PI-11.9): the first unit becomes part of the second. */
    record Merge(UnitName unit, UnitName into) implements Armament {}

    /** FORME: a fleet becomes a Kriegerheer on the land field (D-56). */
    record Convert(UnitName fleet, UnitName as, Address onto) implements Armament {}
}
