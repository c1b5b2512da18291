package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Report;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A realm's report depends only on what it may know: two worlds that differ in hidden things alone
 * give it the same bytes.
 */
@Tag("long")
class SecretsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Farther than any unit comes and sees in a month. */
    private static final int FAR = 13;

    @ParameterizedTest
    @ValueSource(longs = {51, 52, 53, 54, 55, 56})
    void aReportDependsOnlyOnWhatTheRealmMayKnow(long seed) {
        var changed = new AtomicInteger();
        Months.play(
                seed,
                BusyWorld.of(seed, 6, 1_600, 40),
                (world, sheets, key, ignored) -> {
                    // D-161: where all read the ranking, it is no secret.
                    var before = world.withSettings(world.settings().with(Setting.RANKING, false));
                    var month = Evaluation.of(before, sheets, Events.NONE, key);
                    int reader = 1 + (int) (seed % before.realms().size());
                    var hidden = new Hidden(before, reader);
                    var other =
                            Evaluation.of(hidden.world(), hidden.sheets(sheets), Events.NONE, key);
                    changed.addAndGet(hidden.changes);
                    assertThat(json(other, reader)).isEqualTo(json(month, reader));
                });
        assertThat(changed.get()).as("hidden things that were changed").isGreaterThan(100);
    }

    private static String json(Evaluation month, int reader) {
        Report report = month.reports().get(reader - 1);
        return JSON.writeValueAsString(report);
    }

    /** The same world for one reader, and another world for everyone else. */
    private static final class Hidden {
        private final World world;
        private final int reader;
        private final Set<Integer> near = new HashSet<>();
        int changes = 0;

        Hidden(World world, int reader) {
            this.world = world;
            this.reader = reader;
            for (int at = 0; at < world.fields().size(); at++)
                if (world.field(at).owner() == reader) near.add(at);
            for (Army army : world.armies()) if (army.realm() == reader) near.add(army.field());
            for (Merchant merchant : world.merchants())
                if (merchant.realm() == reader) near.add(merchant.field());
        }

        private boolean isFar(int field) {
            return near.stream().allMatch(it -> world.geometry().distance(it, field) > FAR);
        }

        /** Nothing of it is near, and it can reach the reader by no messenger. */
        private boolean isFarRealm(int realm) {
            if (realm == reader || world.realm(reader).contacts().containsKey(realm)) return false;
            if (world.realm(realm).contacts().containsKey(reader)) return false;
            for (int at = 0; at < world.fields().size(); at++)
                if (world.field(at).owner() == realm && !isFar(at)) return false;
            return world.armies().stream()
                    .noneMatch(army -> army.realm() == realm && !isFar(army.field()));
        }

        World world() {
            var fields = new ArrayList<Field>();
            for (int at = 0; at < world.fields().size(); at++)
                fields.add(field(at, world.field(at)));
            var armies = new ArrayList<Army>();
            for (Army army : world.armies()) armies.add(army(army));
            return world.withFields(fields)
                    .withArmies(armies, world.beings())
                    .withRealms(world.realms().stream().map(this::realm).toList());
        }

        /** Mines last longer everywhere; far land is other land, with other things said of it. */
        private Field field(int at, Field field) {
            Optional<Deposit> mine =
                    field.ground()
                            .deposit()
                            .filter(it -> it.terms() > 1)
                            .map(it -> new Deposit(it.kind(), it.yield(), it.terms() + 3));
            var kept = mine.isPresent() ? field.with(field.ground().withDeposit(mine)) : field;
            if (mine.isPresent()) changes++;
            if (!isFar(at) || world.realm(reader).known().knows(at)) return kept;
            changes++;
            var terrain = field.terrain() == Terrain.PLAIN ? Terrain.GRASSLAND : field.terrain();
            return kept.withTerrain(terrain)
                    .with(new Field.Notes("Elsewhere", "An old tower stands here."));
        }

        private Army army(Army army) {
            if (army.realm() == reader || !isFar(army.field()) || army.size() >= army.kind().max())
                return army;
            changes++;
            return army.sized(army.size() + 1);
        }

        private Realm realm(Realm realm) {
            if (!isFarRealm(realm.number())) return realm;
            changes++;
            return realm.withTreasury(realm.treasury() / 2 + 1);
        }

        /** Far realms order something else. */
        SortedMap<Integer, Sheet> sheets(SortedMap<Integer, Sheet> sheets) {
            var other = new TreeMap<>(sheets);
            for (int realm : sheets.keySet())
                if (isFarRealm(realm)) {
                    other.put(realm, Parser.read("HYGIENE 30000\nNAME REICH \"Fern\"").sheet());
                    changes++;
                }
            return other;
        }
    }
}
