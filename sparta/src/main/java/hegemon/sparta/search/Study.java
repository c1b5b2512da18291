package hegemon.sparta.search;

import hegemon.sparta.SpartaState;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What games of one set-up were like. Maps by turn say how often something came in that turn, of
 * all games together.
 *
 * @param south the result of the side that begins
 * @param lengths how many games lasted so many turns
 * @param captured pieces by the turn in which they were taken
 * @param heroes by the turn in which they came
 * @param firstHeroes the first of each game that had one
 * @param ends how many games each rule ended; those that were cut have none
 */
public record Study(
        Score south,
        SortedMap<Integer, Integer> lengths,
        SortedMap<Integer, Integer> captured,
        SortedMap<Integer, Integer> heroes,
        SortedMap<Integer, Integer> firstHeroes,
        SortedMap<String, Integer> ends) {
    public static final Study NONE =
            new Study(
                    Score.NONE,
                    new TreeMap<>(),
                    new TreeMap<>(),
                    new TreeMap<>(),
                    new TreeMap<>(),
                    new TreeMap<>());

    public Study {
        lengths = Collections.unmodifiableSortedMap(new TreeMap<>(lengths));
        captured = Collections.unmodifiableSortedMap(new TreeMap<>(captured));
        heroes = Collections.unmodifiableSortedMap(new TreeMap<>(heroes));
        firstHeroes = Collections.unmodifiableSortedMap(new TreeMap<>(firstHeroes));
        ends = Collections.unmodifiableSortedMap(new TreeMap<>(ends));
    }

    /** What happened in one game, position by position. */
    private static final class Watcher {
        private int turns = 0;
        private final SortedMap<Integer, Integer> captured = new TreeMap<>();
        private final SortedMap<Integer, Integer> heroes = new TreeMap<>();
        private final SortedMap<Integer, Integer> firstHeroes = new TreeMap<>();
        private final SortedMap<String, Integer> ends = new TreeMap<>();

        void sees(SpartaState state) {
            turns = state.turns();
            state.last()
                    .ifPresent(
                            last -> {
                                if (!last.captured().isEmpty())
                                    captured.put(turns, last.captured().size());
                                if (!last.promoted()) return;
                                if (heroes.isEmpty()) firstHeroes.put(turns, 1);
                                heroes.put(turns, 1);
                            });
            state.outcome().ifPresent(outcome -> ends.put(outcome.rule(), 1));
        }
    }

    /** One game of this arena, in which the players do not change sides. */
    public static Study of(Arena arena, int number) {
        var watcher = new Watcher();
        var ending = arena.play(number, watcher::sees);
        var length = new TreeMap<Integer, Integer>();
        length.put(watcher.turns, 1);
        return new Study(
                Score.NONE.plus(ending),
                length,
                watcher.captured,
                watcher.heroes,
                watcher.firstHeroes,
                watcher.ends);
    }

    public Study plus(Study other) {
        return new Study(
                south.plus(other.south),
                sum(lengths, other.lengths),
                sum(captured, other.captured),
                sum(heroes, other.heroes),
                sum(firstHeroes, other.firstHeroes),
                sum(ends, other.ends));
    }

    private static <K> SortedMap<K, Integer> sum(SortedMap<K, Integer> a, SortedMap<K, Integer> b) {
        var sum = new TreeMap<>(a);
        b.forEach((key, times) -> sum.merge(key, times, Integer::sum));
        return sum;
    }

    /** How often it came in all. */
    public static int count(SortedMap<?, Integer> times) {
        return times.values().stream().mapToInt(it -> it).sum();
    }

    /** The turn in which it came on average; 0 if it never came. */
    public static double turn(SortedMap<Integer, Integer> times) {
        long turns =
                times.entrySet().stream().mapToLong(it -> (long) it.getKey() * it.getValue()).sum();
        return turns / (double) Math.max(1, count(times));
    }
}
