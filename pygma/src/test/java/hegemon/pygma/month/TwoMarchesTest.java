package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.World;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Months of small worlds at war, read twice: movement, boarding and landing, losses, withdrawal,
 * battle, robbery, contact, land and sight (phases 7, 8 and 13), with beings, fleets and what they
 * carry, merchants, buildings, bridges and sea lanes.
 */
@Tag("long")
class TwoMarchesTest {
    private static final int WORLDS = Integer.getInteger("worlds", 400);
    private static final List<Setting<?>> VARIED =
            List.of(
                    Setting.CAPITAL_FALL,
                    Setting.BUILDING_BONUS,
                    Setting.ROAD_FOREIGN,
                    Setting.HEIGHT_PER_MONTH,
                    Setting.FLEET_AGROUND,
                    Setting.INTRUDER_DETAIL,
                    Setting.CONQUEST_SCOPE,
                    Setting.ATTACK_TARGETED,
                    Setting.RETREAT_FROM_ATTACK,
                    Setting.RETREAT_UNSEEN,
                    Setting.RETREAT_STANDING,
                    Setting.CITY_SORTIE,
                    Setting.CITY_RELIEF,
                    Setting.BATTLE_WINNER_LOSS,
                    Setting.BATTLE_LOSER,
                    Setting.MERCHANT_ROBBERY,
                    Setting.MERCHANT_SEEN,
                    Setting.LOSS_TERRAIN);

    @Test
    void monthsOfWarAgree() { // D-39, D-40, D-50, D-52, D-57 to D-66, D-69 to D-73, D-75 to D-98,
        // D-100, D-101, D-103, D-126, D-138, D-139, D-141 to D-144, PI-9.3, PI-12.1 to PI-12.9,
        // PI-15.1 to PI-15.5, PI-17.3, PI-17.4
        int unclear = 0;
        int stranded = 0;
        for (long seed = 1; seed <= WORLDS; seed++) {
            var war = new WarWorlds(seed, settings(seed));
            var key = ByteBuffer.allocate(32).putLong(seed).array();
            var orders = new TreeMap<>(war.sheets);
            var neutrals = orders.remove(0);
            var events = neutrals == null ? Events.NONE : Events.NONE.withNeutrals(neutrals);
            var month = Evaluation.of(war.world, orders, events, key);
            var reading = new PlainMarch(war.world, war.hosts, month.rolls());
            var story = "seed %d%n%s%s".formatted(seed, war.story(), contacts(month));
            reading.run();
            stranded += reading.stranded;
            if (reading.unclear) unclear++;
            else {
                agree(story, reading, month.after());
                seen(story, reading, month);
            }
        }
        assertThat(unclear).isLessThan(WORLDS / 10);
        System.out.println("STRANDED " + stranded);
        assertThat(stranded).as("fleets aground on unseen land (D-61)").isPositive();
    }

    /** Both editions, and readings of presets. */
    private static Settings settings(long seed) {
        var random = new SplittableRandom(seed);
        var settings = Settings.of(1 + (int) (seed % 2));
        for (Setting<?> setting : VARIED) {
            var others = Months.ALTERNATIVES.getOrDefault(setting.key(), List.of());
            if (random.nextInt(4) == 0)
                settings =
                        settings.parse(setting, others.get(random.nextInt(others.size())))
                                .orElseThrow();
        }
        return settings;
    }

    private static List<List<Report.Contact>> contacts(Evaluation month) {
        return month.reports().stream().map(Report::contacts).toList();
    }

    private static void agree(String story, PlainMarch reading, World after) {
        var month = new ArrayList<>(armies(after));
        var plain = new ArrayList<>(armies(reading));
        month.removeAll(armies(reading));
        plain.removeAll(armies(after));
        assertThat(month).as(story).isEqualTo(plain);
        for (Realm realm : after.realms())
            assertThat(known(realm))
                    .as("%s%n%d", story, realm.number())
                    .isEqualTo(known(reading, realm));
        assertThat(after.merchants().stream().map(it -> line(it, after)).sorted().toList())
                .as(story)
                .isEqualTo(merchants(reading));
        for (Realm realm : after.realms())
            assertThat(realm.treasury()).as(story).isEqualTo(reading.gold.get(realm.number()));
        for (int at = 0; at < reading.owner.length; at++)
            assertThat(after.field(at).owner())
                    .as("%s%s %s", story, armies(after), after.geometry().address(at))
                    .isEqualTo(reading.owner[at]);
    }

    /** Phase 13. */
    private static void seen(String story, PlainMarch reading, Evaluation month) {
        for (Realm realm : month.after().realms()) {
            var sight = new PlainSight(reading, realm.number());
            var report = month.reports().get(realm.number() - 1);
            var place = "%s%n%s%nrealm %d".formatted(story, armies(reading), realm.number());
            var fresh = new TreeSet<Integer>();
            for (int at = 0; at < reading.owner.length; at++)
                if (realm.known()
                        .get(at)
                        .filter(it -> it.seen().equals(reading.world.date()))
                        .isPresent()) fresh.add(at);
            assertThat(fresh).as("%s sees", place).isEqualTo(sight.seen());
            assertThat(report.sightings().stream().map(TwoMarchesTest::line).sorted().toList())
                    .as("%s is told of", place)
                    .isEqualTo(sight.sightings());
            assertThat(report.intrusions().stream().map(it -> it.at().toString()).sorted().toList())
                    .as("%s was entered", place)
                    .isEqualTo(sight.intrusions());
        }
    }

    private static String line(Report.Sighting it) {
        return "%s %d: %s > %s > %s"
                .formatted(
                        it.kind(),
                        it.size(),
                        it.from().map(Enum::name).orElse(""),
                        String.join(" ", it.seen().stream().map(Object::toString).toList()),
                        it.to().map(Enum::name).orElse(""));
    }

    /** Whom it has met, and whether it knows who plays there. */
    private static Set<String> known(Realm realm) {
        var known = new TreeSet<String>();
        realm.contacts()
                .forEach(
                        (other, how) -> known.add(other + (how == Acquaintance.PLAYER ? "!" : "")));
        return known;
    }

    private static Set<String> known(PlainMarch reading, Realm realm) {
        var known = new TreeSet<String>();
        for (Realm other : reading.world.realms()) {
            var met = realm.number() + " " + other.number();
            if (reading.learned.contains(met + "!")) known.add(other.number() + "!");
            else if (reading.learned.contains(met)
                    || reading.world.realm(realm.number()).contacts().containsKey(other.number()))
                known.add(String.valueOf(other.number()));
        }
        return known;
    }

    private static List<String> armies(World world) {
        return world.armies().stream()
                .map(it -> line(it.realm(), it.unit().toString(), it.size(), world, it.field()))
                .sorted()
                .toList();
    }

    private static List<String> armies(PlainMarch reading) {
        return reading.hosts.stream()
                .filter(it -> it.lives() && !it.trades())
                .map(it -> line(it.realm, it.unit, it.size, reading.world, it.at))
                .sorted()
                .toList();
    }

    private static String line(Merchant it, World world) {
        return line(it.realm(), it.unit().toString(), it.load(), world, it.field());
    }

    private static List<String> merchants(PlainMarch reading) {
        return reading.hosts.stream()
                .filter(it -> it.lives() && it.trades())
                .map(
                        it ->
                                line(
                                        it.realm,
                                        it.unit,
                                        it.lots.stream().mapToInt(PlainLot::points).sum(),
                                        reading.world,
                                        it.at))
                .sorted()
                .toList();
    }

    private static String line(int realm, String unit, int size, World world, int at) {
        return realm + " " + unit + " " + size + " @ " + world.geometry().address(at);
    }
}
