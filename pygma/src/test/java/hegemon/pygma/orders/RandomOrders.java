package hegemon.pygma.orders;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Orders of every kind, with everything in them at random. */
public final class RandomOrders {
    private static final String TEXT = "abcxyzÄÖÜßé 0123456789;:/|>,.-*'„“{}\t";

    private final RandomGenerator random;
    private final int home;
    private final int gfs;
    private final int units;
    private final List<Supplier<Order>> kinds =
            List.of(
                    () -> new Heading.Game("Nord-Mark7"),
                    () -> new Heading.Realm(realm(), maybe(this::text)),
                    () -> new Heading.Turn(date()),
                    this::march,
                    this::march,
                    this::march,
                    () -> new Armament.Raise(army(), amount(), place(), maybe(this::basic)),
                    () -> new Armament.Reinforce(army(), amount()),
                    () -> new Armament.Disband(army(), maybe(this::amount)),
                    () -> new Armament.Station(army()),
                    () -> new Armament.Payroll(some(this::army)),
                    () -> new Armament.Merchant(merchant(), address()),
                    () -> new Armament.Split(army(), amount(), army()),
                    () -> new Armament.Merge(army(), army()),
                    () -> new Armament.Convert(fleet(), unit(UnitKind.KH), address()),
                    () -> new Construction.Hygiene(count() - 1),
                    () -> new Construction.Found(address(), maybe(this::name)),
                    () -> new Construction.Upgrade(address(), settlement()),
                    () -> new Construction.Heighten(address(), tower()),
                    () -> new Construction.Grow(address(), count()),
                    () -> new Construction.Fortify(address()),
                    () -> new Construction.Build(building(), address()),
                    () -> new Construction.Road(List.of(address(), address(), address())),
                    () -> new Construction.Bridge(address(), address(), address()),
                    () -> new Construction.TradeCity(address()),
                    () -> new Construction.NoTradeCity(address()),
                    () -> new Trade.Produce(new Trade.Field(address()), some(this::good)),
                    () -> new Trade.Produce(ground(), some(this::good)),
                    () -> new Trade.Promote(ground(), good(), count()),
                    () -> new Trade.LoadGoods(merchant(), lots()),
                    () -> new Trade.HandOver(merchant(), maybe(this::lots), recipient()),
                    () -> new Trade.Pay(count(), realm()),
                    () -> new Trade.Prospect(address()),
                    () -> new Talk.Message(realm(), text()),
                    () -> new Talk.Reveal(realm()),
                    () -> new Talk.Name(named(), name()),
                    () -> new Talk.Other(maybe(this::army), text()));

    public RandomOrders(RandomGenerator random) {
        this(random, 99, 99, 20);
    }

    /** Orders for few units, half of their addresses in one large field. */
    public static RandomOrders near(int gf, RandomGenerator random) {
        return new RandomOrders(random, gf, gf + 4, 5);
    }

    private RandomOrders(RandomGenerator random, int home, int gfs, int units) {
        this.random = random;
        this.home = home;
        this.gfs = gfs;
        this.units = units;
    }

    public Order next() {
        return kinds.get(random.nextInt(kinds.size())).get();
    }

    /** Orders and comments on ascending lines, with gaps; no unit has two orders. */
    public Sheet sheet() {
        var lines = new ArrayList<Sheet.Line>();
        var comments = new ArrayList<Sheet.Comment>();
        var marching = new ArrayList<Unit>();
        int number = 0;
        for (int i = random.nextInt(12); i > 0; i--) {
            number += 1 + random.nextInt(3);
            var order = next();
            if (random.nextInt(3) == 0) comments.add(new Sheet.Comment(number, "wie \"zuvor; > |"));
            if (order instanceof March march && marching.contains(march.unit())) continue;
            if (order instanceof March march) marching.add(march.unit());
            if (!(order instanceof Talk.Other)) lines.add(new Sheet.Line(number, order));
        }
        return new Sheet(lines, comments);
    }

    private March march() {
        var unit = random.nextInt(4) == 0 ? merchant() : army();
        var path = new ArrayList<>(List.of(place()));
        for (int i = random.nextInt(4); i > 0; i--) {
            var step = place();
            if (!step.equals(path.getLast())) path.add(step);
        }
        Supplier<Load> load = unit.kind().isArmy() ? this::amount : this::lots;
        return new March(unit, random.nextInt(5) == 0, path, maybe(load), clauses());
    }

    private List<Clause> clauses() {
        var clauses = new ArrayList<Clause>();
        maybe(() -> clauses.add(new Clause.Basic(basic(), maybe(this::realm))));
        maybe(() -> clauses.add(new Clause.NoAnnex()));
        maybe(() -> clauses.add(new Clause.Equip(1 + random.nextInt(2))));
        maybe(() -> clauses.add(new Clause.Aboard(fleet())));
        maybe(() -> clauses.add(new Clause.With(some(this::army))));
        return clauses;
    }

    private Trade.Recipient recipient() {
        return random.nextBoolean()
                ? new Trade.ToCity(address())
                : new Trade.ToMerchant(merchant(), maybe(this::realm));
    }

    private Talk.Named named() {
        return switch (random.nextInt(3)) {
            case 0 -> new Talk.OfField(address());
            case 1 -> new Talk.OfUnit(army());
            default -> new Talk.OfRealm();
        };
    }

    private Trade.Ground ground() {
        return random.nextInt(8) == 0 ? new Trade.Waters() : new Trade.Kind(one(Terrain.values()));
    }

    private SettlementKind settlement() {
        return one(
                SettlementKind.LARGE_SETTLEMENT,
                SettlementKind.SMALL_TOWN,
                SettlementKind.INLAND_CITY,
                SettlementKind.PORT);
    }

    private BuildingKind tower() {
        return one(BuildingKind.LOOKOUT_TOWER, BuildingKind.WATCH_TOWER);
    }

    private BuildingKind building() {
        return one(BuildingKind.GUARD_POST, BuildingKind.FORTRESS);
    }

    private Load.Amount amount() {
        return new Load.Amount(count(), one(UnitKind.KH, UnitKind.RH, UnitKind.FH));
    }

    private Load.Lots lots() {
        return new Load.Lots(some(() -> new Load.Lot(count(), good())));
    }

    private Date date() {
        return new Date(random.nextInt(100), one(Month.values()));
    }

    private int count() {
        return 1 + random.nextInt(random.nextBoolean() ? 10 : 2_000_000);
    }

    private Good good() {
        return one(Good.values());
    }

    private BasicOrder basic() {
        return one(BasicOrder.values());
    }

    private Unit army() {
        return unit(one(UnitKind.KH, UnitKind.RH, UnitKind.FH));
    }

    private Unit fleet() {
        return unit(UnitKind.FH);
    }

    private Unit merchant() {
        return unit(UnitKind.H);
    }

    private Unit unit(UnitKind kind) {
        return new Unit(kind, 1 + random.nextInt(units));
    }

    private Place place() {
        return random.nextInt(4) == 0 ? new Place.Deck(fleet()) : new Place.Field(address());
    }

    private Address address() {
        return random.nextInt(5) > 0 && home < gfs
                ? new Address(home, 1 + random.nextInt(25))
                : new Address(1 + random.nextInt(gfs), 1 + random.nextInt(48));
    }

    private RealmName realm() {
        return random.nextBoolean()
                ? new RealmName.Numbered(1 + random.nextInt(60))
                : new RealmName.Called(text());
    }

    /** D-135: not blank. */
    private String name() {
        return "N" + text();
    }

    private String text() {
        var text = new StringBuilder();
        for (int i = random.nextInt(40); i > 0; i--)
            text.append(TEXT.charAt(random.nextInt(TEXT.length())));
        return text.toString();
    }

    private <T> Optional<T> maybe(Supplier<T> value) {
        return random.nextBoolean() ? Optional.of(value.get()) : Optional.empty();
    }

    private <T> List<T> some(Supplier<T> value) {
        var list = new ArrayList<T>();
        for (int i = random.nextInt(3); i >= 0; i--) list.add(value.get());
        return list;
    }

    @SafeVarargs
    private <T> T one(T... values) {
        return values[random.nextInt(values.length)];
    }
}
