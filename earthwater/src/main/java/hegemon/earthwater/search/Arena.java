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
        var state = new EarthWater().start(setup.print()).orThrow();
        while (true) {
            switch (state.turn()) {
                case Turn.Over(var outcome) -> {
                    return ending(state, outcome);
                }
                case Turn.Chance(var due) -> state = Dealer.drawn(state, due, random);
                case Turn.Of(var seats) -> {
                    var seat = seats.first();
                    var player = seat.equals(Side.GREECE.seat()) ? greek : persian;
                    state = state.play(seat, player.choose(state, seat, random, () -> false));
                }
            }
        }
    }

    private static Ending ending(EarthWaterState state, Outcome outcome) {
        return new Ending(
                MonteCarlo.winner(outcome),
                outcome.rule(),
                state.position().score(),
                state.position().campaign());
    }
}
