package hegemon.earthwater;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Piece;

import org.junit.jupiter.api.Test;

/** EW-9: the Persian events of a turn. */
class PersianEventsTest {
    /** A Persian hand with this card and another, so that operations go on. */
    private static Scene with(int card) {
        return Scene.operations().hand(PERSIA, card, 14);
    }

    @Test
    void cavalryOfMardoniusKnowsNoLimit() { // 1
        var scene = with(1).at(LARISSA, 0, 2, 0, 0).at(THEBAI, 1, 0, 0, 0);
        scene.persia("play 1 event", "march Larissa Thebai 2").chance("battle 6 1 5");
        assertThat(scene.units(THEBAI)).containsExactly(0, 2, 0, 0);
    }

    @Test
    void itIsALandMovement() {
        var scene = with(1).at(EPHESOS, 0, 2, 0, 2).persia("play 1 event");
        assertThat(scene.legal("sail")).isEmpty();
        assertThat(with(1).at(EPHESOS, 0, 0, 0, 2).refused("play 1 event").rule())
                .isEqualTo("EW-9.3");
    }

    @Test
    void tributePlacesAnArmyInACityNobodyControls() { // 2, 3, 13
        for (int card : new int[] {2, 3, 13}) {
            var scene = with(card).at(KORINTHOS, 1, 0, 0, 0).persia("play " + card + " event");
            assertThat(scene.legal("place"))
                    .containsExactly(
                            "place Thebai 1",
                            "place Delphi 1",
                            "place Larissa 1",
                            "place Pella 1",
                            "place Eretria 1",
                            "place Naxos 1");
            scene.persia("place Delphi 1");
            assertThat(scene.units(DELPHI)).containsExactly(0, 1, 0, 0);
        }
    }

    @Test
    void tributeNeedsAnArmyInReserve() { // EW-9.3
        assertThat(with(2).at(ABYDOS, 0, 24, 0, 0).refused("play 2 event").rule())
                .isEqualTo("EW-9.3");
    }

    @Test
    void carneiaLastsForTheCampaignAndMayBePlayedAgain() { // 4, EW-9.3
        var scene = with(4).carneia().persia("play 4 event");
        assertThat(scene.position().carneia()).isTrue();
        scene.persia("pass", "keep");
        assertThat(scene.position().campaign()).isEqualTo(2);
        assertThat(scene.position().carneia()).isFalse();
    }

    @Test
    void ostracismDiscardsARandomGreekCard() { // 6
        var scene = with(6).hand(GREECE, 4, 9).persia("play 6 event");
        assertThat(scene.refused("ostracism 5").key()).endsWith("lot");
        scene.chance("ostracism 9");
        assertThat(scene.hand(GREECE)).containsExactly(4);
        assertThat(scene.discards()).containsExactly(6, 9);
    }

    @Test
    void eventsAgainstTheGreekHandNeedOne() { // EW-9.3
        for (int card : new int[] {6, 9, 10})
            assertThat(with(card).refused("play " + card + " event").rule()).isEqualTo("EW-9.3");
    }

    @Test
    void theGreatKingScoresForAVictory() { // 7, EW-9.10
        var scene = greatKing(2).chance("battle 4 1 1 1");
        assertThat(scene.score()).isZero();
        scene.persia("stay").greece("stay").chance("battle 4 1 1");
        assertThat(scene.score()).isEqualTo(1);
    }

    @Test
    void aRetreatOfTheEnemyCountsToo() {
        var scene = greatKing(2).at(ATHENAI, 1, 0, 0, 0).chance("battle 4 1 1 1");
        scene.persia("stay").greece("retreat land Athenai");
        assertThat(scene.score()).isEqualTo(1);
    }

    @Test
    void theGreeksGetThePointIfTheCityIsNotPersian() {
        var scene = greatKing(2).chance("battle 1 1 6 6").persia("retreat land Larissa");
        assertThat(scene.score()).isEqualTo(-1);
    }

    private static Scene greatKing(int greeks) {
        return with(7).at(LARISSA, 0, 2, 0, 0)
                .at(THEBAI, greeks, 0, 0, 0)
                .persia("play 7 event", "march Larissa Thebai 2");
    }

    @Test
    void theRoyalRoadEvictsOrPlaces() { // 8
        var scene = with(8).at(ABYDOS, 2, 0, 0, 0).persia("play 8 event");
        assertThat(scene.legal("evict")).containsExactly("evict Abydos");
        assertThat(scene.legal("place"))
                .containsExactly("place Ephesos 1", "place Ephesos 2", "place Ephesos 3");
        scene.persia("evict Abydos");
        assertThat(scene.units(ABYDOS)).containsExactly(0, 0, 0, 0);
        assertThat(scene.reserve(Piece.ARMY, GREECE)).isEqualTo(9);
        var placed = with(8).persia("play 8 event", "place Abydos 3");
        assertThat(placed.units(ABYDOS)).containsExactly(0, 3, 0, 0);
    }

    @Test
    void theRoyalRoadNeedsAReserveToPlace() {
        var scene = with(8).at(PELLA, 0, 22, 0, 0).persia("play 8 event");
        assertThat(scene.refused("place Abydos 3").rule()).isEqualTo("EW-9");
        assertThat(with(8).at(PELLA, 0, 24, 0, 0).refused("play 8 event").rule())
                .isEqualTo("EW-9.3");
    }

    @Test
    void hippiasLooksAtTheGreekHandAndDiscards() { // 9
        var scene = with(9).hand(GREECE, 4, 12).persia("play 9 event");
        assertThat(scene.state().view(PERSIA.seat()).shown()).containsExactly(4, 12);
        assertThat(scene.state().view(GREECE.seat()).shown()).isEmpty();
        scene.persia("discard 12");
        assertThat(scene.hand(GREECE)).containsExactly(4);
        assertThat(scene.state().view(PERSIA.seat()).shown()).isEmpty();
    }

    @Test
    void separatePeaceTakesTheSpartaCards() { // 10
        var scene = with(10).hand(GREECE, 4, 6, 15).persia("play 10 event").chance("peace 4 3");
        assertThat(scene.hand(GREECE)).containsExactly(4);
        assertThat(scene.discards()).containsExactly(10, 6, 15);
        assertThat(scene.notes()).contains("peace.shown");
    }

    @Test
    void separatePeaceNeedsTheHigherPersianDie() {
        var scene = with(10).hand(GREECE, 4, 6).persia("play 10 event").chance("peace 3 3");
        assertThat(scene.hand(GREECE)).containsExactly(4, 6);
        assertThat(scene.notes()).doesNotContain("peace.shown");
    }

    @Test
    void defectionOfThebesMovesTheGreeksAway() { // 12
        var scene = with(12).at(THEBAI, 2, 0, 1, 0).persia("play 12 event");
        assertThat(scene.decider()).isEqualTo("Greece");
        assertThat(scene.legal("relocate")).containsExactly("relocate Athenai", "relocate Sparta");
        scene.greece("relocate Sparta");
        assertThat(scene.units(SPARTA)).containsExactly(2, 0, 0, 0);
        assertThat(scene.units(THEBAI)).containsExactly(0, 1, 1, 0);
        assertThat(with(12).persia("play 12 event").units(THEBAI)).containsExactly(0, 1, 0, 0);
    }

    @Test
    void defectionMayBePlayedWithAnEmptyReserveToEvict() { // EW-9.11
        var scene = with(12).at(THEBAI, 1, 0, 0, 0).at(ABYDOS, 0, 24, 0, 0);
        scene.persia("play 12 event").greece("relocate Athenai");
        assertThat(scene.units(THEBAI)).containsExactly(0, 0, 0, 0);
        assertThat(with(12).at(ABYDOS, 0, 24, 0, 0).refused("play 12 event").rule())
                .isEqualTo("EW-9.3");
    }

    @Test
    void allianceWithCarthageAndSuddenDeathAreNoEvents() { // 14, 11
        var scene = Scene.operations().hand(PERSIA, 11, 14).at(ABYDOS, 0, 2, 0, 0);
        assertThat(scene.legal("play")).containsExactly("play 11 move", "play 14 move");
    }

    @Test
    void theAcropolisBurnsOnlyWhilePersiaOccupiesAthenai() { // 15
        assertThat(with(15).refused("play 15 event").rule()).isEqualTo("EW-9.3");
        var scene = with(15).at(ATHENAI, 0, 1, 0, 0).persia("play 15 event");
        assertThat(scene.state().view(GREECE.seat()).inForce()).containsExactly("acropolis");
    }

    @Test
    void pacificationChangesAnyNumberOfCards() { // 16
        var scene = Scene.operations().hand(PERSIA, 16, 2, 3).persia("play 16 event");
        assertThat(scene.legal("discard"))
                .containsExactly("discard", "discard 2", "discard 3", "discard 2 3");
        assertThat(scene.refused("discard 9").rule()).isEqualTo("EW-5.1");
        scene.persia("discard 3").chance("draw 9 10");
        assertThat(scene.hand(PERSIA)).containsExactly(2, 9, 10);
        assertThat(scene.discards()).containsExactly(16, 3);
    }

    @Test
    void pacificationMayKillAKingAndEndOperations() {
        var scene = Scene.operations().hand(PERSIA, 16, 2).hand(GREECE, 4);
        scene.persia("play 16 event", "discard").chance("draw 11");
        assertThat(scene.position().isUsed(Figure.DARIUS)).isTrue();
        assertThat(scene.phase()).isEqualTo("supply-cards"); // supply and scoring follow
        assertThat(scene.hand(PERSIA)).containsExactly(2, 11);
        var dead = Scene.operations().hand(PERSIA, 16, 2).used(Figure.DARIUS, Figure.XERXES);
        dead.persia("play 16 event", "discard").chance("draw 11");
        assertThat(dead.phase()).isEqualTo("operation");
    }
}
