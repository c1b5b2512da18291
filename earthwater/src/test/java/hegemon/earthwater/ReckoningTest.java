package hegemon.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;
import hegemon.table.Turn;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * What is told of supply and scoring “if the campaign ended now” is what the rules then do, the
 * owners choosing as well as they can (EW-7, EW-8); on boards with isolated cities, with and
 * without the bridge, with fleets that supply and that block. A failure names its seed.
 */
class ReckoningTest {
    private static final int BOARDS = 500;

    /** How a campaign ends: the marker, and who has won at once. */
    private record End(int score, String winner) {
        int worth(Side side) {
            int sudden = winner.isEmpty() ? 0 : winner.equals("Persia") ? 100 : -100;
            return (sudden + score) * (side == Side.PERSIA ? 1 : -1);
        }
    }

    private record Choice(Board board, Side side, int excess) {}

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "solo"})
    void theReckoningIsWhatTheRulesDo(String setup) {
        for (long seed = 0; seed < BOARDS; seed++) {
            var random = new Random(seed);
            var scene = Scene.solo(setup).campaign(4);
            var board = board(random, setup.equals("solo"));
            var position = scene.position().with(board).scored(random.nextInt(5) - 2);
            var told = Reckoning.of(position);
            var ended = best(Supply.begin(position), new HashMap<>());
            var said = new End(told.score(), told.winner());
            if (!ended.winner().isEmpty())
                assertThat(said.winner())
                        .as("%s, seed %d: %s", setup, seed, board)
                        .isEqualTo(ended.winner());
            else assertThat(said).as("%s, seed %d: %s", setup, seed, board).isEqualTo(ended);
            assertThat(List.of(told.greekPoints(), told.persianPoints()))
                    .as("what the cities that are named add up to")
                    .containsExactly(sum(told, Side.GREECE), sum(told, Side.PERSIA));
        }
    }

    private static int sum(EarthWaterView.Reckoned told, Side side) {
        return told.cities().stream()
                .filter(city -> city.side().equals(side.seat().name()))
                .mapToInt(EarthWaterView.Worth::points)
                .sum();
    }

    /** Every choice of attrition is tried; each side takes what is best for it. */
    private static End best(EarthWaterState state, Map<Choice, End> known) {
        if (state.turn() instanceof Turn.Over(var outcome))
            return new End(
                    state.position().score(),
                    outcome.winners().stream().map(seat -> seat.name()).findFirst().orElse(""));
        if (!(state.stage() instanceof Supply.Attrition(var side, var excess)))
            return new End(state.position().score(), "");
        var here = new Choice(state.position().board(), side, excess);
        if (known.containsKey(here)) return known.get(here);
        var best =
                state.moves(side.seat()).stream()
                        .map(move -> best(state.play(side.seat(), move), known))
                        .max(Comparator.comparingInt(end -> end.worth(side)))
                        .orElseThrow();
        known.put(here, best);
        return best;
    }

    /** Up to three armies in a city, of one side; fleets of one side in a port. */
    private static Board board(Random random, boolean solo) {
        var board = Board.empty().withBridge(random.nextBoolean());
        int greeks = 9;
        int ships = 5;
        for (City city : City.ALL) {
            int armies = Math.max(0, random.nextInt(5) - 1);
            if (random.nextBoolean()) board = board.armies(Side.PERSIA, city, armies);
            else {
                armies = Math.min(armies, greeks);
                greeks -= armies;
                board = board.armies(Side.GREECE, city, armies);
            }
            if (!city.isPort() || random.nextInt(3) == 0) continue;
            if (random.nextBoolean()) board = board.fleets(Side.PERSIA, city, 1);
            else if (ships-- > 0) board = board.fleets(Side.GREECE, city, 1);
        }
        boolean taken =
                board.armies(Side.PERSIA, City.ATHENAI) > 0
                        && board.armies(Side.PERSIA, City.SPARTA) > 0;
        return solo && taken // EW-S2.3: the game would be over
                ? board.armies(Side.PERSIA, City.SPARTA, -board.armies(Side.PERSIA, City.SPARTA))
                : board;
    }
}
