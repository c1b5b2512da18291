package hegemon.earthwater.search;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Setup;
import hegemon.earthwater.board.Side;
import hegemon.table.Turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * What the search said of a decision, and what came of it when good players played on.
 *
 * @param campaign in which the decision was made
 * @param shares of the playouts won with the best choice, after each number of playouts asked for
 * @param result for the side that decided: 1 won, 0.5 tied, 0 lost
 */
public record Forecast(Side side, int campaign, List<Double> shares, double result) {
    /** Both sides play on at this level: good, and fast enough for many games. */
    static final int LEVEL = 4;

    /** How far into the game decisions are looked for. */
    private static final int LATEST = 45;

    public Forecast {
        shares = List.copyOf(shares);
    }

    /**
     * At a decision somewhere in a game; games that end before it are left for others.
     *
     * @param steps after so many playouts the search is asked
     */
    public static Forecast made(Setup setup, Side side, List<Integer> steps, long seed) {
        var random = new SplittableRandom(seed);
        while (true) {
            var decision = decision(setup, side, random);
            if (decision.isPresent()) return of(setup, decision.get(), side, steps, random);
        }
    }

    /** Players of different strength make positions of every kind, good and bad. */
    private static Optional<EarthWaterState> decision(
            Setup setup, Side side, SplittableRandom random) {
        var early = new Arena(setup, anyone(random), anyone(random));
        var state = new EarthWater().start(setup.print()).orThrow();
        int before = random.nextInt(LATEST);
        while (!(state.turn() instanceof Turn.Over)) {
            if (decides(state, side) && before-- == 0) return Optional.of(state);
            state = early.stepped(state, random);
        }
        return Optional.empty();
    }

    private static Player anyone(SplittableRandom random) {
        return EarthWaterBots.player(1 + random.nextInt(LEVEL));
    }

    private static boolean decides(EarthWaterState state, Side side) {
        return state.turn() instanceof Turn.Of(var seats)
                && seats.first().equals(side.seat())
                && state.moves(side.seat()).size() > 1;
    }

    private static Forecast of(
            Setup setup,
            EarthWaterState state,
            Side side,
            List<Integer> steps,
            SplittableRandom random) {
        var search = new MonteCarlo(state, side.seat(), random.nextLong());
        var shares = new ArrayList<Double>();
        for (int step : steps)
            shares.add(search.run(step, () -> false).advice().getFirst().share());
        var good = EarthWaterBots.player(LEVEL);
        int winner = new Arena(setup, good, good).finish(state, random).winner();
        double persian = (1 + winner) / 2.0;
        return new Forecast(
                side,
                state.position().campaign(),
                shares,
                side == Side.PERSIA ? persian : 1 - persian);
    }
}
