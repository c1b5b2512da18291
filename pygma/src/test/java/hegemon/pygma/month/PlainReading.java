package hegemon.pygma.month;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A second reading of the phases of money, goods and people (4, 10, 11, 12) of a month without
 * orders, slow and plain, from the text of docs/rules/pygma-isis.md alone; only the dice are those
 * of the month. The tables are {@link PlainTables}.
 */
final class PlainReading {
    final World world;
    final Map<String, Integer> dice = new TreeMap<>();
    final int[] owner;
    final int[] worker;
    final boolean[] revolt;

    PlainReading(World world, List<Roll> rolls) {
        this.world = world;
        rolls.forEach(roll -> dice.put(roll.label(), roll.value()));
        owner = world.fields().stream().mapToInt(Field::owner).toArray();
        revolt = new boolean[owner.length];
        for (int at = 0; at < owner.length; at++) revolt[at] = isInRevolt(at);
        worker = IntStream.range(0, owner.length).map(this::worker).toArray();
    }

    private Field field(int at) {
        return world.field(at);
    }

    private List<Integer> beside(int at) {
        return IntStream.range(0, 6)
                .map(way -> world.geometry().neighbour(at, way))
                .filter(it -> it != Geometry.NONE)
                .boxed()
                .toList();
    }

    /** D-117: put down where an own land army of 1,000 ends the month. */
    private boolean isInRevolt(int at) {
        return field(at).settlement().filter(Settlement::revolt).isPresent()
                && world.armies().stream()
                        .noneMatch(it -> it.field() == at && it.realm() == owner[at]);
    }

    /** D-13, COAST: most own land beside the water; tie: nobody has worked it yet. */
    private int worker(int at) {
        if (field(at).isLand()) return 0;
        var count = new int[world.realms().size() + 1];
        for (int near : beside(at)) if (field(near).isLand()) count[owner[near]]++;
        count[0] = 0;
        int most = IntStream.of(count).max().orElse(0);
        var best = IntStream.range(1, count.length).filter(it -> count[it] == most).toArray();
        return most == 0 || best.length > 1 ? 0 : best[0];
    }

    /** What phase 10 makes of a realm. */
    record Economics(
            List<Integer> produced,
            List<Integer> store,
            List<Integer> deficit,
            List<Integer> needed,
            int unrest,
            boolean blocked) {}

    Economics economics(Realm realm) {
        var produced = produced(realm);
        int people = inhabitants(realm);
        var need = PlainTables.need(people);
        var store = new int[15];
        var deficit = new int[15];
        var gaps = new ArrayList<int[]>();
        for (int i = 0; i < 15; i++) {
            int there = produced[i] + realm.economy().store().toArray()[i];
            if (i < 9) gaps.add(new int[] {there - need[i], i});
            store[i] = i < 10 ? Math.max(0, there - need[i]) : there;
            deficit[i] = i < 10 ? Math.max(0, need[i] - there) : 0;
        }
        gaps.sort(Comparator.comparingInt((int[] it) -> it[0]).thenComparingInt(it -> it[1]));
        boolean lacking = people < 100_000 ? cover(store, deficit) : !demanded(store, people);
        return new Economics(
                boxed(produced),
                boxed(store),
                boxed(deficit),
                gaps.stream().limit(3).map(it -> it[1]).toList(),
                unrest(deficit),
                lacking && world.settings().get(Setting.LUXURY_BLOCK));
    }

    private static List<Integer> boxed(int[] points) {
        return IntStream.of(points).boxed().toList();
    }

    /** PI-21, PI-22.3, PI-23.1, D-37. */
    private int[] produced(Realm realm) {
        var halves = world.settings().get(Setting.PLAGUE_HALVES);
        var sum = new int[15];
        for (int at = 0; at < owner.length; at++) {
            boolean land = field(at).isLand();
            if ((land ? owner[at] : worker[at]) != realm.number()) continue;
            var here = harvest(at);
            boolean halved = halves == Choice.Halves.BOTH && isBesidePlague(world, at, realm);
            for (int i = 0; i < 15; i++) sum[i] += halved ? here[i] / 2 : here[i];
        }
        for (var promotion : realm.economy().promotions())
            if (hasKind(realm, promotion.kind()))
                sum[promotion.good().number() - 1] += promotion.points();
        return sum;
    }

    private boolean hasKind(Realm realm, Terrain kind) {
        return IntStream.range(0, owner.length)
                .anyMatch(
                        at ->
                                kind.isWater()
                                        ? worker[at] == realm.number()
                                        : owner[at] == realm.number()
                                                && field(at).terrain() == kind);
    }

    private int[] harvest(int at) {
        var points = new int[15];
        var terrain = field(at).terrain();
        var places = field(at).ground().production();
        for (int i = 0; i < places.size(); i++) {
            int good = places.get(i).number() - 1;
            points[good] += Math.min(3 - i, PlainTables.quality(good, terrain));
        }
        switch (terrain) {
            case SWAMP -> points[10] += 1;
            case RAINFOREST, OASIS -> points[12] += 2;
            case DESERT -> points[14] += 2;
            default -> {}
        }
        if (isPearlBank(at)) points[11] += 4;
        if (deposit(at) == DepositKind.GEMS) points[13] += 4;
        return points;
    }

    private boolean isPearlBank(int at) {
        if (deposit(at) == DepositKind.PEARLS) return true;
        var label = "10 pearls " + world.geometry().address(at);
        return dice.getOrDefault(label, 20) <= 2;
    }

    private DepositKind deposit(int at) {
        return field(at).ground().deposit().map(it -> it.kind()).orElse(DepositKind.SILVER);
    }

    /** D-37: beside a plague city that belongs to the realm then. */
    private boolean isBesidePlague(World then, int at, Realm realm) {
        return beside(at).stream()
                .anyMatch(
                        near ->
                                then.field(near).owner() == realm.number()
                                        && then.field(near)
                                                .settlement()
                                                .filter(it -> it.plagues() > 0)
                                                .isPresent());
    }

    /** T1 and T2. */
    private int inhabitants(Realm realm) {
        int points = 0;
        for (int at = 0; at < owner.length; at++) {
            if (owner[at] != realm.number()) continue;
            points += PlainTables.people(field(at).terrain());
            points +=
                    field(at)
                            .settlement()
                            .map(it -> PlainTables.people(it.kind()) + it.extraPoints())
                            .orElse(0);
        }
        return 1_000 * points;
    }

    /** D-119: Tabak, Glas, Seide, Perlen, Edelsteine, each point on the largest deficit. */
    private static boolean cover(int[] store, int[] deficit) {
        for (int luxury : new int[] {10, 14, 12, 11, 13})
            while (store[luxury] > 0 && IntStream.of(deficit).sum() > 0) {
                int worst = 0;
                for (int i = 1; i < 10; i++) if (deficit[i] > deficit[worst]) worst = i;
                deficit[worst]--;
                store[luxury]--;
            }
        return false;
    }

    /** D-120: the stores sorted downwards reach the list; what is required is used up. */
    private static boolean demanded(int[] store, int people) {
        int[] list = PlainTables.luxuries(people);
        var order = new ArrayList<>(List.of(10, 11, 12, 13, 14));
        order.sort(Comparator.comparingInt((Integer it) -> -store[it]));
        for (int i = 0; i < list.length; i++) if (store[order.get(i)] < list[i]) return false;
        for (int i = 0; i < list.length; i++) store[order.get(i)] -= list[i];
        return true;
    }

    /** D-116. */
    private static int unrest(int[] deficit) {
        long little = IntStream.of(deficit).filter(it -> it > 0).count();
        long much = IntStream.of(deficit).filter(it -> it >= 3).count();
        if (IntStream.of(deficit).anyMatch(it -> it >= 5) || much >= 3) return 3;
        return little > 4 || much > 0 ? 2 : little > 0 ? 1 : 0;
    }

    /** Phase 11, after those in revolt have left: tax, trade, land, mines. */
    int income(Realm realm, World after) {
        int sum = 0;
        for (int at = 0; at < owner.length; at++) {
            if (owner[at] != realm.number() || after.field(at).owner() != realm.number()) continue;
            int land = PlainTables.land(field(at).terrain());
            sum += isBesidePlague(after, at, realm) ? land / 2 : land;
            var city = after.field(at).settlement().filter(it -> !it.revolt());
            if (city.isPresent()) sum += PlainTables.tax(city.get().kind());
            if (city.filter(Settlement::isTradeCity).isPresent())
                sum += trade(field(at).settlement().orElseThrow().traded());
            sum +=
                    field(at)
                            .ground()
                            .deposit()
                            .filter(it -> isGold(it.kind()))
                            .map(it -> it.yield())
                            .orElse(0);
        }
        return sum;
    }

    private static boolean isGold(DepositKind kind) {
        return kind == DepositKind.GOLD || kind == DepositKind.SILVER;
    }

    /** PI-24.3 to PI-24.5, D-107. */
    private static int trade(Settlement.Traded traded) {
        int earned = 1_000 * traded.needed() + 1_000 * (traded.others() / 5);
        return Math.min(25_000, earned + traded.extra() / 3);
    }

    /** Phase 4 and D-22: pay, administration, the last hygiene again. */
    record Term(int treasury, Map<String, Integer> armies, int hygiene) {}

    Term term(Realm realm) {
        int last = realm.economy().hygiene();
        var before = term(realm, 0);
        int hygiene =
                switch (world.settings().get(Setting.NMR_HYGIENE)) {
                    case PARTLY -> Math.min(last, before.treasury);
                    case REPEAT -> last <= before.treasury ? last : 0;
                    case NONE -> 0;
                };
        return term(realm, hygiene);
    }

    /** The same with this sum for hygiene; 0: as it is after phase 4. */
    Term term(Realm realm, int hygiene) {
        int gold = realm.treasury();
        boolean leave = world.settings().get(Setting.PAY_UNPAID) == Choice.Unpaid.LEAVE;
        var left = new TreeMap<Army, Integer>();
        for (Army army : world.armies()) {
            if (army.realm() != realm.number()) continue;
            int each = army.unit().toString().startsWith("RH") ? 3 : 1;
            int paid = Math.min(army.size(), gold / each);
            gold -= paid * each;
            if (!leave) left.put(army, army.size()); // D-19
            else if (paid >= 1_000) left.put(army, paid);
        }
        while (PlainTables.administration(left.size()) > gold) left.remove(smallest(left));
        gold -= PlainTables.administration(left.size());
        var sizes = new TreeMap<String, Integer>();
        left.forEach((army, size) -> sizes.put(army.unit().toString(), size));
        return new Term(gold - hygiene, sizes, hygiene);
    }

    /** D-68, with the weights of D-87. */
    private static Army smallest(Map<Army, Integer> armies) {
        return armies.entrySet().stream()
                .min(
                        Comparator.comparingInt(
                                (Map.Entry<Army, Integer> it) ->
                                        it.getValue()
                                                * (it.getKey().unit().toString().startsWith("RH")
                                                        ? 2
                                                        : 1)))
                .orElseThrow()
                .getKey();
    }

    /** Phase 12: whether plague breaks out in a city, by its own W20 (D-35). */
    boolean isSick(int at, int hygiene, int cities) {
        int column = hygiene / cities / 1_000;
        if (column < 3) return true;
        if (column >= 10) return false;
        return dice.getOrDefault("12 plague " + world.geometry().address(at), 0)
                <= (100 - 10 * column) / 5;
    }

    /** D-34. */
    List<Integer> cities(Realm realm) {
        boolean all = world.settings().get(Setting.HYGIENE_SCOPE) == Choice.HygieneScope.ALL;
        return IntStream.range(0, owner.length)
                .filter(at -> owner[at] == realm.number())
                .filter(
                        at ->
                                field(at)
                                        .settlement()
                                        .filter(it -> all || PlainTables.people(it.kind()) >= 10)
                                        .isPresent())
                .boxed()
                .toList();
    }
}
