package hegemon.earthwater;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.table.Draw;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;

/** EW-6. In these scenes the Persians keep a card, so that operations go on. */
class BattleTest {
    @Test
    void eachSideRollsOneDieForEachUnitAtMostThree() { // EW-6.1
        var scene = persiansAttackThebai(5, 2);
        assertThat(scene.state().turn())
                .isEqualTo(new Turn.Chance(new Draw.Dice("battle", 3 + 2, 6)));
    }

    @Test
    void theLowerSideLosesOneUnit() { // EW-6.1, example of combat
        var scene = persiansAttackThebai(3, 2).chance("battle 4 2 1 3 3");
        assertThat(scene.units(THEBAI)).containsExactly(1, 3, 0, 0);
        assertThat(scene.reserve(Piece.ARMY, GREECE)).isEqualTo(8);
    }

    @Test
    void onATieEachLosesOne() {
        var scene = persiansAttackThebai(3, 2).chance("battle 4 2 1 4 3");
        assertThat(scene.units(THEBAI)).containsExactly(1, 2, 0, 0);
    }

    @Test
    void aPersianDieCountsAtMostFour() { // EW-6.2
        var scene = persiansAttackThebai(3, 2).chance("battle 6 6 6 5 1");
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
    void afterARoundTheAttackerMayRetreatThenTheDefender() { // EW-6.3
        var scene = persiansAttackThebai(3, 2).chance("battle 4 1 1 3 3");
        assertThat(scene.phase()).isEqualTo("retreat-land-attacker");
        scene.persia("stay");
        assertThat(scene.phase()).isEqualTo("battle");
        var other = persiansAttackThebai(3, 2, ATHENAI).chance("battle 4 1 1 3 3").persia("stay");
        assertThat(other.phase()).isEqualTo("retreat-land-defender");
        other.greece("stay");
        assertThat(other.phase()).isEqualTo("battle");
    }

    @Test
    void theAttackerGoesBackWhereTheMovementBegan() { // EW-6.4
        var scene = persiansAttackThebai(3, 2).chance("battle 4 1 1 3 3");
        assertThat(scene.legal("retreat")).containsExactly("retreat land Larissa");
        scene.persia("retreat land Larissa");
        assertThat(scene.units(LARISSA)).containsExactly(0, 3, 0, 0);
        assertThat(scene.units(THEBAI)).containsExactly(1, 0, 0, 0);
    }

    @Test
    void fromFarAwayItGoesToANeighbourItCouldHaveComeThrough() { // EW-6.4
        var scene =
                Scene.operations()
                        .at(PELLA, 0, 3, 0, 0)
                        .at(LARISSA, 0, 1, 0, 0)
                        .at(DELPHI, 0, 1, 0, 0)
                        .at(THEBAI, 2, 0, 0, 0)
                        .hand(PERSIA, 14, 16);
        scene.persia("play 14 move", "march Pella Thebai 3").chance("battle 4 1 1 3 3");
        assertThat(scene.legal("retreat"))
                .containsExactly("retreat land Delphi", "retreat land Larissa");
        var cut =
                Scene.operations()
                        .at(PELLA, 0, 3, 0, 0)
                        .at(LARISSA, 0, 1, 0, 0)
                        .at(ATHENAI, 0, 1, 0, 0)
                        .at(THEBAI, 2, 0, 0, 0)
                        .hand(PERSIA, 14, 16);
        cut.persia("play 14 move", "march Pella Thebai 3").chance("battle 4 1 1 3 3");
        assertThat(cut.legal("retreat")).containsExactly("retreat land Larissa");
    }

    @Test
    void whoLandedSailsBackWithTheFleetsOfThatMoveAndNoOthers() { // EW-6.4
        var scene =
                Scene.operations()
                        .at(EPHESOS, 0, 3, 0, 2)
                        .at(NAXOS, 2, 0, 0, 1)
                        .hand(PERSIA, 14, 16);
        scene.persia("play 14 move", "sail Ephesos Naxos 2 2").chance("battle 4 1 3 3");
        assertThat(scene.legal("retreat")).containsExactly("retreat sea Ephesos");
        scene.persia("retreat sea Ephesos");
        assertThat(scene.units(EPHESOS)).containsExactly(0, 3, 0, 2);
        assertThat(scene.units(NAXOS)).containsExactly(1, 0, 0, 1);
    }

    @Test
    void aNavalAttackerRetreatsWithItsCargo() { // EW-6.4
        var scene =
                Scene.operations()
                        .at(EPHESOS, 0, 3, 0, 3)
                        .at(SPARTA, 1, 0, 2, 0)
                        .hand(PERSIA, 14, 16);
        scene.persia("play 14 move", "sail Ephesos Sparta 3 2").chance("battle 1 1 1 2 2");
        assertThat(scene.units(SPARTA)).containsExactly(1, 2, 2, 2);
        scene.persia("retreat sea Ephesos");
        assertThat(scene.units(EPHESOS)).containsExactly(0, 3, 0, 2);
        assertThat(scene.units(SPARTA)).containsExactly(1, 0, 2, 0);
    }

    @Test
    void theDefenderRetreatsByRoadToAControlledNeighbour() { // EW-6.5
        var scene = persiansAttackThebai(3, 2, ATHENAI).chance("battle 4 1 1 3 3").persia("stay");
        assertThat(scene.legal("retreat")).containsExactly("retreat land Athenai");
        scene.greece("retreat land Athenai");
        assertThat(scene.units(ATHENAI)).containsExactly(2, 0, 0, 0);
        assertThat(scene.units(THEBAI)).containsExactly(0, 3, 0, 0);
    }

    @Test
    void theDefenderRetreatsBySeaIfItsFleetsAreAsMany() { // EW-6.5
        var scene =
                Scene.operations()
                        .at(LARISSA, 0, 3, 0, 0)
                        .at(THEBAI, 3, 0, 2, 0)
                        .at(ATHENAI, 0, 1, 0, 0)
                        .hand(PERSIA, 14, 16);
        scene.persia("play 14 move", "march Larissa Thebai 3").chance("battle 4 1 1 3 3 3");
        scene.persia("stay");
        assertThat(scene.legal("retreat")).containsExactly("retreat sea Sparta");
        scene.greece("retreat sea Sparta");
        assertThat(scene.units(SPARTA)).containsExactly(2, 0, 2, 0);
        assertThat(scene.units(THEBAI)).containsExactly(0, 3, 0, 0);
    }

    @Test
    void withTooFewFleetsThereIsNoRetreatBySea() {
        var scene =
                Scene.operations()
                        .at(LARISSA, 0, 3, 0, 0)
                        .at(THEBAI, 3, 0, 1, 0)
                        .at(ATHENAI, 0, 1, 0, 0)
                        .hand(PERSIA, 14, 16);
        scene.persia("play 14 move", "march Larissa Thebai 3").chance("battle 4 1 1 3 3 3");
        scene.persia("stay");
        assertThat(scene.phase()).isEqualTo("battle"); // no legal destination: no retreat
    }

    @Test
    void defendingFleetsFleeToAFreePortOfAControlledCity() { // EW-6.5
        var scene =
                Scene.operations()
                        .at(EPHESOS, 0, 3, 0, 3)
                        .at(ATHENAI, 1, 0, 2, 0)
                        .at(SPARTA, 1, 0, 0, 1)
                        .at(NAXOS, 1, 0, 0, 0)
                        .hand(PERSIA, 14, 16);
        scene.persia("play 14 move", "sail Ephesos Athenai 3 0").chance("battle 4 1 1 3 3");
        scene.persia("stay");
        assertThat(scene.legal("retreat")).containsExactly("retreat sea Naxos");
        scene.greece("retreat sea Naxos");
        assertThat(scene.units(NAXOS)).containsExactly(1, 0, 1, 0);
        assertThat(scene.units(ATHENAI)).containsExactly(1, 0, 0, 3);
    }

    @Test
    void aLostFleetTakesItsArmyDownButEmptyFleetsGoFirst() { // EW-6.6
        var scene =
                Scene.operations()
                        .at(EPHESOS, 0, 3, 0, 3)
                        .at(SPARTA, 1, 0, 2, 0)
                        .at(ATHENAI, 0, 1, 0, 0)
                        .hand(PERSIA, 14, 16);
        scene.persia("play 14 move", "sail Ephesos Sparta 3 2").chance("battle 1 1 1 2 2");
        assertThat(scene.units(SPARTA)).containsExactly(1, 2, 2, 2);
        scene.persia("stay").chance("battle 1 1 2 2");
        assertThat(scene.units(SPARTA)).containsExactly(1, 1, 2, 1);
        scene.persia("stay").chance("battle 1 2 2");
        assertThat(scene.units(SPARTA)).containsExactly(1, 0, 2, 0);
        assertThat(scene.phase()).isEqualTo("operation"); // EW-6.7
    }

    @Test
    void theBattleEndsWhenBothSidesHaveNoUnitLeft() { // EW-6.7
        var scene = persiansAttackThebai(1, 1).chance("battle 4 4");
        assertThat(scene.units(THEBAI)).containsExactly(0, 0, 0, 0);
        assertThat(scene.phase()).isEqualTo("operation");
    }

    @Test
    void greeksWhoEndTheirMovementInAbydosMayDestroyTheBridge() { // EW-6.8
        var scene = greeksAt(PELLA, 2).at(ABYDOS, 0, 0, 0, 0);
        scene.greece("play 4 move", "march Pella Abydos 1");
        assertThat(scene.phase()).isEqualTo("bridge");
        scene.greece("destroy");
        assertThat(scene.position().board().bridge()).isFalse();
        var spared = greeksAt(PELLA, 2).greece("play 4 move", "march Pella Abydos 1", "spare");
        assertThat(spared.position().board().bridge()).isTrue();
    }

    @Test
    void afterABattleTheyMayToo() {
        var scene = greeksAt(PELLA, 2).at(ABYDOS, 0, 1, 0, 0);
        scene.greece("play 4 move", "march Pella Abydos 2").chance("battle 1 6 1");
        scene.persia("decline"); // The Immortals might come
        assertThat(scene.phase()).isEqualTo("bridge");
    }

    @Test
    void notWhenPassingThroughNorForFleetsAlone() {
        var through = greeksAt(PELLA, 2).at(ABYDOS, 1, 0, 0, 0);
        through.greece("play 4 move", "march Pella Ephesos 1");
        assertThat(through.phase()).isEqualTo("operation");
        var fleets = greeksAt(PELLA, 2).at(SPARTA, 1, 0, 1, 0);
        fleets.greece("play 4 move", "sail Sparta Abydos 1 0");
        assertThat(fleets.phase()).isEqualTo("operation");
    }

    @Test
    void notAfterBeatingOffAnAttack() {
        var scene =
                Scene.operations()
                        .bridge()
                        .at(ABYDOS, 2, 0, 0, 0)
                        .at(EPHESOS, 0, 1, 0, 0)
                        .hand(PERSIA, 14, 16);
        scene.persia("play 14 move", "march Ephesos Abydos 1").chance("battle 1 6 6");
        scene.persia("decline"); // The Immortals might come
        assertThat(scene.phase()).isEqualTo("operation");
    }

    private static Scene greeksAt(City city, int armies) {
        return Scene.operations()
                .bridge()
                .at(city, armies, 0, 0, 0)
                .hand(GREECE, 4)
                .hand(PERSIA, 16)
                .greeksToOperate();
    }

    /** From Larissa; Athenai is Persian, so that the Greeks cannot retreat. */
    private static Scene persiansAttackThebai(int persians, int greeks) {
        return persiansAttackThebai(Scene.operations().at(ATHENAI, 0, 1, 0, 0), persians, greeks);
    }

    /** The Greeks hold a neighbour. */
    private static Scene persiansAttackThebai(int persians, int greeks, City refuge) {
        return persiansAttackThebai(Scene.operations().at(refuge, 1, 0, 0, 0), persians, greeks);
    }

    private static Scene persiansAttackThebai(Scene scene, int persians, int greeks) {
        return scene.at(LARISSA, 0, persians, 0, 0)
                .at(THEBAI, greeks, 0, 0, 0)
                .hand(PERSIA, 14, 16)
                .persia("play 14 move", "march Larissa Thebai " + persians);
    }
}
