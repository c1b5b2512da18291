package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Muster;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Administration;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** D-18: what is due before any order: pay and administration, at an armament month. */
final class Upkeep {
    private final RealmAhead plan;
    private final Sheet sheet;
    private final Places places;
    private final List<Message> losses = new ArrayList<>();

    /** PI-11.7: what was reckoned so far. */
    private int administration;

    Upkeep(RealmAhead plan, Sheet sheet, Places places) {
        this.plan = plan;
        this.sheet = sheet;
        this.places = places;
    }

    private boolean isDue() {
        return plan.knowledge.date().month().isArmament();
    }

    /**
     * D-67: at an armament month old stationing ends, unless the ruler's line marks the army with
     * "*" anew where it can be stationed.
     */
    void renewStationing(Marching marching) {
        if (!isDue()) return;
        for (Troop troop : plan.troops()) troop.stationed = false;
        if (!isCountedAfter()) station(marching);
    }

    void station(Marching marching) {
        for (Troop troop : plan.troops())
            troop.stationed |= marching.isMarkedStationary(troop.unit) && places.canStation(troop);
    }

    /** D-67, D-68: stationing comes after raising and reorganising. */
    boolean isCountedAfter() {
        return isDue() && plan.settings.get(Setting.ADMINISTRATION_COUNT) == Choice.ArmyCount.AFTER;
    }

    /** D-68: administration as the armies stand in the end. */
    Bill settleAgain(Bill bill) {
        int before = administration;
        administer(this::standing);
        return new Bill(
                bill.pay(), bill.administration() + administration - before, bill.unpaid(), losses);
    }

    /** D-18: pay, then administration; what cannot be paid goes. */
    Bill settle(List<Unit> payroll) {
        if (!isDue()) return Bill.NONE;
        int due = plan.troops().stream().mapToInt(it -> it.size * it.kind().pay()).sum();
        int before = plan.balance;
        Stream.concat(payroll.stream(), plan.troops().stream().map(it -> it.unit))
                .distinct()
                .toList()
                .forEach(unit -> plan.troop(unit).ifPresent(this::pay));
        int pay = before - plan.balance;
        administer(() -> mobile(Optional.empty()));
        return new Bill(pay, administration, due - pay, losses);
    }

    /** PI-11.6 and D-19: units that cannot be paid leave; below the minimum the army dissolves. */
    private void pay(Troop troop) {
        int each = troop.kind().pay();
        int paid = each == 0 ? troop.size : Math.min(troop.size, plan.balance / each);
        plan.balance -= paid * each;
        boolean stay = plan.settings.get(Setting.PAY_UNPAID) == Choice.Unpaid.KEEP;
        if (paid == troop.size || stay) return;
        int less = troop.size - paid;
        losses.add(Effect.of("unpaid", troop.unit, less, troop.kind().unit()));
        shrink(troop, less);
    }

    /** D-66: of the cargo of a fleet that shrinks, those who came last go first. */
    private void shrink(Troop troop, int less) {
        troop.size -= less;
        while (plan.freeShips(troop) < 0) {
            var last = plan.carriedBy(troop).reduce((first, second) -> second).orElseThrow();
            int men = -plan.freeShips(troop) * last.kind().perShip();
            shrink(last, Math.min(men, last.size));
        }
        if (troop.size >= troop.kind().min()) return;
        losses.add(Effect.of("gone", troop.unit));
        plan.dissolve(troop);
    }

    /** D-68: where administration cannot be paid, the smallest mobile armies dissolve. */
    private void administer(Supplier<SortedSet<Unit>> mobile) {
        int means = plan.balance + administration;
        while (Administration.of(mobile.get().size()) > means) {
            var army = smallest(mobile.get());
            if (army.isEmpty()) break; // those that count are yet to be split off
            losses.add(Effect.of("dismissed", army.get().unit));
            plan.dissolve(army.get());
        }
        administration = Math.min(means, Administration.of(mobile.get().size()));
        plan.balance = means - administration;
    }

    private Optional<Troop> smallest(SortedSet<Unit> mobile) {
        return mobile.stream()
                .flatMap(unit -> plan.troop(unit).stream())
                .min(Administration.dismissal(it -> it.size, it -> it.unit));
    }

    /** D-68: what one army more adds, if it counts. */
    int administrationFor(Troop more) {
        int higher = Administration.of(mobile(Optional.of(more)).size());
        return Math.max(0, higher - administration);
    }

    /** That much of a raising order was for administration. */
    void paid(int more) {
        administration += more;
    }

    private SortedSet<Unit> mobile(Optional<Troop> more) {
        if (!isCountedAfter()) {
            var mobile = standing();
            more.ifPresent(troop -> mobile.add(troop.unit));
            return mobile;
        }
        var armies = new TreeMap<Unit, Troop>();
        for (Troop troop : plan.troops()) if (troop.kind().isArmy()) armies.put(troop.unit, troop);
        more.ifPresent(troop -> armies.put(troop.unit, troop));
        return new Muster<>(armies, places::canStation, Arming::isTogether).mobile(sheet);
    }

    private SortedSet<Unit> standing() {
        var mobile = new TreeSet<Unit>();
        for (Troop troop : plan.troops()) if (troop.isMobileArmy()) mobile.add(troop.unit);
        return mobile;
    }
}
