package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Keyword;
import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Term;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Production;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.table.Arg;
import hegemon.table.Message;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** PI-17, PI-21, PI-22.3 and D-21: goods, promotion and payments. */
final class Trading {
    private final RealmAhead plan;
    private List<Promotion> promotions;

    Trading(RealmAhead plan) {
        this.plan = plan;
        this.promotions = plan.knowledge.economy().promotions();
    }

    void examine(Entry entry, Trade order) {
        switch (order) {
            case Trade.Produce produce -> produce(entry, produce);
            case Trade.Promote promote -> promote(entry, promote);
            case Trade.LoadGoods(var merchant, var lots) -> load(entry, merchant, lots);
            case Trade.HandOver handOver -> handOver(entry, handOver);
            case Trade.Pay(var gold, var to) -> pay(entry, gold, to);
            case Trade.Prospect(var at) -> prospect(entry, at);
        }
    }

    private void produce(Entry entry, Trade.Produce produce) {
        switch (produce.site()) {
            case Trade.Field(var at) -> {
                var field = plan.field(entry, at);
                if (field.isEmpty()) return;
                if (isWorked(field.get()))
                    produce(entry, produce, plan.known(field.get()).terrain());
                else entry.fault(Code.E_07, plan.isWater(field.get()) ? "water" : "land", at);
            }
            case Trade.Ground ground -> {
                var terrain = terrain(ground);
                if (isHeld(ground)) produce(entry, produce, terrain);
                else entry.fault(Code.E_07, "terrain", Term.of(terrain));
            }
        }
    }

    /** D-13: who works a water is settled at each income month. */
    private boolean isWorked(int field) {
        return plan.isWater(field) ? plan.knowledge.waters().contains(field) : plan.isOwn(field);
    }

    /** PI-21.2 to PI-21.5. */
    private void produce(Entry entry, Trade.Produce produce, Terrain terrain) {
        for (Good good : produce.goods()) if (!canGrow(entry, good, terrain)) return;
        var grown = Production.of(produce.places(), terrain.soil());
        entry.effect(
                "produce",
                new Arg.Several(
                        produce.places().stream()
                                .distinct()
                                .map(good -> harvest(good, grown.get(good)))
                                .toList()));
    }

    private static Arg harvest(Good good, int points) {
        return Message.of("orders.effect.harvest", points, Term.of(good));
    }

    private static boolean canGrow(Entry entry, Good good, Terrain terrain) {
        return good.growsOn(terrain)
                || entry.refuse(Code.E_19, "good", Term.of(good), Term.of(terrain));
    }

    /** PI-22.3, D-113 and D-114. */
    private void promote(Entry entry, Trade.Promote promote) {
        var terrain = terrain(promote.ground());
        var kind = terrain.promotionKind();
        var more = new Promotion(kind, promote.good(), promote.points());
        if (!canGrow(entry, promote.good(), terrain)) return;
        if (more.isTooMuch(promotions))
            entry.fault(Code.E_18, "points", Promotion.MOST_POINTS, more.sum(promotions));
        else if (more.isTooVaried(promotions))
            entry.fault(Code.E_18, "goods", Promotion.MOST_GOODS);
        else if (!isHeld(kindOf(terrain))) entry.fault(Code.E_07, "terrain", Term.of(terrain));
        else if (plan.pay(entry, (long) promote.points() * Promotion.PRICE)) {
            promotions = more.addedTo(promotions);
            entry.effect("promote", Term.of(promote.good()), Term.of(terrain), promote.points());
        }
    }

    /** D-114: the waters are one kind, named after one of them. */
    private static Terrain terrain(Trade.Ground ground) {
        return switch (ground) {
            case Trade.Kind(var terrain) -> terrain;
            case Trade.Waters() -> Terrain.SALT_WATER;
        };
    }

    /** D-114: as promotion counts kinds. */
    private static Trade.Ground kindOf(Terrain terrain) {
        return terrain.isWater() ? new Trade.Waters() : new Trade.Kind(terrain);
    }

    /** D-113: an own field of the kind; of water: one that is worked (D-13). */
    private boolean isHeld(Trade.Ground ground) {
        var map = plan.knowledge.map();
        for (int i = 0; i < map.size(); i++)
            if (ground.covers(map.known(i).terrain()) && isWorked(map.field(i))) return true;
        return false;
    }

    /** D-105 and PI-17.2. */
    private void load(Entry entry, Unit unit, Load.Lots lots) {
        var found = plan.troop(entry, unit);
        if (found.isEmpty()) return;
        var merchant = found.get();
        if (plan.town(merchant.field).filter(it -> it.settlement().isTradeCity()).isEmpty()) {
            entry.fault(Code.E_14, "trade", plan.address(merchant.field));
            return;
        }
        var sums = sums(lots);
        for (var sum : sums.entrySet())
            if (sum.getValue() > plan.store.get(sum.getKey())) {
                var good = Term.of(sum.getKey());
                entry.fault(Code.E_26, "store", good, plan.store.get(sum.getKey()), sum.getValue());
                return;
            }
        if (!carries(entry, merchant, sums)) return;
        sums.forEach((good, points) -> move(merchant, good, points.intValue()));
        entry.effect("load", unit, merchant.load(), Merchant.CAPACITY);
    }

    private void move(Troop merchant, Good good, int points) {
        plan.store = plan.store.minus(good, points);
        merchant.cargo.merge(good, points, Integer::sum);
    }

    /** The same good may stand in several lots. */
    private static Map<Good, Long> sums(Load.Lots lots) {
        var sums = new EnumMap<Good, Long>(Good.class);
        lots.lots().forEach(lot -> sums.merge(lot.good(), (long) lot.points(), Long::sum));
        return sums;
    }

    private static boolean carries(Entry entry, Troop merchant, Map<Good, Long> more) {
        long load = merchant.load() + more.values().stream().mapToLong(Long::longValue).sum();
        return load <= Merchant.CAPACITY
                || entry.refuse(Code.E_25, "full", merchant.unit, Merchant.CAPACITY, load);
    }

    /** PI-17.5 and D-104. */
    private void handOver(Entry entry, Trade.HandOver order) {
        var found = plan.troop(entry, order.merchant());
        if (found.isEmpty()) return;
        var merchant = found.get();
        var sums = order.lots().map(Trading::sums).orElseGet(() -> all(merchant));
        if (sums.isEmpty()) {
            entry.fault(Code.E_26, "empty", merchant.unit);
            return;
        }
        for (var sum : sums.entrySet()) {
            int carried = merchant.cargo.getOrDefault(sum.getKey(), 0);
            if (sum.getValue() > carried) {
                var good = Term.of(sum.getKey());
                entry.fault(Code.E_26, "carried", merchant.unit, good, carried, sum.getValue());
                return;
            }
        }
        if (!takes(entry, merchant, order.to(), sums)) return;
        sums.forEach(
                (good, points) -> merchant.cargo.merge(good, -points.intValue(), Integer::sum));
        long points = sums.values().stream().mapToLong(Long::longValue).sum();
        entry.effect("handover", merchant.unit, points);
    }

    private static Map<Good, Long> all(Troop merchant) {
        var sums = new EnumMap<Good, Long>(Good.class);
        merchant.cargo.forEach(
                (good, points) -> {
                    if (points > 0) sums.put(good, (long) points);
                });
        return sums;
    }

    private boolean takes(Entry entry, Troop from, Trade.Recipient to, Map<Good, Long> sums) {
        return switch (to) {
            case Trade.ToCity(var at) -> {
                var field = plan.field(entry, at);
                yield field.isPresent() && isNear(entry, from, field.get()) && isTown(entry, at);
            }
            case Trade.ToMerchant(var merchant, var of) -> {
                boolean foreign = of.filter(it -> !isOwnName(it)).isPresent();
                yield foreign
                        ? plan.realm(entry, of.get()).isPresent()
                        : toOwn(entry, from, merchant, sums);
            }
        };
    }

    private boolean isOwnName(RealmName name) {
        return name.equals(new RealmName.Numbered(plan.realm));
    }

    private boolean toOwn(Entry entry, Troop from, Unit merchant, Map<Good, Long> sums) {
        var to = plan.troop(entry, merchant);
        if (to.isEmpty() || !isNear(entry, from, to.get().field)) return false;
        if (to.get() == from) return entry.refuse(Code.E_07, "self", merchant);
        if (!carries(entry, to.get(), sums)) return false;
        sums.forEach((good, points) -> to.get().cargo.merge(good, points.intValue(), Integer::sum));
        return true;
    }

    private boolean isTown(Entry entry, Address at) {
        int field = plan.map.field(at);
        boolean town =
                plan.isOwn(field)
                        ? plan.isCity(field)
                        : !plan.known(field).isNeutral()
                                && plan.known(field).settlement().isPresent();
        return town || entry.refuse(Code.E_14, "city", at);
    }

    private boolean isNear(Entry entry, Troop from, int field) {
        return plan.map.distance(from.field, field) <= 1
                || entry.refuse(Code.E_05, "beside", plan.address(from.field), plan.address(field));
    }

    /** D-21. */
    private void pay(Entry entry, int gold, RealmName to) {
        if (plan.settings.get(Setting.MONEY_TRANSFER) == Choice.Transfer.NONE)
            entry.fault(Code.E_15, "off", Keyword.PAY);
        else if (plan.realm(entry, to).isPresent() && plan.pay(entry, gold))
            entry.effect("pay", gold, to);
    }

    /** D-122. */
    private void prospect(Entry entry, Address at) {
        if (plan.settings.get(Setting.MINE_SEARCH) != Choice.MineSearch.ORDER) {
            entry.fault(Code.E_15, "off", Keyword.PROSPECT);
            return;
        }
        var field = plan.ownField(entry, at);
        if (field.isEmpty()) return;
        var terrain = plan.known(field.get()).terrain();
        if (terrain.hasMines()) entry.effect("prospect", at);
        else entry.fault(Code.E_19, "mine", Term.of(terrain));
    }
}
