package hegemon.server.web.sparta;

import hegemon.sparta.Move;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Engine;
import hegemon.sparta.search.Limits;
import hegemon.sparta.search.Thought;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Looks for the best lines of a position, depth by depth. The first line is the engine's own
 * answer; the others are the best of the remaining moves by a short look, each then thought through
 * as deeply as the first.
 */
final class Thinker {
    private static final int LINES = 3;
    private static final int DEEPEST = 40;

    /** How deeply every move is looked at to find the ones worth a line. */
    private static final int SHORT_LOOK = 2;

    /** A move, and the position after it. */
    private record Candidate(Move move, SpartaState after) {}

    /** A candidate with what it is worth to the side that plays it. */
    private record Judged(Candidate candidate, Worth worth, List<Move> line) {}

    private final Engine engine;
    private final BooleanSupplier unwanted;
    private long nodes = 0;

    Thinker(Engine engine, BooleanSupplier unwanted) {
        this.engine = engine;
        this.unwanted = unwanted;
    }

    /** Tells of every depth that is done, until nobody wants to know more. */
    void think(SpartaState state, Consumer<Judgement> hearer) {
        if (state.outcome().isPresent()) return;
        long started = System.nanoTime();
        List<Candidate> order = List.of();
        for (int depth = 1; depth <= DEEPEST && !unwanted.getAsBoolean(); depth++) {
            var best = look(state, depth);
            if (depth == SHORT_LOOK + 1) order = order(state);
            var lines = lines(state, best, order, depth);
            if (unwanted.getAsBoolean()) return;
            long speed = nodes * 1_000_000_000L / Math.max(1, System.nanoTime() - started);
            hearer.accept(new Judgement(best.depth(), nodes, speed, lines));
            if (best.depth() < depth) return; // the end of the game is in sight
        }
    }

    private Thought look(SpartaState state, int depth) {
        var thought = engine.think(state, Limits.depth(depth), ignored -> {}, unwanted);
        nodes += thought.nodes();
        return thought;
    }

    /** All moves, those first that a short look likes best. */
    private List<Candidate> order(SpartaState state) {
        var seat = state.position().toMove().seat();
        var judged = new ArrayList<Judged>();
        for (Move move : state.moves(seat)) {
            if (unwanted.getAsBoolean()) return List.of();
            judged.add(judged(new Candidate(move, state.play(seat, move)), SHORT_LOOK));
        }
        return best(judged).map(Judged::candidate).toList();
    }

    private List<Judgement.Line> lines(
            SpartaState state, Thought best, List<Candidate> order, int depth) {
        var others =
                order.stream()
                        .filter(candidate -> !candidate.move().equals(best.move()))
                        .limit(LINES - 1)
                        .map(candidate -> judged(candidate, depth - 1))
                        .toList();
        var lines = new ArrayList<Judgement.Line>();
        lines.add(Judgement.Line.of(state, Worth.of(best), best.line()));
        best(others)
                .forEach(other -> lines.add(Judgement.Line.of(state, other.worth(), other.line())));
        return lines;
    }

    private static Stream<Judged> best(List<Judged> judged) {
        return judged.stream()
                .sorted(Comparator.comparingInt((Judged one) -> one.worth().value()).reversed());
    }

    private Judged judged(Candidate candidate, int depth) {
        var after = candidate.after();
        var line = new ArrayList<>(List.of(candidate.move()));
        var outcome = after.outcome();
        if (outcome.isPresent())
            return new Judged(candidate, Worth.of(after, outcome.get()).before(), line);
        var thought = look(after, depth);
        line.addAll(thought.line());
        return new Judged(candidate, Worth.of(thought).before(), line);
    }
}
