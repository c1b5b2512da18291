package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.EarthWaterView;
import hegemon.earthwater.Move;
import hegemon.table.Bots;
import hegemon.table.Seat;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * The players of this game: level 1 moves at random, level 2 takes what looks best at once, the
 * higher ones make more and more playouts. None looks at cards that its seat cannot see.
 */
public final class EarthWaterBots implements Bots<EarthWaterState, Move, EarthWaterView> {
    private static final int[] PLAYOUTS = {0, 0, 0, 600, 5_000, 60_000};

    @Override
    public String game() {
        return "earthwater";
    }

    @Override
    public int levels() {
        return PLAYOUTS.length - 1;
    }

    @Override
    public Move choose(EarthWaterState state, Seat seat, Thinking thinking) {
        var random = new SplittableRandom(thinking.seed());
        return switch (Math.clamp(thinking.level(), 1, levels())) {
            case 1 -> anyMove(state, seat, random);
            case 2 -> Greedy.best(state, seat, random);
            default ->
                    new MonteCarlo(state, seat, thinking.seed())
                            .run(PLAYOUTS[Math.min(thinking.level(), levels())], stop(thinking))
                            .best();
        };
    }

    private static Move anyMove(EarthWaterState state, Seat seat, SplittableRandom random) {
        var moves = state.moves(seat);
        return moves.get(random.nextInt(moves.size()));
    }

    private static BooleanSupplier stop(Thinking thinking) {
        long start = System.nanoTime();
        long most = thinking.time().toNanos();
        return () -> thinking.stopped().getAsBoolean() || System.nanoTime() - start > most;
    }
}
