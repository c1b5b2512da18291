package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.after;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Toll;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Optional;
import java.util.TreeMap;

/** PI-19: what difficult terrain costs. */
class LossesTest {
    @ParameterizedTest
    @CsvSource({"0, 1000", "1, 800", "2, 600"}) // EXD-19
    void fourThousandRidersInTheMountains(int equipment, int lost) { // PI-19.1, D-99
        assertThat(4_000 * Toll.percent(4, equipment) / 100).isEqualTo(lost);
    }

    private static Scene mountains() {
        return new Scene()
                .own(1, "10/11", "10/12", "10/13", "10/14")
                .terrain(Terrain.PLATEAU, "10/11", "10/14")
                .terrain(Terrain.MOUNTAINS, "10/12", "10/13")
                .army(1, "KH 1", 4_000, "10/11");
    }

    private static long rolls(Evaluation month) {
        return month.rolls().stream().filter(roll -> roll.subject().startsWith("1 KH")).count();
    }

    @Test
    void twoMountainsCrossedAreTwoRolls() { // EX-11, PI-19.2
        var month = mountains().orders(1, "KH 1: 10/11 > 10/12 > 10/13").evaluate();
        assertThat(rolls(month)).isEqualTo(2);
        assertThat(Scene.report(month, 1).losses()).hasSize(2);
    }

    @Test
    void whoStaysOnLossTerrainRollsOnceInAll() { // EX-12
        var first = mountains().orders(1, "KH 1: 10/11 > 10/12").evaluate();
        assertThat(rolls(first)).isEqualTo(1);
        var next = Evaluation.of(first.after(), new TreeMap<>(), Events.NONE, new byte[32]);
        assertThat(rolls(next)).isZero();
    }

    @Test
    void whoDoesNotMoveRollsNothing() { // EX-13
        assertThat(rolls(mountains().orders(1, "KH 1: 10/11").evaluate())).isZero();
    }

    @Test
    void movingOnCostsAgainOnlyOnLossTerrain() { // EX-14
        var scene = mountains().army(1, "KH 2", 4_000, "10/12").army(1, "KH 3", 4_000, "10/13");
        var month = scene.orders(1, "KH 2: 10/12 > 10/13", "KH 3: 10/13 > 10/14").evaluate();
        assertThat(month.rolls()).extracting(Roll::subject).containsExactly("1 KH 2 10/13 1");
    }

    @ParameterizedTest
    @CsvSource({"MOUNTAIN, MOUNTAINS", "DESERT, DESERT", "FOREST, DEEP_FOREST"}) // EX-15
    void aPeopleIsSafeAtHome(People people, Terrain terrain) { // PI-19.4, D-101
        var scene =
                new Scene()
                        .terrain(terrain, "10/11", "10/12")
                        .army(1, "KH 1", 4_000, "10/11")
                        .orders(1, "KH 1: 10/11 > 10/12");
        assertThat(rolls(scene.evaluate())).isEqualTo(1);
        assertThat(rolls(scene.people(1, people).evaluate())).isZero();
    }

    @Test
    void roadsAreSafe() { // D-98
        var scene = mountains().road("10/11", "10/12", "10/13");
        assertThat(rolls(scene.orders(1, "KH 1: 10/11 > 10/12 > 10/13").evaluate())).isZero();
    }

    @Test
    void equipmentHelpsUntilTheArmyLeavesTheMountains() { // PI-19.3, D-100
        var scene = mountains().orders(1, "KH 1: 10/11 > 10/12 AUSR 2").roll("7 1 KH 1 10/12 1", 4);
        var first = scene.evaluate();
        assertThat(after(first, 1, "KH 1")).isEqualTo("3400 @ 10/12");
        assertThat(first.after().realm(1).treasury()).isEqualTo(92_000);
        assertThat(first.after().armies().getFirst().equipment()).isEqualTo(new Equipment(2, true));
        var down =
                mountains()
                        .army(
                                new Army(
                                        1,
                                        Scene.unit("KH 2"),
                                        "",
                                        scene.at("10/13"),
                                        4_000,
                                        new Equipment(2, true),
                                        false,
                                        Optional.empty()))
                        .orders(1, "KH 2: 10/13 > 10/14")
                        .evaluate();
        assertThat(down.after().armies().getLast().equipment()).isEqualTo(Equipment.NONE);
    }

    @Test
    void anArmyThatFallsBelowItsMinimumDissolves() { // PI-11.3, D-54
        var scene =
                new Scene()
                        .terrain(Terrain.DESERT, "10/12")
                        .army(1, "KH 1", 1_050, "10/11")
                        .roll("7 1 KH 1 10/12 1", 1)
                        .month(Month.BEK);
        var month = scene.orders(1, "KH 1: 10/11 > 10/12").evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("gone");
        assertThat(Scene.report(month, 1).losses().getFirst().dissolved()).isTrue();
    }
}
