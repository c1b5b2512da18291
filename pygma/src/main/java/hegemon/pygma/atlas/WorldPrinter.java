package hegemon.pygma.atlas;

import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Production;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.World;
import hegemon.pygma.world.Wrap;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes a world. */
public final class WorldPrinter {
    static final String HEADER = "pygma-world 1";
    private static final int PER_LINE = 20;

    private final World world;
    private final Geometry map;
    private final StringBuilder text = new StringBuilder();

    private WorldPrinter(World world) {
        this.world = world;
        this.map = world.geometry();
    }

    public static String print(World world) {
        var printer = new WorldPrinter(world);
        printer.header();
        printer.terrain();
        for (Realm realm : world.realms()) printer.realm(realm);
        for (Realm realm : world.realms()) printer.court(realm);
        printer.land();
        printer.text.append(UnitPrinter.print(world));
        return printer.text.toString();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    static String quote(String text) {
        return '"' + text.replace('"', '\'').replace('\n', ' ') + '"';
    }

    private void header() {
        line(HEADER);
        line("shape " + map.shape());
        line("size " + map.wide() + "x" + map.high());
        if (map.wrap() != Wrap.NONE) line("wrap " + map.wrap());
        line("date " + world.date());
        world.settings().lines().forEach(setting -> line("setting " + setting));
    }

    /** Rows as one sees them; of HEX48, one row for each large field. */
    private void terrain() {
        line("map");
        for (int[] row : rows(map)) {
            var symbols = new StringBuilder();
            for (int field : row) symbols.append(world.field(field).terrain().symbol());
            line(symbols.toString());
        }
        line("end");
    }

    /** The fields of each row of the drawn map. */
    static List<int[]> rows(Geometry map) {
        return switch (map.shape()) {
            case Shape.Rect(var columns, var high) -> rows(map, columns, high);
            case Shape.Hex48 ignored -> {
                var rows = new ArrayList<int[]>();
                for (int gf = 0; gf < map.wide() * map.high(); gf++)
                    rows.add(IntStream.range(gf * 48, gf * 48 + 48).toArray());
                yield rows;
            }
        };
    }

    private static List<int[]> rows(Geometry map, int columns, int high) {
        var rows = new ArrayList<int[]>();
        for (int y = 0; y < map.high() * high; y++) {
            var row = new int[map.wide() * columns];
            for (int x = 0; x < row.length; x++) {
                int gf = y / high * map.wide() + x / columns;
                row[x] = gf * columns * high + x % columns * high + y % high;
            }
            rows.add(row);
        }
        return rows;
    }

    private void realm(Realm realm) {
        int number = realm.number();
        line(
                String.join(
                        " ",
                        "realm " + number,
                        quote(realm.name()),
                        "capital " + map.address(realm.capital()),
                        "treasury " + realm.treasury(),
                        "people " + realm.people(),
                        "player " + quote(realm.player().name()),
                        quote(realm.player().address())));
    }

    /** What a realm is like, has and remembers; it may name other realms. */
    private void court(Realm realm) {
        int number = realm.number();
        var culture = realm.culture();
        if (culture.points() != 0) line("culture " + number + " " + culture.print());
        economy(realm);
        realm.contacts()
                .forEach((other, how) -> line("contact " + number + " " + other + " " + how));
        for (Realm.Past past : realm.history())
            line(
                    "past %d %s %d %d %d"
                            .formatted(
                                    number,
                                    past.date(),
                                    past.treasury(),
                                    past.inhabitants(),
                                    past.fields()));
    }

    private void economy(Realm realm) {
        int number = realm.number();
        var economy = realm.economy();
        line(
                "economy %d unrest %d blocked %s hygiene %d needed%s"
                        .formatted(
                                number,
                                economy.unrest(),
                                economy.blocked(),
                                economy.hygiene(),
                                economy.needed().stream()
                                        .map(good -> " " + good)
                                        .collect(Collectors.joining())));
        goods("store", number, economy.store());
        goods("produced", number, economy.produced());
        goods("deficit", number, economy.deficit());
        economy.promotions()
                .forEach(
                        p ->
                                line(
                                        "promotion %d %s %s %d"
                                                .formatted(
                                                        number, p.kind(), p.good(), p.points())));
    }

    private void goods(String what, int realm, Goods goods) {
        var parts = new ArrayList<String>();
        for (Good good : Good.values())
            if (goods.get(good) != 0) parts.add(good + " " + goods.get(good));
        if (!parts.isEmpty()) line(what + " " + realm + " " + String.join(" ", parts));
    }

    private void land() {
        owners();
        for (int at = 0; at < map.fields(); at++) field(at, world.field(at));
        list("searched", at -> world.field(at).ground().searched());
        var lanes = new TreeMap<Integer, Boolean>();
        var workers = new TreeMap<Integer, Boolean>();
        for (Field field : world.fields()) {
            lanes.put(field.ways().lane(), true);
            workers.put(field.ground().worker(), true);
        }
        for (int lane : lanes.keySet())
            if (lane > 0) list("lane " + lane, at -> world.field(at).ways().lane() == lane);
        for (int realm : workers.keySet())
            if (!Realm.isNobody(realm))
                list("works " + realm, at -> world.field(at).ground().worker() == realm);
    }

    private void owners() {
        for (Realm realm : world.realms())
            list("own " + realm.number(), at -> world.field(at).owner() == realm.number());
    }

    private void list(String what, IntPredicate belongs) {
        var addresses =
                IntStream.range(0, map.fields())
                        .filter(belongs)
                        .mapToObj(field -> map.address(field).toString())
                        .toList();
        for (int i = 0; i < addresses.size(); i += PER_LINE)
            line(
                    what
                            + " "
                            + String.join(
                                    " ",
                                    addresses.subList(
                                            i, Math.min(addresses.size(), i + PER_LINE))));
    }

    private void field(int at, Field field) {
        var address = map.address(at);
        field.settlement().ifPresent(city -> line("settlement " + address + " " + city(city)));
        field.building().ifPresent(kind -> line("building " + address + " " + kind));
        for (Direction way : Direction.values()) {
            int to = map.neighbour(at, way);
            if (field.ways().hasRoad(way) && at < to)
                line("road " + address + " " + map.address(to));
        }
        field.ways()
                .bridge()
                .ifPresent(
                        b ->
                                line(
                                        "bridge %s %s %s"
                                                .formatted(
                                                        address,
                                                        map.address(b.from()),
                                                        map.address(b.to()))));
        field.ground()
                .deposit()
                .ifPresent(
                        d ->
                                line(
                                        "deposit %s %s %d %d"
                                                .formatted(
                                                        address, d.kind(), d.yield(), d.terms())));
        if (!field.ground().production().equals(Production.best(field.terrain().soil())))
            line(
                    "production "
                            + address
                            + field.ground().production().stream()
                                    .map(good -> " " + good)
                                    .collect(Collectors.joining()));
        if (!field.notes().name().isEmpty())
            line("name " + address + " " + quote(field.notes().name()));
        if (!field.notes().text().isEmpty())
            line("text " + address + " " + quote(field.notes().text()));
    }

    private static String city(Settlement city) {
        var traded = city.traded();
        var words = new ArrayList<>(List.of(city.kind().code(), quote(city.name())));
        if (city.extraPoints() > 0) words.add("extra " + city.extraPoints());
        if (city.fortified()) words.add("fortified");
        if (city.trade() > 0) words.add("trade " + city.trade());
        if (city.plagues() > 0) words.add("plagues " + city.plagues());
        if (city.revolt()) words.add("revolt");
        if (city.capitalOf() > 0) words.add("capital " + city.capitalOf());
        if (!traded.equals(Settlement.Traded.NOTHING))
            words.add("traded " + traded.needed() + " " + traded.others() + " " + traded.extra());
        return String.join(" ", words);
    }
}
