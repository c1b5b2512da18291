package hegemon.pygma.bot;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.Place;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** What a ruler buys at an armament month, the most urgent first; hygiene is put aside for all. */
final class Spending {
    private static final int BEST_HYGIENE = 10_000; // PI-8.1
    private static final int SCOUTS_WANTED = 6;
    private static final int SCOUTS_AT_ONCE = 2;
    private static final int MOUNTAINEERS = 2_500;
    private static final int FIGHTERS_WANTED = 4;
    private static final int FOUNDED_AT_ONCE = 3;
    private static final int UPGRADED_AT_ONCE = 2;
    private static final int MOST_RAISED = 12_000;
    private static final int WAR_CHEST = 40_000;
    private static final int COMFORT = 30_000;
    private static final int RICH = 250_000;

    private final Atlas atlas;
    private final Growth growth;
    private final Draft draft;
    private final Map<UnitKind, Integer> raised = new HashMap<>();
    private int cities;

    Spending(Atlas atlas, Growth growth, Draft draft) {
        this.atlas = atlas;
        this.growth = growth;
        this.draft = draft;
        this.cities =
                (int) atlas.knowledge.settlements().values().stream().filter(this::isCity).count();
    }

    private boolean isCity(Settlement settlement) {
        return atlas.knowledge.settings().isCity(settlement.kind());
    }

    void spend() {
        if (!atlas.violated.isEmpty()) raise(UnitKind.KH, 2_000, MOST_RAISED, hygiene());
        promote();
        raiseScouts();
        found();
        upgrade();
        nameTradeCities();
        new Caravans(atlas, growth, draft).raise();
        raiseFighters();
        fortify();
        if (cities > 0)
            draft.add(new Construction.Hygiene(Math.min(draft.balance(), hygiene()))); // D-18
    }

    /** One more while an army is out that may take a city this month. */
    private int hygiene() {
        int taken = fighters() > 0 && War.isWarlike(atlas) ? 1 : 0;
        return (cities + taken) * BEST_HYGIENE;
    }

    /** PI-22.3: against revolts at once, against a coming shortfall with what is to spare. */
    private void promote() {
        var farming = new Farming(atlas, growth.points());
        if (!farming.isCalm()) promote(farming::lack, hygiene());
        promote(growth.next()::shortfall, hygiene() + COMFORT);
    }

    private void promote(ToIntFunction<Good> missing, int reserve) {
        Good.MAIN.stream()
                .filter(good -> missing.applyAsInt(good) > 0)
                .sorted(Comparator.comparingInt((Good good) -> -missing.applyAsInt(good)))
                .forEach(good -> promote(good, missing.applyAsInt(good), reserve));
    }

    private void promote(Good good, int points, int reserve) {
        var kinds =
                atlas.own.stream()
                        .map(atlas::terrain)
                        .filter(terrain -> good.quality(terrain.soil()) > 0)
                        .distinct()
                        .sorted()
                        .toList();
        int left = points;
        for (var kind : kinds)
            for (int more = Math.min(left, Promotion.MOST_POINTS); more > 0 && left > 0; more--)
                if (draft.spend(new Trade.Promote(new Trade.Kind(kind), good, more), reserve)) {
                    left -= more;
                    break;
                }
    }

    /** PI-11.2: riders are good at annexing; mountains need some who can bear losses. */
    private void raiseScouts() {
        long free =
                atlas.known().stream()
                        .filter(field -> atlas.isFree(field) && growth.worth(field) > 0)
                        .count();
        if (free < SCOUTS_WANTED || growth.isBlocked()) return;
        long scouts = atlas.knowledge.armies().stream().filter(Spending::isScout).count();
        for (int i = 0; i < SCOUTS_AT_ONCE && scouts + i < SCOUTS_WANTED; i++)
            raise(UnitKind.RH, UnitKind.RH.min(), UnitKind.RH.min(), hygiene());
        if (atlas.knowledge.armies().stream().noneMatch(Commands::isHardy))
            raise(UnitKind.KH, MOUNTAINEERS, MOUNTAINEERS, hygiene());
    }

    private static boolean isScout(Army army) {
        return army.kind().isLandArmy() && army.size() < Commands.FIGHTERS;
    }

    /** PI-7.3: a small settlement pays for itself within a year. */
    private void found() {
        if (!growth.allows(FOUNDED_AT_ONCE)) return;
        int founded = 0;
        var sites =
                atlas.own.stream()
                        .sorted(
                                Comparator.comparing((Integer field) -> !atlas.isCoast(field))
                                        .thenComparingInt(
                                                field ->
                                                        atlas.distance(
                                                                field, atlas.knowledge.capital())))
                        .toList();
        for (int field : sites) {
            if (founded == FOUNDED_AT_ONCE) return;
            if (isRemote(field)
                    && draft.spend(
                            new Construction.Found(atlas.address(field), Optional.empty()),
                            hygiene())) founded++;
        }
    }

    /** Spares the check the hopeless ones (PI-7.4). */
    private boolean isRemote(int field) {
        return atlas.neighbours(field).stream().noneMatch(atlas::hasSettlement)
                && !atlas.hasSettlement(field);
    }

    /** Step by step, ports before inland cities, as long as all can be fed. */
    private void upgrade() {
        var towns =
                atlas.knowledge.settlements().entrySet().stream()
                        .sorted(
                                Comparator.comparing(
                                                (Map.Entry<Integer, Settlement> it) ->
                                                        !atlas.isCoast(it.getKey()))
                                        .thenComparing(it -> it.getValue().kind())
                                        .thenComparing(Map.Entry::getKey))
                        .toList();
        int upgraded = 0;
        int more = 0;
        for (var town : towns) {
            var to = next(town.getKey(), town.getValue().kind());
            if (to.isEmpty() || upgraded == UPGRADED_AT_ONCE) continue;
            int points = to.get().points() - town.getValue().kind().points();
            if (!growth.allows(more + points)) continue;
            boolean city = atlas.knowledge.settings().isCity(to.get()) && !isCity(town.getValue());
            var order = new Construction.Upgrade(atlas.address(town.getKey()), to.get());
            if (!draft.spend(order, hygiene() + (city ? BEST_HYGIENE : 0))) continue;
            if (city) cities++;
            upgraded++;
            more += points;
        }
    }

    private Optional<SettlementKind> next(int field, SettlementKind kind) {
        return switch (kind) {
            case SMALL_SETTLEMENT -> Optional.of(SettlementKind.LARGE_SETTLEMENT);
            case LARGE_SETTLEMENT -> Optional.of(SettlementKind.SMALL_TOWN);
            case SMALL_TOWN ->
                    Optional.of(
                            atlas.isCoast(field)
                                    ? SettlementKind.PORT
                                    : SettlementKind.INLAND_CITY);
            case INLAND_CITY, PORT, CAPITAL -> Optional.empty();
        };
    }

    private void nameTradeCities() {
        atlas.knowledge
                .settlements()
                .forEach(
                        (field, town) -> {
                            if (town.kind().isFullCity() && !town.isTradeCity())
                                draft.spend(new Construction.TradeCity(atlas.address(field)), 0);
                        });
    }

    /** An army that can take foreign land (PI-14.2), when somebody's border is near. */
    private void raiseFighters() {
        if (fighters() >= FIGHTERS_WANTED || !War.isWarlike(atlas)) return;
        raise(UnitKind.KH, Commands.FIGHTERS + 1_000, MOST_RAISED, hygiene() + WAR_CHEST);
    }

    private long fighters() {
        return atlas.knowledge.armies().stream()
                .filter(army -> army.kind().isLandArmy() && army.size() >= Commands.FIGHTERS)
                .count();
    }

    private void fortify() {
        if (draft.balance() < RICH) return;
        for (int city : places())
            draft.spend(new Construction.Fortify(atlas.address(city)), hygiene() + RICH);
    }

    /** As many as can be paid, now and for a third of all income, in a healthy city. */
    private void raise(UnitKind kind, int least, int most, int reserve) {
        int size = Math.min(most, (draft.balance() - reserve) / kind.raising() / 100 * 100);
        size = Math.min(size, (atlas.income() / 3 - pay()) / kind.pay());
        if (size < least) return;
        for (int city : places()) {
            var unit = new Unit(kind, number(kind));
            var order =
                    new Armament.Raise(
                            unit,
                            new Load.Amount(size, kind),
                            new Place.Field(atlas.address(city)),
                            Optional.empty());
            if (draft.spend(order, reserve)) {
                raised.merge(kind, 1, Integer::sum);
                return;
            }
        }
    }

    private int pay() {
        return atlas.knowledge.armies().stream().mapToInt(Army::pay).sum();
    }

    private List<Integer> places() {
        return atlas.knowledge.settlements().entrySet().stream()
                .filter(it -> isCity(it.getValue()))
                .sorted(
                        Comparator.comparingInt(
                                        (Map.Entry<Integer, Settlement> it) ->
                                                !atlas.violated.isEmpty()
                                                        ? distanceToViolation(it.getKey())
                                                        : 0)
                                .thenComparingInt(it -> -it.getValue().kind().armament())
                                .thenComparing(Map.Entry::getKey))
                .map(Map.Entry::getKey)
                .toList();
    }

    private int distanceToViolation(int city) {
        return atlas.violated.stream()
                .mapToInt(field -> atlas.distance(field, city))
                .min()
                .orElse(0);
    }

    private int number(UnitKind kind) {
        return 1
                + raised.getOrDefault(kind, 0)
                + atlas.knowledge.armies().stream()
                        .filter(army -> army.kind() == kind)
                        .mapToInt(army -> army.unit().number())
                        .max()
                        .orElse(0);
    }
}
