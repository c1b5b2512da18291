package hegemon.sparta.search;

import hegemon.sparta.SpartaState;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What games of one set-up were like.
 *
 * @param south the result of the side that begins
 * @param turns of all games together, as the next three
 * @param firstHero the turn in which the first hero came, of the games that had one
 * @param withHero how many games had one
 * @param ends how many games each rule ended; those that were cut have none
 */
public record Study(
        Score south,
        long turns,
        long captured,
        long heroes,
        long firstHero,
        int withHero,
        SortedMap<String, Integer> ends) {
    public static final Study NONE = new Study(Score.NONE, 0, 0, 0, 0, 0, new TreeMap<>());

    public Study {
        ends = Collections.unmodifiableSortedMap(new TreeMap<>(ends));
    }

    /** What happened in one game, position by position. */
    private static final class Watcher {
        private int turns = 0;
        private int captured = 0;
        private int heroes = 0;
        private int firstHero = 0;
        private final Map<String, Integer> ends = new TreeMap<>();

        void sees(SpartaState state) {
            turns = state.turns();
            state.last()
                    .ifPresent(
                            last -> {
                                captured += last.captured().size();
                                if (last.promoted() && heroes++ == 0) firstHero = turns;
                            });
            state.outcome().ifPresent(outcome -> ends.put(outcome.rule(), 1));
        }
    }

    /** With one more game of this arena, in which the players do not change sides. */
    public static Study of(Arena arena, int number) {
        var watcher = new Watcher();
        var ending = arena.play(number, watcher::sees);
        return new Study(
                Score.NONE.plus(ending),
                watcher.turns,
                watcher.captured,
                watcher.heroes,
                watcher.firstHero,
                watcher.heroes > 0 ? 1 : 0,
                new TreeMap<>(watcher.ends));
    }

    public Study plus(Study other) {
        var sum = new TreeMap<>(ends);
        other.ends.forEach((rule, games) -> sum.merge(rule, games, Integer::sum));
        return new Study(
                new Score(
                        south.won() + other.south.won(),
                        south.drawn() + other.south.drawn(),
                        south.lost() + other.south.lost()),
                turns + other.turns,
                captured + other.captured,
                heroes + other.heroes,
                firstHero + other.firstHero,
                withHero + other.withHero,
                sum);
    }
}
