package hegemon.pygma.orders.check;

import hegemon.pygma.world.Administration;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** D-18: what is due before any order: pay and administration, at an armament month. */
final class Upkeep {
    private final Plan plan;
    private final List<Message> losses = new ArrayList<>();

    Upkeep(Plan plan) {
        this.plan = plan;
    }

    private boolean isDue() {
        return plan.knowledge.date().month().isArmament();
    }

    /**
     * D-67: at an armament month old stationing ends, unless the ruler's line marks the army with
     * "*" anew where it can be stationed.
     */
    void renewStationing(Marching marching, Places places) {
        if (!isDue()) return;
        for (Troop troop : plan.troops())
            troop.stationed = marching.isMarkedStationary(troop.unit) && places.canStation(troop);
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
        dismiss();
        int administration = Administration.of(mobileArmies());
        plan.balance -= administration;
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
    private void dismiss() {
        while (Administration.of(mobileArmies()) > plan.balance) {
            var smallest =
                    plan.troops().stream()
                            .filter(Troop::isMobileArmy)
                            .min(
                                    Comparator.comparingInt(
                                                    (Troop it) -> it.size * it.kind().weight())
                                            .thenComparing(it -> it.unit))
                            .orElseThrow();
            losses.add(Effect.of("dismissed", smallest.unit));
            plan.dissolve(smallest);
        }
    }

    /** D-68: what one mobile army more adds. */
    int administrationForOneMore() {
        return Administration.of(mobileArmies() + 1) - Administration.of(mobileArmies());
    }

    private int mobileArmies() {
        return (int) plan.troops().stream().filter(Troop::isMobileArmy).count();
    }
}
