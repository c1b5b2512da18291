package hegemon.earthwater;

import static hegemon.earthwater.Attack.fromEphesos;
import static hegemon.earthwater.Attack.marched;
import static hegemon.earthwater.Attack.onThebai;
import static hegemon.earthwater.Attack.sailed;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.DELPHI;
import static hegemon.earthwater.board.City.KORINTHOS;
import static hegemon.earthwater.board.City.NAXOS;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Side;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/** EW-9: the clauses that are easily overlooked. */
class CardSmallPrintTest {
    @Test
    void aPortThatEnemyFleetsHaveEnteredIsNoWayBack() { // EW-6.4
        var scene = landedInNaxos().greece("react 5", "sail Athenai Ephesos 1 0");
        scene.chance("battle 1 1 6 6 6"); // in Naxos, on land: at sea the Greeks met nobody
        assertThat(scene.phase()).isEqualTo("battle"); // the next round: nobody can retreat
    }

    /** Two fleets with two armies leave Ephesos empty of fleets. */
    private static Scene landedInNaxos() {
        return sailed(
                fromEphesos(2).at(NAXOS, 3, 0, 0, 0).at(ATHENAI, 1, 0, 1, 0).hand(GREECE, 5),
                NAXOS,
                2,
                2);
    }

    @ParameterizedTest // EW-9.2: used up, the card serves for movement only
    @CsvSource({"5, THEMISTOCLES", "9, ARTEMISIA"})
    void aUsedReactionAtSeaIsNotOfferedAgain(int card, Figure figure) {
        var scene = fromEphesos(3).at(NAXOS, 2, 0, 1, 0).used(figure).hand(GREECE, card);
        sailed(scene, NAXOS, 3, 3).chance("battle 1 1 1 6");
        assertThat(scene.legal("react")).isEmpty();
        assertThat(movesOnly(card)).isTrue();
    }

    @Test
    void miltiadesIsPlayedOnce() { // EW-9.2
        var scene = marched(onThebai(1, 2).used(Figure.MILTIADES).hand(GREECE, 4));
        assertThat(scene.legal("react")).isEmpty();
        assertThat(movesOnly(4)).isTrue();
    }

    private static boolean movesOnly(int card) {
        return Scene.operations()
                .at(SPARTA, 1, 0, 0, 0)
                .hand(GREECE, card)
                .greeksToOperate()
                .legal("play")
                .equals(List.of("play " + card + " move"));
    }

    @Test
    void leonidasIsPlayedOnce() { // EW-9.2
        var scene =
                Scene.operations()
                        .at(SPARTA, 2, 0, 0, 0)
                        .used(Figure.LEONIDAS)
                        .hand(GREECE, 8)
                        .greeksToOperate();
        assertThat(scene.legal("play")).containsExactly("play 8 move");
    }

    @Test
    void duringCarneiaArmiesInSpartaNeitherSailNorFollowLeonidasButFleetsDo() { // EW-9.5
        var scene =
                Scene.operations()
                        .at(SPARTA, 2, 0, 1, 0)
                        .carneia()
                        .hand(PERSIA, 16)
                        .hand(GREECE, 8, 13)
                        .greeksToOperate();
        assertThat(scene.legal("play")).doesNotContain("play 8 event");
        scene.greece("play 8 move");
        assertThat(scene.legal("march")).isEmpty();
        assertThat(scene.refused("sail Sparta Naxos 1 1").rule()).isEqualTo("EW-9.5");
        scene.greece("sail Sparta Naxos 1 0");
        assertThat(scene.units(NAXOS)).containsExactly(0, 0, 1, 0);
    }

    @Test
    void duringCarneiaArmiesInSpartaMayRetreatAndPay() { // EW-9.5
        var attacked =
                Scene.operations()
                        .at(KORINTHOS, 0, 2, 0, 0)
                        .at(SPARTA, 3, 0, 3, 0)
                        .at(ATHENAI, 1, 0, 0, 0)
                        .carneia()
                        .hand(PERSIA, 14, 16)
                        .persia("play 14 move", "march Korinthos Sparta 2")
                        .chance("battle 1 1 6 6 6")
                        .persia("stay");
        assertThat(attacked.legal("retreat")).contains("retreat sea Athenai");
        var paying = onThebai(1, 2).at(SPARTA, 7, 0, 0, 0).carneia().hand(GREECE, 4);
        assertThat(marched(paying).greece("react 4").legal("pay")).contains("pay Sparta");
    }

    @Test
    void aLandBattleAfterThemistoclesHasNormalRetreats() { // EW-9.6
        var scene = landedInNaxos().greece("react 5", "sail Athenai Abydos 1 0");
        scene.chance("battle 1 1 6 6 6");
        assertThat(scene.legal("retreat")).containsExactly("retreat sea Ephesos");
    }

    @Test
    void afterMolonLabeTheNextTurnIsGreek() { // EW-9.7
        var scene =
                Scene.operations()
                        .at(SPARTA, 1, 0, 0, 0)
                        .hand(PERSIA, 2, 16)
                        .hand(GREECE, 12, 9)
                        .persia("play 2 event", "place Delphi 1")
                        .greece("react 12", "march Sparta Korinthos 1");
        assertThat(scene.units(DELPHI)).containsExactly(0, 0, 0, 0);
        assertThat(scene.decider()).isEqualTo("Greece");
    }

    @Test
    void atMostThreeImmortalsComeBack() { // EW-9.9
        var scene = marched(onThebai(4, 5).hand(PERSIA, 14, 5));
        for (var dice : List.of("1 1 1 6 6 6", "1 1 1 6 6 6", "1 1 6 6 6"))
            scene.chance("battle " + dice).persia("stay").greece("stay");
        scene.chance("battle 1 6 6 6").persia("react 5");
        assertThat(scene.legal("restore")).containsExactly("restore 1", "restore 2", "restore 3");
    }

    @Test
    void separatePeaceNeedsMoreThanATie() { // EW-9, card 10
        var scene =
                Scene.operations()
                        .hand(PERSIA, 10, 16)
                        .hand(GREECE, 6)
                        .persia("play 10 event")
                        .chance("peace 4 4");
        assertThat(scene.hand(GREECE)).containsExactly(6);
    }

    @Test
    void theGreeksOfThebaiGoToAnyCityTheyControl() { // EW-9.11
        var scene =
                Scene.operations()
                        .at(THEBAI, 2, 0, 0, 0)
                        .at(NAXOS, 1, 0, 0, 0)
                        .at(PELLA, 0, 1, 0, 0)
                        .hand(PERSIA, 12, 16)
                        .persia("play 12 event");
        assertThat(scene.legal("relocate"))
                .containsExactly("relocate Athenai", "relocate Sparta", "relocate Naxos");
    }

    @Test
    void everySideOfEveryCardIsAnEventOrServesForMovement() { // EW-9
        for (Card card : Card.ALL)
            for (Side side : Side.values()) {
                var event = card.event(side);
                assertThat(event.isPlayable() || event.isReaction() || isNoEvent(event)).isTrue();
            }
    }

    private static boolean isNoEvent(Event event) {
        return event == Event.SUDDEN_DEATH || event == Event.ALLIANCE_WITH_CARTHAGE;
    }
}
