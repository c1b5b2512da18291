package hegemon.earthwater.search;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Setup;
import hegemon.earthwater.board.Side;
import hegemon.table.Outcome;
import hegemon.table.Turn;

import java.util.SplittableRandom;

/**
 * Whole games between players made of code.
 *
 * @param persian is never asked against PERS.IA
 */
public record Arena(Setup setup, Player greek, Player persian) {
    /**
     * How a game ended.
     *
     * @param winner 1 for Persia, -1 for Greece, 0 for a tie
     * @param rule that ended it
     * @param score at the end, Persian points positive
     * @param campaign in which it ended
     */
    public record Ending(int winner, String rule, int score, int campaign) {}

    public Ending play(long seed) {
        var random = new SplittableRandom(seed);
        return finish(new EarthWater().start(setup.print()).orThrow(), random);
    }

    /** Plays on from here to the end. */
    Ending finish(EarthWaterState start, SplittableRandom random) {
        var state = start;
        while (true) {
            if (state.turn() instanceof Turn.Over(var outcome)) return ending(state, outcome);
            state = stepped(state, random);
        }
    }

    /** The next draw or choice of a game that is not over. */
    EarthWaterState stepped(EarthWaterState state, SplittableRandom random) {
        return switch (state.turn()) {
            case Turn.Over ignored -> throw new IllegalStateException("the game is over");
            case Turn.Chance(var due) -> Dealer.drawn(state, due, random);
            case Turn.Of(var seats) -> {
                var seat = seats.first();
                var player = seat.equals(Side.GREECE.seat()) ? greek : persian;
                yield state.play(seat, player.choose(state, seat, random, () -> false));
            }
        };
    }

    private static Ending ending(EarthWaterState state, Outcome outcome) {
        return new Ending(
                MonteCarlo.winner(outcome),
                outcome.rule(),
                state.position().score(),
                state.position().campaign());
    }
}
