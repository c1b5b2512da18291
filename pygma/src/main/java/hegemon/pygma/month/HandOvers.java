package hegemon.pygma.month;

import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Unit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Phase 9: goods change hands (PI-17.5, D-104). First come cities and own merchants, in the order
 * written; then merchants of other realms, all at once: what one of them receives he cannot pass on
 * in the same month, and what he gives makes no room. Where not all fits, the lower number is
 * first.
 */
final class HandOvers {
    private final Board board;
    private final Map<Troop, Integer> laden = new HashMap<>();
    private final Map<Troop, List<Lot>> received = new LinkedHashMap<>();

    private HandOvers(Board board) {
        this.board = board;
    }

    static void carryOut(Board board) {
        var handOvers = new HandOvers(board);
        handOvers.carryOut(false);
        for (Court court : board.courts())
            for (Troop troop : court.armies()) handOvers.laden.put(troop, troop.goods());
        handOvers.carryOut(true);
        handOvers.received.forEach((merchant, lots) -> merchant.cargo.addAll(lots));
    }

    private void carryOut(boolean abroad) {
        for (Court court : board.courts())
            for (Sheet.Line line : court.sheet.lines())
                if (line.order() instanceof Trade.HandOver order
                        && isAbroad(court, order.to()) == abroad)
                    handOver(court, order).give(court, line);
    }

    private boolean isAbroad(Court court, Trade.Recipient to) {
        return to instanceof Trade.ToMerchant(var unit, var of)
                && of.isPresent()
                && !of.get().fits(court.number(), court.realm.name());
    }

    private Answer handOver(Court court, Trade.HandOver order) {
        var merchant = court.troop(order.merchant()).filter(troop -> !troop.isArmy());
        if (merchant.isEmpty()) return Answer.refuse("unit", order.merchant());
        var lots = taken(merchant.get(), order.lots());
        if (lots.isEmpty()) return Answer.refuse("cargo", order.merchant());
        var answer =
                switch (order.to()) {
                    case Trade.ToMerchant(var unit, var of) when isAbroad(court, order.to()) ->
                            abroad(court, merchant.get(), lots.get(), unit, of.orElseThrow());
                    case Trade.ToMerchant(var unit, var of) ->
                            toMerchant(court, merchant.get(), lots.get(), unit);
                    case Trade.ToCity(var at) -> toCity(court, merchant.get(), lots.get(), at);
                };
        if (answer instanceof Answer.Done) unload(merchant.get(), lots.get());
        return answer;
    }

    /** The lots named, each from the oldest cargo of its good; empty if there is not so much. */
    private static Optional<List<Lot>> taken(Troop merchant, Optional<Load.Lots> named) {
        if (named.isEmpty())
            return merchant.cargo.isEmpty()
                    ? Optional.empty()
                    : Optional.of(List.copyOf(merchant.cargo));
        var taken = new ArrayList<Lot>();
        var left = new ArrayList<>(merchant.cargo);
        for (Load.Lot wanted : named.get().lots()) {
            int missing = wanted.points();
            for (int i = 0; i < left.size() && missing > 0; i++) {
                var lot = left.get(i);
                if (lot.good() != wanted.good()) continue;
                int points = Math.min(missing, lot.points());
                missing -= points;
                taken.add(new Lot(lot.good(), points, lot.from(), lot.city()));
                left.set(i, new Lot(lot.good(), lot.points() - points, lot.from(), lot.city()));
            }
            if (missing > 0) return Optional.empty();
        }
        return Optional.of(taken);
    }

    private static void unload(Troop merchant, List<Lot> lots) {
        for (Lot lot : lots) {
            int missing = lot.points();
            for (int i = 0; i < merchant.cargo.size() && missing > 0; i++) {
                var held = merchant.cargo.get(i);
                if (held.good() != lot.good()
                        || held.from() != lot.from()
                        || held.city() != lot.city()) continue;
                int points = Math.min(missing, held.points());
                missing -= points;
                merchant.cargo.set(
                        i, new Lot(held.good(), held.points() - points, held.from(), held.city()));
            }
        }
        merchant.cargo.removeIf(lot -> lot.points() == 0);
    }

    private Answer toMerchant(Court court, Troop giver, List<Lot> lots, Unit unit) {
        var taker = beside(giver, court, unit);
        if (taker.isEmpty()) return Answer.refuse("nobody", unit);
        if (taker.get().goods() + points(lots) > Merchant.CAPACITY)
            return Answer.refuse("overloaded", Merchant.CAPACITY);
        taker.get().cargo.addAll(lots);
        return Answer.done();
    }

    private Answer abroad(Court court, Troop giver, List<Lot> lots, Unit unit, RealmName of) {
        var realm = Answers.known(board, court, of);
        if (realm.isEmpty()) return Answer.refuse("realm", of);
        var other = board.court(realm.get());
        var taker = beside(giver, other, unit);
        if (taker.isEmpty()) return Answer.refuse("nobody", unit);
        var already = received.computeIfAbsent(taker.get(), key -> new ArrayList<>());
        int full = laden.getOrDefault(taker.get(), 0) + points(already) + points(lots);
        if (full > Merchant.CAPACITY) return Answer.refuse("overloaded", Merchant.CAPACITY);
        already.addAll(lots);
        traded(court, other, lots);
        other.event("goods.received", unit, court.name, points(lots));
        return Answer.done();
    }

    /** PI-17.5: a merchant on the same or an adjacent field. */
    private Optional<Troop> beside(Troop giver, Court court, Unit unit) {
        return court.troop(unit)
                .filter(troop -> !troop.isArmy() && troop != giver)
                .filter(troop -> board.map.distance(troop.field, giver.field) <= 1);
    }

    private static int points(List<Lot> lots) {
        return lots.stream().mapToInt(Lot::points).sum();
    }

    private Answer toCity(Court court, Troop giver, List<Lot> lots, Address at) {
        var field =
                board.map
                        .find(at)
                        .filter(city -> board.map.distance(city, giver.field) <= 1)
                        .filter(city -> board.field(city).settlement().isPresent());
        if (field.isEmpty()) return Answer.refuse("nobody", at);
        int owner = board.field(field.get()).owner();
        if (owner == court.number()) {
            if (!board.isCity(field.get())) return Answer.refuse("city", at);
            if (byOrigin() && board.settlement(field.get()).isTradeCity())
                deal(court, field.get(), lots, court);
            else stored(court, lots);
            return Answer.done();
        }
        if (Realm.isNobody(owner) || !board.settlement(field.get()).isTradeCity())
            return Answer.refuse("tradecity", at);
        deal(board.court(owner), field.get(), lots, court);
        traded(court, board.court(owner), lots);
        return Answer.done();
    }

    private void traded(Court from, Court to, List<Lot> lots) {
        board.ledger.lots(from.number(), lots, Ledger.Cause.TRADED, -1);
        board.ledger.lots(to.number(), lots, Ledger.Cause.TRADED, 1);
        to.meets(from.number(), Acquaintance.REALM); // D-134
    }

    private static void stored(Court court, List<Lot> lots) {
        var store = court.economy.store();
        for (Lot lot : lots) store = store.plus(lot.good(), lot.points());
        court.store(store);
    }

    private boolean byOrigin() {
        return board.settings.get(Setting.TRADE_DEAL) == Choice.Deal.ORIGIN;
    }

    /** PI-17.6: from a trade city of another realm into this one. */
    private void deal(Court buyer, int city, List<Lot> lots, Court seller) {
        stored(buyer, lots);
        int needed = 0;
        int others = 0;
        for (Lot lot : lots) {
            if (lot.from() == buyer.number()) continue;
            if (buyer.economy.needed().contains(lot.good())) needed += lot.points();
            else others += lot.points();
        }
        var settlement = board.settlement(city);
        var before = settlement.traded();
        board.set(
                city,
                settlement.withTraded(
                        new Settlement.Traded(
                                before.needed() + needed,
                                before.others() + others,
                                before.extra())));
        if (byOrigin()) dealsByOrigin(buyer, city, lots);
        else buyer.event("deal", board.address(city), seller.name, needed + others);
    }

    /** D-104: whose goods they were; what comes home is no deal. */
    private void dealsByOrigin(Court buyer, int city, List<Lot> lots) {
        var sold = new TreeMap<Integer, Integer>();
        for (Lot lot : lots)
            if (lot.from() != buyer.number()) sold.merge(lot.from(), lot.points(), Integer::sum);
        sold.forEach(
                (seller, points) -> {
                    buyer.meets(seller, Acquaintance.REALM); // D-134
                    buyer.event("deal", board.address(city), board.court(seller).name, points);
                });
    }
}
