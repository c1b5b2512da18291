package hegemon.sparta.search;

import hegemon.sparta.Move;
import hegemon.sparta.SpartaState;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Someone who plays a whole game in an {@link Arena}. */
@FunctionalInterface
public interface Player {
    /**
     * @param seed of whatever is random in the choice
     */
    Move choose(SpartaState state, long seed);

    static Player level(Level level, Duration time, int threads) {
        return (state, seed) -> level.choose(state, time, threads, seed, () -> false);
    }

    /** Full strength within limits; a new engine for each move keeps the games independent. */
    static Player engine(Mind mind, Limits limits, int threads) {
        return engine(mind, limits, threads, () -> () -> false);
    }

    /**
     * The same by a clock of one's own.
     *
     * @param clock starts with each move and becomes true when its time is over
     */
    static Player engine(Mind mind, Limits limits, int threads, Supplier<BooleanSupplier> clock) {
        return (state, seed) ->
                new Engine(mind, threads, memory(limits))
                        .think(state, limits, thought -> {}, clock.get())
                        .move();
    }

    /** The same, who misjudges positions a little each time, so that no two games are the same. */
    static Player varied(Mind mind, Limits limits, int error) {
        return (state, seed) ->
                new Engine(mind, 1, memory(limits), new Handicap(error, 0, true, seed))
                        .think(state, limits)
                        .move();
    }

    /** Twice as many places as positions are enough, and a small memory is made faster. */
    private static int memory(Limits limits) {
        return Math.clamp(65 - Long.numberOfLeadingZeros(limits.nodes()), 16, Engine.USUAL_MEMORY);
    }

    static Player uct(Limits limits) {
        return (state, seed) -> Uct.choose(state, limits, seed, () -> false);
    }

    static Player random() {
        return (state, seed) -> {
            var moves = state.position().moves();
            return moves.get(new SplittableRandom(seed).nextInt(moves.size()));
        };
    }
}
