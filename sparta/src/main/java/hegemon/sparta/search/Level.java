package hegemon.sparta.search;

import hegemon.sparta.Move;
import hegemon.sparta.SpartaState;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * How well a player made of code plays. All but the last are limited by depth and nodes and not by
 * time, so that they are the same on every machine. The lower ones are short of sight: they look
 * two turns ahead and miss answers, most of them far ones, as people do who are new to the game.
 * They judge by features, to which their errors are fitted; the last has the net.
 *
 * @param error how far it misjudges positions, in hundredths of a fighter
 * @param overlooks how many moves of a hundred it does not see coming
 */
public record Level(int number, int depth, long nodes, int error, int overlooks) {
    private static final long ANY = Long.MAX_VALUE;

    /** From a beginner's to full strength; docs/sparta-engine.md has their matches. */
    public static final List<Level> ALL =
            List.of(
                    new Level(1, 2, ANY, 60, 90),
                    new Level(2, 2, ANY, 50, 60),
                    new Level(3, 2, ANY, 40, 35),
                    new Level(4, 2, ANY, 35, 22),
                    new Level(5, 2, ANY, 25, 12),
                    new Level(6, 2, ANY, 15, 5),
                    new Level(7, 4, 2_000, 10, 1),
                    new Level(8, Searcher.DEEPEST, 7_000, 0, 0),
                    new Level(9, Searcher.DEEPEST, 18_000, 0, 0),
                    new Level(10, Searcher.DEEPEST, ANY, 0, 0));

    private static final int SMALL_MEMORY = 16;

    /** What the full level spends on a proof that it wins when few pieces are left. */
    private static final long PROOF = 20_000;

    public static Level of(int number) {
        return ALL.get(Math.clamp(number, 1, ALL.size()) - 1);
    }

    boolean isFull() {
        return number == ALL.size();
    }

    /** A move by this level; only the full one uses all the time and threads it may. */
    public Move choose(
            SpartaState state, Duration time, int threads, long seed, BooleanSupplier stopped) {
        var moves = state.position().moves();
        if (moves.size() == 1)
            return moves.getFirst(); // nothing to think about, on a clock above all
        if (isFull()) {
            var proof = proof(state, time.dividedBy(4), stopped);
            if (proof.isPresent()) return proof.get().move();
        }
        var engine =
                isFull()
                        ? new Engine(threads, Engine.USUAL_MEMORY)
                        : new Engine(Mind.features(), 1, SMALL_MEMORY, handicap(seed));
        var limits = new Limits(time, nodes, depth);
        return engine.think(state, limits, thought -> {}, stopped).move();
    }

    private static Optional<Proof> proof(
            SpartaState state, Duration time, BooleanSupplier stopped) {
        if (!ProofSearch.isWorthwhile(state)) return Optional.empty();
        long deadline = System.nanoTime() + time.toNanos();
        return ProofSearch.prove(
                state,
                PROOF,
                SMALL_MEMORY,
                () -> stopped.getAsBoolean() || System.nanoTime() - deadline >= 0);
    }

    private Handicap handicap(long seed) {
        return new Handicap(error, overlooks, depth > 2, seed);
    }
}
