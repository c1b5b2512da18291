package hegemon.earthwater;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.Roads;

import org.junit.jupiter.api.Test;

/** EW-7. */
class SupplyTest {
    @Test
    void thePersiansKeepAtMostOneCard() { // EW-7.1
        var scene = Scene.operations().hand(PERSIA, 3, 9).supply();
        assertThat(scene.legal("keep")).containsExactly("keep", "keep 3", "keep 9");
        assertThat(scene.refused("keep 3 9").rule()).isEqualTo("EW-7.1");
        scene.persia("keep 9");
        assertThat(scene.hand(PERSIA)).containsExactly(9);
        assertThat(scene.discards()).containsExactly(3);
    }

    @Test
    void theGreeksKeepAtMostFourOfTheirChoice() {
        var scene = Scene.operations().hand(GREECE, 1, 2, 3, 4, 5, 6).supply();
        assertThat(scene.refused("keep 1 2 3 4 5").rule()).isEqualTo("EW-7.1");
        assertThat(scene.refused("keep 7").rule()).isEqualTo("EW-5.1");
        scene.greece("keep 2 4 5 6");
        assertThat(scene.hand(GREECE)).containsExactly(2, 4, 5, 6);
        assertThat(scene.discards()).containsExactly(1, 3);
    }

    @Test
    void inTheLastCampaignCardsAreNotAskedFor() {
        var scene = Scene.operations().campaign(5).hand(PERSIA, 3).hand(GREECE, 4).supply();
        assertThat(scene.phase()).isEqualTo("over");
        assertThat(scene.hand(GREECE)).containsExactly(4);
    }

    @Test
    void persianArmiesAbroadNeedTheFoodOfTheirCitiesAbroad() { // EW-7.2, example of supply
        var scene =
                Scene.operations()
                        .bridge()
                        .at(EPHESOS, 0, 9, 0, 0)
                        .at(PELLA, 0, 3, 0, 0)
                        .at(LARISSA, 0, 2, 0, 0)
                        .supply();
        assertThat(scene.phase()).isEqualTo("supply-attrition");
        assertThat(scene.prompt().amount()).isEqualTo(3);
        assertThat(scene.legal("remove")).containsExactly("remove Larissa", "remove Pella");
        scene.persia("remove Pella", "remove Pella", "remove Larissa");
        assertThat(scene.units(PELLA)).containsExactly(0, 1, 0, 0);
        assertThat(scene.units(LARISSA)).containsExactly(0, 1, 0, 0);
        assertThat(scene.units(EPHESOS)).containsExactly(0, 9, 0, 0);
    }

    @Test
    void theExcessIsCountedOnceBeforeTheRemovals() { // EW-7.2
        var scene =
                Scene.operations().bridge().at(PELLA, 0, 3, 0, 0).at(LARISSA, 0, 1, 0, 0).supply();
        assertThat(scene.prompt().amount()).isEqualTo(2);
        scene.persia("remove Larissa", "remove Pella"); // Larissa’s food is gone, but not counted
        assertThat(scene.units(PELLA)).containsExactly(0, 2, 0, 0);
    }

    @Test
    void theGreeksCountAllTheirCities() { // EW-7.2
        var scene =
                Scene.operations()
                        .at(SPARTA, 5, 0, 0, 0)
                        .at(KORINTHOS, 2, 0, 0, 0)
                        .supply(); // 2 Sparta, 2 Athenai, 1 Korinthos
        assertThat(scene.decider()).isEqualTo("Greece");
        assertThat(scene.prompt().amount()).isEqualTo(2);
        assertThat(scene.legal("remove")).containsExactly("remove Sparta", "remove Korinthos");
    }

    @Test
    void aLineMayPassNeutralButNotEnemyCities() { // EW-7.3
        var neutral = Board.empty().withBridge(true).armies(PERSIA, THEBAI, 1);
        assertThat(Roads.hasLine(neutral, PERSIA, THEBAI)).isTrue();
        assertThat(Roads.hasLine(neutral.armies(GREECE, DELPHI, 1), PERSIA, THEBAI)).isTrue();
        assertThat(Roads.hasLine(neutral.armies(GREECE, LARISSA, 1), PERSIA, THEBAI)).isFalse();
    }

    @Test
    void theBridgeCountsOnlyWhileItStands() {
        var board = Board.empty().armies(PERSIA, PELLA, 1);
        assertThat(Roads.hasLine(board, PERSIA, PELLA)).isFalse();
        assertThat(Roads.hasLine(board.withBridge(true), PERSIA, PELLA)).isTrue();
    }

    @Test
    void theLineEndsInAMajorCityUnderOwnControl() {
        var board =
                Board.empty()
                        .armies(GREECE, THEBAI, 1)
                        .armies(PERSIA, ATHENAI, 1)
                        .armies(PERSIA, SPARTA, 1);
        assertThat(Roads.hasLine(board, GREECE, THEBAI)).isFalse();
        assertThat(Roads.hasLine(board.armies(PERSIA, SPARTA, -1), GREECE, THEBAI)).isTrue();
    }

    @Test
    void aFleetInThePortSuppliesACutOffCity() { // EW-7.4
        var board = Board.empty().armies(PERSIA, NAXOS, 1);
        assertThat(Roads.isSupplied(board, PERSIA, NAXOS)).isFalse();
        assertThat(Roads.isSupplied(board.fleets(PERSIA, NAXOS, 1), PERSIA, NAXOS)).isTrue();
    }

    @Test
    void someMajorCityMustBeFreeOfEnemyFleetsForThat() {
        var board =
                Board.empty()
                        .armies(PERSIA, NAXOS, 1)
                        .fleets(PERSIA, NAXOS, 1)
                        .fleets(GREECE, ABYDOS, 1);
        assertThat(Roads.isSupplied(board, PERSIA, NAXOS)).isTrue();
        assertThat(Roads.isSupplied(board.fleets(GREECE, EPHESOS, 1), PERSIA, NAXOS)).isFalse();
        assertThat(Roads.isSupplied(board.armies(GREECE, EPHESOS, 1), PERSIA, NAXOS)).isFalse();
    }

    @Test
    void armiesWithNeitherAreRemoved() { // EW-7.5
        var scene =
                Scene.operations()
                        .at(NAXOS, 0, 1, 0, 0)
                        .at(PELLA, 0, 1, 0, 1)
                        .at(ERETRIA, 1, 0, 0, 0)
                        .supply();
        assertThat(scene.units(NAXOS)).containsExactly(0, 0, 0, 0);
        assertThat(scene.units(PELLA)).containsExactly(0, 1, 0, 1);
        assertThat(scene.units(ERETRIA)).containsExactly(0, 0, 0, 0);
        assertThat(scene.notes()).contains("cut-off");
    }

    @Test
    void thePersiansGoFirst() { // EW-7
        var scene =
                Scene.operations()
                        .hand(PERSIA, 2)
                        .hand(GREECE, 3)
                        .at(PELLA, 0, 3, 0, 1)
                        .at(SPARTA, 9, 0, 0, 0)
                        .supply();
        scene.persia("keep", "remove Pella", "remove Pella").greece("keep 3");
        assertThat(scene.phase()).isEqualTo("supply-attrition");
        assertThat(scene.decider()).isEqualTo("Greece");
    }
}
