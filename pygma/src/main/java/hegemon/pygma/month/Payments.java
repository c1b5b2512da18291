package hegemon.pygma.month;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Administration;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/** Phase 4: pay (PI-11.6, D-19), then administration (PI-11.7, D-68). */
final class Payments {
    private final Board board;

    private Payments(Board board) {
        this.board = board;
    }

    static void pay(Board board) {
        var payments = new Payments(board);
        for (Court court : board.courts()) {
            payments.pay(court);
            payments.administer(court);
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

    static int mobile(Court court) {
        return (int) court.armies().stream().filter(t -> t.isArmy() && !t.stationed).count();
    }

    /** D-68: where it cannot be paid, the smallest mobile armies dissolve. */
    private void administer(Court court) {
        int count = mobile(court);
        if (Administration.of(count) > court.treasury) {
            var smallest =
                    court.armies().stream()
                            .filter(troop -> troop.isArmy() && !troop.stationed)
                            .sorted(
                                    Comparator.comparingInt((Troop t) -> t.size * t.kind().weight())
                                            .thenComparing(t -> t.unit))
                            .toList();
            for (Troop army : smallest) {
                if (Administration.of(mobile(court)) <= court.treasury) break;
                if (!army.alive) continue;
                court.event("administration", army.unit);
                board.dissolve(army, Ledger.Cause.ADMINISTRATION);
            }
        }
        court.administration = Administration.of(mobile(court));
        court.book(-court.administration, "administration");
    }
}
