package hegemon.pygma.month;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.List;
import java.util.Optional;

/** Phase 6: FORME, TEILE, VEREINE and LADE, in the order written. */
record Reorganising(Board board) {
    static void carryOut(Board board) {
        var reorganising = new Reorganising(board);
        for (Court court : board.courts())
            for (Sheet.Line line : court.sheet.lines())
                reorganising
                        .carryOut(court, line.order())
                        .ifPresent(answer -> answer.give(court, line));
    }

    private Optional<Answer> carryOut(Court court, Order order) {
        return switch (order) {
            case Armament.Convert convert -> Optional.of(convert(court, convert));
            case Armament.Split split -> Optional.of(split(court, split));
            case Armament.Merge merge -> Optional.of(merge(court, merge));
            case Trade.LoadGoods load -> Optional.of(load(court, load));
            default -> Optional.empty(); // other phases carry these out
        };
    }

    /** D-56: next to height-0 land or a port, carrying nothing; the men may not move this month. */
    private Answer convert(Court court, Armament.Convert order) {
        var fleet = court.troop(order.fleet()).filter(Troop::isFleet);
        if (fleet.isEmpty()) return Answer.refuse("unit", order.fleet());
        if (court.troops.containsKey(order.as()) || order.as().kind() != UnitKind.KH)
            return Answer.refuse("taken", order.as());
        var onto = board.map.find(order.onto());
        if (onto.isEmpty()
                || !board.map.adjacent(onto.get(), fleet.get().field)
                || !board.isLandingPlace(onto.get())) return Answer.refuse("shore", order.onto());
        if (moves(court, order.fleet())) return Answer.refuse("moves", order.fleet());
        if (!fleet.get().carried.isEmpty()) return Answer.refuse("laden", order.fleet());
        int men = fleet.get().size * UnitKind.MEN_OF_A_SHIP;
        board.dissolve(fleet.get(), Ledger.Cause.CONVERTED);
        var army = Troop.raised(court.number(), order.as(), fleet.get().field, men);
        army.visit(onto.get()); // ashore: others notice who comes into their realm (PI-13.3)
        board.raise(army, Ledger.Cause.CONVERTED);
        return Answer.done();
    }

    private static boolean moves(Court court, Unit fleet) {
        return court.sheet
                .all(March.class)
                .anyMatch(march -> march.unit().equals(fleet) && !march.steps().isEmpty());
    }

    private Answer split(Court court, Armament.Split order) {
        var found = court.troop(order.unit()).filter(Troop::isArmy);
        if (found.isEmpty()) return Answer.refuse("unit", order.unit());
        var army = found.get();
        if (order.as().kind() != army.kind() || order.amount().kind() != army.kind())
            return Answer.refuse("amount", order.as());
        if (court.troops.containsKey(order.as())) return Answer.refuse("taken", order.as());
        int part = order.amount().count();
        int min = army.kind().min();
        if (part < min || army.size - part < min)
            return Answer.refuse("small", order.unit(), min, Math.min(part, army.size - part));
        if (army.isFleet() && army.shipsFilled() > army.size - part)
            return Answer.refuse("fleet", order.unit(), army.shipsFilled(), army.size - part);
        if (army.isCarried() && !fitsApart(army, part))
            return Answer.refuse("fleet", order.unit(), part, army.size);
        board.add(army.split(order.as(), part));
        return Answer.done();
    }

    /** D-66: each part is rounded up. */
    private static boolean fitsApart(Troop army, int part) {
        var fleet = army.carrier.orElseThrow();
        return fleet.shipsFilled() + army.kind().shipsApart(army.size, part) <= fleet.size;
    }

    private Answer merge(Court court, Armament.Merge order) {
        var one = court.troop(order.unit()).filter(Troop::isArmy);
        var into = court.troop(order.into()).filter(Troop::isArmy);
        if (one.isEmpty()) return Answer.refuse("unit", order.unit());
        if (into.isEmpty()) return Answer.refuse("unit", order.into());
        var from = one.get();
        var to = into.get();
        if (!isTogether(from, to)) return Answer.refuse("apart", order.unit(), order.into());
        if (from.size + to.size > to.kind().max())
            return Answer.refuse(
                    "size", to.unit, to.kind().min(), to.kind().max(), from.size + to.size);
        to.size += from.size;
        to.fresh |= from.fresh;
        to.equipment = from.equipment.lower(to.equipment);
        for (Troop carried : List.copyOf(from.carried)) {
            carried.disembark();
            carried.embark(to);
        }
        from.size = 0; // all of it is with the other now
        board.dissolve(from, Ledger.Cause.DISBANDED);
        court.lost.remove(from);
        return Answer.done();
    }

    static boolean isTogether(Troop from, Troop to) {
        return from != to
                && from.kind() == to.kind()
                && from.field == to.field
                && from.carrier.equals(to.carrier);
    }

    /** D-105: in an own trade city, from the store. */
    private Answer load(Court court, Trade.LoadGoods order) {
        var found = court.troop(order.merchant()).filter(troop -> !troop.isArmy());
        if (found.isEmpty()) return Answer.refuse("unit", order.merchant());
        var merchant = found.get();
        var here = board.field(merchant.field);
        if (here.owner() != court.number()
                || here.settlement().filter(city -> city.isTradeCity()).isEmpty())
            return Answer.refuse("tradecity", board.address(merchant.field));
        if (merchant.goods() + order.lots().points() > Merchant.CAPACITY)
            return Answer.refuse("overloaded", Merchant.CAPACITY);
        var store = court.economy.store();
        for (Load.Lot lot : order.lots().lots()) {
            if (store.get(lot.good()) < lot.points())
                return Answer.refuse("store", lot.good(), store.get(lot.good()));
            store = store.minus(lot.good(), lot.points());
        }
        court.store(store);
        for (Load.Lot lot : order.lots().lots())
            merchant.cargo.add(new Lot(lot.good(), lot.points(), court.number(), merchant.field));
        return Answer.done();
    }
}
