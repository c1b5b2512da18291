package hegemon.table;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * How a game ended.
 *
 * @param winners nobody for a draw
 * @param rule the rule that ended it (SP-6.1, EW-8.3 …), or the verdict of the house
 */
public record Outcome(SortedSet<Seat> winners, String rule) {
    public Outcome {
        winners = Collections.unmodifiableSortedSet(new TreeSet<>(winners));
    }

    public static Outcome won(Seat winner, String rule) {
        return new Outcome(new TreeSet<>(List.of(winner)), rule);
    }

    public static Outcome drawn(String rule) {
        return new Outcome(new TreeSet<>(), rule);
    }

    public boolean isDraw() {
        return winners.isEmpty();
    }
}
