package hegemon.pygma.month;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Ground;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Promotion;
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
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Small worlds of three realms, everything in them drawn: land, settlements in plague and revolt,
 * stores, mines, armies. Armies stand on land of their own, so that a month without orders is one
 * of money, goods and people alone.
 */
final class SmallWorlds {
    private static final int REALMS = 3;
    private final SplittableRandom random;
    private final Geometry map = new Geometry(new Shape.Rect(5, 5), 2, 2);
    private final Field[] fields = new Field[map.fields()];

    private SmallWorlds(long seed) {
        random = new SplittableRandom(seed);
    }

    static World of(long seed, Month month, Settings settings) {
        return new SmallWorlds(seed).world(month, settings);
    }

    private World world(Month month, Settings settings) {
        Arrays.setAll(fields, at -> field());
        var realms = new ArrayList<Realm>();
        for (int number = 1; number <= REALMS; number++) realms.add(realm(number));
        var armies = new ArrayList<Army>();
        for (int at = 0; at < fields.length; at++) raise(at, armies);
        armies.sort(null);
        return new World(
                map,
                settings,
                new Date(3, month),
                List.of(fields),
                realms,
                armies,
                List.of(),
                new TreeMap<>());
    }

    private <T> T any(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private Field field() {
        var terrain = any(List.of(Terrain.values()));
        var field = Field.of(terrain).with(ground(terrain));
        if (!terrain.isLand() || chance(30)) return field;
        var owned = field.withOwner(1 + random.nextInt(REALMS));
        return chance(25) ? owned.with(settlement()) : owned;
    }

    private Ground ground(Terrain terrain) {
        var goods = Good.MAIN.stream().filter(it -> it.quality(terrain.soil()) > 0).toList();
        var places = new ArrayList<Good>();
        for (int i = 0; i < 3 && !goods.isEmpty(); i++)
            places.add(goods.get(random.nextInt(goods.size())));
        boolean searched = terrain != Terrain.REEFS || chance(50);
        return new Ground(places, searched, searched ? deposit(terrain) : Optional.empty(), 0);
    }

    private Optional<Deposit> deposit(Terrain terrain) {
        if (chance(60)) return Optional.empty();
        return switch (terrain) {
            case REEFS -> Optional.of(new Deposit(DepositKind.PEARLS, 4, 0));
            case MOUNTAINS, HILLS -> {
                var kind = any(List.of(DepositKind.values()));
                if (kind == DepositKind.PEARLS) yield Optional.empty();
                int yield = kind == DepositKind.GEMS ? 4 : 5_000 * (1 + random.nextInt(15));
                yield Optional.of(new Deposit(kind, yield, 1 + random.nextInt(9)));
            }
            default -> Optional.empty();
        };
    }

    private Settlement settlement() {
        var kind = any(List.of(SettlementKind.values()));
        return Settlement.of(kind == SettlementKind.CAPITAL ? SettlementKind.PORT : kind, "")
                .withExtraPoints(random.nextInt(9))
                .withPlagues(chance(30) ? 1 + random.nextInt(4) : 0)
                .withRevolt(chance(15));
    }

    private Realm realm(int number) {
        int capital = capital(number);
        return new Realm(
                number,
                "Realm " + number,
                new Realm.Player("", ""),
                People.NONE,
                Culture.NONE,
                capital,
                random.nextInt(5) == 0 ? random.nextInt(3_000) : random.nextInt(400_000),
                economy(),
                KnownMap.EMPTY,
                new TreeMap<>(),
                List.of());
    }

    /** The realm's capital is its one trade city, so that no title is too many (D-31). */
    private int capital(int number) {
        int at = random.nextInt(fields.length);
        while (fields[at].settlement().filter(it -> it.capitalOf() > 0).isPresent())
            at = random.nextInt(fields.length);
        var traded =
                new Settlement.Traded(
                        random.nextInt(20), random.nextInt(60), random.nextInt(25_001));
        var city = Settlement.capital(number, "").withTrade(1).withTraded(traded);
        var land = fields[at].isLand() ? fields[at] : Field.of(Terrain.PLAIN);
        fields[at] = land.withOwner(number).with(city.withPlagues(random.nextInt(3)));
        return at;
    }

    private Economy economy() {
        var store = new int[Good.values().length];
        for (int i = 0; i < store.length; i++) store[i] = random.nextInt(i < 10 ? 15 : 6);
        var promotions =
                List.of(
                        new Promotion(Terrain.PLAIN, Good.GRAIN, 1 + random.nextInt(3)),
                        new Promotion(Terrain.MOUNTAINS, Good.ORE, 1 + random.nextInt(3)),
                        new Promotion(Terrain.SALT_WATER, Good.CATTLE, 1 + random.nextInt(3)));
        return new Economy(
                Goods.of(store),
                Goods.NONE,
                Goods.NONE,
                List.of(),
                chance(50) ? promotions : List.of(),
                0,
                false,
                1_000 * random.nextInt(80));
    }

    private void raise(int at, List<Army> armies) {
        int realm = fields[at].owner();
        if (realm == 0 || chance(60)) return;
        var kind = chance(50) ? UnitKind.KH : UnitKind.RH;
        armies.add(Army.of(realm, new Unit(kind, at + 1), at, 1_000 + random.nextInt(9_000)));
    }
}
