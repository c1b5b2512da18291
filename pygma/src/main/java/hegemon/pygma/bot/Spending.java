package hegemon.pygma.bot;

import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** What a ruler buys at an armament month, the most urgent first; hygiene is put aside for all. */
final class Spending {
    private static final int BEST_HYGIENE = 10_000; // PI-8.1
    private static final int FOUNDED_AT_ONCE = 3;
    private static final int UPGRADED_AT_ONCE = 2;
    private static final int COMFORT = 30_000;
    private static final int RICH = 250_000;

    private final Atlas atlas;
    private final Growth growth;
    private final Draft draft;
    private final Recruits recruits;
    private int cities;

    Spending(Atlas atlas, Growth growth, Draft draft) {
        this.atlas = atlas;
        this.growth = growth;
        this.draft = draft;
        this.recruits = new Recruits(atlas, growth, draft);
        this.cities =
                (int)
                        atlas.knowledge.settlements().values().stream()
                                .map(Settlement::kind)
                                .filter(this::needsHygiene)
                                .count();
    }

    private boolean needsHygiene(SettlementKind kind) {
        return atlas.knowledge.settings().needsHygiene(kind);
    }

    void spend() {
        recruits.defenders(hygiene());
        promote();
        recruits.scouts(hygiene());
        found();
        upgrade();
        nameTradeCities();
        new Caravans(atlas, growth, draft).raise();
        recruits.fighters(hygiene());
        fortify();
        if (cities > 0)
            draft.add(new Construction.Hygiene(Math.min(draft.balance(), hygiene()))); // D-18
    }

    /** One more while an army is out that may take a city this month. */
    private int hygiene() {
        int taken = recruits.count() > 0 && War.isWarlike(atlas) ? 1 : 0;
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

    /** PI-7.3: a small settlement pays for itself within a year. */
    private void found() {
        if (!growth.allows(FOUNDED_AT_ONCE) || isFoundingDear()) return;
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
        int upkeep = needsHygiene(SettlementKind.SMALL_SETTLEMENT) ? BEST_HYGIENE : 0;
        for (int field : sites) {
            if (founded == FOUNDED_AT_ONCE) return;
            if (isRemote(field)
                    && draft.spend(
                            new Construction.Found(atlas.address(field), Optional.empty()),
                            hygiene() + upkeep)) {
                founded++;
                if (upkeep > 0) cities++;
                if (isFoundingDear()) return;
            }
        }
    }

    /** D-34: where settlements need hygiene each costs more than it brings until it is a city. */
    private boolean isFoundingDear() {
        return needsHygiene(SettlementKind.SMALL_SETTLEMENT)
                && (draft.balance() < hygiene() + RICH / 2
                        || atlas.knowledge.settlements().values().stream()
                                .anyMatch(town -> !town.kind().isFullCity()));
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
            boolean city = needsHygiene(to.get()) && !needsHygiene(town.getValue().kind());
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

    private void fortify() {
        if (draft.balance() < RICH) return;
        for (int city : recruits.places())
            draft.spend(new Construction.Fortify(atlas.address(city)), hygiene() + RICH);
    }
}
