package hegemon.pygma.month;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Administration;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Phase 4: pay (PI-11.6, D-19), then administration (PI-11.7, D-68). */
record Payments(Board board) {
    static void pay(Board board) {
        var payments = new Payments(board);
        for (Court court : board.courts()) {
            payments.pay(court);
            payments.administer(court, () -> mobile(board, court, Optional.empty()));
        }
    }

    private void pay(Court court) {
        for (Troop army : payroll(court)) {
            int each = army.kind().pay();
            int paid = Math.min(army.size, court.treasury / each);
            court.book(-paid * each, "pay", army.unit);
            if (paid == army.size || board.settings.get(Setting.PAY_UNPAID) == Choice.Unpaid.KEEP)
                continue;
            court.event("unpaid", army.unit, army.size - paid);
            board.lose(army, army.size - paid, Ledger.Cause.UNPAID);
            Losses.overloaded(board, army, 0);
            board.checkSize(army);
            if (!army.alive) court.event("dissolved", army.unit, army.kind().min());
        }
    }

    /** D-19: as a SOLD line says, then KH, RH, FH by number. */
    private List<Troop> payroll(Court court) {
        var order = new LinkedHashSet<Unit>();
        for (Sheet.Line line : court.sheet.lines())
            if (line.order() instanceof Armament.Payroll(var units)) {
                order.addAll(units);
                Answers.done(court, line);
            }
        order.addAll(court.troops.keySet());
        var payroll = new ArrayList<Troop>();
        for (Unit unit : order) court.troop(unit).filter(Troop::isArmy).ifPresent(payroll::add);
        return payroll;
    }

    /** D-68: what counts now, or with administration.count=AFTER what will after the spending. */
    static SortedSet<Unit> mobile(Board board, Court court, Optional<Troop> more) {
        if (Garrisons.isCountedAfter(board)) return Garrisons.mobile(board, court, more);
        var mobile = standing(court);
        more.ifPresent(troop -> mobile.add(troop.unit));
        return mobile;
    }

    private static SortedSet<Unit> standing(Court court) {
        var mobile = new TreeSet<Unit>();
        for (Troop troop : court.armies())
            if (troop.isArmy() && !troop.stationed) mobile.add(troop.unit);
        return mobile;
    }

    /** D-68: as the armies stand in the end; what was paid too much comes back. */
    static void settle(Board board) {
        var payments = new Payments(board);
        for (Court court : board.courts())
            payments.administer(court, () -> Payments.standing(court));
    }

    /** D-68: where it cannot be paid, the smallest mobile armies dissolve. */
    private void administer(Court court, Supplier<SortedSet<Unit>> mobile) {
        int means = court.treasury + court.administration;
        while (Administration.of(mobile.get().size()) > means) {
            var army = smallest(court, mobile.get());
            if (army.isEmpty()) break; // those that count are yet to be split off
            court.event("administration", army.get().unit);
            board.dissolve(army.get(), Ledger.Cause.ADMINISTRATION);
        }
        int due = Math.min(means, Administration.of(mobile.get().size()));
        court.book(court.administration - due, "administration");
        court.administration = due;
    }

    private static Optional<Troop> smallest(Court court, SortedSet<Unit> mobile) {
        return mobile.stream()
                .flatMap(unit -> court.troop(unit).stream())
                .min(Administration.dismissal(it -> it.size, it -> it.unit));
    }
}
