package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A second reading of loading and of phase 9, slow and plain, from the text of
 * docs/rules/pygma-isis.md (PI-17, D-102 to D-105, D-134) and the list in docs/pygma-engine.md of
 * where it left room, alone.
 */
final class PlainMarket {
    /** A merchant, where it stands, and what it carries, the oldest first. */
    static final class Caravan {
        final int realm;
        final String unit;
        final int at;
        final List<PlainLot> lots = new ArrayList<>();

        Caravan(int realm, String unit, int at) {
            this.realm = realm;
            this.unit = unit;
            this.at = at;
        }

        int load() {
            return lots.stream().mapToInt(PlainLot::points).sum();
        }

        private int of(String good) {
            return lots.stream()
                    .filter(it -> it.good().equals(good))
                    .mapToInt(PlainLot::points)
                    .sum();
        }
    }

    /**
     * ÜBERGIB, or LADE with an empty recipient.
     *
     * @param lots by good; empty: all that there is
     * @param city the field named, or −1
     * @param to the merchant named, or ""
     * @param of the realm whose merchant it is, 0: one's own
     */
    record Order(int realm, String unit, Map<String, Integer> lots, int city, String to, int of) {
        boolean loads() {
            return city < 0 && to.isEmpty();
        }
    }

    private static final Caravan NONE = new Caravan(0, "", 0);

    private final World world;
    final List<Caravan> caravans;
    final Map<Integer, Map<String, Integer>> stores = new TreeMap<>();

    /** By field: points of needed and of other goods brought since the last income month. */
    final Map<Integer, int[]> traded = new TreeMap<>();

    /** "1 2": realm 1 knows the name of realm 2. */
    final Set<String> known = new TreeSet<>();

    /** How many deals were completed. */
    int deals;

    PlainMarket(World world, List<Caravan> caravans) {
        this.world = world;
        this.caravans = caravans;
        for (var realm : world.realms()) {
            var store = new TreeMap<String, Integer>();
            for (var good : Good.values())
                store.put(good.name(), realm.economy().store().get(good));
            stores.put(realm.number(), store);
            realm.contacts().keySet().forEach(other -> known.add(realm.number() + " " + other));
        }
        for (int at = 0; at < world.fields().size(); at++) {
            int field = at;
            world.field(at)
                    .settlement()
                    .map(it -> it.traded())
                    .ifPresent(it -> traded.put(field, new int[] {it.needed(), it.others()}));
        }
    }

    void run(List<Order> orders) {
        for (int realm = 1; realm <= world.realms().size(); realm++) // phase 6
        for (Order it : orders) if (it.loads() && it.realm == realm) load(it);
        for (int realm = 1; realm <= world.realms().size(); realm++) // phase 9: at home and cities
        for (Order it : orders) if (!it.loads() && it.realm == realm && !isAbroad(it)) give(it);
        abroad(orders);
    }

    /** {@link #NONE} if there is none of this name. */
    private Caravan caravan(int realm, String unit) {
        return caravans.stream()
                .filter(it -> it.realm == realm && it.unit.equals(unit))
                .findFirst()
                .orElse(NONE);
    }

    private Map<String, Integer> store(int realm) {
        return stores.getOrDefault(realm, Map.of());
    }

    /** D-105: in an own trade city; PI-17.2: up to 25 points. */
    private void load(Order order) {
        var merchant = caravan(order.realm, order.unit);
        if (merchant == NONE || !isTradeCity(merchant.at) || owner(merchant.at) != order.realm)
            return;
        int all = order.lots.values().stream().mapToInt(it -> it).sum();
        var store = store(order.realm);
        boolean there =
                order.lots.entrySet().stream()
                        .allMatch(it -> store.getOrDefault(it.getKey(), 0) >= it.getValue());
        if (!there || merchant.load() + all > 25) return;
        order.lots.forEach(
                (good, points) -> {
                    store.merge(good, -points, Integer::sum);
                    merchant.lots.add(new PlainLot(good, points, order.realm));
                });
    }

    private int owner(int at) {
        return world.field(at).owner();
    }

    private boolean isTradeCity(int at) {
        return world.field(at).settlement().filter(it -> it.trade() > 0).isPresent();
    }

    /** D-25: Siedlungen are never cities. */
    private boolean isCity(int at) {
        boolean small = world.settings().get(Setting.CITY_KLEINSTADT);
        return world.field(at)
                .settlement()
                .map(it -> it.kind())
                .filter(it -> it != SettlementKind.SMALL_SETTLEMENT)
                .filter(it -> it != SettlementKind.LARGE_SETTLEMENT)
                .filter(it -> small || it != SettlementKind.SMALL_TOWN)
                .isPresent();
    }

    private boolean isBeside(Caravan merchant, int at) {
        return world.geometry().distance(merchant.at, at) <= 1;
    }

    private static boolean isAbroad(Order order) {
        return order.of > 0 && order.of != order.realm;
    }

    private static boolean has(Caravan merchant, Map<String, Integer> lots) {
        return lots.isEmpty()
                ? merchant.load() > 0
                : lots.entrySet().stream()
                        .allMatch(it -> merchant.of(it.getKey()) >= it.getValue());
    }

    /** What is named, the oldest first; all if nothing is named. */
    private static List<PlainLot> take(Caravan merchant, Map<String, Integer> lots) {
        var wanted = new HashMap<>(lots);
        var taken = new ArrayList<PlainLot>();
        var left = new ArrayList<PlainLot>();
        for (PlainLot lot : merchant.lots) {
            int now =
                    lots.isEmpty()
                            ? lot.points()
                            : Math.min(lot.points(), wanted.getOrDefault(lot.good(), 0));
            wanted.merge(lot.good(), -now, Integer::sum);
            if (now > 0) taken.add(new PlainLot(lot.good(), now, lot.origin()));
            if (now < lot.points())
                left.add(new PlainLot(lot.good(), lot.points() - now, lot.origin()));
        }
        merchant.lots.clear();
        merchant.lots.addAll(left);
        return taken;
    }

    private static int sum(Caravan merchant, Map<String, Integer> lots) {
        return lots.isEmpty() ? merchant.load() : lots.values().stream().mapToInt(it -> it).sum();
    }

    /** PI-17.5: to own merchants and to cities, on the same or an adjacent field. */
    private void give(Order order) {
        var giver = caravan(order.realm, order.unit);
        if (giver == NONE || !has(giver, order.lots)) return;
        if (order.city < 0) {
            var to = caravan(order.realm, order.to);
            if (to == NONE || to == giver || !isBeside(giver, to.at)) return;
            if (to.load() + sum(giver, order.lots) <= 25) to.lots.addAll(take(giver, order.lots));
            return;
        }
        if (!isBeside(giver, order.city)) return;
        int lord = owner(order.city);
        boolean takes =
                lord == order.realm ? isCity(order.city) : lord > 0 && isTradeCity(order.city);
        if (takes) bring(order.realm, order.city, take(giver, order.lots));
    }

    /** PI-17.6, D-104: into the store; from a trade city of another realm it is a deal. */
    private void bring(int bearer, int city, List<PlainLot> lots) {
        int lord = owner(city);
        boolean origin = world.settings().get(Setting.TRADE_DEAL) == Choice.Deal.ORIGIN;
        if (bearer != lord) known.add(lord + " " + bearer); // D-134
        for (PlainLot lot : lots) {
            store(lord).merge(lot.good(), lot.points(), Integer::sum);
            boolean deal = isTradeCity(city) && lot.origin() != lord && (origin || bearer != lord);
            if (!deal) continue;
            deals++;
            if (origin) known.add(lord + " " + lot.origin());
            boolean needed =
                    world.realm(lord).economy().needed().stream()
                            .anyMatch(it -> it.name().equals(lot.good()));
            traded.getOrDefault(city, new int[2])[needed ? 0 : 1] += lot.points();
        }
    }

    /**
     * All at once: what is received can be passed on next month, and what is given makes no room.
     */
    private void abroad(List<Order> orders) {
        var room = new HashMap<Caravan, Integer>();
        var received = new HashMap<Caravan, List<PlainLot>>();
        caravans.forEach(it -> room.put(it, 25 - it.load()));
        for (int realm = 1; realm <= world.realms().size(); realm++)
            for (Order order : orders) {
                if (order.realm != realm || order.loads() || !isAbroad(order)) continue;
                var giver = caravan(realm, order.unit);
                var to = caravan(order.of, order.to);
                if (giver == NONE || to == NONE || !isBeside(giver, to.at)) continue;
                if (!world.realm(realm).contacts().containsKey(order.of)) continue; // E-33
                if (!has(giver, order.lots) || room.getOrDefault(to, 0) < sum(giver, order.lots))
                    continue;
                room.merge(to, -sum(giver, order.lots), Integer::sum);
                received.computeIfAbsent(to, it -> new ArrayList<>())
                        .addAll(take(giver, order.lots));
                known.add(order.of + " " + realm);
            }
        received.forEach((to, lots) -> to.lots.addAll(lots));
    }
}
