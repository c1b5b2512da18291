package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Months in which two realms build roads and bridges, read twice (phase 5). */
@Tag("long")
class TwoRoadsTest {
    private static final int WORLDS = Integer.getInteger("worlds", 400);

    @Test
    void roadsAndBridgesAreBuiltAlike() { // PI-10.1 to PI-10.5, PI-10.7, D-45 to D-50, D-132
        int built = 0;
        int shared = 0;
        for (long seed = 1; seed <= WORLDS; seed++) {
            var site = new Site(seed);
            var month = Evaluation.of(site.world, site.sheets(), Events.NONE, new byte[32]);
            var plain = new PlainRoads(site.world);
            plain.run(site.orders);
            built += plain.built;
            shared += plain.shared;
            agree(site.story(month), plain, month.after());
        }
        assertThat(built).isGreaterThan(WORLDS);
        assertThat(shared).isPositive();
    }

    private static void agree(String story, PlainRoads plain, World after) {
        var roads = new HashSet<List<Integer>>();
        var map = after.geometry();
        for (int at = 0; at < map.fields(); at++) {
            var field = after.field(at);
            for (int beside : map.within(at, 1))
                if (map.direction(at, beside).filter(field.ways()::hasRoad).isPresent())
                    roads.add(PlainRoads.section(at, beside));
            assertThat(field.ways().bridge().map(it -> List.of(it.from(), it.to())))
                    .as("%s%s", story, map.address(at))
                    .isEqualTo(Optional.ofNullable(plain.bridges.get(at)));
            assertThat(field.owner()).as("%s%s", story, map.address(at)).isEqualTo(plain.owner[at]);
        }
        var month = named(roads, plain.roads, map);
        var reading = named(plain.roads, roads, map);
        assertThat(month).as("%sonly the reading: %s", story, reading).isEmpty();
        assertThat(reading).as(story).isEmpty();
        for (Realm realm : after.realms())
            assertThat(realm.treasury()).as(story).isEqualTo(plain.gold.get(realm.number()));
    }

    private static List<String> named(
            Set<List<Integer>> all, Set<List<Integer>> but, Geometry map) {
        return all.stream()
                .filter(it -> !but.contains(it))
                .map(it -> map.address(it.get(0)) + "-" + map.address(it.get(1)))
                .sorted()
                .toList();
    }

    /** Two realms side by side with a river, cities and pieces of roads. */
    private static final class Site extends DrawnMonth {
        final World world;
        final List<PlainRoads.Order> orders = new ArrayList<>();
        private final Geometry map = new Geometry(new Shape.Rect(5, 5), 2, 2);
        private final Field[] fields = new Field[map.fields()];

        Site(long seed) {
            super(seed);
            Arrays.setAll(fields, this::field);
            for (int i = random.nextInt(5); i > 0; i--) walk();
            var date = new Date(3, Month.ENJA);
            var realms = List.of(realm(1), realm(2)); // their capitals replace fields
            var known = all(List.of(fields), date);
            world =
                    new World(
                            map,
                            Settings.of(2)
                                    .with(
                                            Setting.ROAD_GROWTH,
                                            seed % 3 == 0
                                                    ? Choice.RoadGrowth.TIP
                                                    : Choice.RoadGrowth.END)
                                    .with(
                                            Setting.ROAD_BORDER,
                                            seed % 4 == 0
                                                    ? Choice.RoadBorder.ORDER
                                                    : Choice.RoadBorder.PHASE),
                            date,
                            List.of(fields),
                            realms.stream().map(it -> it.withKnown(known)).toList(),
                            List.of(),
                            List.of(),
                            new TreeMap<>());
            for (int i = 6 + random.nextInt(10); i > 0; i--) order(1 + random.nextInt(2));
        }

        private Field field(int at) {
            var terrains = Terrain.values();
            var terrain = chance(70) ? Terrain.PLAIN : terrains[random.nextInt(terrains.length)];
            if (chance(10)) terrain = Terrain.FRESH_WATER;
            var field = Field.of(terrain);
            if (!terrain.isLand() || chance(5)) return field;
            var owned =
                    field.withOwner(
                            chance(95) ? 1 + 2 * at / fields.length : 1 + random.nextInt(2));
            var kinds = SettlementKind.values();
            var kind = kinds[random.nextInt(kinds.length)];
            return chance(12) && kind != SettlementKind.CAPITAL
                    ? owned.with(Settlement.of(kind, ""))
                    : owned;
        }

        private Realm realm(int number) {
            int at = (number - 1) * fields.length / 2 + random.nextInt(fields.length / 2);
            var ways = fields[at].isLand() ? fields[at].ways() : Field.of(Terrain.PLAIN).ways();
            fields[at] =
                    Field.of(Terrain.PLAIN)
                            .withOwner(number)
                            .with(Settlement.capital(number, ""))
                            .with(ways);
            return new Realm(
                    number,
                    "Realm " + number,
                    new Realm.Player("", ""),
                    People.NONE,
                    Culture.NONE,
                    at,
                    random.nextInt(chance(30) ? 30_000 : 300_000),
                    Economy.START,
                    KnownMap.EMPTY,
                    new TreeMap<>(),
                    List.of());
        }

        /** A piece of road from somewhere. */
        private void walk() {
            int from = random.nextInt(fields.length);
            for (int i = random.nextInt(6); i > 0; i--) {
                int to = map.neighbour(from, random.nextInt(6));
                if (to == Geometry.NONE || !fields[from].isLand() || !fields[to].isLand()) return;
                var way = map.direction(from, to).orElseThrow();
                fields[from] = fields[from].with(fields[from].ways().withRoad(way));
                fields[to] = fields[to].with(fields[to].ways().withRoad(way.opposite()));
                from = to;
            }
        }

        private int start() {
            var good =
                    IntStream.range(0, fields.length)
                            .filter(
                                    at ->
                                            fields[at].settlement().isPresent()
                                                    || fields[at].ways().roads() != 0)
                            .toArray();
            if (chance(30) && !orders.isEmpty()) {
                var last = orders.getLast().fields();
                return last.get(random.nextInt(last.size()));
            }
            return chance(90) ? good[random.nextInt(good.length)] : random.nextInt(fields.length);
        }

        private void order(int realm) {
            if (chance(20)) {
                bridge(realm);
                return;
            }
            var path = new ArrayList<>(List.of(start()));
            for (int i = 1 + random.nextInt(3); i > 0; i--) {
                int to = map.neighbour(path.getLast(), random.nextInt(6));
                if (to != Geometry.NONE && (fields[to].isLand() || chance(40))) path.add(to);
            }
            if (path.size() < 2) return;
            road(realm, path);
            boolean crosses = path.stream().map(it -> fields[it].owner()).distinct().count() > 1;
            if (crosses && chance(70)) {
                var back = chance(50) ? path : new ArrayList<>(path.reversed());
                road(3 - realm, back);
            }
        }

        private void road(int realm, List<Integer> path) {
            var way = path.stream().map(it -> map.address(it).toString()).toList();
            write(realm, "STRASSE " + String.join(" > ", way));
            orders.add(new PlainRoads.Order(realm, false, List.copyOf(path)));
        }

        private void bridge(int realm) {
            var waters =
                    IntStream.range(0, fields.length)
                            .filter(at -> fields[at].terrain().isWater())
                            .toArray();
            if (waters.length == 0) return;
            int over = waters[random.nextInt(waters.length)];
            int from = map.neighbour(over, random.nextInt(6));
            int to = map.neighbour(over, random.nextInt(6));
            if (from == Geometry.NONE || to == Geometry.NONE) return;
            for (int lord = 1; lord <= 2; lord++)
                if (lord == realm || chance(20)) {
                    write(
                            lord,
                            "BRÜCKE %s VON %s NACH %s"
                                    .formatted(
                                            map.address(over), map.address(from), map.address(to)));
                    orders.add(new PlainRoads.Order(lord, true, List.of(over, from, to)));
                }
            if (chance(60)) road(realm, List.of(from, over, to));
        }
    }
}
