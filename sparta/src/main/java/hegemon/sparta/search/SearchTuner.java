package hegemon.sparta.search;

import hegemon.sparta.Setup;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Finds the {@link Margins} by games of the engine against itself: simultaneous perturbation
 * (SPSA). In each round every number is moved a little up or down at random, the opposite choice
 * plays against it, once with each side, and all numbers go some way towards the winner's.
 */
public final class SearchTuner {
    /** How far the numbers are moved to try them, of their whole range, at the last round. */
    private static final double TRIED = 0.05;

    /** Which part of that a won pair of games moves them at the last round. */
    private static final double TAKEN = 0.03;

    // How fast both get smaller, as Spall advises.
    private static final double TRIED_SLOWS = 0.101;
    private static final double TAKEN_SLOWS = 0.602;

    private static final int OPENING = 6;
    private static final Margin[] ALL = Margin.values();

    private final Mind mind;
    private final int rounds;
    private final long nodes;

    /** Where each number stands between its least and its most, 0 to 1. */
    private final Map<Margin, Double> place = new EnumMap<>(Margin.class);

    /**
     * @param rounds of two games each
     * @param nodes that each side thinks about a move
     */
    public SearchTuner(Mind mind, int rounds, long nodes) {
        this.mind = mind;
        this.rounds = rounds;
        this.nodes = nodes;
    }

    /**
     * From the margins of the mind on.
     *
     * @param progress hears the numbers after each round
     */
    public Margins tune(long seed, Consumer<Margins> progress) {
        for (var margin : ALL)
            place.put(
                    margin,
                    (double) (mind.margins().at(margin) - margin.least)
                            / (margin.most - margin.least));
        var random = new SplittableRandom(seed);
        for (int round = 1; round <= rounds; round++) {
            play(round, random);
            progress.accept(moved(Map.of(), 0));
        }
        return moved(Map.of(), 0);
    }

    private void play(int round, SplittableRandom random) {
        double tried = TRIED * Math.pow((double) rounds / round, TRIED_SLOWS);
        double taken = TAKEN * Math.pow(1.1 * rounds / (round + 0.1 * rounds), TAKEN_SLOWS);
        var signs = new EnumMap<Margin, Integer>(Margin.class);
        for (var margin : ALL) signs.put(margin, random.nextBoolean() ? 1 : -1);
        var arena =
                new Arena(
                        Setup.parse("standard stalemate=100").orThrow(),
                        player(moved(signs, tried)),
                        player(moved(signs, -tried)),
                        Beginning.random(OPENING),
                        Arena.USUAL_LENGTH,
                        true,
                        random.nextLong());
        int result = result(arena.play(0)) + result(arena.play(1));
        signs.forEach(
                (margin, sign) ->
                        place.merge(
                                margin,
                                taken * tried * sign * result,
                                (old, step) -> Math.clamp(old + step, 0, 1)));
    }

    private static int result(Arena.Ending ending) {
        return switch (ending) {
            case WON -> 1;
            case DRAWN -> 0;
            case LOST -> -1;
        };
    }

    /** The numbers at their place, moved by so much. */
    private Margins moved(Map<Margin, Integer> signs, double by) {
        var values = new EnumMap<Margin, Integer>(Margin.class);
        place.forEach(
                (margin, old) -> {
                    double at = Math.clamp(old + by * signs.getOrDefault(margin, 0), 0, 1);
                    values.put(
                            margin,
                            (int) Math.round(margin.least + at * (margin.most - margin.least)));
                });
        return new Margins(values);
    }

    private Player player(Margins margins) {
        return Player.engine(mind.with(margins), Limits.nodes(nodes), 1);
    }
}
