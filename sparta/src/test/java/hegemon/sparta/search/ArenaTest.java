package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hegemon.sparta.Move;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

class ArenaTest {
    @Test
    void theEngineBeatsRandomPlayOnBothSides() {
        var arena = arena(Player.engine(Mind.net(), Limits.nodes(500), 1), Player.random(), true);
        assertThat(arena.play(0)).isEqualTo(Arena.Ending.WON);
        assertThat(arena.play(1)).isEqualTo(Arena.Ending.WON);
    }

    @Test
    void theEngineBeatsUct() {
        var arena =
                arena(
                        Player.uct(Limits.nodes(60)),
                        Player.engine(Mind.net(), Limits.nodes(2_000), 1),
                        false);
        assertThat(arena.play(0)).isEqualTo(Arena.Ending.LOST);
    }

    @Test
    void uctBeatsRandomPlay() {
        var arena = arena(Player.uct(Limits.nodes(150)), Player.random(), true);
        assertThat(arena.play(0)).isEqualTo(Arena.Ending.WON);
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        assertThat(movesOfGame(3)).hasSizeGreaterThan(10).isEqualTo(movesOfGame(3));
        assertThat(movesOfGame(3)).isNotEqualTo(movesOfGame(4));
    }

    private static List<Move> movesOfGame(int number) {
        var moves = new ArrayList<Move>();
        var level = Player.level(Level.of(1), Duration.ofMinutes(1), 1);
        Player noted =
                (state, seed) -> {
                    moves.add(level.choose(state, seed));
                    return moves.getLast();
                };
        arena(noted, noted, false).play(number);
        return moves;
    }

    @Test
    void aGameThatLastsTooLongIsCutAndDrawn() {
        var cut =
                new Arena(
                        Setup.standard(),
                        Player.engine(Mind.net(), Limits.nodes(500), 1),
                        Player.random(),
                        Beginning.random(2),
                        10,
                        true,
                        9);
        assertThat(cut.play(0)).isEqualTo(Arena.Ending.DRAWN);
    }

    @Test
    void aBalancedBeginningLeavesNeitherSideBetter() {
        var setup = Setup.parse("standard stalemate=100").orThrow();
        for (int seed = 0; seed < 5; seed++) {
            var moves = new Beginning(4, true).draw(setup, new SplittableRandom(seed));
            var state = SpartaState.start(setup);
            for (Move move : moves) state = state.play(state.position().toMove().seat(), move);
            for (var mind : List.of(Mind.net(), Mind.features()))
                assertThat(new Engine(mind, 1, 16).think(state, Limits.nodes(5_000)).value())
                        .as("seed %d: %s", seed, moves)
                        .isBetween(-Beginning.EVEN, Beginning.EVEN);
        }
    }

    @Test
    void whereNoBeginningIsBalancedTheMostEvenOneIsPlayed() {
        var lost =
                Setup.parse("10/10/10/10/4ffff2/10/10/10/F8F/10 b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N S")
                        .orThrow();
        assertThat(new Beginning(2, true).draw(lost, new SplittableRandom(1))).hasSize(2);
    }

    @Test
    void aScoreKnowsHowSureItIs() {
        var score = new Score(60, 20, 20);
        assertThat(score.share()).isEqualTo(0.7);
        assertThat(score.margin()).isCloseTo(1.96 * Math.sqrt(0.16 / 100), within(1e-9));
        assertThat(score.print())
                .isEqualTo("60 won, 20 drawn, 20 lost: 70.0 % ± 7.8 (Elo +147, +86 to +218)");
    }

    @Test
    void anUnbeatenPlayerIsNotCertainToStaySo() {
        assertThat(new Score(20, 0, 0).margin()).isGreaterThan(0.05);
        assertThat(new Score(200, 0, 0).margin()).isLessThan(0.02);
    }

    private static Arena arena(Player south, Player north, boolean swaps) {
        return new Arena(
                Setup.standard(), south, north, Beginning.random(2), Arena.USUAL_LENGTH, swaps, 9);
    }
}
