package hegemon.pygma.month;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Small worlds crowded with armies under way: land, roads, cities, orders, everything drawn; all
 * realms know the map.
 */
final class WarWorlds {
    private static final int REALMS = 4;
    private static final List<Terrain> TERRAINS = List.of(Terrain.values());
    private final SplittableRandom random;
    private final Geometry map = new Geometry(new Shape.Rect(5, 5), 2, 2);
    private final Field[] fields = new Field[map.fields()];
    private final List<Army> armies = new ArrayList<>();
    final List<PlainHost> hosts = new ArrayList<>();
    final SortedMap<Integer, Sheet> sheets = new TreeMap<>();
    final World world;

    WarWorlds(long seed, Settings settings) {
        random = new SplittableRandom(seed);
        Arrays.setAll(fields, at -> field());
        for (int i = random.nextInt(40); i > 0; i--) road();
        var date = new Date(3, Month.ENJA);
        var realms = new ArrayList<Realm>();
        for (int number = 1; number <= REALMS; number++) realms.add(realm(number));
        for (int i = 2 + random.nextInt(24); i > 0; i--) army(i);
        armies.sort(null);
        orders();
        world =
                new World(
                        map,
                        settings,
                        date,
                        List.of(fields),
                        realms,
                        armies,
                        List.of(),
                        new TreeMap<>());
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private Field field() {
        var terrain = chance(50) ? Terrain.PLAIN : TERRAINS.get(random.nextInt(TERRAINS.size()));
        var field = Field.of(terrain);
        if (!terrain.isLand() || chance(40)) return field;
        var owned = field.withOwner(1 + random.nextInt(REALMS));
        if (chance(85)) return owned;
        var kind = chance(50) ? SettlementKind.SMALL_SETTLEMENT : SettlementKind.INLAND_CITY;
        return owned.with(Settlement.of(kind, "").withFortified(chance(30)));
    }

    private void road() {
        int from = random.nextInt(fields.length);
        int to = map.neighbour(from, random.nextInt(6));
        if (to == Geometry.NONE || !fields[from].isLand() || !fields[to].isLand()) return;
        var way = map.direction(from, to).orElseThrow();
        fields[from] = fields[from].with(fields[from].ways().withRoad(way));
        fields[to] = fields[to].with(fields[to].ways().withRoad(way.opposite()));
    }

    private Realm realm(int number) {
        int capital = number; // a field apart from the fighting is not needed: it can fall
        fields[capital] =
                Field.of(Terrain.PLAIN).withOwner(number).with(Settlement.capital(number, ""));
        return new Realm(
                number,
                "Realm " + number,
                new Realm.Player("", ""),
                People.NONE,
                Culture.NONE,
                capital,
                random.nextInt(100_000),
                Economy.START,
                KnownMap.EMPTY.seeing(
                        IntStream.range(0, fields.length).toArray(),
                        at -> Known.of(fields[at], new Date(2, Month.HEL))),
                new TreeMap<>(Map.of(foe(number), Acquaintance.REALM)),
                List.of());
    }

    /** Whom a realm knows by name, and may attack alone (D-77). */
    private static int foe(int realm) {
        return 1 + realm % REALMS;
    }

    private void army(int number) {
        int at = random.nextInt(fields.length);
        var land = chance(60) ? UnitKind.KH : UnitKind.RH;
        var kind = fields[at].isLand() ? land : UnitKind.FH;
        int size = kind == UnitKind.FH ? 10 + random.nextInt(200) : 1_000 * (1 + random.nextInt(9));
        int realm = 1 + random.nextInt(REALMS);
        armies.add(Army.of(realm, new Unit(kind, number), at, size));
    }

    private void orders() {
        var lines = new TreeMap<Integer, StringBuilder>();
        for (Army army : armies) {
            var path = path(army);
            var order = "ARV-".charAt(random.nextInt(4));
            int against = order == 'A' && chance(30) ? foe(army.realm()) : 0;
            boolean annexes = chance(90);
            hosts.add(
                    new PlainHost(
                            army.realm(),
                            army.unit().toString(),
                            army.size(),
                            path,
                            order,
                            against,
                            annexes));
            lines.computeIfAbsent(army.realm(), it -> new StringBuilder())
                    .append(army.unit())
                    .append(": ")
                    .append(
                            String.join(
                                    " > ",
                                    path.stream().map(it -> map.address(it).toString()).toList()))
                    .append(' ')
                    .append(order)
                    .append(against > 0 ? " GEGEN " + against : "")
                    .append(annexes ? "" : " OHNE")
                    .append('\n');
        }
        lines.forEach((realm, text) -> sheets.put(realm, Parser.read(text.toString()).sheet()));
    }

    private List<Integer> path(Army army) {
        var path = new ArrayList<>(List.of(army.field()));
        for (int i = random.nextInt(6); i > 0; i--) {
            int to = map.neighbour(path.getLast(), random.nextInt(6));
            if (to == Geometry.NONE) continue;
            if (army.unit().kind() == UnitKind.FH && fields[to].isLand()) continue;
            path.add(to);
        }
        return path;
    }

    /** For messages. */
    String story() {
        var text = new StringBuilder();
        for (PlainHost it : hosts)
            text.append(
                    "%d %s %d %s %s%d %s%n"
                            .formatted(
                                    it.realm,
                                    it.unit,
                                    it.size,
                                    it.path.stream()
                                            .map(
                                                    at ->
                                                            map.address(at)
                                                                    + "."
                                                                    + fields[at].terrain()
                                                                    + fields[at].owner())
                                            .toList(),
                                    it.order,
                                    it.against,
                                    it.annexes));
        return text.toString();
    }
}
