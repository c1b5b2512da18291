package hegemon.earthwater;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Piece;

import org.junit.jupiter.api.Test;

/** EW-4. */
class PreparationTest {
    @Test
    void thePersiansHaveTwelveTalentsAndTheGreeksSix() { // EW-4.1
        var scene = Scene.start("two-player");
        assertThat(scene.prompt().amount()).isEqualTo(12);
        scene.persia("buy 0", "done");
        assertThat(scene.phase()).isEqualTo("prep-cards");
        assertThat(scene.decider()).isEqualTo("Greece");
        assertThat(scene.prompt().amount()).isEqualTo(6);
    }

    @Test
    void aKeptCardCostsThePersiansTwoTalents() { // EW-4.1, EW-7.1
        var scene = supplyWith(6).persia("keep 6");
        assertThat(scene.prompt().amount()).isEqualTo(10);
    }

    @Test
    void withoutAKeptCardTheyHaveTwelveAgain() {
        var scene = supplyWith(6).persia("keep");
        assertThat(scene.prompt().amount()).isEqualTo(12);
    }

    private static Scene supplyWith(int card) {
        return Scene.operations().hand(PERSIA, card).supply();
    }

    @Test
    void afterAcropolisOnFireTheGreeksHaveFive() { // EW-4.1
        var scene = Scene.operations().at(ATHENAI, 0, 1, 0, 1).hand(PERSIA, 15);
        scene.persia("play 15 event", "buy 0", "done");
        assertThat(scene.position().campaign()).isEqualTo(2);
        assertThat(scene.prompt().amount()).isEqualTo(5);
        scene.greece("buy 0", "done");
        assertThat(scene.state().view(GREECE.seat()).inForce()).isEmpty();
    }

    @Test
    void cardsAreBoughtBeforePieces() { // EW-4.2
        var scene = Scene.start("two-player").persia("buy 2").chance("draw 14 2");
        assertThat(scene.hand(PERSIA)).containsExactly(2, 14);
        assertThat(scene.phase()).isEqualTo("prep-build");
        assertThat(scene.prompt().amount()).isEqualTo(10);
    }

    @Test
    void atMostSixCardsAreBought() { // EW-4.3
        assertThat(Scene.start("two-player").refused("buy 7").rule()).isEqualTo("EW-4.3");
    }

    @Test
    void aPersianFleetCostsTwoAndAGreekOneOne() {
        var persians = Scene.start("two-player").persia("buy 0", "raise fleet Ephesos");
        assertThat(persians.prompt().amount()).isEqualTo(10);
        var greeks = persians.persia("done").greece("buy 0", "raise fleet Athenai");
        assertThat(greeks.prompt().amount()).isEqualTo(5);
    }

    @Test
    void cheapFleetsCostThePersiansOne() {
        var scene = Scene.start("two-player cheap-fleets").persia("buy 0", "raise fleet Ephesos");
        assertThat(scene.prompt().amount()).isEqualTo(11);
    }

    @Test
    void atMostTwoFleetsAreRaised() { // EW-4.3
        var scene =
                Scene.start("two-player")
                        .persia("buy 0", "raise fleet Ephesos", "raise fleet Abydos");
        assertThat(scene.refused("raise fleet Abydos").rule()).isEqualTo("EW-4.3");
    }

    @Test
    void theBridgeCostsSixAndNeedsAnArmyInAbydos() { // EW-4.3, EW-4.5
        var scene = Scene.start("two-player").persia("buy 0", "raise bridge");
        assertThat(scene.position().board().bridge()).isTrue();
        assertThat(scene.prompt().amount()).isEqualTo(6);
        assertThat(scene.refused("raise bridge").rule()).isEqualTo("EW-4.5");
        var empty = Scene.operations().building(PERSIA, 12);
        assertThat(empty.refused("raise bridge").rule()).isEqualTo("EW-4.5");
        empty.persia("raise army Abydos", "raise bridge");
        var poor = Scene.operations().at(ABYDOS, 0, 1, 0, 0).building(PERSIA, 5);
        assertThat(poor.refused("raise bridge").rule()).isEqualTo("EW-4.3");
    }

    @Test
    void theGreeksBuildNoBridge() {
        var scene = Scene.operations().building(GREECE, 6);
        assertThat(scene.refused("raise bridge").rule()).isEqualTo("EW-4.3");
    }

    @Test
    void armiesAreRaisedInControlledCities() { // EW-4.4
        var scene = Scene.operations().at(THEBAI, 1, 0, 0, 0).building(GREECE, 6);
        assertThat(scene.legal("raise"))
                .contains("raise army Thebai", "raise army Athenai", "raise army Sparta")
                .doesNotContain("raise army Korinthos", "raise army Abydos");
        assertThat(scene.refused("raise army Delphi").rule()).isEqualTo("EW-4.4");
    }

    @Test
    void fleetsAreRaisedInFreePortsOfControlledCities() { // EW-4.4
        var scene =
                Scene.operations()
                        .at(KORINTHOS, 1, 0, 0, 0)
                        .at(ATHENAI, 1, 0, 0, 1)
                        .building(GREECE, 6);
        assertThat(scene.legal("raise fleet")).containsExactly("raise fleet Sparta");
        assertThat(scene.refused("raise fleet Korinthos").key()).endsWith("raise.port");
        assertThat(scene.refused("raise fleet Athenai").key()).endsWith("raise.blocked");
    }

    @Test
    void onlyTheReserveLimitsTheArmies() { // EW-4.3, EW-1.5
        var scene = Scene.operations().at(SPARTA, 8, 0, 0, 0).building(GREECE, 6);
        scene.greece("raise army Sparta");
        assertThat(scene.refused("raise army Sparta").key()).endsWith("raise.reserve");
    }

    @Test
    void talentsMayBeLeftUnspent() { // EW-4.1
        assertThat(Scene.operations().building(PERSIA, 12).legal("done")).isNotEmpty();
        assertThat(Scene.operations().building(PERSIA, 0).refused("raise army Abydos").key())
                .endsWith("raise.talents");
    }

    @Test
    void anEmptyPileTakesTheDiscardsOnlyWhenACardMustBeDrawn() { // EW-4.6
        var scene = Scene.operations().pile(3, 5).preparation(GREECE, 6);
        scene.greece("buy 2").chance("draw 5 3");
        assertThat(scene.position().piles().pile().isEmpty()).isTrue();
        assertThat(scene.discards()).hasSize(14);
        var more = Scene.operations().pile(3, 5).preparation(GREECE, 6);
        more.greece("buy 3").chance("draw 3 5");
        assertThat(more.phase()).isEqualTo("draw");
        assertThat(more.discards()).isEmpty();
        more.chance("draw 9");
        assertThat(more.hand(GREECE)).containsExactly(3, 5, 9);
        assertThat(more.position().piles().pile().size()).isEqualTo(13);
    }

    @Test
    void withoutPileAndDiscardsNoCardCanBeBought() { // EW-4.6
        var scene =
                Scene.operations()
                        .hand(GREECE, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
                        .hand(PERSIA, 11, 12, 13, 14, 15, 16)
                        .preparation(GREECE, 6);
        assertThat(scene.legal("buy")).containsExactly("buy 0");
    }

    @Test
    void whatIsDrawnMustBeInThePile() {
        var scene = Scene.operations().hand(GREECE, 9).preparation(PERSIA, 12).persia("buy 2");
        assertThat(scene.refused("draw 9 1").key()).endsWith("lot");
        assertThat(scene.refused("draw 1 1").key()).endsWith("lot");
        assertThat(scene.refused("draw 1").key()).endsWith("lot");
        assertThat(scene.refused("battle 1 2").key()).endsWith("lot");
    }

    @Test
    void suddenDeathEndsTheCampaignAtOnce() { // EW-4.7
        var scene = Scene.start("two-player").persia("buy 3").chance("draw 11 2 3");
        assertThat(scene.position().campaign()).isEqualTo(2);
        assertThat(scene.phase()).isEqualTo("prep-cards");
        assertThat(scene.decider()).isEqualTo("Persia");
        assertThat(scene.position().figures()).containsExactly(Figure.DARIUS);
        assertThat(scene.hand(PERSIA)).isEmpty();
        assertThat(scene.position().piles().pile().size()).isEqualTo(16);
        assertThat(scene.reserve(Piece.ARMY, PERSIA)).isEqualTo(19);
        assertThat(scene.score()).isZero();
    }

    @Test
    void theSecondTimeXerxesIsAssassinated() {
        var scene = Scene.start("two-player").persia("buy 1").chance("draw 11");
        scene.persia("buy 1").chance("draw 11");
        assertThat(scene.position().figures()).containsExactly(Figure.DARIUS, Figure.XERXES);
        assertThat(scene.position().campaign()).isEqualTo(3);
        scene.persia("buy 1").chance("draw 11");
        assertThat(scene.hand(PERSIA)).containsExactly(11);
        assertThat(scene.phase()).isEqualTo("prep-build");
    }

    @Test
    void withBothKingsDeadTheCardIsForMovementOnly() {
        var scene =
                Scene.operations()
                        .at(ABYDOS, 0, 2, 0, 0)
                        .hand(PERSIA, 11)
                        .used(Figure.DARIUS, Figure.XERXES);
        assertThat(scene.legal("play")).containsExactly("play 11 move");
    }

    @Test
    void suddenDeathInTheFifthCampaignEndsTheGame() {
        var scene =
                Scene.operations().campaign(5).score(-2).preparation(PERSIA, 12).persia("buy 1");
        scene.chance("draw 11");
        assertThat(scene.phase()).isEqualTo("over");
        assertThat(scene.result()).isEqualTo(new EarthWaterView.Result(true, "Greece", "EW-4.7"));
    }

    @Test
    void withAnEmptyReserveTheKingsArmyComesFromTheMap() {
        var scene =
                Scene.operations()
                        .at(EPHESOS, 0, 20, 0, 0)
                        .at(PELLA, 0, 4, 0, 0)
                        .preparation(PERSIA, 12);
        scene.persia("buy 1").chance("draw 11");
        assertThat(scene.phase()).isEqualTo("king-army");
        assertThat(scene.legal("pay")).containsExactly("pay Ephesos", "pay Pella");
        scene.persia("pay Pella");
        assertThat(scene.units(PELLA)).containsExactly(0, 3, 0, 0);
        assertThat(scene.position().campaign()).isEqualTo(2);
        assertThat(scene.reserve(Piece.ARMY, PERSIA)).isZero();
    }

    @Test
    void theGreekHandStaysAndTheBudgetCutIsUsedUp() { // EW-4.7
        var scene = Scene.operations().at(ATHENAI, 0, 1, 0, 1).hand(PERSIA, 15).hand(GREECE, 4, 9);
        scene.persia("play 15 event").greece("pass");
        scene.greece("keep 4 9");
        assertThat(scene.position().campaign()).isEqualTo(2);
        scene.persia("buy 1").chance("draw 11");
        assertThat(scene.hand(GREECE)).containsExactly(4, 9);
        scene.persia("buy 0", "done");
        assertThat(scene.prompt().amount()).isEqualTo(6);
    }

    @Test
    void greeksMayDrawSuddenDeathUnharmed() {
        var scene = Scene.operations().preparation(GREECE, 6).greece("buy 1").chance("draw 11");
        assertThat(scene.hand(GREECE)).containsExactly(11);
        assertThat(scene.position().figures()).isEmpty();
    }
}
