package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Acquaintance;
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
import java.util.TreeSet;

/**
 * Months of small worlds at war, read twice: movement, losses, withdrawal, battle, contact and land
 * (phases 7 and 8). Months in which armies swap fields are left out, and there are no carried
 * armies, merchants, beings or buildings.
 */
@Tag("long")
class TwoMarchesTest {
    private static final int WORLDS = Integer.getInteger("worlds", 400);

    @Test
    void monthsOfWarAgree() { // PI-12, PI-14, PI-16, PI-18, PI-19, D-57 to D-60, D-75 to D-94,
        // D-141 to D-144
        int unclear = 0;
        for (long seed = 1; seed <= WORLDS; seed++) {
            var war = new WarWorlds(seed, settings(seed));
            var key = ByteBuffer.allocate(32).putLong(seed).array();
            var month = Evaluation.of(war.world, war.sheets, Events.NONE, key);
            var reading = new PlainMarch(war.world, war.hosts, month.rolls());
            var story = "seed %d%n%s%s".formatted(seed, war.story(), contacts(month));
            reading.run();
            if (reading.unclear) unclear++;
            else {
                agree(story, reading, month.after());
                seen(story, reading, month);
            }
        }
        assertThat(unclear).isLessThan(WORLDS / 10);
    }

    /** Both editions, and readings of presets. */
    private static Settings settings(long seed) {
        return Settings.of(1 + (int) (seed % 2))
                .with(Setting.BATTLE_WINNER_LOSS, seed % 3 == 0 ? 500 : 800)
                .with(Setting.ATTACK_TARGETED, seed % 5 > 0)
                .with(Setting.RETREAT_FROM_ATTACK, seed % 7 > 0);
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
                if (realm.known().get(at).orElseThrow().seen().equals(reading.world.date()))
                    fresh.add(at);
            assertThat(fresh).as("%s sees", place).isEqualTo(sight.seen());
            assertThat(report.sightings().stream().map(TwoMarchesTest::line).sorted().toList())
                    .as("%s is told of", place)
                    .isEqualTo(sight.sightings());
            assertThat(report.intrusions().stream().map(it -> it.at().toString()).sorted().toList())
                    .as("%s was entered", place)
                    .isEqualTo(sight.intrusions(reading.world));
        }
    }

    private static String line(Report.Sighting it) {
        return "%s %d: %s"
                .formatted(
                        it.kind(),
                        it.size(),
                        String.join(" ", it.seen().stream().map(Object::toString).toList()));
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
                .filter(PlainHost::lives)
                .map(it -> line(it.realm, it.unit, it.size, reading.world, it.at))
                .sorted()
                .toList();
    }

    private static String line(int realm, String unit, int size, World world, int at) {
        return realm + " " + unit + " " + size + " @ " + world.geometry().address(at);
    }
}
