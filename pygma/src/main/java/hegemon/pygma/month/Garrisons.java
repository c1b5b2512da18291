package hegemon.pygma.month;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.March;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Unit;

/** PI-11.8: stationing; and disbanding. */
final class Garrisons {
    private Garrisons() {}

    /** D-67: old stationing ends at a Rüsttermin unless the army's line carries its mark anew. */
    static void renew(Board board, Court court) {
        for (Troop troop : court.armies()) troop.stationed = false;
        court.sheet
                .all(March.class)
                .filter(March::stationary)
                .forEach(march -> station(board, court, march.unit()));
    }

    static Answer station(Board board, Court court, Unit unit) {
        var troop = court.troop(unit).filter(Troop::isArmy);
        if (troop.isEmpty()) return Answer.refuse("unit", unit);
        int at = troop.get().field;
        boolean home =
                troop.get().isFleet()
                        ? isHarbour(board, court, at)
                        : !troop.get().isCarried() && board.isOwnCity(at, court.number());
        if (!home) return Answer.refuse("station", unit, board.address(at));
        troop.get().stationed = true;
        return Answer.done();
    }

    /** PI-7.7: water next to an own port. */
    static boolean isHarbour(Board board, Court court, int field) {
        if (!board.field(field).terrain().isWater()) return false;
        for (int way = 0; way < 6; way++) {
            int beside = board.map.neighbour(field, way);
            if (beside != Geometry.NONE
                    && board.field(beside).owner() == court.number()
                    && board.isPort(beside)) return true;
        }
        return false;
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
