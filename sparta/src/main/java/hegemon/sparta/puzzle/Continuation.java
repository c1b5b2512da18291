package hegemon.sparta.puzzle;

import hegemon.sparta.Move;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Thought;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far a line can go on with one clearly best move each time. The other side chooses among the
 * answers that are nearly as good as its best the one after which most has to be found.
 */
final class Continuation {
    /** Nearly as good: this much of a won game worse at most. */
    private static final double NEARLY = 0.08;

    /** Answers that are looked at. */
    private static final int ANSWERS = 4;

    private static final long GLANCE = 10_000;

    /** After the first move this much more than any other is clear, in hundredths of a fighter. */
    private static final int LEAD = 40;

    /** Who is so far behind or ahead plays on as he likes. */
    private static final double BEHIND = 0.35;

    private static final double AHEAD = 0.97;

    private Continuation() {}

    /** The longest line that begins with the same move: this one, or one that is longer. */
    static List<Move> of(SpartaState start, List<Move> line) {
        var longer = new ArrayList<>(line.subList(0, 1));
        longer.addAll(rest(Solution.play(start, line.getFirst()), Solution.LONGEST - 1));
        return longer.size() > line.size() ? longer : line;
    }

    /** An answer and a clear move, as often as it goes on like this. */
    private static List<Move> rest(SpartaState state, int left) {
        List<Move> longest = List.of();
        if (left == 0 || state.outcome().isPresent()) return longest;
        var answers = Solution.lines(state, GLANCE, ANSWERS);
        double best = Solution.points(answers.getFirst().value());
        for (Thought answer : answers) {
            if (best - Solution.points(answer.value()) > NEARLY) break;
            var answered = Solution.play(state, answer.move());
            var move = clear(answered);
            if (move.isEmpty()) continue;
            var line = new ArrayList<>(List.of(answer.move(), move.get()));
            line.addAll(rest(Solution.play(answered, move.get()), left - 1));
            if (line.size() > longest.size()) longest = line;
        }
        return longest;
    }

    /** The one clearly best move: the same at a short look and at depth. */
    private static Optional<Move> clear(SpartaState state) {
        if (state.outcome().isPresent()) return Optional.empty();
        var first = clear(state, Solution.CHECK);
        return first.isEmpty() ? first : clear(state, Solution.PROOF).filter(first.get()::equals);
    }

    private static Optional<Move> clear(SpartaState state, long nodes) {
        var lines = Solution.lines(state, nodes, 2);
        if (lines.size() < 2) return Optional.empty();
        int lead = lines.get(0).value() - lines.get(1).value();
        double points = Solution.points(lines.getFirst().value());
        boolean open = points > BEHIND && points < AHEAD;
        return Solution.isClear(lines) || (open && lead >= LEAD)
                ? Optional.of(lines.getFirst().move())
                : Optional.empty();
    }
}
