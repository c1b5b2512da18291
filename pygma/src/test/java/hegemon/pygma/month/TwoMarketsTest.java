package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.pygma.world.World;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Months in which merchants load and hand over, read twice (phases 6 and 9). */
@Tag("long")
class TwoMarketsTest {
    private static final int WORLDS = Integer.getInteger("worlds", 400);
    private static final Map<Good, String> WORDS =
            new TreeMap<>(
                    Map.of(
                            Good.GRAIN, "Getreide",
                            Good.WINE, "Wein",
                            Good.ORE, "Erze",
                            Good.CULTURE, "Kultur",
                            Good.SILK, "Seide"));

    @Test
    void goodsChangeHandsAlike() { // PI-17.2, PI-17.5, PI-17.6, D-104, D-105, D-134
        int deals = 0;
        for (long seed = 1; seed <= WORLDS; seed++) {
            var fair = new Fair(seed);
            var month = Evaluation.of(fair.world, fair.sheets(), Events.NONE, new byte[32]);
            var plain = new PlainMarket(fair.world, fair.caravans);
            plain.run(fair.orders);
            deals += plain.deals;
            agree(fair.story(month), plain, month.after());
        }
        assertThat(deals).isGreaterThan(WORLDS / 4);
    }

    private static void agree(String story, PlainMarket plain, World after) {
        for (Realm realm : after.realms()) {
            var store = new TreeMap<String, Integer>();
            for (Good good : Good.values())
                store.put(good.name(), realm.economy().store().get(good));
            assertThat(store)
                    .as("%s%nstore of %d", story, realm.number())
                    .isEqualTo(plain.stores.get(realm.number()));
        }
        var known = new TreeSet<String>();
        after.realms()
                .forEach(
                        it ->
                                it.contacts()
                                        .keySet()
                                        .forEach(o -> known.add(it.number() + " " + o)));
        assertThat(known).as(story).isEqualTo(plain.known);
        assertThat(after.merchants().stream().map(TwoMarketsTest::line).sorted().toList())
                .as(story)
                .isEqualTo(plain.caravans.stream().map(TwoMarketsTest::line).sorted().toList());
        plain.traded.forEach(
                (at, brought) -> {
                    var traded = after.field(at).settlement().orElseThrow().traded();
                    assertThat(new int[] {traded.needed(), traded.others()})
                            .as("%s%nbrought to %s", story, after.geometry().address(at))
                            .isEqualTo(brought);
                });
    }

    private static String line(Merchant it) {
        return line(
                it.realm(),
                it.unit().toString(),
                it.cargo().stream()
                        .map(lot -> new PlainLot(lot.good().name(), lot.points(), lot.from()))
                        .toList());
    }

    private static String line(PlainMarket.Caravan it) {
        return line(it.realm, it.unit, it.lots);
    }

    private static String line(int realm, String unit, List<PlainLot> lots) {
        var sums = new TreeMap<String, Integer>();
        lots.forEach(it -> sums.merge(it.good() + " of " + it.origin(), it.points(), Integer::sum));
        return realm + " " + unit + " " + sums;
    }

    /** Merchants of three realms around their markets, and what they are told to do. */
    private static final class Fair extends DrawnMonth {
        final World world;
        final List<PlainMarket.Caravan> caravans = new ArrayList<>();
        final List<PlainMarket.Order> orders = new ArrayList<>();

        Fair(long seed) {
            super(seed);
            var settings =
                    Settings.of(2)
                            .with(
                                    Setting.TRADE_DEAL,
                                    seed % 3 == 0 ? Choice.Deal.BEARER : Choice.Deal.ORIGIN)
                            .with(Setting.CITY_KLEINSTADT, seed % 5 != 0);
            var small = SmallWorlds.of(seed, Month.ENJA, settings);
            var merchants = new ArrayList<Merchant>();
            for (int i = 1; i <= 9; i++) merchants.add(merchant(small, 1 + i % 3, 1 + i / 3));
            merchants.sort(
                    (one, other) ->
                            one.realm() != other.realm()
                                    ? one.realm() - other.realm()
                                    : one.unit().compareTo(other.unit()));
            world =
                    new World(
                            small.geometry(),
                            small.settings(),
                            small.date(),
                            small.fields(),
                            small.realms().stream().map(it -> wise(it, small)).toList(),
                            List.of(),
                            merchants,
                            new TreeMap<>());
            for (Merchant it : merchants) {
                var caravan = new PlainMarket.Caravan(it.realm(), it.unit().toString(), it.field());
                it.cargo()
                        .forEach(
                                lot ->
                                        caravan.lots.add(
                                                new PlainLot(
                                                        lot.good().name(),
                                                        lot.points(),
                                                        lot.from())));
                caravans.add(caravan);
            }
            for (int i = 0; i < 24; i++) order(1 + random.nextInt(3));
        }

        private Good good() {
            return List.copyOf(WORDS.keySet()).get(random.nextInt(WORDS.size()));
        }

        /** D-21: each knows the next, and sometimes all. */
        private Realm wise(Realm it, World small) {
            var contacts = new TreeMap<Integer, Acquaintance>();
            contacts.put(1 + it.number() % 3, Acquaintance.REALM);
            if (chance(50)) contacts.put(1 + (it.number() + 1) % 3, Acquaintance.REALM);
            var needed = List.of(Good.GRAIN, Good.WINE, Good.STONE);
            var e = it.economy();
            return new Realm(
                    it.number(),
                    it.name(),
                    it.player(),
                    it.people(),
                    it.culture(),
                    it.capital(),
                    it.treasury(),
                    new Economy(
                            e.store(),
                            e.produced(),
                            e.deficit(),
                            needed,
                            e.promotions(),
                            e.unrest(),
                            e.blocked(),
                            e.hygiene()),
                    all(small.fields(), small.date()),
                    contacts,
                    it.history());
        }

        private Merchant merchant(World small, int realm, int number) {
            int market = small.realm(1 + random.nextInt(3)).capital();
            var near = small.geometry().within(market, 1 + random.nextInt(2));
            int at = chance(40) ? market : near[random.nextInt(near.length)];
            var cargo = new ArrayList<Lot>();
            for (int i = random.nextInt(4), room = 25; i > 0; i--) {
                int from = 1 + random.nextInt(3);
                int points = 1 + random.nextInt(Math.min(room, 9));
                cargo.add(new Lot(good(), points, from, small.realm(from).capital()));
                room -= points;
            }
            return new Merchant(realm, new Unit(UnitKind.H, number), "", at, cargo);
        }

        private void order(int realm) {
            var lots = new TreeMap<Good, Integer>();
            if (chance(75)) lots.put(good(), 1 + random.nextInt(chance(80) ? 5 : 26));
            if (!lots.isEmpty() && chance(30)) lots.put(good(), 1 + random.nextInt(5));
            var unit = "H " + (1 + random.nextInt(4));
            int kind = random.nextInt(4);
            if (kind == 0 && lots.isEmpty()) return;
            int city = kind == 1 ? city() : -1;
            int of = kind == 3 ? 1 + random.nextInt(3) : 0;
            var to = kind > 1 ? "H " + (1 + random.nextInt(4)) : "";
            var goods = new ArrayList<String>();
            lots.forEach((good, points) -> goods.add(points + " " + WORDS.get(good)));
            var named = goods.isEmpty() ? "" : " " + String.join(", ", goods);
            var line =
                    switch (kind) {
                        case 0 -> "LADE " + unit + named;
                        case 1 ->
                                "ÜBERGIB " + unit + named + " AN " + world.geometry().address(city);
                        default ->
                                "ÜBERGIB "
                                        + unit
                                        + named
                                        + " AN "
                                        + to
                                        + (of > 0 ? " VON " + of : "");
                    };
            write(realm, line);
            var plain = new TreeMap<String, Integer>();
            lots.forEach((good, points) -> plain.put(good.name(), points));
            orders.add(new PlainMarket.Order(realm, unit, plain, city, to, of));
        }

        private int city() {
            if (chance(70)) return world.realm(1 + random.nextInt(3)).capital();
            var places =
                    IntStream.range(0, world.fields().size())
                            .filter(at -> world.field(at).settlement().isPresent())
                            .toArray();
            return places[random.nextInt(places.length)];
        }

        @Override
        List<String> told() {
            return world.merchants().stream()
                    .map(it -> line(it) + " @ " + world.geometry().address(it.field()))
                    .toList();
        }
    }
}
