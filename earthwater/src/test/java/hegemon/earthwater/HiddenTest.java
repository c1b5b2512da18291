package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.City;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;

import java.util.List;

/** What each seat knows. */
class HiddenTest {
    @Test
    void aSeatSeesItsOwnHandAndTheSizeOfTheOther() {
        var state = Scene.operations().hand(PERSIA, 14, 2).hand(GREECE, 9).state();
        var persian = state.view(PERSIA.seat());
        assertThat(persian.hand()).containsExactly(2, 14);
        assertThat(persian.forces().getFirst().cards()).isEqualTo(1);
        assertThat(state.view(GREECE.seat()).hand()).containsExactly(9);
        assertThat(state.view(Seat.SPECTATOR).hand()).isEmpty();
    }

    @Test
    void nobodySitsOnThePersianSideAgainstPersia() {
        var state = Scene.start("solo").chance("draw 1 2 3 4").state();
        assertThat(state.view(PERSIA.seat()).hand()).isEmpty();
        assertThat(state.seats()).containsExactly(GREECE.seat());
    }

    @Test
    void drawnCardsAreToldToTheirOwnerAlone() {
        var state = Scene.start("two-player").persia("buy 2").state();
        var draw = new Move.Lot("draw", List.of(4, 9));
        assertThat(state.told(PERSIA.seat(), Seat.CHANCE, draw)).isEqualTo("draw 4 9");
        assertThat(state.told(GREECE.seat(), Seat.CHANCE, draw)).isEqualTo("draw ? ?");
        assertThat(state.told(Seat.SPECTATOR, Seat.CHANCE, draw)).isEqualTo("draw ? ?");
        var solo = Scene.start("solo").state();
        assertThat(solo.told(GREECE.seat(), Seat.CHANCE, draw)).isEqualTo("draw ? ?");
    }

    @Test
    void keptCardsStayHidden() {
        var state = Scene.operations().hand(PERSIA, 3, 9).supply().state();
        var keep = new Move.Keep(List.of(9));
        assertThat(state.told(PERSIA.seat(), PERSIA.seat(), keep)).isEqualTo("keep 9");
        assertThat(state.told(GREECE.seat(), PERSIA.seat(), keep)).isEqualTo("keep ?");
    }

    @Test
    void whatPersiaDiscardsIsSeenByAll() { // EW-S4 step 4
        var scene = Scene.start("solo").chance("draw 1 2 3 4").greece("buy 0", "done");
        scene.chance("persia 1");
        var discard = new Move.Lot("persia-discard", List.of(3));
        assertThat(scene.state().told(GREECE.seat(), Seat.CHANCE, discard))
                .isEqualTo("persia-discard 3");
        assertThat(scene.chance("persia-discard 3").state().view(GREECE.seat()).discards())
                .contains(3);
    }

    @Test
    void aPlayedCardIsShownToTheOtherPlayerButNotToPersia() {
        var two = Scene.operations().hand(PERSIA, 14).state();
        assertThat(two.reveals(PERSIA.seat(), new Move.Play(14, Move.As.MOVE))).isTrue();
        assertThat(two.reveals(PERSIA.seat(), new Move.Pass())).isFalse();
        var solo = Scene.solo("solo").hand(GREECE, 2).greeksToOperate().state();
        assertThat(solo.reveals(GREECE.seat(), new Move.Play(2, Move.As.MOVE))).isFalse();
    }

    @Test
    void aPassThatMakesPersiaLayDownItsHandIsNotTakenBack() { // EW-S5.1
        var pass = new Move.Pass();
        var last = passing("1");
        assertThat(last.shows(GREECE.seat(), pass)).isTrue();
        assertThat(last.reveals(GREECE.seat(), pass)).as("older logs took it back").isFalse();
        assertThat(passing("6").shows(GREECE.seat(), pass)).as("the phase goes on").isFalse();
    }

    @Test
    void aTakebackThatWasGrantedBeforeIsStillReplayed() {
        var game = new EarthWater();
        var log =
                Match.start(game, "solo")
                        .orThrow()
                        .log()
                        .plus(Seat.CHANCE, "draw 1 2 3 4")
                        .plus(GREECE.seat(), "buy 1")
                        .plus(Seat.CHANCE, "draw 5")
                        .plus(GREECE.seat(), "done")
                        .plus(Seat.CHANCE, "persia 1")
                        .plus(Seat.CHANCE, "persia-discard 3")
                        .plus(GREECE.seat(), "pass");
        var passed = Match.replay(game, log).orThrow();
        assertThat(passed.takeBack(GREECE.seat())).isInstanceOf(Parse.Refused.class);
        var back = Match.replay(game, log.plus(Seat.HOUSE, "back 6")).orThrow();
        assertThat(back.state().phase()).isEqualTo("operation");
    }

    /** The Greeks may pass after PERS.IA has rolled this. */
    private static EarthWaterState passing(String die) {
        return Scene.start("solo")
                .chance("draw 1 2 3 4")
                .greece("buy 1")
                .chance("draw 5")
                .greece("done")
                .chance("persia " + die, "persia-discard 3")
                .state();
    }

    @Test
    void whatLeavesNoCardFaceUpShowsNothing() { // EW-5.2: so it may be taken back
        var supply = Scene.operations().hand(PERSIA, 3).supply().state();
        assertThat(supply.reveals(PERSIA.seat(), new Move.Keep(List.of(3)))).isFalse();
        assertThat(supply.reveals(PERSIA.seat(), new Move.Keep(List.of()))).isTrue();
        var pacify = Scene.operations().hand(PERSIA, 3, 16).persia("play 16 event").state();
        assertThat(pacify.reveals(PERSIA.seat(), new Move.Discard(List.of()))).isFalse();
        assertThat(pacify.reveals(PERSIA.seat(), new Move.Discard(List.of(3)))).isTrue();
        var march = Scene.operations().at(City.ABYDOS, 0, 2, 0, 0).hand(PERSIA, 3);
        var moving = march.persia("play 3 move").state();
        assertThat(moving.reveals(PERSIA.seat(), moving.moves(PERSIA.seat()).getFirst())).isFalse();
    }
}
