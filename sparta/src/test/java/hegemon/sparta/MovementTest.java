package hegemon.sparta;

import static hegemon.sparta.Picture.board;
import static hegemon.sparta.Picture.moves;
import static hegemon.sparta.Picture.play;
import static hegemon.sparta.Picture.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.HashSet;

/** SP-2 and SP-3. */
class MovementTest {
    /** Two sleeping pieces a side keep the game from being over. */
    private static final String ONE_FIGHTER =
            "hh8/10/10/10/10/4F5/10/10/10/10 " + Picture.CITIES + " S";

    private static final String ONE_HERO =
            "10/10/10/10/4H5/10/10/10/10/10 " + Picture.CITIES + " S";

    @Test
    void aFighterTakesUpToTwoStepsInAnyDirection() { // SP-3.1: the 5×5 squares around it, but
        // its own
        assertThat(moves(position(ONE_FIGHTER)))
                .hasSize(24)
                .contains("e5-e6", "e5-g7", "e5-c3", "e5-f7", "e5-d4")
                .doesNotContain("e5-e8", "e5-h5", "e5-b2");
    }

    @Test
    void aHeroTakesUpToThreeSteps() { // SP-3.1: the 7×7 squares around it, but its own
        assertThat(moves(position(ONE_HERO)))
                .hasSize(48)
                .contains("e6-h9", "e6-b3", "e6-f9", "e6-e7")
                .doesNotContain("e6-e10", "e6-a6", "e6-e2");
    }

    @Test
    void everySquareSteppedOnIsFree() { // SP-3.1: a1's neighbours a2, b1 and b2 are the only way
        // out
        var walled = board("10/10/10/10/10/10/10/10/HH8/FF8");
        assertThat(moves(walled)).noneMatch(move -> move.startsWith("a1"));
    }

    @Test
    void theWayGoesAroundPieces() { // SP-3.1: b3 in two steps, round the pieces on a2 and b2
        var corner = board("10/10/10/10/10/10/10/3h6/HH1h6/F2h6");
        assertThat(moves(corner)).contains("a1-b1", "a1-c1", "a1-c2").doesNotContain("a1-b3");
        assertThat(play(corner, "a1-c2").way())
                .extracting(Square::toString)
                .containsExactly("a1", "b1", "c2");
    }

    @Test
    void freeCitiesOfBothSidesAreCrossedAndEntered() { // SP-3.1
        var beside = position("10/10/10/10/10/10/10/10/10/4F5 e2S,e3N,d2N,f2N,a9S,b9S,c9S,d9N S");
        assertThat(moves(beside)).contains("e1-e2", "e1-d2", "e1-e3", "e1-d3");
    }

    @Test
    void crossingACityHasNoEffect() { // SP-4.1
        var walled =
                position("10/10/10/10/10/10/10/10/3F1F4/3FFF4 e2N,e4N,d4N,f4N,a9S,b9S,c9S,d9S S");
        var effects = play(walled, "e1-e3");
        assertThat(effects.way()).extracting(Square::toString).containsExactly("e1", "e2", "e3");
        assertThat(effects.cityTaken()).isFalse();
        assertThat(effects.promoted()).isFalse();
        assertThat(effects.after().cities()).isEqualTo(walled.cities());
    }

    @Test
    void aMoveMayNotEndOnItsStartingSquare() { // SP-3.2
        assertThat(moves(position(ONE_HERO))).doesNotContain("e6-e6");
    }

    @Test
    void aMoveIsItsTwoSquares() { // SP-3.2: however many ways there are, once
        var start = Setup.standard().position().moves();
        assertThat(start).hasSize(118).doesNotHaveDuplicates();
        assertThat(new HashSet<>(start)).hasSize(118);
    }

    @Test
    void whoCanDoNothingPasses() { // SP-2.2
        var shut = position("10/10/10/10/10/10/10/10/HH6HH/hH6Hh " + Picture.CITIES + " N");
        assertThat(moves(shut)).containsExactly("pass");
        var after = play(shut, "pass").after();
        assertThat(after.toMove()).isEqualTo(Side.SOUTH);
        assertThat(after.pieces()).isEqualTo(shut.pieces());
    }

    @Test
    void whoCanStillPromoteDoesNotPass() { // SP-2.2
        var shut =
                position("10/10/10/10/10/10/10/10/HH6HH/fH6Hh a1N,a5S,a6N,a7N,j4S,j5S,j6N,j7N N");
        assertThat(moves(shut)).containsExactly("a1=H");
    }
}
