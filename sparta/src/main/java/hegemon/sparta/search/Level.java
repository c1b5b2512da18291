package hegemon.sparta.search;

import hegemon.sparta.Move;
import hegemon.sparta.SpartaState;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * How well a player made of code plays. All but the last are limited by depth and nodes and not by
 * time, so that they are the same on every machine.
 *
 * @param error how far it misjudges positions, in hundredths of a fighter
 * @param quiesces whether it looks at the exchanges that follow its last move
 */
public record Level(int number, int depth, long nodes, int error, boolean quiesces) {
    /** From a beginner's to full strength. */
    public static final List<Level> ALL =
            List.of(
                    new Level(1, 1, Long.MAX_VALUE, 150, false),
                    new Level(2, 1, Long.MAX_VALUE, 70, false),
                    new Level(3, 2, Long.MAX_VALUE, 250, false),
                    new Level(4, 2, Long.MAX_VALUE, 200, true),
                    new Level(5, 2, Long.MAX_VALUE, 100, true),
                    new Level(6, 3, 1_500, 60, true),
                    new Level(7, 6, 5_000, 20, true),
                    new Level(8, Searcher.DEEPEST, 20_000, 0, true),
                    new Level(9, Searcher.DEEPEST, 80_000, 0, true),
                    new Level(10, Searcher.DEEPEST, Long.MAX_VALUE, 0, true));

    private static final int SMALL_MEMORY = 16;

    public static Level of(int number) {
        return ALL.get(Math.clamp(number, 1, ALL.size()) - 1);
    }

    boolean isFull() {
        return number == ALL.size();
    }

    /** A move by this level; only the full one uses all the time and threads it may. */
    public Move choose(
            SpartaState state, Duration time, int threads, long seed, BooleanSupplier stopped) {
        var engine =
                isFull()
                        ? new Engine(threads, Engine.USUAL_MEMORY)
                        : new Engine(Weights.tuned(), 1, SMALL_MEMORY, handicap(seed));
        var limits = new Limits(time, nodes, depth);
        return engine.think(state, limits, thought -> {}, stopped).move();
    }

    private Handicap handicap(long seed) {
        return new Handicap(error, quiesces, depth > 2, seed);
    }
}
