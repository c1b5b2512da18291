package hegemon.server.web.sparta.puzzle;

import hegemon.server.play.Machines;
import hegemon.server.rating.Rating;
import hegemon.sparta.puzzle.Puzzle;

import java.util.Comparator;
import java.util.stream.IntStream;

/** Puzzles and the machine's levels are rated on one scale: a puzzle is as hard as who finds it. */
final class Difficulty {
    private static final String GAME = "sparta";
    private static final int LEVELS = 10;

    /** What the machine says of a puzzle is a guess at what people will. */
    private static final long GUESS = 150_000_000;

    private Difficulty() {}

    /** Before anybody has tried it: that of the lowest level that finds the line. */
    static Rating first(Puzzle puzzle) {
        var machine = rating(puzzle.level());
        return new Rating(machine.value(), GUESS, machine.volatility());
    }

    /** The level that a rating comes closest to. */
    static int level(Rating rating) {
        return IntStream.rangeClosed(1, LEVELS)
                .boxed()
                .min(
                        Comparator.comparingLong(
                                level -> Math.abs(rating(level).value() - rating.value())))
                .orElse(1);
    }

    private static Rating rating(int level) {
        return Machines.rating(GAME, level).orElse(Rating.FIRST);
    }
}
