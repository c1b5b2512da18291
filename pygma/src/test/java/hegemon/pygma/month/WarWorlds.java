package hegemon.pygma.month;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Bridge;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Merchant;
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
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Small worlds crowded with armies under way: land, roads, cities, orders, everything drawn. In
 * some all realms know the map, in others only what they see and half of the rest.
 */
final class WarWorlds {
    private static final int REALMS = 4;
    private static final List<Terrain> TERRAINS = List.of(Terrain.values());
    private final SplittableRandom random;
    private final boolean fog;
    private final Geometry map;
    private final Field[] fields;
    private final List<Army> armies = new ArrayList<>();
    final List<PlainHost> hosts = new ArrayList<>();
    final SortedMap<Integer, Sheet> sheets = new TreeMap<>();
    private final List<Merchant> merchants = new ArrayList<>();
    private final SortedMap<Unit, Being> beings = new TreeMap<>();
    final World world;

    WarWorlds(long seed, Settings settings) {
        random = new SplittableRandom(seed);
        fog = chance(40);
        map = new Geometry(new Shape.Rect(5, 5), fog ? 4 : 2, fog ? 3 : 2);
        fields = new Field[map.fields()];
        Arrays.setAll(fields, at -> field());
        for (int i = random.nextInt(40); i > 0; i--) road();
        for (int i = random.nextInt(4); i > 0; i--) bridge();
        var date = new Date(3, Month.ENJA);
        var realms = new ArrayList<Realm>();
        for (int number = 1; number <= REALMS; number++) realms.add(realm(number));
        for (int i = 2 + random.nextInt(fog ? 14 : 24); i > 0; i--) army(i);
        for (int i = random.nextInt(6); i > 0; i--) merchant(i);
        for (int i = random.nextInt(5); i > 0; i--) being(i);
        armies.sort(null);
        orders();
        if (fog) realms.replaceAll(this::inTheFog);
        world = new World(map, settings, date, List.of(fields), realms, armies, merchants, beings);
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private Field field() {
        var common = fog ? Terrain.SALT_WATER : Terrain.PLAIN;
        var terrain = chance(50) ? common : TERRAINS.get(random.nextInt(TERRAINS.size()));
        var field = Field.of(terrain);
        if (!terrain.isLand()) return chance(30) ? field.with(field.ways().withLane(1)) : field;
        var held = chance(fog ? 85 : 40) ? field : field.withOwner(1 + random.nextInt(REALMS));
        if (chance(6)) return held.with(any(BuildingKind.values()));
        if (held.owner() == 0 || chance(85)) return held;
        var kind =
                any(
                        SettlementKind.SMALL_SETTLEMENT,
                        SettlementKind.INLAND_CITY,
                        SettlementKind.PORT);
        return held.with(Settlement.of(kind, "").withFortified(chance(30)));
    }

    @SafeVarargs
    private <T> T any(T... choices) {
        return choices[random.nextInt(choices.length)];
    }

    /** D-50: it belongs to whoever built it. */
    private void bridge() {
        int over = random.nextInt(fields.length);
        int from = map.neighbour(over, random.nextInt(6));
        int to = map.neighbour(over, random.nextInt(6));
        if (from == Geometry.NONE || to == Geometry.NONE || from == to) return;
        if (!fields[from].isLand() || !fields[to].isLand()) return;
        if (fields[over].settlement().isPresent()) return;
        var water = Field.of(Terrain.FRESH_WATER).withOwner(1 + random.nextInt(REALMS));
        fields[over] = water.with(water.ways().withBridge(new Bridge(from, to)));
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
                any(People.values()),
                new Culture(
                        random.nextInt(3),
                        chance(50) ? Optional.of(Terrain.PLAIN) : Optional.empty(),
                        any(Culture.When.values())),
                capital,
                random.nextInt(100_000),
                Economy.START,
                KnownMap.EMPTY.seeing(
                        IntStream.range(0, fields.length).toArray(),
                        at -> Known.of(fields[at], new Date(2, Month.HEL))),
                new TreeMap<>(Map.of(foe(number), Acquaintance.REALM)),
                List.of());
    }

    /** PI-1.6, D-70: it knows what it sees from where it is, and a part of the rest. */
    private Realm inTheFog(Realm realm) {
        var known =
                IntStream.range(0, fields.length)
                        .filter(at -> chance(10) || sees(realm.number(), at))
                        .toArray();
        return realm.withKnown(
                KnownMap.EMPTY.seeing(known, at -> Known.of(fields[at], new Date(2, Month.HEL))));
    }

    private boolean sees(int realm, int at) {
        return IntStream.of(map.within(at, 1)).anyMatch(it -> fields[it].owner() == realm)
                || armies.stream()
                        .anyMatch(it -> it.realm() == realm && map.distance(it.field(), at) <= 2)
                || merchants.stream()
                        .anyMatch(it -> it.realm() == realm && map.distance(it.field(), at) <= 2);
    }

    /** Whom a realm knows by name, and may attack alone (D-77). */
    private static int foe(int realm) {
        return 1 + realm % REALMS;
    }

    private void army(int number) {
        var army = drawn(1 + random.nextInt(REALMS), number);
        boolean afoot = army.kind() != UnitKind.FH;
        var kit = new Equipment(afoot && chance(30) ? 1 + random.nextInt(2) : 0, chance(30));
        boolean stationed = afoot && fields[army.field()].owner() == army.realm() && chance(10);
        armies.add(
                new Army(
                        army.realm(),
                        army.unit(),
                        "",
                        army.field(),
                        army.size(),
                        kit,
                        stationed,
                        Optional.empty()));
        if (!afoot && chance(50)) cargo(army, number);
    }

    private Army drawn(int realm, int number) {
        int at = random.nextInt(fields.length);
        var land = chance(60) ? UnitKind.KH : UnitKind.RH;
        var kind = fields[at].isLand() ? land : UnitKind.FH;
        int size = kind == UnitKind.FH ? 10 + random.nextInt(200) : 1_000 * (1 + random.nextInt(9));
        return Army.of(realm, new Unit(kind, number), at, size);
    }

    /** D-66: what the fleet can carry. */
    private void cargo(Army fleet, int number) {
        int room = fleet.size() * 100 / 1_000;
        if (room == 0) return;
        int size = 1_000 * (1 + random.nextInt(Math.min(9, room)));
        var unit = new Unit(UnitKind.KH, 100 + number);
        armies.add(Army.of(fleet.realm(), unit, fleet.field(), size).aboard(fleet.unit()));
    }

    private void merchant(int number) {
        int at = random.nextInt(fields.length);
        if (fields[at].ways().bridge().isPresent()) return;
        int realm = 1 + random.nextInt(REALMS);
        var lot = new Lot(Good.WINE, 1 + random.nextInt(20), realm, realm);
        merchants.add(new Merchant(realm, new Unit(UnitKind.H, number), "", at, List.of(lot)));
    }

    /** D-126. */
    private void being(int number) {
        var army = drawn(0, number);
        armies.add(army.named("Trolls"));
        var order = chance(50) ? BasicOrder.ATTACK : BasicOrder.NOTHING;
        beings.put(army.unit(), new Being(army.unit(), order, "They sing."));
    }

    private void orders() {
        var lines = new TreeMap<Integer, StringBuilder>();
        for (Army army : armies) {
            var being =
                    Optional.ofNullable(beings.get(army.unit())).filter(it -> army.realm() == 0);
            var order = being.map(it -> it.order() == BasicOrder.ATTACK ? 'A' : '-');
            hosts.add(host(army, order.orElseGet(() -> "ARV-".charAt(random.nextInt(4)))));
        }
        for (Merchant it : merchants) hosts.add(host(it));
        for (PlainHost it : hosts) aboard(it);
        for (PlainHost it : hosts)
            lines.computeIfAbsent(it.realm, key -> new StringBuilder()).append(line(it));
        lines.forEach((realm, text) -> sheets.put(realm, Parser.read(text.toString()).sheet()));
    }

    private PlainHost host(Army army, char order) {
        boolean sails = army.kind() == UnitKind.FH;
        var path = path(army.field(), army.aboard().isPresent() ? 3 : 6, sails);
        int against = order == 'A' && army.realm() > 0 && chance(30) ? foe(army.realm()) : 0;
        var host =
                new PlainHost(
                        army.realm(),
                        army.unit().toString(),
                        army.size(),
                        path,
                        order,
                        against,
                        army.realm() == 0 || chance(90));
        host.stationed = army.stationed();
        host.equipment = army.equipment().level();
        host.worn = army.equipment().used();
        return host;
    }

    private PlainHost host(Merchant it) {
        var path = path(it.field(), 12, chance(50));
        var host = new PlainHost(it.realm(), it.unit().toString(), 1, path, '-', 0, true);
        it.cargo().forEach(lot -> host.lots.add(new PlainLot("WINE", lot.points(), lot.from())));
        return host;
    }

    /** Who is carried, and who goes aboard with the last step. */
    private void aboard(PlainHost host) {
        armies.stream()
                .filter(it -> it.realm() == host.realm && it.unit().toString().equals(host.unit))
                .flatMap(it -> it.aboard().stream())
                .forEach(fleet -> host.carrier = fleet(host, fleet.toString()));
        if (host.carrier.isEmpty() && host.walks() && chance(40))
            host.boards =
                    hosts.stream()
                            .filter(it -> it.realm == host.realm && it.sails())
                            .filter(it -> map.distance(it.start, host.path.getLast()) == 1)
                            .findFirst();
    }

    private Optional<PlainHost> fleet(PlainHost host, String unit) {
        return hosts.stream()
                .filter(it -> it.realm == host.realm && it.unit.equals(unit))
                .findFirst();
    }

    private String line(PlainHost it) {
        var way = new ArrayList<String>();
        it.path.forEach(at -> way.add(map.address(at).toString()));
        it.carrier.ifPresent(fleet -> way.set(0, fleet.unit));
        it.boards.ifPresent(fleet -> way.add(fleet.unit));
        return it.unit
                + ": "
                + String.join(" > ", way)
                + (it.trades() ? "" : " " + it.order)
                + (it.against > 0 ? " GEGEN " + it.against : "")
                + (it.annexes ? "" : " OHNE")
                + "\n";
    }

    private List<Integer> path(int from, int most, boolean sails) {
        var path = new ArrayList<>(List.of(from));
        int way = random.nextInt(6);
        for (int i = random.nextInt(most); i > 0; i--) {
            if (!fog || chance(30)) way = random.nextInt(6); // out of sight only straight on
            int to = map.neighbour(path.getLast(), way);
            if (to == Geometry.NONE) continue;
            if (sails && fields[to].isLand() && chance(fog ? 60 : 90)) continue;
            path.add(to);
        }
        return path;
    }

    /** For messages. */
    String story() {
        var text = new StringBuilder();
        for (PlainHost it : hosts)
            text.append(
                    "%d %s %d %s %s%d %s %s %s%n"
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
                                    it.annexes,
                                    it.carrier.map(on -> "on " + on.unit).orElse(""),
                                    it.boards.map(on -> "to " + on.unit).orElse("")));
        return text.toString();
    }
}
