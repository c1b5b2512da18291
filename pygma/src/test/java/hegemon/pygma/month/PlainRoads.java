package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A second reading of how roads and bridges are built, slow and plain, from the text of
 * docs/rules/pygma-isis.md (PI-10, D-7, D-45 to D-50, D-132) and the list in docs/pygma-engine.md
 * of where it left room, alone.
 */
final class PlainRoads {
    /**
     * STRASSE through fields, or BRÜCKE over the first, from the second to the third.
     *
     * @param bridge which of the two
     */
    record Order(int realm, boolean bridge, List<Integer> fields) {}

    private final World world;
    private final Geometry map;
    private final boolean end;
    private final boolean phase;

    /** Sections as {lower, higher}. */
    final Set<List<Integer>> roads = new HashSet<>();

    private final Set<List<Integer>> before;

    final Map<Integer, List<Integer>> bridges = new TreeMap<>();
    final int[] owner;
    final Map<Integer, Integer> gold = new TreeMap<>();
    int built;
    int shared;

    /** How much each end has grown this month, by where it is now: prices of its sections. */
    private final Map<Integer, List<Integer>> grown = new HashMap<>();

    /** D-49: who has paid for a section over a border. */
    private final Map<List<Integer>, Set<Integer>> halves = new HashMap<>();

    PlainRoads(World world) {
        this.world = world;
        this.map = world.geometry();
        this.end = world.settings().get(Setting.ROAD_GROWTH) == Choice.RoadGrowth.END;
        this.phase = world.settings().get(Setting.ROAD_BORDER) == Choice.RoadBorder.PHASE;
        owner = world.fields().stream().mapToInt(it -> it.owner()).toArray();
        for (int at = 0; at < owner.length; at++) {
            int field = at;
            for (int other = 0; other < at; other++) {
                var way = map.direction(at, other);
                if (way.filter(world.field(at).ways()::hasRoad).isPresent())
                    roads.add(section(at, other));
            }
            world.field(at)
                    .ways()
                    .bridge()
                    .ifPresent(it -> bridges.put(field, List.of(it.from(), it.to())));
        }
        before = Set.copyOf(roads);
        world.realms().forEach(it -> gold.put(it.number(), it.treasury()));
    }

    static List<Integer> section(int one, int other) {
        return List.of(Math.min(one, other), Math.max(one, other));
    }

    void run(List<Order> orders) {
        var contested = contested(orders);
        for (int realm = 1; realm <= world.realms().size(); realm++)
            for (Order it : orders)
                if (it.realm == realm) {
                    if (it.bridge) bridge(it, contested);
                    else road(it, orders);
                }
        halves.forEach( // engine: the half paid is returned
                (section, payers) -> {
                    if (payers.size() == 1)
                        gold.merge(
                                payers.iterator().next(),
                                dearer(section.get(0), section.get(1)) / 2,
                                Integer::sum);
                });
    }

    private boolean isLand(int at) {
        return !world.field(at).terrain().isWater();
    }

    /** D-50: between two own land fields that both touch it, over fresh water. */
    private boolean isSite(Order it) {
        int over = it.fields.get(0);
        int from = it.fields.get(1);
        int to = it.fields.get(2);
        return world.field(over).terrain() == Terrain.FRESH_WATER
                && !bridges.containsKey(over)
                && from != to
                && isLand(from)
                && isLand(to)
                && owner[from] == it.realm
                && owner[to] == it.realm
                && map.distance(over, from) == 1
                && map.distance(over, to) == 1;
    }

    /** D-132. */
    private Set<Integer> contested(List<Order> orders) {
        var by = new HashMap<Integer, Set<Integer>>();
        for (Order it : orders)
            if (it.bridge && isSite(it))
                by.computeIfAbsent(it.fields.getFirst(), over -> new TreeSet<>()).add(it.realm);
        var contested = new HashSet<Integer>();
        by.forEach(
                (over, realms) -> {
                    if (realms.size() > 1) contested.add(over);
                });
        return contested;
    }

    private void bridge(Order it, Set<Integer> contested) {
        int over = it.fields.getFirst();
        if (!isSite(it) || contested.contains(over) || gold.getOrDefault(it.realm, 0) < 30_000)
            return;
        gold.merge(it.realm, -30_000, Integer::sum);
        bridges.put(over, it.fields.subList(1, 3));
        owner[over] = it.realm; // it counts as own land
        built++;
    }

    /** As many of its sections as can be built, one after the other. */
    private void road(Order it, List<Order> orders) {
        for (int i = 1; i < it.fields.size(); i++)
            if (!build(it.realm, it.fields.get(i - 1), it.fields.get(i), orders)) return;
    }

    private boolean build(int realm, int from, int to, List<Order> orders) {
        if (map.distance(from, to) != 1 || !isOpen(from, to) || !isOpen(to, from)) return false;
        boolean border = isBorder(realm, from, to, orders);
        if (!border && (owner[from] != realm || owner[to] != realm)) return false; // D-45
        if (roads.contains(section(from, to))) return false;
        if (phase && halves.getOrDefault(section(from, to), Set.of()).contains(realm)) return false;
        if (!isStart(realm, from) || isParallel(realm, from, to)) return false;
        int price = dearer(from, to);
        var growth = growth(realm, from);
        if (!mayGrow(growth, price)) return false;
        int due = border ? price / 2 : price;
        if (gold.getOrDefault(realm, 0) < due) return false;
        gold.merge(realm, -due, Integer::sum);
        var longer = new ArrayList<>(growth);
        longer.add(price);
        if (!phase) grown.put(to, longer); // ORDER: it is reached, whoever has still to pay
        if (border) {
            var payers = halves.computeIfAbsent(section(from, to), it -> new TreeSet<>());
            payers.add(realm);
            if (payers.size() < 2) return true;
            shared++;
        } else if (end) grown.remove(from);
        grown.put(to, longer);
        roads.add(section(from, to));
        built++;
        return true;
    }

    /** D-50: over a bridge from end to end. */
    private boolean isOpen(int over, int to) {
        return isLand(over) || bridges.getOrDefault(over, List.of()).contains(to);
    }

    /** D-49: both owners order the same section this month. */
    private boolean isBorder(int realm, int from, int to, List<Order> orders) {
        if (owner[from] == owner[to] || owner[from] == 0 || owner[to] == 0) return false;
        if (owner[from] != realm && owner[to] != realm) return false;
        for (int lord : new int[] {owner[from], owner[to]})
            if (orders.stream().noneMatch(it -> it.realm == lord && wants(it, from, to)))
                return false;
        return true;
    }

    private static boolean wants(Order it, int from, int to) {
        if (it.bridge) return false;
        for (int i = 1; i < it.fields.size(); i++)
            if (section(it.fields.get(i - 1), it.fields.get(i)).equals(section(from, to)))
                return true;
        return false;
    }

    private int price(int at) {
        return switch (world.field(at).terrain()) {
            case PLAIN, GRASSLAND, OASIS, FRESH_WATER -> 4_000;
            case HILLS, PLATEAU -> 10_000;
            case DESERT, SWAMP, ICE -> 12_000;
            case LIGHT_FOREST, DEEP_FOREST, RAINFOREST, WOODED_HILLS -> 18_000;
            case MOUNTAINS -> 25_000;
            case SALT_WATER, REEFS -> throw new IllegalStateException("no road on the sea");
        };
    }

    private int dearer(int from, int to) {
        return Math.max(price(from), price(to));
    }

    /** D-46: two sections of Tiefland or Hochland, or one of any class. */
    private static boolean mayGrow(List<Integer> growth, int price) {
        return growth.isEmpty()
                || (growth.size() == 1 && growth.getFirst() <= 10_000 && price <= 10_000);
    }

    private List<Integer> growth(int realm, int from) {
        if (end && isCity(from) && owner[from] == realm) return List.of();
        return grown.getOrDefault(from, List.of());
    }

    private boolean isCity(int at) {
        return world.field(at)
                .settlement()
                .map(it -> it.kind())
                .filter(it -> it != SettlementKind.SMALL_SETTLEMENT)
                .filter(it -> it != SettlementKind.LARGE_SETTLEMENT)
                .isPresent();
    }

    /** D-49, PHASE: own land as it is now, that of others as it was when the phase began. */
    private List<Integer> joined(int realm, int at) {
        return (phase && owner[at] != realm ? before : roads)
                .stream()
                        .filter(it -> it.contains(at))
                        .map(it -> it.get(0) == at ? it.get(1) : it.get(0))
                        .toList();
    }

    /** D-47. */
    private boolean isStart(int realm, int from) {
        if (isCity(from) && owner[from] == realm) return true;
        if (grown.containsKey(from)) return true; // the end of what was begun this month
        int sections = joined(realm, from).size();
        return (sections == 1 && owner[from] == realm)
                || (sections > 0 && cities(realm, from) >= 2);
    }

    /** Cities on the road piece of a field. */
    private long cities(int realm, int from) {
        var piece = new TreeSet<>(List.of(from));
        for (int size = 0; size != piece.size(); ) {
            size = piece.size();
            for (int at : List.copyOf(piece)) piece.addAll(joined(realm, at));
        }
        return piece.stream().filter(this::isCity).count();
    }

    /** D-48. */
    private boolean isParallel(int realm, int from, int to) {
        if (world.field(to).settlement().isPresent() || !joined(realm, to).isEmpty()) return false;
        for (int at = 0; at < owner.length; at++)
            if (map.distance(at, to) == 1
                    && !joined(realm, at).isEmpty()
                    && at != from
                    && !joined(realm, from).contains(at)) return true;
        return false;
    }
}
