package hegemon.pygma.month;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.World;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Random campaigns, month by month; a failure names its seed. */
final class Months {
    private static final int MONTHS = 12;

    /** Values that Part II names besides the default, for every setting that has a choice. */
    static final Map<String, List<String>> ALTERNATIVES =
            Map.ofEntries(
                    Map.entry("edition", List.of("1", "2", "3")),
                    Map.entry("colony.scope", List.of("ALL", "CITIES")),
                    Map.entry("building.bonus", List.of("HOLDER", "ALL")),
                    Map.entry("road.growth", List.of("TIP", "END")),
                    Map.entry("road.border", List.of("ORDER", "PHASE")),
                    Map.entry("raise.moves", List.of("true")),
                    Map.entry("administration.count", List.of("BEFORE", "AFTER")),
                    Map.entry("retreat.unseen", List.of("true")),
                    Map.entry("retreat.standing", List.of("SIGHT")),
                    Map.entry("city.relief", List.of("true", "false")),
                    Map.entry("merchant.seen", List.of("true")),
                    Map.entry("trade.deal", List.of("BEARER", "ORIGIN")),
                    Map.entry("terrain.class", List.of("SWAMP=LOWLAND PLAIN=FOREST")),
                    Map.entry("terrain.income", List.of("DESERT=500 PLAIN=4000")),
                    Map.entry("terrain.ep", List.of("ICE=1 PLAIN=2")),
                    Map.entry("water.use", List.of("SETTLEMENT", "NONE")),
                    Map.entry("pay.unpaid", List.of("KEEP")),
                    Map.entry("money.transfer", List.of("NONE")),
                    Map.entry("nmr.hygiene", List.of("NONE", "PARTLY")),
                    Map.entry("city.kleinstadt", List.of("false")),
                    Map.entry("settlement.distance", List.of("1", "5")),
                    Map.entry("upgrade.perTerm", List.of("3")),
                    Map.entry("capital.fall", List.of("0", "100")),
                    Map.entry("neutral.garrison", List.of("0", "2000")),
                    Map.entry("hygiene.scope", List.of("ALL")),
                    Map.entry("plague.halves", List.of("INCOME", "GOODS", "NONE")),
                    Map.entry("plague.secession", List.of("0/0/0", "6/6/6")),
                    Map.entry("catastrophe", List.of("GM", "AUTO")),
                    Map.entry("road.foreign", List.of("OWN")),
                    Map.entry("height.perMonth", List.of("2")),
                    Map.entry("fleet.aground", List.of("NONE")),
                    Map.entry("intruder.detail", List.of("CONTROL")),
                    Map.entry("conquest.scope", List.of("PATH")),
                    Map.entry("attack.targeted", List.of("false")),
                    Map.entry("retreat.fromAttack", List.of("false")),
                    Map.entry("contact.discloses", List.of("NAME")),
                    Map.entry("city.sortie", List.of("true")),
                    Map.entry("battle.winnerLoss", List.of("0", "500", "1000")),
                    Map.entry("battle.loser", List.of("ANNIHILATE")),
                    Map.entry("merchant.robbery", List.of("CAPTURE", "SAFE")),
                    Map.entry("loss.terrain", List.of("SWAMP=true MOUNTAINS=false")),
                    Map.entry("store.cap", List.of("10")),
                    Map.entry("trade.carry", List.of("HOLD")),
                    Map.entry("supply.store", List.of("IGNORE")),
                    Map.entry("promotion.scope", List.of("FIELD")),
                    Map.entry("promotion.lasts", List.of("TERM")),
                    Map.entry("supply.beyond", List.of("0", "10")),
                    Map.entry("unrest.chance", List.of("0/0/0/0", "5/20/60/100")),
                    Map.entry("unrest.effect", List.of("NONE")),
                    Map.entry("pearls.chance", List.of("0", "20")),
                    Map.entry("luxury.block", List.of("false")),
                    Map.entry("gem.points", List.of("2")),
                    Map.entry("mine.search", List.of("SETUP", "ORDER")),
                    Map.entry("mine.yield", List.of("ROLLED")),
                    Map.entry("identities", List.of("CONTACT")),
                    Map.entry("peoples", List.of("RULER")),
                    Map.entry("ranking", List.of("true")),
                    Map.entry("zat", List.of("DRAFT", "RELEASE")),
                    Map.entry("suggestions", List.of("false")),
                    Map.entry("practice.back", List.of("true")),
                    Map.entry("bots.pace", List.of("1", "3")),
                    Map.entry("bots.war", List.of("NONE", "ALL")));

    interface Look {
        void at(World before, SortedMap<Integer, Sheet> sheets, byte[] key, Evaluation month);
    }

    private Months() {}

    /** A dozen months; of odd seeds with some other rules each month. */
    static void play(long seed, Look look) {
        play(seed, BusyWorld.of(seed, 5, 500, 50), look);
    }

    static void play(long seed, World start, Look look) {
        var random = new SplittableRandom(seed);
        var world = start;
        for (int i = 0; i < MONTHS; i++) {
            if (seed % 2 == 1) world = world.withSettings(changed(world.settings(), random));
            var orders = new RandomOrders(world);
            var sheets = new TreeMap<Integer, Sheet>();
            for (Realm realm : world.realms())
                if (random.nextInt(8) > 0)
                    sheets.put(realm.number(), orders.sheet(realm.number(), random));
            var key = new byte[32];
            random.nextBytes(key);
            var month = Evaluation.of(world, sheets, Events.NONE, key);
            look.at(world, sheets, key, month);
            world = month.after();
        }
    }

    private static Settings changed(Settings before, SplittableRandom random) {
        var settings = before;
        for (int i = 0; i < 5; i++) {
            var setting = Setting.ALL.get(random.nextInt(Setting.ALL.size()));
            var values = ALTERNATIVES.getOrDefault(setting.key(), List.of());
            if (values.isEmpty()) continue;
            var value = values.get(random.nextInt(values.size()));
            settings = Optional.of(settings).flatMap(it -> it.parse(setting, value)).orElseThrow();
        }
        return settings;
    }
}
