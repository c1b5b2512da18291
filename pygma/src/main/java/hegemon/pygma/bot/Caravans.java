package hegemon.pygma.bot;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Place;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * PI-17 and PI-24: surplus goes to foreign cities, whose trade it makes flourish, in the hope that
 * they do the same. Merchants keep to own land, known water and roads.
 */
record Caravans(Atlas atlas, Growth growth, Draft draft) {
    /** Left in store of every good. */
    private static final int KEPT = 6;

    private static final int TERMS = 4;
    private static final int LEAST_LOAD = 10;
    private static final int MOST_MERCHANTS = 2;
    private static final int LONGEST_STEP = 10;
    private static final int FAR = 60;
    private static final int DOUBT = 10;

    /** A foreign city, and the field that goods are handed over from. */
    private record Market(int city, int stand, int distance) {}

    void send() {
        for (Merchant merchant : atlas.knowledge.merchants()) {
            if (merchant.load() > 0) deliver(merchant, merchant.field());
            else if (isTradeCity(merchant.field()) && load(merchant))
                deliver(merchant, merchant.field());
            else goHome(merchant);
        }
    }

    /** PI-17.2, at an armament month: if there is a market that can be reached. */
    void raise() {
        int merchants = atlas.knowledge.merchants().size();
        if (merchants >= MOST_MERCHANTS || lots().isEmpty()) return;
        for (int city : tradeCities())
            if (market(Routes.ofMerchants(atlas, city)).isPresent()) {
                int number =
                        atlas.knowledge.merchants().stream()
                                .mapToInt(it -> it.unit().number())
                                .max()
                                .orElse(0);
                var unit = new Unit(UnitKind.H, number + 1);
                draft.spend(new Armament.Merchant(unit, atlas.address(city)), 0);
                return;
            }
    }

    private List<Integer> tradeCities() {
        return atlas.knowledge.settlements().keySet().stream().filter(this::isTradeCity).toList();
    }

    private boolean isTradeCity(int field) {
        var town = atlas.knowledge.settlements().get(field);
        return town != null && town.isTradeCity();
    }

    private boolean load(Merchant merchant) {
        if (market(Routes.ofMerchants(atlas, merchant.field())).isEmpty()) return false;
        var lots = lots();
        return !lots.isEmpty()
                && draft.spend(new Trade.LoadGoods(merchant.unit(), new Load.Lots(lots)), 0);
    }

    /** What is left of each good when the coming terms are provided for, the fullest first. */
    private List<Load.Lot> lots() {
        var store = atlas.knowledge.economy().store();
        var lots = new ArrayList<Load.Lot>();
        int room = Merchant.CAPACITY;
        var surplus =
                Good.MAIN.stream()
                        .filter(good -> store.get(good) > kept(good))
                        .sorted(Comparator.comparingInt(good -> kept(good) - store.get(good)))
                        .toList();
        for (Good good : surplus) {
            int points = Math.min(room, store.get(good) - kept(good));
            if (points > 0) lots.add(new Load.Lot(points, good));
            room -= points;
        }
        return Merchant.CAPACITY - room >= LEAST_LOAD ? lots : List.of();
    }

    private int kept(Good good) {
        return KEPT + TERMS * growth.next().shortfall(good);
    }

    private void deliver(Merchant merchant, int from) {
        var routes = Routes.ofMerchants(atlas, from);
        var market = market(routes);
        if (market.isEmpty()) {
            goHome(merchant);
            return;
        }
        int end = walk(merchant, routes.to(market.get().stand));
        if (end == market.get().stand)
            draft.spend(
                    new Trade.HandOver(
                            merchant.unit(),
                            Optional.empty(),
                            new Trade.ToCity(atlas.address(market.get().city))),
                    0);
    }

    /** With goods that found no market, back into the store. */
    private void goHome(Merchant merchant) {
        var routes = Routes.ofMerchants(atlas, merchant.field());
        tradeCities().stream()
                .filter(routes::reaches)
                .min(Comparator.comparingInt(routes::cost))
                .ifPresent(city -> goHome(merchant, city, routes));
    }

    private void goHome(Merchant merchant, int city, Routes routes) {
        int end = merchant.field() == city ? city : walk(merchant, routes.to(city));
        if (end == city && merchant.load() > 0)
            draft.spend(
                    new Trade.HandOver(
                            merchant.unit(),
                            Optional.empty(),
                            new Trade.ToCity(atlas.address(city))),
                    0);
    }

    /** The nearest foreign city that is likely to be a trade city and can be stood beside. */
    private Optional<Market> market(Routes routes) {
        return atlas.known().stream()
                .filter(atlas::isForeign)
                .filter(this::isMarket)
                .flatMap(city -> stand(routes, city).stream())
                .filter(market -> market.distance <= FAR)
                .min(Comparator.comparingInt(this::detour));
    }

    /** Every capital is a trade city at the start; of other cities one has to see. */
    private int detour(Market market) {
        boolean capital =
                atlas.at(market.city)
                        .flatMap(Known::settlement)
                        .filter(SettlementKind.CAPITAL::equals)
                        .isPresent();
        return market.distance + (capital ? 0 : DOUBT);
    }

    private boolean isMarket(int city) {
        return !atlas.closedMarkets.contains(city)
                && atlas.at(city)
                        .flatMap(Known::settlement)
                        .filter(SettlementKind::isFullCity)
                        .isPresent();
    }

    private Optional<Market> stand(Routes routes, int city) {
        return atlas.neighbours(city).stream()
                .filter(routes::reaches)
                .map(stand -> new Market(city, stand, routes.cost(stand)))
                .min(Comparator.comparingInt(Market::distance));
    }

    /** The longest beginning of the way that the check lets pass; where it ends. */
    private int walk(Merchant merchant, List<Integer> way) {
        for (int steps = Math.min(LONGEST_STEP, way.size() - 1); steps > 0; steps--) {
            var path =
                    way.subList(0, steps + 1).stream()
                            .<Place>map(it -> new Place.Field(atlas.address(it)))
                            .toList();
            var order = new March(merchant.unit(), false, path, Optional.empty(), List.of());
            if (!draft.allows(order)) continue;
            draft.add(order);
            return way.get(steps);
        }
        return way.getFirst();
    }
}
