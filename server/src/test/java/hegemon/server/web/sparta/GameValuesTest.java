package hegemon.server.web.sparta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import hegemon.sparta.search.Engine;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class GameValuesTest {
    private static final Course FOUR_TURNS =
            Course.of("standard", List.of("e2-e4", "e9-e7", "d2-d4", "d9-d7")).orThrow();

    /** What the engine would have played is never what was played here. */
    private static GameValues judged(int... values) {
        var all = new ArrayList<GameValues.Value>();
        for (int value : values) all.add(new GameValues.Value(value, Optional.of("b2-b4")));
        return GameValues.of(FOUR_TURNS, all);
    }

    @Test
    void anEvenGameHasNoTurningPoint() {
        assertThat(judged(10, -10, 20, 0, 15).turns()).isEmpty();
    }

    @Test
    void whoeverGivesSomethingAwayIsNamed() {
        assertThat(judged(0, 0, 400, 400, 400).turns())
                .containsExactly(
                        new GameValues.TurningPoint(2, "North", "e9-e7", "collapse", "b2-b4"));
        assertThat(judged(400, -400, -400, -400, -400).turns())
                .extracting(GameValues.TurningPoint::turn, GameValues.TurningPoint::kind)
                .containsExactly(tuple(1, "reversal"));
        assertThat(judged(0, 0, 400, 20, 20).turns())
                .extracting(GameValues.TurningPoint::kind)
                .containsExactly("collapse", "chance");
    }

    @Test
    void whatATurnGivesAwayIsMarked() {
        assertThat(judged(0, -110, 120, 250, 250).marks()).containsExactly("?!", "?", "", "");
        assertThat(judged(400, -400, -400, -400, -400).marks()).startsWith("??");
    }

    @Test
    void theBestMoveIsNoMistakeWhateverFollows() {
        var values =
                List.of(
                        new GameValues.Value(0, Optional.of("e2-e4")),
                        new GameValues.Value(-500, Optional.of("e9-e7")));
        var course = Course.of("standard", List.of("e2-e4")).orThrow();
        assertThat(GameValues.of(course, values).turns()).isEmpty();
        assertThat(GameValues.of(course, values).marks()).containsExactly("");
    }

    @Test
    void theWinnerOfAFinishedGameHasItAll() {
        var last = "10/2f4f2/10/10/10/10/7F2/10/1F2F5/10 b5S,d5S,g5S,i5S,b6S,d6S,g6S,i6N S";
        var course = Course.of(last, List.of("h4-i6")).orThrow();
        var values = GameValues.of(course, new Engine(1, 10));
        assertThat(values).hasSize(2);
        assertThat(values.getFirst().best()).contains("h4-i6");
        assertThat(values.getLast()).isEqualTo(new GameValues.Value(Worth.WON, Optional.empty()));
    }
}
