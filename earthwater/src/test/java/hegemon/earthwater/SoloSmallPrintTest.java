package hegemon.earthwater;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.DELPHI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.ERETRIA;
import static hegemon.earthwater.board.City.KORINTHOS;
import static hegemon.earthwater.board.City.LARISSA;
import static hegemon.earthwater.board.City.NAXOS;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.persia.Action;
import hegemon.earthwater.persia.Action.Act;
import hegemon.earthwater.persia.Hunger;
import hegemon.earthwater.persia.Persia;
import hegemon.earthwater.persia.PersianPurchase;
import hegemon.earthwater.persia.Reading;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Part B: the clauses that are easily overlooked. */
class SoloSmallPrintTest {
    private static Action roll(Board board, int die) {
        return Persia.byTheDie(board, Reading.DEFAULT, die);
    }

    @Test
    void thePersianReserveNeverRunsOut() { // EW-S2.1
        var scene = Scene.solo("solo").at(ABYDOS, 0, 60, 0, 20);
        assertThat(scene.reserve(Piece.ARMY, PERSIA)).isPositive();
        assertThat(scene.reserve(Piece.FLEET, PERSIA)).isPositive();
    }

    @ParameterizedTest // EW-S2.2: they answer things PERS.IA never does
    @CsvSource({"5", "6", "12"})
    void pausaniasMolonLabeAndThemistoclesServeForMovementOnly(int card) {
        var scene =
                Scene.solo("solo")
                        .at(ABYDOS, 0, 5, 0, 2)
                        .at(SPARTA, 1, 0, 1, 0)
                        .hand(GREECE, card)
                        .persiaRolls(6, 1); // a fleet and an army in Athenai
        assertThat(scene.phase()).isEqualTo("persia-discard");
        scene.chance("persia-discard 1");
        assertThat(scene.legal("play")).containsExactly("play " + card + " move");
    }

    @Test
    void aGreekArmyInAMajorCityComesBeforeTheScore() { // EW-S3, A
        assertThat(PersianPurchase.situation(Board.empty().armies(GREECE, EPHESOS, 1), -3))
                .isEqualTo(PersianPurchase.Situation.A);
        assertThat(PersianPurchase.Situation.A.cards()).isEqualTo(3);
        assertThat(PersianPurchase.Situation.B.cards()).isEqualTo(4);
        assertThat(PersianPurchase.Situation.C.cards()).isEqualTo(5);
        assertThat(PersianPurchase.Situation.D.cards()).isEqualTo(6);
    }

    @Test
    void aMinorCityWithTwoArmiesIsPassedOver() { // EW-S3, list B
        var board =
                Board.empty()
                        .withBridge(true)
                        .armies(PERSIA, ABYDOS, 1)
                        .fleets(PERSIA, ABYDOS, 1)
                        .armies(PERSIA, DELPHI, 1)
                        .armies(PERSIA, LARISSA, 2);
        assertThat(PersianPurchase.of(board, 2, Reading.DEFAULT, 4).armies())
                .isEqualTo(Map.of(ABYDOS, 4, EPHESOS, 3, DELPHI, 1)); // Delphi is full after one
    }

    @Test
    void listCHasTheIslandsBeforePella() { // EW-S3, list C
        var board =
                Board.empty()
                        .withBridge(true)
                        .armies(PERSIA, NAXOS, 1)
                        .armies(PERSIA, ERETRIA, 1)
                        .armies(PERSIA, PELLA, 1);
        var armies =
                PersianPurchase.of(board, 0, Reading.DEFAULT, 5)
                        .armies(); // seven talents, five cities
        assertThat(armies).isEqualTo(Map.of(ABYDOS, 2, EPHESOS, 2, ERETRIA, 1, NAXOS, 1, PELLA, 1));
    }

    @Test
    void listBLeavesTheIslandsOut() { // EW-S3, list B
        var board =
                Board.empty().withBridge(true).armies(PERSIA, NAXOS, 1).fleets(PERSIA, NAXOS, 1);
        assertThat(PersianPurchase.of(board, 2, Reading.DEFAULT, 4).armies())
                .doesNotContainKey(NAXOS);
    }

    @Test
    void oneThirdRoundedUpDefendsAndNoGarrisonStays() { // EW-S4, step 2
        var board = Board.empty().armies(GREECE, ABYDOS, 1).armies(PERSIA, EPHESOS, 1);
        var action = Persia.beforeTheDie(board, Reading.DEFAULT, true).orElseThrow();
        assertThat(action.armies()).isEqualTo(1);
        assertThat(action.board().armies(PERSIA, EPHESOS)).isZero();
        var four = Board.empty().armies(GREECE, ABYDOS, 1).armies(PERSIA, EPHESOS, 4);
        assertThat(Persia.beforeTheDie(four, Reading.DEFAULT, true).orElseThrow().armies())
                .isEqualTo(2);
    }

    @Test
    void ofEqualStacksTheFirstInTheOrderDefends() { // EW-S4, step 2
        var board =
                Board.empty()
                        .withBridge(true)
                        .armies(GREECE, ABYDOS, 1)
                        .armies(PERSIA, PELLA, 3)
                        .armies(PERSIA, EPHESOS, 3);
        assertThat(Persia.beforeTheDie(board, Reading.DEFAULT, true).orElseThrow().from())
                .isEqualTo(EPHESOS);
    }

    @ParameterizedTest // EW-S4, step 3
    @CsvSource({"1, PASS", "2, MOVE", "3, MOVE", "4, ARMY", "5, FLEET", "6, PLACE"})
    void theDieDecides(int die, Act act) {
        var board =
                Board.empty()
                        .withBridge(true)
                        .armies(PERSIA, EPHESOS, 7)
                        .armies(GREECE, SPARTA, 1)
                        .fleets(GREECE, SPARTA, 1);
        assertThat(roll(board, die).act()).isEqualTo(act);
    }

    @Test
    void whereStacksAreEqualTheOrderOfActivationDecides() { // EW-S4, move
        var order = new ArrayList<City>();
        var board = Board.empty().withBridge(true);
        var cities = List.of(EPHESOS, ABYDOS, PELLA, LARISSA, THEBAI, DELPHI, ATHENAI, KORINTHOS);
        for (City city : cities) board = board.armies(PERSIA, city, 8);
        for (City city : cities) {
            var action = roll(board.armies(GREECE, SPARTA, 1), 2);
            action.origin().ifPresent(order::add);
            board = board.armies(PERSIA, city, -8);
        }
        assertThat(order.getFirst()).isEqualTo(EPHESOS);
    }

    @Test
    void anEquallyNearCityLaterInTheOrderIsATarget() { // EW-S4, move
        var board = // Thebai is taken; Athenai and Thebai are both two steps from Sparta
                Board.empty().armies(PERSIA, THEBAI, 4).armies(GREECE, KORINTHOS, 1);
        assertThat(roll(board, 2).city()).isEqualTo(ATHENAI); // empty before Greek
    }

    @Test
    void aFallbackCarriesOutTheWholeActionTheDiscardIncluded() { // EW-S4.2
        var scene =
                Scene.solo("solo")
                        .at(EPHESOS, 0, 2, 0, 0)
                        .at(SPARTA, 1, 0, 0, 0)
                        .hand(GREECE, 2)
                        .persiaRolls(2, 1); // too few to move
        assertThat(scene.units(SPARTA)).containsExactly(0, 0, 0, 0);
        assertThat(scene.phase()).isEqualTo("solo-discard");
    }

    @Test
    void greekArmiesAreDestroyedInTheOrderOfTheList() { // EW-S4, destroy an army
        var list =
                List.of(
                        ABYDOS, EPHESOS, PELLA, LARISSA, THEBAI, DELPHI, ATHENAI, KORINTHOS, SPARTA,
                        NAXOS, ERETRIA);
        var board = Board.empty();
        for (City city : list) board = board.armies(GREECE, city, 1);
        for (City city : list) {
            var action = roll(board, 4);
            assertThat(action.city()).isEqualTo(city);
            board = action.board();
        }
    }

    @Test
    void greekFleetsAreDestroyedInTheOrderOfTheList() { // EW-S4, destroy a fleet
        var list = List.of(ABYDOS, EPHESOS, NAXOS, ERETRIA, PELLA, THEBAI, ATHENAI, SPARTA);
        var board = Board.empty();
        for (City city : list) board = board.fleets(GREECE, city, 1);
        for (City city : list) {
            var action = roll(board, 5);
            assertThat(action.city()).isEqualTo(city);
            board = action.board();
        }
    }

    @Test
    void piecesArePlacedInTheOrderOfTheList() { // EW-S4, place
        var list = List.of(ATHENAI, SPARTA, THEBAI, ERETRIA, NAXOS, PELLA, ABYDOS, EPHESOS);
        var board = Board.empty();
        for (City city : list) {
            var action = roll(board, 6);
            assertThat(action.city()).isEqualTo(city);
            board = action.board();
        }
    }

    @Test
    void whenPersiaHasWonNoCardIsDiscarded() { // EW-S4, step 4
        var scene =
                Scene.solo("solo")
                        .at(SPARTA, 0, 1, 0, 0)
                        .at(EPHESOS, 0, 3, 0, 0)
                        .persiaRolls(6, 1, 3);
        assertThat(scene.units(ATHENAI)).containsExactly(0, 1, 0, 1);
        assertThat(scene.phase()).isEqualTo("over");
        assertThat(scene.hand(PERSIA)).containsExactly(1, 3);
    }

    @Test
    void hungerGoesByTheOrderOfTheList() { // EW-S5.2
        var board = Board.empty().withBridge(true).armies(PERSIA, ABYDOS, 1);
        for (City city : List.of(PELLA, LARISSA, THEBAI, DELPHI, KORINTHOS))
            board = board.armies(PERSIA, city, 2);
        assertThat(Hunger.of(board).removed())
                .containsExactly(KORINTHOS, DELPHI, THEBAI, LARISSA, PELLA);
    }
}
