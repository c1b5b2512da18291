package hegemon.sparta.search;

import hegemon.sparta.Move;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a search has found so far.
 *
 * @param value to the side to move, in hundredths of a fighter
 * @param line the moves that both sides are expected to play; the first is the answer
 */
public record Thought(int depth, int value, long nodes, Duration time, List<Move> line) {
    public Thought {
        line = List.copyOf(line);
    }

    /** The same line with what an earlier depth thought of it. */
    Thought as(int earlier, int worth) {
        return new Thought(earlier, worth, nodes, time, line);
    }

    public Move move() {
        return line.getFirst();
    }

    /** In how many plies the side to move wins, or, as a negative number, loses. */
    public OptionalInt winIn() {
        if (Math.abs(value) < Judge.WON) return OptionalInt.empty();
        int plies = Judge.WIN - Math.abs(value);
        return OptionalInt.of(value > 0 ? plies : -plies);
    }

    public long nodesPerSecond() {
        return Math.round(nodes / Math.max(1e-6, time.toNanos() / 1e9));
    }
}
