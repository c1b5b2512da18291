package hegemon.pygma.month;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Muster;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;

/** PI-11.8: stationing; and disbanding. */
final class Garrisons {
    private Garrisons() {}

    /** D-67: old stationing ends at a Rüsttermin unless the army's line carries its mark anew. */
    static void renew(Board board, Court court) {
        for (Troop troop : court.armies()) troop.stationed = false;
        if (!isCountedAfter(board)) marked(board, court);
    }

    /** D-133: a mark at a Rüsttermin declares the army stationary. */
    private static void marked(Board board, Court court) {
        court.sheet
                .all(March.class)
                .filter(March::stationary)
                .forEach(march -> station(board, court, march.unit()));
    }

    /** D-67, D-68: stationing comes after raising and reorganising. */
    static boolean isCountedAfter(Board board) {
        return board.settings.get(Setting.ADMINISTRATION_COUNT) == Choice.ArmyCount.AFTER;
    }

    /** As the armies stand after reorganising, new ones too; then administration is settled. */
    static void settle(Board board) {
        if (!isCountedAfter(board) || !board.date.month().isArmament()) return;
        for (Court court : board.courts()) {
            marked(board, court);
            for (Sheet.Line line : court.sheet.lines())
                if (line.order() instanceof Armament.Station(var unit))
                    station(board, court, unit).give(court, line);
        }
        Payments.settle(board);
    }

    /** D-68: the armies that will count, with one more if it is raised. */
    static SortedSet<Unit> mobile(Board board, Court court, Optional<Troop> more) {
        var armies = new TreeMap<Unit, Troop>();
        for (Troop troop : court.armies()) if (troop.isArmy()) armies.put(troop.unit, troop);
        more.ifPresent(troop -> armies.put(troop.unit, troop));
        return new Muster<>(armies, troop -> isHome(board, court, troop), Reorganising::isTogether)
                .mobile(court.sheet);
    }

    static Answer station(Board board, Court court, Unit unit) {
        var troop = court.troop(unit).filter(Troop::isArmy);
        if (troop.isEmpty()) return Answer.refuse("unit", unit);
        if (!isHome(board, court, troop.get()))
            return Answer.refuse("station", unit, board.address(troop.get().field));
        troop.get().stationed = true;
        return Answer.done();
    }

    private static boolean isHome(Board board, Court court, Troop troop) {
        return troop.isFleet()
                ? isHarbour(board, court, troop.field)
                : !troop.isCarried() && board.isOwnCity(troop.field, court.number());
    }

    /** PI-7.7: water next to an own port. */
    static boolean isHarbour(Board board, Court court, int field) {
        return board.field(field).terrain().isWater()
                && board.map.touches(
                        field,
                        beside ->
                                board.field(beside).owner() == court.number()
                                        && board.isPort(beside));
    }

    static Answer disband(Board board, Court court, Armament.Disband order) {
        var found = court.troop(order.unit());
        if (found.isEmpty()) return Answer.refuse("unit", order.unit());
        var troop = found.get();
        if (order.amount().filter(amount -> amount.kind() != troop.kind()).isPresent())
            return Answer.refuse("amount", order.unit());
        int less = order.amount().map(amount -> amount.count()).orElse(troop.size);
        if (less >= troop.size) {
            board.dissolve(troop, Ledger.Cause.DISBANDED);
            return Answer.done();
        }
        int left = troop.size - less;
        if (left < troop.kind().min())
            return Answer.refuse("small", order.unit(), troop.kind().min(), left);
        if (troop.isFleet() && troop.shipsFilled() > left)
            return Answer.refuse("fleet", order.unit(), troop.shipsFilled(), left);
        board.lose(troop, less, Ledger.Cause.DISBANDED);
        return Answer.done();
    }
}
