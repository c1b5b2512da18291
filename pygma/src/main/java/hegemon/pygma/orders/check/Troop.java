package hegemon.pygma.orders.check;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** An own army or merchant as it will be when the orders so far are carried out. */
final class Troop {
    final Unit unit;

    /** Where it stands; of a carried army: where its fleet does. */
    int field;

    int size;
    Equipment equipment = Equipment.NONE;
    boolean stationed = false;

    /** Raised or formed this month: it cannot move yet (D-55, D-56). */
    boolean fresh = false;

    Optional<Unit> aboard = Optional.empty();
    final Map<Good, Integer> cargo = new EnumMap<>(Good.class);

    Troop(Unit unit, int field, int size) {
        this.unit = unit;
        this.field = field;
        this.size = size;
    }

    static Troop of(Army army) {
        var troop = new Troop(army.unit(), army.field(), army.size());
        troop.stationed = army.stationed();
        troop.aboard = army.aboard();
        troop.equipment = army.equipment();
        return troop;
    }

    static Troop of(Merchant merchant) {
        var troop = new Troop(merchant.unit(), merchant.field(), 0);
        merchant.cargo().forEach(lot -> troop.cargo.merge(lot.good(), lot.points(), Integer::sum));
        return troop;
    }

    UnitKind kind() {
        return unit.kind();
    }

    /** As in reports: RH 4 *. */
    String label() {
        return stationed ? unit + " *" : unit.toString();
    }

    /** GP a merchant carries. */
    int load() {
        return cargo.values().stream().mapToInt(Integer::intValue).sum();
    }

    boolean isAboard(Unit fleet) {
        return aboard.filter(fleet::equals).isPresent();
    }

    boolean isMobileArmy() {
        return kind().isArmy() && !stationed;
    }
}
