package hegemon.earthwater;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.Roads;

import org.junit.jupiter.api.Test;

/** EW-5. */
class OperationsTest {
    @Test
    void thePlayersAlternate() { // EW-5.1
        var scene = Scene.operations().at(ABYDOS, 0, 3, 0, 0).hand(PERSIA, 14, 2).hand(GREECE, 4);
        scene.persia("play 14 move", "march Abydos Ephesos 1");
        assertThat(scene.decider()).isEqualTo("Greece");
        scene.greece("pass");
        assertThat(scene.decider()).isEqualTo("Persia");
    }

    @Test
    void twoPassesInARowEndThePhase() {
        var scene = Scene.operations().hand(PERSIA, 14).hand(GREECE, 4);
        scene.persia("pass").greece("pass");
        assertThat(scene.phase()).isEqualTo("supply-cards");
    }

    @Test
    void whoPassedMayActAgainIfTheOtherHasNot() {
        var scene = Scene.operations().at(SPARTA, 2, 0, 0, 0).hand(PERSIA, 14).hand(GREECE, 4);
        scene.persia("pass").greece("play 4 move", "march Sparta Korinthos 1");
        assertThat(scene.decider()).isEqualTo("Persia");
        assertThat(scene.phase()).isEqualTo("operation");
    }

    @Test
    void aPlayerWithoutCardsPassesOfItself() {
        var scene = Scene.operations().at(ABYDOS, 0, 3, 0, 0).hand(PERSIA, 14, 2);
        scene.persia("play 14 move", "march Abydos Ephesos 1");
        assertThat(scene.decider()).isEqualTo("Persia");
        assertThat(scene.notes()).contains("no-card");
    }

    @Test
    void playedCardsGoFaceUpOnTheDiscards() { // EW-5.2
        var scene = Scene.operations().at(ABYDOS, 0, 3, 0, 0).hand(PERSIA, 14, 2).discards(9);
        scene.persia("play 14 move", "march Abydos Ephesos 1");
        assertThat(scene.discards()).containsExactly(9, 14);
    }

    @Test
    void armiesMoveAlongRoadsAsFarAsWished() { // EW-5.3, example of land movement
        var scene =
                Scene.operations()
                        .bridge()
                        .at(EPHESOS, 0, 5, 0, 0)
                        .at(PELLA, 0, 1, 0, 0)
                        .at(LARISSA, 0, 1, 0, 0)
                        .hand(PERSIA, 14);
        scene.persia("play 14 move");
        assertThat(Roads.reach(scene.position().board(), PERSIA, EPHESOS))
                .containsExactlyInAnyOrder(ABYDOS, PELLA, LARISSA, THEBAI, DELPHI);
        scene.persia("march Ephesos Thebai 3");
        assertThat(scene.units(THEBAI)).containsExactly(0, 3, 0, 0);
        assertThat(scene.units(EPHESOS)).containsExactly(0, 2, 0, 0);
    }

    @Test
    void theyStopInACityWithoutArmiesThatIsNotTheirs() { // EW-5.3
        var board = Board.empty().armies(GREECE, KORINTHOS, 2);
        assertThat(Roads.reach(board, GREECE, KORINTHOS))
                .containsExactlyInAnyOrder(ATHENAI, SPARTA, THEBAI);
        var persian = Board.empty().withBridge(true).armies(PERSIA, EPHESOS, 1);
        assertThat(Roads.reach(persian, PERSIA, EPHESOS)).containsExactlyInAnyOrder(ABYDOS, PELLA);
    }

    @Test
    void theyStopInAnEmptyMajorCityOfTheEnemy() {
        var board = Board.empty().withBridge(true).armies(GREECE, PELLA, 1);
        assertThat(Roads.reach(board, GREECE, PELLA)).containsExactlyInAnyOrder(LARISSA, ABYDOS);
    }

    @Test
    void theyStopAtEnemyArmies() {
        var board =
                Board.empty()
                        .armies(PERSIA, LARISSA, 3)
                        .armies(PERSIA, DELPHI, 1)
                        .armies(GREECE, THEBAI, 1);
        assertThat(Roads.reach(board, PERSIA, LARISSA))
                .containsExactlyInAnyOrder(DELPHI, PELLA, THEBAI);
    }

    @Test
    void enemyFleetsInAPortDoNotMatterOnLand() {
        var scene = Scene.operations().at(LARISSA, 0, 2, 0, 0).at(THEBAI, 0, 0, 3, 0);
        scene.hand(PERSIA, 14, 16).persia("play 14 move", "march Larissa Thebai 1");
        assertThat(scene.units(THEBAI)).containsExactly(0, 1, 3, 0);
    }

    @Test
    void aMarchIsRefusedByItsRule() {
        var scene = Scene.operations().at(ABYDOS, 0, 3, 0, 0).hand(PERSIA, 14);
        scene.persia("play 14 move");
        assertThat(scene.refused("march Abydos Pella 1").key()).endsWith("march.reach");
        assertThat(scene.refused("march Abydos Ephesos 4").key()).endsWith("march.armies");
        assertThat(scene.refused("march Abydos Ephesos 0").key()).endsWith("march.armies");
        assertThat(scene.refused("march Sparta Korinthos 1").key()).endsWith("march.armies");
        assertThat(scene.refused("pass").key()).endsWith("choice");
    }

    @Test
    void fleetsSailToAnyOtherPortAndCarryOneArmyEach() { // EW-5.4, example of naval movement
        var scene = Scene.operations().at(EPHESOS, 0, 5, 0, 4).hand(PERSIA, 14);
        scene.persia("play 14 move", "sail Ephesos Naxos 4 3");
        assertThat(scene.units(NAXOS)).containsExactly(0, 3, 0, 4);
        assertThat(scene.units(EPHESOS)).containsExactly(0, 2, 0, 0);
    }

    @Test
    void aSailIsRefusedByItsRule() {
        var scene = Scene.operations().at(EPHESOS, 0, 2, 0, 4).hand(PERSIA, 14);
        scene.persia("play 14 move");
        assertThat(scene.refused("sail Ephesos Korinthos 1 0").key()).endsWith("sail.port");
        assertThat(scene.refused("sail Ephesos Ephesos 1 0").key()).endsWith("sail.port");
        assertThat(scene.refused("sail Ephesos Naxos 5 0").key()).endsWith("sail.fleets");
        assertThat(scene.refused("sail Ephesos Naxos 0 0").key()).endsWith("sail.fleets");
        assertThat(scene.refused("sail Ephesos Naxos 1 2").key()).endsWith("sail.armies");
        assertThat(scene.refused("sail Ephesos Naxos 4 3").key()).endsWith("sail.armies");
        assertThat(
                        Scene.operations()
                                .at(EPHESOS, 0, 9, 0, 5)
                                .hand(PERSIA, 14)
                                .persia("play 14 move")
                                .refused("sail Ephesos Naxos 5 4")
                                .rule())
                .isEqualTo("EW-5.4");
    }

    @Test
    void landedArmiesFightWhatStandsInTheCity() { // EW-5.4
        var scene = Scene.operations().at(EPHESOS, 0, 5, 0, 2).at(SPARTA, 1, 0, 1, 0);
        scene.hand(PERSIA, 14).persia("play 14 move", "sail Ephesos Sparta 2 2");
        assertThat(scene.notes()).contains("battle.sea").doesNotContain("battle.land");
        scene.chance("battle 4 1 1");
        assertThat(scene.notes()).contains("battle.land");
        assertThat(scene.units(SPARTA)).containsExactly(1, 2, 0, 2);
        scene.chance("battle 4 1 1");
        assertThat(scene.units(SPARTA)).containsExactly(0, 2, 0, 2);
    }

    @Test
    void aCardNotInHandIsRefused() {
        var scene = Scene.operations().at(ABYDOS, 0, 3, 0, 0).hand(PERSIA, 14);
        assertThat(scene.refused("play 9 move").rule()).isEqualTo("EW-5.1");
    }

    @Test
    void aReactionIsNotPlayedInOnesOwnTurn() { // EW-5.5
        var scene = Scene.operations().at(SPARTA, 2, 0, 0, 0).hand(GREECE, 4).greeksToOperate();
        assertThat(scene.refused("play 4 event").rule()).isEqualTo("EW-5.5");
        assertThat(scene.legal("play")).containsExactly("play 4 move");
    }

    @Test
    void withoutPiecesACardCannotMoveAnything() {
        var scene = Scene.operations().hand(PERSIA, 14);
        assertThat(scene.refused("play 14 move").rule()).isEqualTo("EW-5.3");
        assertThat(scene.legal("pass")).isNotEmpty();
    }

    @Test
    void itIsNotTheOthersTurn() {
        var scene = Scene.operations().hand(PERSIA, 14).hand(GREECE, 4);
        assertThat(scene.state().refuse(GREECE.seat(), new Move.Pass())).isPresent();
        assertThat(scene.state().moves(GREECE.seat())).isEmpty();
    }

    @Test
    void aWindowOpensForAnyHandThatMayHoldTheCard() { // EW-5.6
        var scene = attackOnThebai().hand(GREECE, 2);
        scene.persia("play 14 move", "march Larissa Thebai 2");
        assertThat(scene.phase()).isEqualTo("react-land-defence");
        assertThat(scene.legal("react")).isEmpty();
        scene.greece("decline");
        assertThat(scene.phase()).isEqualTo("battle");
    }

    @Test
    void noWindowOpensForAnEmptyHand() {
        var scene = attackOnThebai().persia("play 14 move", "march Larissa Thebai 2");
        assertThat(scene.phase()).isEqualTo("battle");
    }

    @Test
    void noWindowOpensForCardsUsedUpOrOnTopOfTheDiscards() {
        var scene = attackOnThebai().hand(GREECE, 2).used(Figure.MILTIADES).hand(PERSIA, 15);
        scene.persia("play 15 move", "march Larissa Thebai 2");
        assertThat(scene.phase()).isEqualTo("battle");
    }

    private static Scene attackOnThebai() {
        return Scene.operations().at(LARISSA, 0, 3, 0, 0).at(THEBAI, 2, 0, 0, 0).hand(PERSIA, 14);
    }
}
