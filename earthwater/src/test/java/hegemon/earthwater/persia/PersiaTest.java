package hegemon.earthwater.persia;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.persia.Action.Act;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

/** EW-S3, EW-S4, EW-S5: the decisions of PERS.IA, each list and each fallback. */
class PersiaTest {
    private static Board board() {
        return Board.empty();
    }

    private static Action roll(Board board, int die) {
        return Persia.byTheDie(board, Reading.DEFAULT, die);
    }

    private static List<String> keys(List<Note> notes) {
        return notes.stream()
                .map(note -> note.key().substring("earthwater.note.persia.".length()))
                .toList();
    }

    @Test
    void theFirstSituationThatHoldsIsTaken() { // EW-S3
        assertThat(PersianPurchase.situation(board().armies(GREECE, ABYDOS, 1), 3))
                .isEqualTo(PersianPurchase.Situation.A);
        assertThat(PersianPurchase.situation(board(), 1)).isEqualTo(PersianPurchase.Situation.B);
        assertThat(PersianPurchase.situation(board(), 0)).isEqualTo(PersianPurchase.Situation.C);
        assertThat(PersianPurchase.situation(board(), -6)).isEqualTo(PersianPurchase.Situation.D);
    }

    @Test
    void situationAFillsTheOtherMajorCity() {
        var plan = PersianPurchase.of(board().armies(GREECE, EPHESOS, 1), 3, Reading.DEFAULT, 3);
        assertThat(plan.armies()).isEqualTo(Map.of(ABYDOS, 9));
        assertThat(plan.bridge()).isFalse();
        assertThat(
                        PersianPurchase.of(board().armies(GREECE, ABYDOS, 1), 3, Reading.DEFAULT, 3)
                                .armies())
                .isEqualTo(Map.of(EPHESOS, 9));
    }

    @Test
    void situationBPutsAFleetInEachEmptyPortWithAnArmy() {
        var before =
                board().withBridge(true)
                        .armies(PERSIA, ABYDOS, 1)
                        .armies(PERSIA, NAXOS, 1)
                        .armies(PERSIA, PELLA, 1)
                        .fleets(GREECE, PELLA, 1);
        var plan = PersianPurchase.of(before, 2, Reading.DEFAULT, 4);
        assertThat(plan.fleets()).isEqualTo(Map.of(ABYDOS, 1, NAXOS, 1));
        assertThat(plan.armies()).isEqualTo(Map.of(ABYDOS, 3, EPHESOS, 2, PELLA, 1));
        assertThat(keys(plan.reasons()))
                .contains("plan.bridge.stands", "plan.fleet", "plan.fleet.there", "plan.full");
    }

    @Test
    void situationBPaysForFleetsWhileTalentsLast() { // EW-S3.1
        var before =
                board().armies(PERSIA, ABYDOS, 1)
                        .armies(PERSIA, EPHESOS, 1)
                        .armies(PERSIA, SPARTA, 1)
                        .armies(PERSIA, THEBAI, 1)
                        .armies(PERSIA, ERETRIA, 1);
        var plan = PersianPurchase.of(before, 2, Reading.DEFAULT, 4); // 12 - 4 cards - 4 bridge
        assertThat(plan.fleets()).isEqualTo(Map.of(ABYDOS, 1, EPHESOS, 1, SPARTA, 1, THEBAI, 1));
        assertThat(plan.armies()).isEmpty();
    }

    @Test
    void theSeedsExampleOfSituationC() { // EW-S3.2
        var plan = PersianPurchase.of(board(), 0, Reading.DEFAULT, 5);
        assertThat(plan.cards()).isEqualTo(5);
        assertThat(plan.bridge()).isTrue();
        assertThat(plan.armies()).isEqualTo(Map.of(ABYDOS, 2, EPHESOS, 1));
    }

    @Test
    void situationDFillsAbydos() {
        var plan = PersianPurchase.of(board(), -1, Reading.DEFAULT, 6);
        assertThat(plan.bridge()).isTrue(); // EW-S3.1c
        assertThat(plan.armies()).isEqualTo(Map.of(ABYDOS, 2));
        assertThat(PersianPurchase.of(board().withBridge(true), -1, Reading.DEFAULT, 6).armies())
                .isEqualTo(Map.of(ABYDOS, 6));
    }

    @Test
    void whatCannotBeDrawnGoesIntoTheFollowingSteps() { // EW-S3.1
        assertThat(PersianPurchase.of(board().withBridge(true), -1, Reading.DEFAULT, 2).armies())
                .isEqualTo(Map.of(ABYDOS, 10));
    }

    @Test
    void theLargestStackThatCanReachTheCityDefends() { // EW-S4 step 2
        var before =
                board().armies(GREECE, ABYDOS, 1)
                        .armies(PERSIA, EPHESOS, 4)
                        .armies(PERSIA, PELLA, 9); // no bridge
        var action = Persia.beforeTheDie(before, Reading.DEFAULT, true).orElseThrow();
        assertThat(action.act()).isEqualTo(Act.DEFENCE);
        assertThat(action.from()).isEqualTo(EPHESOS);
        assertThat(action.armies()).isEqualTo(2);
        assertThat(action.battle()).isEqualTo(Action.Battle.LAND);
    }

    @Test
    void ifNobodyCanDefendTheDieDecides() {
        var before = board().armies(GREECE, ABYDOS, 1).armies(PERSIA, PELLA, 9);
        assertThat(Persia.beforeTheDie(before, Reading.DEFAULT, true)).isEmpty();
        var action = roll(before, 4);
        assertThat(action.tried()).containsExactly(Act.DEFENCE);
        assertThat(action.act()).isEqualTo(Act.ARMY);
    }

    @Test
    void twoStayInAbydosAndEphesos() { // EW-S4, move
        var action = roll(board().withBridge(true).armies(PERSIA, EPHESOS, 3), 2);
        assertThat(action.armies()).isEqualTo(1);
        var few = roll(board().armies(PERSIA, EPHESOS, 2).armies(GREECE, SPARTA, 1), 2);
        assertThat(few.tried()).containsExactly(Act.MOVE);
        assertThat(keys(few.reasons())).contains("move.too-few");
    }

    @Test
    void halfOfAnOddStackIsRoundedDown() { // EW-S4, move
        assertThat(roll(board().armies(PERSIA, LARISSA, 5), 3).armies()).isEqualTo(2);
        assertThat(roll(board().armies(PERSIA, PELLA, 3), 2).armies()).isEqualTo(1);
    }

    @Test
    void fromLarissaThebaiBeforeDelphiAndFromThebaiKorinthosBeforeAthenai() {
        assertThat(roll(board().armies(PERSIA, LARISSA, 4), 3).city()).isEqualTo(THEBAI);
        assertThat(roll(board().armies(PERSIA, THEBAI, 4), 3).city()).isEqualTo(KORINTHOS);
    }

    @Test
    void emptyCitiesComeBeforeGreekOnes() {
        var greek = board().armies(PERSIA, LARISSA, 4).armies(GREECE, THEBAI, 1);
        assertThat(roll(greek, 3).city()).isEqualTo(DELPHI);
        var full = greek.armies(PERSIA, DELPHI, 1);
        assertThat(roll(full, 3).city()).isEqualTo(THEBAI);
        assertThat(roll(full, 3).battle()).isEqualTo(Action.Battle.LAND);
    }

    @Test
    void underTheRoadReadingDelphiAndAthenaiAreNoTargets() { // EW-S4.0
        var road = new Reading(Reading.Place.DEFAULT, Reading.Pass.TURN, Reading.Target.ROAD);
        var before = board().armies(PERSIA, LARISSA, 4).armies(GREECE, THEBAI, 1);
        assertThat(Persia.byTheDie(before, road, 2).city()).isEqualTo(THEBAI);
        assertThat(keys(Persia.byTheDie(before, road, 2).reasons())).contains("move.off-road");
        var elsewhere = board().armies(PERSIA, DELPHI, 4);
        assertThat(Persia.byTheDie(elsewhere, road, 2).city()).isEqualTo(THEBAI);
    }

    @Test
    void noTargetFallsBackOnDestroyingAnArmy() {
        var action = roll(board().armies(PERSIA, SPARTA, 6).armies(GREECE, ATHENAI, 2), 2);
        assertThat(action.tried()).containsExactly(Act.MOVE);
        assertThat(action.act()).isEqualTo(Act.ARMY);
        assertThat(keys(action.reasons())).contains("move.no-target", "army.first");
    }

    @Test
    void theFirstArmyThatStandsAloneIsDestroyed() {
        var before =
                board().armies(GREECE, PELLA, 2)
                        .armies(GREECE, KORINTHOS, 1)
                        .armies(GREECE, SPARTA, 1);
        assertThat(roll(before, 4).city()).isEqualTo(KORINTHOS);
        assertThat(roll(before.armies(GREECE, KORINTHOS, 1).armies(GREECE, SPARTA, 1), 4).city())
                .isEqualTo(PELLA);
    }

    @Test
    void withoutGreekArmiesAFleetIsDestroyed() {
        var action = roll(board().fleets(GREECE, SPARTA, 1).fleets(GREECE, PELLA, 2), 4);
        assertThat(action.tried()).containsExactly(Act.ARMY);
        assertThat(action.city()).isEqualTo(PELLA);
        assertThat(action.board().fleets(GREECE, PELLA)).isEqualTo(1);
        assertThat(action.board().fleets(PERSIA, PELLA)).isEqualTo(1);
        assertThat(action.battle()).isEqualTo(Action.Battle.SEA);
    }

    @Test
    void withoutGreekFleetsPiecesArePlaced() {
        var action = roll(board(), 5);
        assertThat(action.tried()).containsExactly(Act.FLEET);
        assertThat(action.city()).isEqualTo(ATHENAI);
        assertThat(action.board().armies(PERSIA, ATHENAI)).isEqualTo(1);
        assertThat(action.board().fleets(PERSIA, ATHENAI)).isEqualTo(1);
    }

    /** Every port city holds a Persian army and fleet. */
    private static Board everyPort() {
        var full = Board.empty();
        for (City city : City.PORTS) full = full.armies(PERSIA, city, 1).fleets(PERSIA, city, 1);
        return full;
    }

    @Test
    void withNoFreeCityPlaceFallsBackOnMove() {
        var action = roll(everyPort().armies(PERSIA, THEBAI, 5), 6);
        assertThat(action.tried()).containsExactly(Act.PLACE);
        assertThat(action.act()).isEqualTo(Act.MOVE);
    }

    @Test
    void thePlaceReadingsDiffer() { // EW-S4.0
        var fleet = board().fleets(PERSIA, ATHENAI, 1);
        assertThat(place(fleet, Reading.Place.DEFAULT)).isEqualTo(ATHENAI);
        assertThat(place(fleet, Reading.Place.STRICT)).isEqualTo(SPARTA);
        var army = board().armies(PERSIA, ATHENAI, 1);
        assertThat(place(army, Reading.Place.DEFAULT)).isEqualTo(SPARTA);
        assertThat(place(army, Reading.Place.LETTER)).isEqualTo(ATHENAI);
        var greek = board().fleets(GREECE, ATHENAI, 1);
        assertThat(place(greek, Reading.Place.LETTER)).isEqualTo(SPARTA);
    }

    private static City place(Board board, Reading.Place place) {
        var reading = new Reading(place, Reading.Pass.TURN, Reading.Target.NEAREST);
        return Persia.byTheDie(board, reading, 6).city();
    }

    @Test
    void underTheStrictReadingAnArmyJoinsAFleetInAMinorCity() { // EW-S4, place, second rule
        var before = everyPort().armies(PERSIA, NAXOS, -1);
        var strict = new Reading(Reading.Place.STRICT, Reading.Pass.TURN, Reading.Target.NEAREST);
        var action = Persia.byTheDie(before, strict, 6);
        assertThat(action.city()).isEqualTo(NAXOS);
        assertThat(action.board().armies(PERSIA, NAXOS)).isEqualTo(1);
        assertThat(action.board().fleets(PERSIA, NAXOS)).isEqualTo(1);
        var greek = before.armies(PERSIA, ERETRIA, -1).fleets(PERSIA, ERETRIA, -1);
        var joined = Persia.byTheDie(greek.fleets(GREECE, ERETRIA, 1), strict, 6);
        assertThat(joined.city()).isEqualTo(NAXOS); // in Eretria lies no fleet of its own
    }

    @Test
    void anExhaustedRingDoesNothing() { // EW-S4.1
        var action = roll(everyPort(), 6);
        assertThat(action.act()).isEqualTo(Act.NONE);
        assertThat(action.tried()).containsExactly(Act.PLACE, Act.MOVE, Act.ARMY, Act.FLEET);
        assertThat(action.board()).isEqualTo(everyPort());
    }

    @Test
    void hungerTakesTheCutOffThenTheSecondArmies() { // EW-S5.2
        var before =
                board().withBridge(true)
                        .armies(PERSIA, KORINTHOS, 2)
                        .armies(PERSIA, DELPHI, 3)
                        .armies(PERSIA, NAXOS, 1)
                        .armies(GREECE, THEBAI, 1);
        var hunger = Hunger.of(before); // 6 armies, food 3
        assertThat(hunger.removed()).containsExactly(KORINTHOS, KORINTHOS, NAXOS);
        assertThat(keys(hunger.reasons())).containsOnly("hunger.cut-off");
        var supplied = Hunger.of(before.armies(GREECE, THEBAI, -1).fleets(PERSIA, NAXOS, 1));
        assertThat(supplied.removed()).containsExactly(KORINTHOS, DELPHI, DELPHI);
    }
}
