package hegemon.sparta;

import static hegemon.sparta.Picture.play;
import static hegemon.sparta.Picture.state;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Seat;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.util.Random;

class SpartaViewTest {
    private final SpartaState before =
            state("9h/9h/10/10/10/3Fh5/6F3/10/10/9F e5N,f5N,g5S,a3S,a4S,b1N,b2N,b3N S quiet=9");

    @Test
    void showsTheBoardTheSidesAndTheMoves() {
        var view = before.view(Seat.SPECTATOR);
        assertThat(view.pieces()).contains(new SpartaView.Standing("e5", "North", "hero"));
        assertThat(view.cities()).contains(new SpartaView.City("g5", "South"));
        assertThat(view.south()).isEqualTo(new SpartaView.Count(3, 3));
        assertThat(view.toMove()).isEqualTo("South");
        assertThat(view.moves()).contains("g4-f5").doesNotContain("e5-e6");
        assertThat(view.options().quietLimit()).isEqualTo(9);
        assertThat(view.last()).isEmpty();
        assertThat(view.turn()).isEqualTo(1);
    }

    @Test
    void tellsTheLastMoveSoThatItCanBeShown() {
        var view = play(before, "g4-f5").view(Seat.SPECTATOR);
        var last = view.last().orElseThrow();
        assertThat(last.text()).isEqualTo("g4-f5*xe5");
        assertThat(last.side()).isEqualTo("South");
        assertThat(last.way()).containsExactly("g4", "f5");
        assertThat(last.cityTaken()).isTrue();
        assertThat(last.enclosed()).containsExactly(new SpartaView.Standing("e5", "North", "hero"));
        assertThat(view.turn()).isEqualTo(2);
        assertThat(view.move()).isEqualTo(1);
    }

    @Test
    void foretellsEveryMoveThatIsMoreThanAStep() {
        var random = new Random(1);
        var state = SpartaState.start(Setup.standard());
        for (int turn = 0; turn < 300 && state.outcome().isEmpty(); turn++) {
            var now = state;
            var side = now.position().toMove().seat();
            var moves = now.position().moves();
            assertThat(now.view(side).foretold().stream().map(SpartaView.Foretold::move))
                    .as("turn " + turn)
                    .containsExactlyElementsOf(
                            moves.stream()
                                    .map(it -> now.position().effects(it, now.setup().options()))
                                    .filter(it -> !it.isQuiet())
                                    .map(it -> MoveText.print(it.move()))
                                    .toList());
            state = now.play(side, moves.get(random.nextInt(moves.size())));
        }
    }

    @Test
    void tellsTheResult() {
        var over = state("9h/10/10/10/10/10/10/10/10/9F e5N,f5N,g5S,a3S,a4S,b1N,b2N,b3N S");
        var view = over.view(Seat.SPECTATOR);
        var result = view.result().orElseThrow();
        assertThat(result.winner()).contains("North");
        assertThat(result.rule()).isEqualTo("SP-6.3");
        assertThat(view.moves()).isEmpty();
    }

    @Test
    void turnsIntoJsonAsItIs() {
        var json =
                JsonMapper.builder()
                        .build()
                        .writeValueAsString(play(before, "g4-f5").view(Seat.SPECTATOR));
        assertThat(json)
                .contains("\"toMove\":\"North\"", "\"way\":[\"g4\",\"f5\"]", "\"result\":null");
    }
}
