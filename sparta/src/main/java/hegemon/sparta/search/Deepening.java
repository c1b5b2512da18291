package hegemon.sparta.search;

import hegemon.sparta.Move;
import hegemon.sparta.SpartaState;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** The leading thread's way through the depths, with one line or several that begin differently. */
final class Deepening {
    private final Control control;
    private final List<Searcher> searchers;
    private final Searcher leader;
    private final long started = System.nanoTime();
    private final int lines;
    private final int[] expected;
    private List<Thought> best;

    /**
     * @param searchers the leader first, then those who help
     * @param lines how many to look for
     */
    Deepening(SpartaState state, Control control, List<Searcher> searchers, int lines) {
        var moves = state.position().moves();
        this.control = control;
        this.searchers = searchers;
        this.leader = searchers.getFirst();
        this.lines = Math.clamp(lines, 1, moves.size());
        this.expected = new int[this.lines];
        this.best = List.of(new Thought(0, 0, 0, Duration.ZERO, List.of(moves.getFirst())));
    }

    List<Thought> run(int deepest, Consumer<List<Thought>> progress) {
        for (int depth = 1; depth <= deepest; depth++) {
            var found = lines(depth);
            if (control.isStopped()) {
                if (!found.isEmpty()) best = broken(found);
                break;
            }
            best = found;
            progress.accept(best);
            var winIn = best.getFirst().winIn();
            if (winIn.isPresent() && Math.abs(winIn.getAsInt()) <= depth) break;
        }
        return best;
    }

    /** Each line is the best without the moves that begin the ones before it. */
    private List<Thought> lines(int depth) {
        var found = new ArrayList<Thought>();
        var taken = new int[0];
        for (int rank = 0; rank < lines && !control.isStopped(); rank++) {
            int value = leader.search(depth, expected[rank], taken);
            var line = leader.line();
            if (line.length == 0) break;
            found.add(thought(depth, value, line));
            expected[rank] = value;
            taken = Arrays.copyOf(taken, rank + 1);
            taken[rank] = line[0];
        }
        // A line found later may turn out better than one before it.
        if (!control.isStopped()) found.sort(Comparator.comparingInt(Thought::value).reversed());
        return found;
    }

    /** The search ended within a depth: what it liked best so far, with the value of the last. */
    private List<Thought> broken(List<Thought> found) {
        var first = found.getFirst();
        var before = best.getFirst();
        boolean whole = found.size() > 1;
        var result = new ArrayList<Thought>();
        result.add(whole ? first : first.as(before.depth(), before.value()));
        for (var other : best)
            if (!other.move().equals(first.move()) && result.size() < best.size())
                result.add(other);
        return result;
    }

    private Thought thought(int depth, int value, int[] line) {
        long nodes = searchers.stream().mapToLong(Searcher::nodes).sum();
        var time = Duration.ofNanos(System.nanoTime() - started);
        List<Move> moves = Arrays.stream(line).mapToObj(Moves::move).toList();
        return new Thought(depth, value, nodes, time, moves);
    }
}
