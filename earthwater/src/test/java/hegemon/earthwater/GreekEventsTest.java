package hegemon.earthwater;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Piece;

import org.junit.jupiter.api.Test;

/** EW-9: the Greek events of a turn. The Persians hold card 14, so that operations go on. */
class GreekEventsTest {
    private static Scene with(Integer... hand) {
        return Scene.operations().hand(PERSIA, 14).hand(GREECE, hand).greeksToOperate();
    }

    @Test
    void minesOfLaurionGiveThreeTalentsWithoutLimits() { // 1, EW-4.6
        var scene = with(1).greece("play 1 event");
        assertThat(scene.state().view(GREECE.seat()).aside()).containsExactly(1);
        assertThat(scene.discards()).isEmpty();
        assertThat(scene.legal("buy")).containsExactly("buy 0", "buy 1", "buy 2", "buy 3");
        scene.greece("buy 0", "raise fleet Sparta", "raise fleet Sparta", "raise fleet Athenai");
        assertThat(scene.refused("raise army Sparta").key()).endsWith("raise.talents");
        scene.greece("done");
        assertThat(scene.discards()).containsExactly(1);
        assertThat(scene.decider()).isEqualTo("Persia");
    }

    @Test
    void theMinesCardIsNotDrawnByItsOwnEvent() { // EW-4.6
        var scene = with(1).pile(3).greece("play 1 event", "buy 2").chance("draw 3");
        assertThat(scene.refused("draw 1").key()).endsWith("lot");
        scene.chance("draw 2");
        assertThat(scene.hand(GREECE)).containsExactly(2, 3);
    }

    @Test
    void ionianRevoltTakesAnArmyInAPersianMajorCity() { // 2
        var scene = with(2).at(ABYDOS, 0, 2, 0, 0).at(PELLA, 0, 2, 0, 0).greece("play 2 event");
        assertThat(scene.legal("remove")).containsExactly("remove Abydos");
        scene.greece("remove Abydos");
        assertThat(scene.units(ABYDOS)).containsExactly(0, 1, 0, 0);
        assertThat(with(2).at(PELLA, 0, 2, 0, 0).refused("play 2 event").rule())
                .isEqualTo("EW-9.3");
    }

    @Test
    void wrathOfPoseidonTakesAFleet() { // 3
        var scene = with(3).at(NAXOS, 0, 1, 0, 2).greece("play 3 event", "remove Naxos");
        assertThat(scene.units(NAXOS)).containsExactly(0, 1, 0, 1);
        assertThat(with(3).refused("play 3 event").rule()).isEqualTo("EW-9.3");
    }

    @Test
    void oracleOfDelphiChangesTheWholeHand() { // 7
        var scene = with(7, 4, 9).greece("play 7 event");
        assertThat(scene.discards()).containsExactly(7, 4, 9);
        assertThat(scene.hand(GREECE)).isEmpty();
        scene.chance("draw 1 2 3");
        assertThat(scene.hand(GREECE)).containsExactly(1, 2, 3);
        assertThat(scene.decider()).isEqualTo("Persia");
    }

    @Test
    void theOraclesOwnCardMayComeBack() { // EW-4.6
        var scene = with(7).pile().greece("play 7 event").chance("draw 7");
        assertThat(scene.hand(GREECE)).containsExactly(7);
    }

    @Test
    void leonidasMovesOneArmyAndRollsTwoDice() { // 8, EW-9.2
        var scene = with(8).at(SPARTA, 2, 0, 0, 0).at(KORINTHOS, 0, 2, 0, 0).greece("play 8 event");
        assertThat(scene.position().figures()).containsExactly(Figure.LEONIDAS);
        assertThat(scene.legal("march")).containsExactly("march Sparta Korinthos 1");
        scene.greece("march Sparta Korinthos 1");
        scene.chance("battle 4 4 2 5");
        assertThat(scene.units(KORINTHOS)).containsExactly(1, 1, 0, 0);
        scene.greece("stay").chance("battle 4 1 4"); // all through
        assertThat(scene.units(KORINTHOS)).containsExactly(0, 0, 0, 0);
        assertThat(scene.reserve(Piece.ARMY, GREECE)).isEqualTo(7);
    }

    @Test
    void leonidasIsUsedUpEvenWithoutABattle() { // EW-9.4
        var scene =
                with(8).at(SPARTA, 2, 0, 0, 0).greece("play 8 event", "march Sparta Korinthos 1");
        assertThat(scene.position().isUsed(Figure.LEONIDAS)).isTrue();
        assertThat(with(8).at(SPARTA, 1, 0, 0, 0).used(Figure.LEONIDAS).legal("play"))
                .containsExactly("play 8 move");
    }

    @Test
    void withAnEmptyReserveTheArmyComesFromTheMap() { // EW-9.2, EW-9.4
        var scene = with(8).at(SPARTA, 8, 0, 0, 0).at(NAXOS, 1, 0, 0, 0).greece("play 8 event");
        assertThat(scene.legal("pay")).containsExactly("pay Sparta", "pay Naxos");
        scene.greece("pay Naxos", "march Sparta Korinthos 1");
        assertThat(scene.units(NAXOS)).containsExactly(0, 0, 0, 0);
        var last = with(8).at(SPARTA, 1, 0, 0, 0).at(NAXOS, 8, 0, 0, 0).greece("play 8 event");
        assertThat(last.legal("pay")).containsExactly("pay Naxos"); // never the last he could move
    }

    @Test
    void evangelionScoresForAVictory() { // 10, EW-9.10
        var scene = evangelion(1).chance("battle 1 6 1");
        assertThat(scene.score()).isEqualTo(-1);
    }

    @Test
    void mutualAnnihilationPaysBothInTurn() { // EW-9.10: the track is clamped at each step
        var scene = evangelion(2).chance("battle 4 1 4 1").greece("stay").chance("battle 4 4");
        assertThat(scene.units(KORINTHOS)).containsExactly(0, 0, 0, 0);
        assertThat(scene.score()).isZero();
        var clamped = evangelion(2).score(-6).chance("battle 4 1 4 1").greece("stay");
        assertThat(clamped.chance("battle 4 4").score()).isEqualTo(-5);
    }

    private static Scene evangelion(int persians) {
        return with(10).at(SPARTA, 2, 0, 0, 0)
                .at(KORINTHOS, 0, persians, 0, 0)
                .greece("play 10 event", "march Sparta Korinthos 2");
    }

    @Test
    void evangelionPaysThePersiansIfTheCityIsNotGreek() {
        var scene = evangelion(3).chance("battle 4 1 1 1 1").greece("retreat land Sparta");
        assertThat(scene.score()).isEqualTo(1);
    }

    @Test
    void evangelionIsWorthNothingWithoutABattle() {
        var scene = with(10).at(SPARTA, 2, 0, 0, 0);
        scene.greece("play 10 event", "march Sparta Korinthos 2");
        assertThat(scene.score()).isZero();
    }

    @Test
    void melasZomosPlacesAnArmyInSparta() { // 11
        assertThat(with(11).greece("play 11 event").units(SPARTA)).containsExactly(1, 0, 0, 0);
        assertThat(with(11).at(SPARTA, 0, 1, 0, 0).refused("play 11 event").rule())
                .isEqualTo("EW-9.3");
        assertThat(with(11).at(SPARTA, 9, 0, 0, 0).refused("play 11 event").rule())
                .isEqualTo("EW-9.3");
    }

    @Test
    void triremesMoveTwiceWithBattlesInBetween() { // 13
        var scene = with(13).at(SPARTA, 1, 0, 2, 0).at(NAXOS, 0, 0, 0, 1).greece("play 13 event");
        assertThat(scene.refused("sail Sparta Naxos 1 1").key()).endsWith("sail.armies");
        scene.greece("sail Sparta Naxos 1 0").chance("battle 1 6");
        assertThat(scene.phase()).isEqualTo("triremes-2");
        assertThat(scene.legal("pass")).isEmpty(); // EW-9.11: it must be made
        scene.greece("sail Naxos Athenai 1 0");
        assertThat(scene.units(ATHENAI)).containsExactly(0, 0, 1, 0);
        assertThat(scene.decider()).isEqualTo("Persia");
    }

    @Test
    void triremesEndIfNoFleetIsLeft() { // EW-9.11
        var scene = with(13).at(SPARTA, 1, 0, 1, 0).at(NAXOS, 0, 0, 0, 1).greece("play 13 event");
        scene.greece("sail Sparta Naxos 1 0").chance("battle 4 1");
        assertThat(scene.phase()).isEqualTo("operation");
    }

    @Test
    void syracusePlacesEveryFleetOfTheReserve() { // 14, EW-9.11
        var scene =
                with(14, 2)
                        .hand(PERSIA, 16)
                        .at(SPARTA, 1, 0, 2, 0)
                        .at(ATHENAI, 1, 0, 0, 1)
                        .at(NAXOS, 1, 0, 0, 0)
                        .greece("play 14 event");
        assertThat(scene.legal("place")).containsExactly("place Sparta 1", "place Naxos 1");
        scene.greece("place Sparta 1", "place Naxos 1");
        assertThat(scene.phase()).isEqualTo("event-place");
        assertThat(scene.prompt().event()).isEqualTo("support-from-syracuse");
        scene.greece("place Naxos 1");
        assertThat(scene.units(NAXOS)).containsExactly(1, 0, 2, 0);
        assertThat(scene.reserve(Piece.FLEET, GREECE)).isZero();
        assertThat(scene.decider()).isEqualTo("Persia");
    }

    @Test
    void desertionTakesAnyArmyOnTheMap() { // 16
        var scene = with(16).at(PELLA, 0, 2, 0, 0).at(EPHESOS, 0, 1, 0, 0).greece("play 16 event");
        assertThat(scene.legal("remove")).containsExactly("remove Ephesos", "remove Pella");
        scene.greece("remove Pella");
        assertThat(scene.units(PELLA)).containsExactly(0, 1, 0, 0);
        assertThat(with(16).refused("play 16 event").rule()).isEqualTo("EW-9.3");
    }

    @Test
    void carneiaForbidsSpartaEventsAndLeavesSparta() { // 4, EW-9.5
        var scene = with(8, 11).at(SPARTA, 2, 0, 2, 0).at(ATHENAI, 1, 0, 0, 0).carneia();
        assertThat(scene.legal("play")).containsExactly("play 8 move", "play 11 move");
        scene.greece("play 8 move");
        assertThat(scene.refused("march Sparta Korinthos 1").rule()).isEqualTo("EW-9.5");
        assertThat(scene.refused("sail Sparta Naxos 1 1").rule()).isEqualTo("EW-9.5");
        scene.greece("sail Sparta Naxos 1 0"); // fleets are free
    }
}
