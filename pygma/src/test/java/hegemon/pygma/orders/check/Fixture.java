package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
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
import hegemon.table.Language;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Part IV: 5x5, WG = 8. Realm 3 in Dorl 02, treasury 300,000. GF 16 is own land and known: all
 * Ebene, but 16/14 Gebirge, 16/15 Hügel, 16/02 and 16/03 Salzwasser. Capital 16/08 (trade city),
 * Kleinstadt 16/22. KH 1 of 6,000 K in 16/22, RH 1 of 2,000 R and RH 4 * in 16/08, FH 1 of 40 S in
 * 16/03, H 1 in 16/08; store Wein 20, Erze 10. Realm 5 is known.
 */
final class Fixture {
    static final int REALM = 3;

    private static final Geometry WORLD = new Geometry(new Shape.Rect(5, 5), 8, 4);

    Geometry geometry = WORLD;
    Month month = Month.DORL;
    int treasury = 300_000;
    Settings settings = Settings.DEFAULT;
    Economy economy = Economy.START.withStore(Goods.NONE.plus(Good.WINE, 20).plus(Good.ORE, 10));
    final SortedMap<Address, Field> fields = new TreeMap<>();
    final List<Army> armies = new ArrayList<>();
    final List<Merchant> merchants = new ArrayList<>();
    final SortedMap<Integer, String> realms = new TreeMap<>(Map.of(5, "Nordmark"));

    private Fixture() {}

    static Fixture ofTheRules() {
        var fixture = new Fixture();
        for (int kf = 1; kf <= 25; kf++) fixture.own(16, kf, Terrain.PLAIN);
        fixture.own(16, 14, Terrain.MOUNTAINS).own(16, 15, Terrain.HILLS);
        fixture.wild(16, 2, Terrain.SALT_WATER).wild(16, 3, Terrain.SALT_WATER);
        fixture.field(2, Fixture::worked).field(3, Fixture::worked);
        fixture.settle(8, Settlement.capital(REALM, "Falkenstein").withTrade(1));
        fixture.settle(22, Settlement.of(SettlementKind.SMALL_TOWN, "Furt"));
        fixture.army(UnitKind.KH, 1, 22, 6_000).army(UnitKind.RH, 1, 8, 2_000);
        fixture.army(UnitKind.FH, 1, 3, 40).army(UnitKind.RH, 4, 8, 1_000);
        fixture.army(new Unit(UnitKind.RH, 4), army -> army.stationed(true));
        return fixture.merchant(1, 8, List.of());
    }

    /** D-13: by the realm whose land is beside it. */
    private static Field worked(Field water) {
        return water.with(water.ground().withWorker(REALM));
    }

    Fixture own(int gf, int kf, Terrain terrain) {
        fields.put(new Address(gf, kf), Field.of(terrain).withOwner(REALM));
        return this;
    }

    /** A field of nobody that the ruler has seen. */
    Fixture wild(int gf, int kf, Terrain terrain) {
        fields.put(new Address(gf, kf), Field.of(terrain));
        return this;
    }

    Fixture field(int kf, UnaryOperator<Field> change) {
        fields.computeIfPresent(new Address(16, kf), (_, field) -> change.apply(field));
        return this;
    }

    Fixture settle(int kf, Settlement settlement) {
        return field(kf, field -> field.with(settlement));
    }

    Fixture build(int kf, BuildingKind building) {
        return field(kf, field -> field.with(building));
    }

    /** A road through these fields of GF 16. */
    Fixture road(int... kfs) {
        for (int i = 1; i < kfs.length; i++) {
            int from = at(kfs[i - 1]);
            var way = geometry.direction(from, at(kfs[i])).orElseThrow();
            road(kfs[i - 1], way).road(kfs[i], way.opposite());
        }
        return this;
    }

    private Fixture road(int kf, Direction way) {
        return field(kf, field -> field.with(field.ways().withRoad(way)));
    }

    Fixture army(UnitKind kind, int number, int kf, int size) {
        armies.add(Army.of(REALM, new Unit(kind, number), at(kf), size));
        armies.sort(null);
        return this;
    }

    Fixture army(Unit unit, UnaryOperator<Army> change) {
        armies.replaceAll(army -> army.unit().equals(unit) ? change.apply(army) : army);
        return this;
    }

    Fixture merchant(int number, int kf, List<Lot> cargo) {
        merchants.add(new Merchant(REALM, new Unit(UnitKind.H, number), "", at(kf), cargo));
        return this;
    }

    Fixture month(Month to) {
        month = to;
        return this;
    }

    Fixture treasury(int to) {
        treasury = to;
        return this;
    }

    Fixture economy(UnaryOperator<Economy> change) {
        economy = change.apply(economy);
        return this;
    }

    int at(int kf) {
        return geometry.field(new Address(16, kf));
    }

    /** Realm 3 in its world: everything else is ice, and other realms live far away. */
    World world() {
        var all = new Field[geometry.fields()];
        Arrays.fill(all, Field.of(Terrain.ICE));
        fields.forEach((address, field) -> all[geometry.field(address)] = field);
        var numbers = IntStream.rangeClosed(1, 5).boxed().toList();
        return new World(
                geometry,
                settings,
                new Date(2, month),
                List.of(all),
                numbers.stream().map(this::realm).toList(),
                armies,
                merchants,
                new TreeMap<>());
    }

    private Realm realm(int number) {
        var date = new Date(2, month);
        var seen = fields.keySet().stream().mapToInt(geometry::field).toArray();
        var contacts = new TreeMap<Integer, Acquaintance>();
        realms.keySet().forEach(it -> contacts.put(it, Acquaintance.REALM));
        boolean own = number == REALM;
        return new Realm(
                number,
                realms.getOrDefault(number, "Reich " + number),
                new Realm.Player("Spieler " + number, ""),
                People.NONE,
                Culture.NONE,
                own ? at(8) : number,
                treasury,
                own ? economy : Economy.START,
                own
                        ? KnownMap.EMPTY.seeing(seen, at -> Known.of(fieldAt(at), date))
                        : KnownMap.EMPTY,
                own ? contacts : new TreeMap<>(),
                List.of());
    }

    private Field fieldAt(int at) {
        return Optional.ofNullable(fields.get(geometry.address(at))).orElseThrow();
    }

    Knowledge knowledge() {
        return RealmKnowledge.of(world(), REALM);
    }

    Verdict check(String... orders) {
        var reading = Parser.read(String.join("\n", orders));
        if (!reading.faults().isEmpty())
            throw new IllegalArgumentException(reading.faults().getFirst().full(Language.GERMAN));
        return Check.of(reading.sheet(), knowledge());
    }

    /** What the ruler reads, in German. */
    List<String> faults(String... orders) {
        return check(orders).faults().map(fault -> fault.say(Language.GERMAN)).toList();
    }

    /** The effects of the last order, in German. */
    List<String> effects(String... orders) {
        return check(orders).lines().getLast().effects().stream()
                .map(effect -> effect.say(Language.GERMAN))
                .toList();
    }
}
