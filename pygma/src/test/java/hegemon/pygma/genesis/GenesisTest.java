package hegemon.pygma.genesis;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.Herald;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;
import hegemon.pygma.world.Wrap;
import hegemon.table.Language;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;

class GenesisTest {
    @Test
    void theSamePlanGivesTheSameWorld() {
        assertThat(Genesis.of(WorldPlan.usual(7, 6))).isEqualTo(Genesis.of(WorldPlan.usual(7, 6)));
        assertThat(Genesis.of(WorldPlan.usual(7, 6)).fields())
                .isNotEqualTo(Genesis.of(WorldPlan.usual(8, 6)).fields());
    }

    @Test
    void theHouseTellsWhatAGameMasterWould() { // D-140
        var plan = WorldPlan.usual(5, 8).withSettings(Settings.of(Setting.LATEST_EDITION));
        var world = Genesis.of(plan);
        assertThat(world.realms())
                .allSatisfy(
                        realm -> {
                            assertThat(realm.people()).isNotEqualTo(People.NONE);
                            assertThat(realm.culture().points()).isEqualTo(1);
                        });
        var lanes = world.fields().stream().filter(field -> field.ways().lane() > 0).toList();
        assertThat(lanes).isNotEmpty().allMatch(field -> field.terrain() == Terrain.SALT_WATER);
        assertThat(world.fields())
                .filteredOn(field -> !field.notes().text().isEmpty())
                .isNotEmpty()
                .allMatch(field -> field.isLand() && field.owner() == 0)
                .allMatch(field -> isTold(field.notes().text()));
    }

    private static boolean isTold(String text) {
        return Arrays.stream(Language.values())
                .map(language -> new Herald(language).told(text))
                .noneMatch(told -> told.contains("tale"));
    }

    @Test
    void eachCanBeLeftOut() { // D-140
        var plan = WorldPlan.usual(5, 8).withSettings(Settings.of(Setting.LATEST_EDITION));
        for (Feature feature :
                List.of(Feature.LANES, Feature.TALES, Feature.PEOPLES, Feature.CULTURE))
            plan = plan.with(feature, 0);
        var plain = Genesis.of(plan.withSettings(Settings.DEFAULT));
        assertThat(Genesis.of(plan).withSettings(Settings.DEFAULT)).isEqualTo(plain);
        assertThat(Genesis.of(WorldPlan.usual(5, 8))).isEqualTo(plain);
    }

    @Test
    void aLaneIsAChainOfWater() { // D-12
        var plan = WorldPlan.usual(5, 8).withSettings(Settings.of(Setting.LATEST_EDITION));
        var world = Genesis.of(plan);
        for (int at = 0; at < world.fields().size(); at++) {
            int lane = world.field(at).ways().lane();
            if (lane == 0) continue;
            var beside = IntStream.of(world.geometry().within(at, 1));
            assertThat(beside.filter(it -> world.field(it).ways().lane() == lane).count())
                    .isBetween(2L, 3L); // itself, and one or two more
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8, 12, 30, 60})
    void everyRealmStartsWithTwelveFieldsAnd55Points(int realms) { // D-125, PI-1.5
        var world = Genesis.of(WorldPlan.usual(realms, realms));
        for (Realm realm : world.realms()) {
            var own = world.fields().stream().filter(f -> f.owner() == realm.number()).toList();
            assertThat(own).hasSize(12);
            int points =
                    own.stream()
                            .mapToInt(
                                    f ->
                                            f.terrain().points()
                                                    + f.settlement()
                                                            .map(Settlement::points)
                                                            .orElse(0))
                            .sum();
            assertThat(points).isBetween(52, 58);
            assertThat(realm.known().size()).isGreaterThan(19);
        }
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(ints = {2, 8, 12, 30})
    void startsAreAlike(int realms) {
        for (long seed = 1; seed <= 5; seed++) {
            var fairness = Fairness.of(Genesis.of(WorldPlan.usual(seed, realms)));
            assertThat(fairness.spread())
                    .as("seed %s: %s", seed, fairness)
                    .isGreaterThanOrEqualTo(50);
            for (Fairness.Start start : fairness.starts())
                assertThat(start.rival()).as("seed %s: %s", seed, fairness).isGreaterThan(5);
        }
    }

    @Test
    void aLargeWorldHasEveryTerrain() { // PI-3.1
        var seen = EnumSet.noneOf(Terrain.class);
        for (Field field : Genesis.of(WorldPlan.usual(3, 30)).fields()) seen.add(field.terrain());
        assertThat(seen).containsExactlyInAnyOrder(Terrain.values());
    }

    @Test
    void beingsAndHordesLiveInTheWorld() { // PI-1.7, D-126
        var world = Genesis.of(WorldPlan.usual(3, 8));
        assertThat(world.beings()).isNotEmpty();
        for (var being : world.beings().values())
            assertThat(world.armies())
                    .anyMatch(army -> army.realm() == 0 && army.unit().equals(being.unit()));
    }

    @Test
    void aRoundWorldHasASeaToo() { // D-4
        var usual = WorldPlan.usual(2, 4);
        var plan =
                new WorldPlan(
                        usual.seed(),
                        usual.realms(),
                        new Shape.Hex48(),
                        5,
                        4,
                        usual.features(),
                        usual.settings(),
                        Wrap.BOTH);
        var round = Genesis.of(plan);
        assertThat(round.fields()).anyMatch(field -> field.terrain() == Terrain.SALT_WATER);
        assertThat(round.fields()).anyMatch(field -> field.terrain() == Terrain.FRESH_WATER);
    }

    @Test
    void otherShapesOfLargeFieldsWork() {
        World world = Genesis.of(WorldPlan.usual(1, 4).withSize(new Shape.Hex48(), 5, 5));
        assertThat(world.fields()).hasSize(48 * 25);
        assertThat(world.realms()).hasSize(4);
    }
}
