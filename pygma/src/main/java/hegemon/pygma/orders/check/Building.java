package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Term;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Hygiene;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Supply;
import hegemon.table.Message;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** PI-6 to PI-9: hygiene, settlements, fortification. */
final class Building {
    private final RealmAhead plan;
    private final Realm realm;
    private final Roads roads;
    private final Map<Integer, BuildingKind> built = new HashMap<>();
    private final Map<Integer, Integer> steps = new HashMap<>();

    Building(RealmAhead plan) {
        this.plan = plan;
        this.realm = new Realm(plan);
        this.roads = new Roads(plan);
    }

    void examine(Entry entry, Construction order) {
        switch (order) {
            case Construction.Hygiene(var gold) -> hygiene(entry, gold);
            case Construction.Found found -> found(entry, found);
            case Construction.Upgrade(var at, var to) ->
                    plan.town(entry, at).ifPresent(town -> upgrade(entry, town, to));
            case Construction.Heighten(var at, var to) -> heighten(entry, at, to);
            case Construction.Grow(var at, var points) ->
                    plan.town(entry, at).ifPresent(town -> grow(entry, town, points));
            case Construction.Fortify(var at) ->
                    plan.town(entry, at).ifPresent(town -> fortify(entry, town));
            case Construction.Build(var kind, var at) -> build(entry, kind, at);
            case Construction.Road(var through) -> roads.road(entry, through);
            case Construction.Bridge bridge -> roads.bridge(entry, bridge);
            case Construction.TradeCity(var at) ->
                    plan.town(entry, at).ifPresent(town -> tradeCity(entry, town));
            case Construction.NoTradeCity(var at) ->
                    plan.town(entry, at).ifPresent(town -> noTradeCity(entry, town));
        }
    }

    /** PI-8.1, D-35; D-18: hygiene takes what is left if less than ordered. */
    private void hygiene(Entry entry, int gold) {
        int paid = Math.min(gold, plan.balance);
        if (paid < gold) entry.fault(Code.W_02, "left", gold, paid);
        plan.pay(entry, paid);
        int cities = cities();
        if (cities == 0) return;
        int each = paid / cities;
        if (each < Hygiene.LEAST) entry.fault(Code.W_02, "low", each);
        entry.effect("hygiene", cities, each, Hygiene.percent(each));
    }

    private int cities() {
        return (int)
                plan.settlements.values().stream()
                        .map(Settlement::kind)
                        .filter(plan.settings::needsHygiene)
                        .count();
    }

    /** D-22: a sheet with orders repeats no hygiene; who forgets it has plague at once. */
    Optional<Message> unclean(Sheet sheet) {
        boolean forgotten =
                plan.knowledge.date().month().isArmament()
                        && sheet.hasOrders()
                        && sheet.all(Construction.Hygiene.class).findAny().isEmpty()
                        && cities() > 0;
        return forgotten
                ? Optional.of(
                        Effect.of(
                                "unclean",
                                cities(),
                                Hygiene.LEAST * cities(),
                                Hygiene.ENOUGH * cities()))
                : Optional.empty();
    }

    private void found(Entry entry, Construction.Found found) {
        var at = plan.ownField(entry, found.at());
        if (at.isEmpty() || !mayGrow(entry)) return;
        int field = at.get();
        if (plan.isWater(field)) entry.fault(Code.E_10, "water", found.at());
        else if (buildingAt(field).isPresent()) entry.fault(Code.E_30, "there", found.at());
        else if (isFarFromSettlements(entry, field)
                && isEnoughLand(entry, field, SettlementKind.SMALL_SETTLEMENT))
            if (plan.pay(entry, SettlementKind.SMALL_SETTLEMENT.price())) {
                var name = found.name().orElse("");
                plan.settlements.put(field, Settlement.of(SettlementKind.SMALL_SETTLEMENT, name));
                steps.merge(field, 1, Integer::sum);
                entry.effect("found", found.at());
            }
    }

    /** D-120. */
    private boolean mayGrow(Entry entry) {
        return !plan.knowledge.economy().blocked() || entry.refuse(Code.E_34, "luxuries");
    }

    /** PI-7.4 and D-26, to every settlement on the ruler's map. */
    private boolean isFarFromSettlements(Entry entry, int field) {
        int needed = plan.settings.get(Setting.SETTLEMENT_DISTANCE);
        for (int other : plan.map.within(field, needed - 1)) // nearest first
        if (plan.isKnown(other) && hasSettlement(other))
                return entry.refuse(
                        Code.E_16,
                        "near",
                        plan.address(other),
                        plan.map.distance(field, other),
                        needed);
        return true;
    }

    private boolean hasSettlement(int field) {
        return plan.settlements.containsKey(field)
                || (!plan.isOwn(field) && plan.known(field).settlement().isPresent());
    }

    /** PI-7.5 and D-28. */
    private boolean isEnoughLand(Entry entry, int field, SettlementKind kind) {
        if (!plan.settings.needsColony(kind)) return true;
        var part = realm.partWith(field);
        int points = realm.points(part);
        return part.contains(plan.knowledge.capital())
                || points >= Settlement.COLONY_POINTS
                || entry.refuse(Code.E_35, "colony", points, Settlement.COLONY_POINTS);
    }

    /** PI-7.3 and D-27: step by step, one step each armament month. */
    private void upgrade(Entry entry, RealmAhead.Town town, SettlementKind to) {
        var at = plan.address(town.field());
        var possible = possible(town);
        if (!mayGrow(entry)) return;
        if (to.needsCoast()
                && possible.contains(SettlementKind.INLAND_CITY)
                && !possible.contains(to)) entry.fault(Code.E_17, "coast", at, codes(possible));
        else if (possible.isEmpty()) entry.fault(Code.E_17, "last", at, town.kind().code());
        else if (!possible.contains(to))
            entry.fault(Code.E_17, "step", at, town.kind().code(), codes(possible));
        else if (isUpgraded(town.field())) entry.fault(Code.E_17, "once", at);
        else if (isEnoughLand(entry, town.field(), to) && plan.pay(entry, to.price())) {
            steps.merge(town.field(), 1, Integer::sum);
            plan.settlements.put(town.field(), town.settlement().withKind(to));
            entry.effect("upgrade", at, Term.of(to));
        }
    }

    private boolean isUpgraded(int field) {
        return steps.getOrDefault(field, 0) >= plan.settings.get(Setting.UPGRADE_PER_TERM);
    }

    private List<SettlementKind> possible(RealmAhead.Town town) {
        return Arrays.stream(SettlementKind.values())
                .filter(kind -> kind.isBuiltFrom(town.kind()))
                .filter(kind -> !kind.needsCoast() || plan.isCoast(town.field()))
                .toList();
    }

    private static List<String> codes(List<SettlementKind> kinds) {
        return kinds.stream().map(SettlementKind::code).toList();
    }

    /** PI-9.2: a tower is built on a guard post. */
    private void heighten(Entry entry, Address at, BuildingKind to) {
        var field = plan.ownField(entry, at);
        if (field.isEmpty()) return;
        if (!to.isBuiltOn(buildingAt(field.get()))) entry.fault(Code.E_17, "post", at);
        else if (plan.pay(entry, to.price())) {
            built.put(field.get(), to);
            entry.effect("build", at, Term.of(to));
        }
    }

    /** PI-6.2, D-23 and D-24: production must feed those who come. */
    private void grow(Entry entry, RealmAhead.Town town, int points) {
        if (!mayGrow(entry)) return;
        int need = Supply.mainNeed((long) realm.points() + points, plan.settings);
        int produced = plan.knowledge.economy().produced().mainSum();
        if (produced < need) entry.fault(Code.E_34, "balance", produced, need);
        else if (plan.pay(entry, (long) points * Settlement.POINT_PRICE)) {
            var grown = town.settlement().extraPoints() + points;
            plan.settlements.put(town.field(), town.settlement().withExtraPoints(grown));
            entry.effect("grow", plan.address(town.field()), points);
        }
    }

    /** PI-9.1 and D-44. */
    private void fortify(Entry entry, RealmAhead.Town town) {
        var at = plan.address(town.field());
        if (!town.kind().isFullCity()) entry.fault(Code.E_17, "fortify", at);
        else if (town.settlement().fortified()) entry.fault(Code.E_17, "fortified", at);
        else if (plan.pay(entry, town.kind().fortification())) {
            plan.settlements.put(town.field(), town.settlement().withFortified(true));
            entry.effect("fortify", at);
        }
    }

    private void build(Entry entry, BuildingKind kind, Address at) {
        var own = plan.ownField(entry, at);
        if (own.isEmpty()) return;
        int field = own.get();
        if (plan.isWater(field)) entry.fault(Code.E_10, "water", at);
        else if (plan.settlements.containsKey(field)) entry.fault(Code.E_30, "settlement", at);
        else if (!kind.hasRoom(buildingAt(field))) entry.fault(Code.E_30, "there", at);
        else if (isFarFromBuildings(entry, field) && plan.pay(entry, kind.price())) {
            built.put(field, kind);
            entry.effect("build", at, Term.of(kind));
        }
    }

    /** PI-9.5 and D-42, to every building on the ruler's map. */
    private boolean isFarFromBuildings(Entry entry, int field) {
        for (int other : plan.map.within(field, BuildingKind.APART - 1))
            if (other != field && plan.isKnown(other) && buildingAt(other).isPresent())
                return entry.refuse(Code.E_30, "near", plan.address(other), BuildingKind.APART);
        return true;
    }

    private Optional<BuildingKind> buildingAt(int field) {
        return Optional.ofNullable(built.get(field)).or(() -> plan.known(field).building());
    }

    /** PI-7.6 and D-25: as many as the realm is large. */
    private void tradeCity(Entry entry, RealmAhead.Town town) {
        var at = plan.address(town.field());
        int size = realm.size();
        int most = Settlement.mostTradeCities(size);
        long there = plan.settlements.values().stream().filter(Settlement::isTradeCity).count();
        if (!town.kind().isFullCity()) entry.fault(Code.E_17, "trade", at);
        else if (town.settlement().isTradeCity()) entry.fault(Code.E_24, "already", at);
        else if (there >= most) entry.fault(Code.E_24, "many", size, most);
        else {
            plan.settlements.put(town.field(), town.settlement().withTrade((int) there + 1));
            entry.effect("trade", at);
        }
    }

    private void noTradeCity(Entry entry, RealmAhead.Town town) {
        var at = plan.address(town.field());
        if (!town.settlement().isTradeCity()) entry.fault(Code.E_14, "trade", at);
        else {
            plan.settlements.put(town.field(), town.settlement().withTrade(0));
            entry.effect("notrade", at);
        }
    }
}
