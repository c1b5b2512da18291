package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A second reading of phase 5 in an armament month: hygiene, founding and upgrading, walls and
 * buildings, promotion and raising, in the order written, after pay and administration ({@link
 * PlainReading#term}); from the text of docs/rules/pygma-isis.md alone.
 */
final class PlainSpending {
    private static final int REALM = 1;
    private static final Map<String, Integer> STEP =
            Map.of("KS", 10_000, "GS", 20_000, "KST", 30_000, "BST", 35_000, "HST", 50_000);
    private static final Map<String, Integer> WALLS =
            Map.of("BST", 100_000, "HST", 150_000, "HPT", 300_000);
    private static final Map<String, String> NEXT =
            Map.of("GS", "KS", "KST", "GS", "BST", "KST", "HST", "KST");

    private final World world;
    private final Geometry map;
    final Map<Integer, String> settlements = new TreeMap<>();
    final Map<Integer, String> buildings = new TreeMap<>();
    final Set<Integer> walled = new HashSet<>();
    final Map<String, Integer> armies;
    final Map<String, Integer> promoted = new TreeMap<>();
    private final Map<Integer, Integer> raised = new HashMap<>();
    private final Set<Integer> stepped = new HashSet<>();
    int gold;

    /** What came before: the treasury and the armies after phase 4. */
    PlainSpending(World world, PlainReading.Term term) {
        this.world = world;
        map = world.geometry();
        gold = term.treasury();
        armies = new TreeMap<>(term.armies());
        for (int at = 0; at < map.fields(); at++) {
            int field = at;
            settlement(at).ifPresent(it -> settlements.put(field, it.kind().code()));
            if (settlement(at).filter(Settlement::fortified).isPresent()) walled.add(at);
        }
        world.realm(REALM)
                .economy()
                .promotions()
                .forEach(it -> promoted.put(it.kind() + " " + it.good(), it.points()));
    }

    private Optional<Settlement> settlement(int at) {
        return world.field(at).settlement();
    }

    private boolean isOwn(int at) {
        return world.field(at).owner() == REALM && world.field(at).isLand();
    }

    private boolean pay(int price) {
        if (price > gold) return false;
        gold -= price;
        return true;
    }

    /** D-18: it takes what is left. */
    void hygiene(int sum) {
        gold -= Math.min(sum, gold);
    }

    /** PI-11.5, PI-7.8, PI-8.3, D-25, D-30, D-68, D-117. */
    void raise(String unit, int size, int at) {
        boolean city =
                isOwn(at)
                        && List.of("KST", "BST", "HST", "HPT")
                                .contains(settlements.getOrDefault(at, ""));
        if (!city || size < 1_000 || size > (unit.startsWith("KH") ? 100_000 : 50_000)) return;
        var there = settlement(at);
        if (there.filter(it -> it.plagues() > 0 || it.revolt()).isPresent()) return;
        int price = size * (unit.startsWith("KH") ? 10 : 30);
        int limit = "HPT".equals(settlements.get(at)) ? 1_000_000 : 250_000;
        if (raised.getOrDefault(at, 0) + price > limit) return;
        int more =
                PlainTables.administration(armies.size() + 1)
                        - PlainTables.administration(armies.size());
        if (!pay(price + more)) return;
        raised.merge(at, price, Integer::sum);
        armies.put(unit, size);
    }

    /** PI-7.3, PI-7.4, D-26, D-27, D-28, D-120. */
    void found(int at) {
        boolean near = settlements.keySet().stream().anyMatch(it -> map.distance(it, at) < 3);
        if (!isOwn(at) || near || buildings.containsKey(at) || isBlocked()) return;
        boolean all = world.settings().get(Setting.COLONY_SCOPE) == Choice.ColonyScope.ALL;
        if (all && isPoorColony(at)) return;
        if (!pay(STEP.getOrDefault("KS", 0))) return;
        settlements.put(at, "KS");
        stepped.add(at);
    }

    /** PI-7.2, PI-7.3, D-27, D-28, D-29. */
    void upgrade(int at, String kind) {
        if (!isOwn(at) || isBlocked() || stepped.contains(at)) return;
        if (!NEXT.getOrDefault(kind, "").equals(settlements.get(at))) return;
        if (kind.equals("HST") && beside(at).stream().noneMatch(it -> isWater(it))) return;
        boolean cities = world.settings().get(Setting.COLONY_SCOPE) == Choice.ColonyScope.CITIES;
        if (cities && !kind.equals("GS") && isPoorColony(at)) return;
        if (!pay(STEP.getOrDefault(kind, 0))) return;
        settlements.put(at, kind);
        stepped.add(at);
    }

    private boolean isBlocked() {
        return world.realm(REALM).economy().blocked();
    }

    /** PI-7.5: apart from the capital, and fewer than ten EP in the connected part. */
    private boolean isPoorColony(int at) {
        var part = new HashSet<Integer>(Set.of(at));
        var open = new ArrayDeque<Integer>(part);
        while (!open.isEmpty())
            for (int near : beside(open.remove()))
                if (isOwn(near) && part.add(near)) open.add(near);
        if (part.contains(world.realm(REALM).capital())) return false;
        int points = 0;
        for (int it : part) {
            points += PlainTables.people(world.field(it).terrain());
            points += PEOPLE.getOrDefault(settlements.getOrDefault(it, ""), 0);
            points += settlement(it).map(Settlement::extraPoints).orElse(0);
        }
        return points < 10;
    }

    private static final Map<String, Integer> PEOPLE =
            Map.of("KS", 1, "GS", 5, "KST", 10, "BST", 20, "HST", 20, "HPT", 30);

    private List<Integer> beside(int at) {
        return IntStream.range(0, map.fields())
                .filter(it -> map.distance(at, it) == 1)
                .boxed()
                .toList();
    }

    private boolean isWater(int at) {
        return world.field(at).terrain().isWater();
    }

    /** PI-9.1, D-44. */
    void fortify(int at) {
        var price = WALLS.get(settlements.getOrDefault(at, ""));
        if (!isOwn(at) || price == null || walled.contains(at) || !pay(price)) return;
        walled.add(at);
    }

    /** PI-9.2, PI-9.5, D-41, D-42. */
    void build(String kind, int at) {
        boolean near =
                buildings.keySet().stream().anyMatch(it -> it != at && map.distance(it, at) < 2);
        if (!isOwn(at) || settlements.containsKey(at) || near) return;
        boolean there = buildings.containsKey(at);
        if (kind.equals("WACHPOSTEN") && there) return;
        if (there && kind.equals(buildings.get(at))) return;
        if (pay(kind.equals("FESTUNG") ? 100_000 : 30_000)) buildings.put(at, kind);
    }

    void tower(int at, String kind) {
        if (isOwn(at) && "WACHPOSTEN".equals(buildings.get(at)) && pay(30_000))
            buildings.put(at, kind);
    }

    /** PI-22.3, D-113, D-114: two goods, three points for each kind. */
    void promote(Terrain kind, Good good, int points) {
        if (PlainTables.quality(good.number() - 1, kind) == 0) return;
        boolean held =
                IntStream.range(0, map.fields())
                        .anyMatch(it -> isOwn(it) && world.field(it).terrain() == kind);
        int sum = points;
        int goods = 0;
        for (var entry : promoted.entrySet()) {
            if (!entry.getKey().startsWith(kind + " ")) continue;
            sum += entry.getValue();
            if (!entry.getKey().endsWith(" " + good)) goods++;
        }
        if (!held || sum > 3 || goods >= 2 || !pay(20_000 * points)) return;
        promoted.merge(kind + " " + good, points, Integer::sum);
    }
}
