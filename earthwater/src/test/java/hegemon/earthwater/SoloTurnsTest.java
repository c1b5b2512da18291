package hegemon.earthwater;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** EW-S4: the turns of PERS.IA in the flow of the game. */
class SoloTurnsTest {
    @Test
    void fourMovesInARow() { // EW-S4.3
        var scene = Scene.prepared("solo");
        scene.chance("persia 2", "persia-discard 1").greece("pass");
        assertThat(scene.units(PELLA)).containsExactly(0, 3, 0, 0);
        scene.chance("persia 3", "persia-discard 2").greece("pass");
        assertThat(scene.units(LARISSA)).containsExactly(0, 3, 0, 0);
        scene.chance("persia 2", "persia-discard 3").greece("pass");
        assertThat(scene.units(THEBAI)).containsExactly(0, 2, 0, 0);
        scene.chance("persia 2", "persia-discard 4");
        assertThat(scene.units(DELPHI)).containsExactly(0, 2, 0, 0);
        assertThat(scene.units(EPHESOS)).containsExactly(0, 2, 0, 2);
        assertThat(scene.units(ABYDOS)).containsExactly(0, 2, 0, 2);
    }

    @Test
    void dieFourTakesTheArmyInAthenaiAndACard() { // EW-S4.3
        var scene = Scene.prepared("solo").chance("persia 4");
        assertThat(scene.units(ATHENAI)).containsExactly(0, 0, 1, 0);
        assertThat(scene.phase()).isEqualTo("solo-discard");
        scene.greece("discard 13");
        assertThat(scene.discards()).containsExactly(13);
        assertThat(scene.phase()).isEqualTo("persia-discard");
    }

    @Test
    void dieFiveReplacesTheFleetInAthenaiWithoutABattle() { // EW-S4.3
        var scene = Scene.prepared("solo").chance("persia 5");
        assertThat(scene.units(ATHENAI)).containsExactly(1, 0, 0, 1);
        assertThat(scene.phase()).isEqualTo("persia-discard");
    }

    @Test
    void dieSixPlacesInThebaiThenInEretria() { // EW-S4.3
        var scene = Scene.prepared("solo").chance("persia 6", "persia-discard 1").greece("pass");
        assertThat(scene.units(THEBAI)).containsExactly(0, 1, 0, 1);
        scene.chance("persia 6");
        assertThat(scene.units(ERETRIA)).containsExactly(0, 1, 0, 1);
    }

    @Test
    void diceFourFiveSixTakeAthenaiWithoutABattle() { // EW-S4.3
        var scene = Scene.prepared("solo").chance("persia 4").greece("discard 13");
        scene.chance("persia-discard 1", "persia 5", "persia-discard 2", "persia 6");
        assertThat(scene.units(ATHENAI)).containsExactly(0, 1, 0, 2);
    }

    @Test
    void aPassCountsForTheEndOfThePhase() { // EW-S4
        var scene = Scene.prepared("solo").chance("persia 1", "persia-discard 1");
        assertThat(scene.discards()).containsExactly(1); // a passing turn discards too
        scene.greece("pass");
        assertThat(scene.phase()).isEqualTo("supply-cards");
    }

    @Test
    void persiaGoesOnRollingAfterItsPass() {
        var scene = Scene.prepared("solo").chance("persia 1", "persia-discard 1");
        scene.greece("play 13 move", "march Sparta Korinthos 1");
        assertThat(scene.phase()).isEqualTo("persia");
    }

    @Test
    void underTheOtherReadingAPassEndsThePersianPhase() { // EW-S4.0
        var scene = Scene.prepared("solo pass=phase").chance("persia 1", "persia-discard 1");
        scene.greece("play 13 event", "sail Sparta Naxos 1 0", "sail Naxos Sparta 1 0");
        assertThat(scene.hand(PERSIA)).isEmpty(); // the Greeks had no card: supply discarded all
        assertThat(scene.discards()).containsExactly(1, 13, 2, 3, 4); // EW-S5.1
        assertThat(scene.position().campaign()).isEqualTo(4);
    }

    @Test
    void withoutCardsPersiaPasses() { // EW-S4 step 1
        var scene = Scene.solo("solo").at(ABYDOS, 0, 3, 0, 0).hand(GREECE, 2).persiaToOperate();
        assertThat(scene.decider()).isEqualTo("Greece");
        assertThat(scene.notes()).contains("persia.pass.no-card");
        scene.greece("pass");
        assertThat(scene.phase()).isEqualTo("supply-cards");
    }

    @Test
    void aGreekArmyInAMajorCityCallsForDefence() { // EW-S4 step 2
        var scene =
                Scene.solo("solo")
                        .at(ABYDOS, 1, 0, 0, 0)
                        .at(EPHESOS, 0, 7, 0, 0)
                        .hand(PERSIA, 1)
                        .hand(GREECE, 2)
                        .persiaToOperate();
        assertThat(scene.units(ABYDOS)).containsExactly(1, 3, 0, 0); // one third, rounded up
        assertThat(scene.phase()).isEqualTo("battle");
        scene.chance("battle 5 1 1 1");
        assertThat(scene.phase()).isEqualTo("persia-discard");
    }

    @Test
    void aFleetAmongGreekOnesAttacksAtOnce() { // EW-S4, destroy a fleet
        var scene =
                Scene.solo("solo")
                        .at(ABYDOS, 0, 7, 0, 0)
                        .at(SPARTA, 1, 0, 3, 0)
                        .hand(GREECE, 2)
                        .persiaRolls(5, 1);
        assertThat(scene.units(SPARTA)).containsExactly(1, 0, 2, 1);
        assertThat(scene.prompt().attacker()).isEqualTo("Persia");
        scene.chance("battle 4 1 1");
        assertThat(scene.phase()).isEqualTo("retreat-sea-defender"); // EW-S4.2
        scene.greece("retreat sea Athenai");
        assertThat(scene.units(SPARTA)).containsExactly(1, 0, 0, 1);
        assertThat(scene.phase()).isEqualTo("persia-discard");
    }

    @Test
    void oneGreekFleetLeftIsEnoughForABattle() { // EW-S4, destroy a fleet, EW-S4.2
        assertThat(fleetsOfSparta(2).prompt().attacker()).isEqualTo("Persia");
        assertThat(fleetsOfSparta(1).phase()).isEqualTo("persia-discard");
    }

    private static Scene fleetsOfSparta(int greek) {
        return Scene.solo("solo")
                .at(ABYDOS, 0, 7, 0, 0)
                .at(SPARTA, 1, 0, greek, 0)
                .hand(GREECE, 2)
                .persiaRolls(5, 1);
    }
}
