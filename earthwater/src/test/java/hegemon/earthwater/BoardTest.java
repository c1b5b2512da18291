package hegemon.earthwater;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;

import org.junit.jupiter.api.Test;

/** EW-1, EW-2. */
class BoardTest {
    @Test
    void everyRoadLeadsBothWays() {
        for (boolean bridge : new boolean[] {false, true})
            for (City city : City.ALL)
                for (City next : city.neighbours(bridge))
                    assertThat(next.neighbours(bridge)).contains(city);
    }

    @Test
    void theIslandsHaveNoRoads() {
        assertThat(ERETRIA.neighbours(true)).isEmpty();
        assertThat(NAXOS.neighbours(true)).isEmpty();
    }

    @Test
    void abydosAndPellaAreJoinedOnlyByTheBridge() { // EW-1.2
        assertThat(ABYDOS.neighbours(false)).containsExactly(EPHESOS);
        assertThat(ABYDOS.neighbours(true)).containsExactly(EPHESOS, PELLA);
        assertThat(PELLA.neighbours(false)).containsExactly(LARISSA);
    }

    @Test
    void thePortsAreTheEightOfTheTable() {
        assertThat(City.PORTS)
                .containsExactly(ABYDOS, EPHESOS, ATHENAI, SPARTA, THEBAI, PELLA, ERETRIA, NAXOS);
    }

    @Test
    void majorCitiesFeedAndScoreMore() {
        assertThat(City.ALL.stream().mapToInt(City::food).sum()).isEqualTo(17);
        assertThat(City.ALL.stream().mapToInt(City::points).sum()).isEqualTo(15);
        assertThat(ABYDOS.food()).isEqualTo(3);
        assertThat(ATHENAI.food()).isEqualTo(2);
        assertThat(SPARTA.points()).isEqualTo(2);
        assertThat(DELPHI.points()).isEqualTo(1);
    }

    @Test
    void anArmyGivesControl() { // EW-1.3
        var board = Board.empty().armies(PERSIA, ATHENAI, 1).armies(GREECE, THEBAI, 1);
        assertThat(board.control(ATHENAI)).contains(PERSIA);
        assertThat(board.control(THEBAI)).contains(GREECE);
    }

    @Test
    void aMajorCityWithoutArmiesIsItsOwnSides() {
        assertThat(Board.empty().control(SPARTA)).contains(GREECE);
        assertThat(Board.empty().control(EPHESOS)).contains(PERSIA);
    }

    @Test
    void aFleetNeverGivesControl() {
        var board = Board.empty().fleets(PERSIA, NAXOS, 3).fleets(PERSIA, SPARTA, 1);
        assertThat(board.control(NAXOS)).isEmpty();
        assertThat(board.control(SPARTA)).contains(GREECE);
    }

    @Test
    void nobodyHoldsFewerThanNoPieces() {
        assertThatThrownBy(() -> Board.empty().armies(GREECE, SPARTA, -1))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Board.empty().fleets(GREECE, DELPHI, 1))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void theTrackIsClampedAtBothEnds() { // EW-1.4
        var start = Position.start(Setup.TWO_PLAYER);
        assertThat(start.scored(9).score()).isEqualTo(6);
        assertThat(start.scored(9).scored(-20).score()).isEqualTo(-6);
    }

    @Test
    void twoPlayersStartAsInTheRules() { // EW-2
        var scene = Scene.start("two-player");
        assertThat(scene.units(EPHESOS)).containsExactly(0, 2, 0, 1);
        assertThat(scene.units(ABYDOS)).containsExactly(0, 2, 0, 0);
        assertThat(scene.units(ATHENAI)).containsExactly(1, 0, 1, 0);
        assertThat(scene.units(SPARTA)).containsExactly(1, 0, 1, 0);
        assertThat(scene.units(KORINTHOS)).containsExactly(1, 0, 0, 0);
        assertThat(scene.reserve(Piece.ARMY, GREECE)).isEqualTo(6);
        assertThat(scene.reserve(Piece.FLEET, GREECE)).isEqualTo(3);
        assertThat(scene.reserve(Piece.ARMY, PERSIA)).isEqualTo(20);
        assertThat(scene.reserve(Piece.FLEET, PERSIA)).isEqualTo(5);
        assertThat(scene.position().board().bridge()).isFalse();
        assertThat(scene.position().campaign()).isEqualTo(1);
        assertThat(scene.score()).isZero();
        assertThat(scene.position().piles().pile().size()).isEqualTo(16);
        assertThat(scene.decider()).isEqualTo("Persia");
    }

    @Test
    void everyCardHasAGreekAndAPersianEvent() { // EW-9
        assertThat(Card.ALL).hasSize(16).doesNotHaveDuplicates();
        for (int number = 1; number <= 16; number++)
            assertThat(Card.of(number).number()).isEqualTo(number);
    }

    @Test
    void theSpartaCardsAreSixEightElevenAndFifteen() { // EW-9.1
        assertThat(Card.ALL.stream().filter(card -> card.greek().isSpartan()).map(Card::number))
                .containsExactly(6, 8, 11, 15);
    }
}
