package hegemon.earthwater;

import static hegemon.earthwater.Attack.fromEphesos;
import static hegemon.earthwater.Attack.marched;
import static hegemon.earthwater.Attack.onThebaiCutOff;
import static hegemon.earthwater.Attack.sailed;
import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Piece;
import hegemon.table.Draw;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;

/** EW-6: dice and losses. Retreats are in {@link RetreatTest}. */
class BattleTest {
    private static Scene inThebai(int persians, int greeks) {
        return marched(onThebaiCutOff(persians, greeks));
    }

    @Test
    void eachSideRollsOneDieForEachUnitAtMostThree() { // EW-6.1
        assertThat(inThebai(5, 2).state().turn())
                .isEqualTo(new Turn.Chance(new Draw.Dice("battle", 3 + 2, 6)));
    }

    @Test
    void theLowerSideLosesOneUnit() { // EW-6.1, example of combat
        var scene = inThebai(3, 2).chance("battle 4 2 1 3 3");
        assertThat(scene.units(THEBAI)).containsExactly(1, 3, 0, 0);
        assertThat(scene.reserve(Piece.ARMY, GREECE)).isEqualTo(8);
    }

    @Test
    void onATieEachLosesOne() {
        var scene = inThebai(3, 2).chance("battle 4 2 1 4 3");
        assertThat(scene.units(THEBAI)).containsExactly(1, 2, 0, 0);
    }

    @Test
    void aPersianDieCountsAtMostFour() { // EW-6.2
        var scene = inThebai(3, 2).chance("battle 6 6 6 5 1");
        assertThat(scene.units(THEBAI)).containsExactly(2, 2, 0, 0);
    }

    @Test
    void inAbydosAndEphesosItCountsAtMostFive() {
        var scene =
                Scene.operations()
                        .bridge()
                        .at(ABYDOS, 1, 0, 0, 0)
                        .at(PELLA, 0, 2, 0, 0)
                        .hand(PERSIA, 14, 16);
        scene.persia("play 14 move", "march Pella Abydos 2").chance("battle 6 1 5");
        assertThat(scene.units(ABYDOS)).containsExactly(0, 1, 0, 0);
    }

    @Test
    void theLimitHoldsAtSeaAndInDefenceToo() {
        var scene =
                Scene.operations()
                        .at(ATHENAI, 0, 0, 1, 0)
                        .at(EPHESOS, 0, 1, 0, 1)
                        .hand(PERSIA, 16)
                        .hand(GREECE, 4)
                        .greeksToOperate();
        scene.greece("play 4 move", "sail Athenai Ephesos 1 0").chance("battle 6 5");
        assertThat(scene.units(EPHESOS)).containsExactly(0, 1, 0, 0);
    }

    @Test
    void aLostFleetTakesItsArmyDownButEmptyFleetsGoFirst() { // EW-6.6
        var scene = fromEphesos(3).at(SPARTA, 1, 0, 2, 0).at(ATHENAI, 0, 1, 0, 0);
        sailed(scene, SPARTA, 3, 2).chance("battle 1 1 1 2 2");
        assertThat(scene.units(SPARTA)).containsExactly(1, 2, 2, 2);
        scene.persia("stay").chance("battle 1 1 2 2");
        assertThat(scene.units(SPARTA)).containsExactly(1, 1, 2, 1);
        scene.persia("stay").chance("battle 1 2 2");
        assertThat(scene.units(SPARTA)).containsExactly(1, 0, 2, 0);
        assertThat(scene.phase()).isEqualTo("operation"); // EW-6.7
    }

    @Test
    void theBattleEndsWhenBothSidesHaveNoUnitLeft() { // EW-6.7
        var scene = inThebai(1, 1).chance("battle 4 4");
        assertThat(scene.units(THEBAI)).containsExactly(0, 0, 0, 0);
        assertThat(scene.phase()).isEqualTo("operation");
    }
}
