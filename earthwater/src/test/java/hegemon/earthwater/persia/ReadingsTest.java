package hegemon.earthwater.persia;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.LARISSA;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.persia.Action.Act;
import hegemon.earthwater.persia.Reading.Other;

import org.junit.jupiter.api.Test;

import java.util.Map;
import java.util.Set;

/** EW-S4.4: each passage read in both ways. */
class ReadingsTest {
    private static Board board() {
        return Board.empty().withBridge(true);
    }

    private static Reading with(Other... others) {
        return with(Reading.Place.DEFAULT, others);
    }

    private static Reading with(Reading.Place place, Other... others) {
        return new Reading(place, Reading.Pass.TURN, Reading.Target.NEAREST, Set.of(others));
    }

    private static Map<City, Integer> bought(Board board, int score, Reading reading) {
        return PersianPurchase.of(
                        board, score, reading, PersianPurchase.situation(board, score).cards())
                .armies();
    }

    @Test
    void theLargestStackOfAllDefendsOrNobody() {
        var board =
                Board.empty() // no bridge: Pella cannot reach
                        .armies(GREECE, ABYDOS, 1)
                        .armies(PERSIA, EPHESOS, 4)
                        .armies(PERSIA, PELLA, 9);
        assertThat(Persia.beforeTheDie(board, Reading.DEFAULT, true)).isPresent();
        assertThat(Persia.beforeTheDie(board, with(Other.DEFENCE), true)).isEmpty();
        var bridged = board.withBridge(true);
        assertThat(Persia.beforeTheDie(bridged, with(Other.DEFENCE), true).orElseThrow().from())
                .isEqualTo(PELLA);
    }

    @Test
    void ifTheActivatedStackCannotMoveAnotherOneDoes() {
        var board =
                board().armies(PERSIA, SPARTA, 5) // nowhere to go
                        .armies(PERSIA, PELLA, 2)
                        .armies(GREECE, ATHENAI, 1);
        assertThat(Persia.byTheDie(board, Reading.DEFAULT, 2).act()).isEqualTo(Act.ARMY);
        var moved = Persia.byTheDie(board, with(Other.MOVE), 2);
        assertThat(moved.act()).isEqualTo(Act.MOVE);
        assertThat(moved.from()).isEqualTo(PELLA);
        assertThat(moved.city()).isEqualTo(LARISSA);
    }

    @Test
    void twoArmiesAreEnoughInEveryCity() {
        var board = board().armies(PERSIA, ABYDOS, 3).armies(PERSIA, EPHESOS, 3);
        assertThat(bought(board, 0, Reading.DEFAULT)).isEqualTo(Map.of(ABYDOS, 4, EPHESOS, 3));
        assertThat(bought(board, 0, with(Other.LIMIT))).isEmpty();
        var fewer = board().armies(PERSIA, ABYDOS, 1).armies(PERSIA, EPHESOS, 3);
        assertThat(bought(fewer, 0, with(Other.LIMIT))).isEqualTo(Map.of(ABYDOS, 1));
    }

    @Test
    void anArmyLandsBesideAFleetInAnyCity() {
        var board = board();
        for (City city : Orders.PLACES)
            board = city == ATHENAI ? board.fleets(PERSIA, city, 1) : board.armies(GREECE, city, 1);
        var strict = Persia.byTheDie(board, with(Reading.Place.STRICT), 6);
        assertThat(strict.act()).isNotEqualTo(Act.PLACE);
        var landing = Persia.byTheDie(board, with(Reading.Place.STRICT, Other.LANDING), 6);
        assertThat(landing.act()).isEqualTo(Act.PLACE);
        assertThat(landing.city()).isEqualTo(ATHENAI);
    }

    @Test
    void anEmptyMajorCityIsControlledAndNotOccupied() {
        var board = board().armies(PERSIA, ABYDOS, 2).fleets(PERSIA, ABYDOS, 1);
        assertThat(bought(board, 2, Reading.DEFAULT)).containsKeys(ABYDOS, EPHESOS);
        assertThat(bought(board, 2, with(Other.RAISE))).isEqualTo(Map.of(ABYDOS, 8));
        assertThat(bought(board, 0, Reading.DEFAULT)).containsKeys(ABYDOS, EPHESOS);
        assertThat(bought(board, 0, with(Other.RAISE)))
                .as("situation C has the same sentence")
                .isEqualTo(Map.of(ABYDOS, 7));
    }

    @Test
    void theListIsGoneThroughTwiceAtMost() {
        var board = board().armies(PERSIA, ABYDOS, 3).armies(PERSIA, THEBAI, 1);
        assertThat(bought(board, 0, Reading.DEFAULT))
                .isEqualTo(Map.of(ABYDOS, 3, EPHESOS, 3, THEBAI, 1));
        assertThat(bought(board, 0, with(Other.ROUNDS)))
                .isEqualTo(Map.of(ABYDOS, 2, EPHESOS, 2, THEBAI, 1));
    }

    @Test
    void anEmptyMajorCityGetsAFleetToo() {
        var board = board().armies(PERSIA, ABYDOS, 2);
        assertThat(PersianPurchase.of(board, 2, Reading.DEFAULT, 4).fleets())
                .isEqualTo(Map.of(ABYDOS, 1));
        assertThat(PersianPurchase.of(board, 2, with(Other.PORTS), 4).fleets())
                .isEqualTo(Map.of(ABYDOS, 1, EPHESOS, 1));
    }
}
