package hegemon.sparta.puzzle;

import hegemon.sparta.Effects;
import hegemon.sparta.Move;
import hegemon.sparta.MoveText;
import hegemon.sparta.Side;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Engine;
import hegemon.sparta.search.Limits;
import hegemon.sparta.search.Mind;
import hegemon.sparta.search.Thought;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The one clearly best line from a position.
 *
 * @param moves the solver's and the answers, the solver's first and last
 * @param tempting the second best first move with what follows it
 * @param busy for how many turns a game that goes on like this shows nothing new
 */
record Solution(List<Move> moves, List<Move> tempting, Theme theme, int busy) {
    /** The solver's moves at most. */
    static final int LONGEST = 5;

    /** How many moves of what follows a tempting move are kept. */
    private static final int REFUTATION = 4;

    /** The best move is worth this much of a won game more than any other: nearly a fighter. */
    private static final double CLEARLY = 0.12;

    /** A fighter more is this much on the logistic scale, as the tuner has it. */
    private static final double FIGHTER = 0.6;

    /** 2^15 entries: half a megabyte. */
    private static final int MEMORY = 15;

    private static final long GLANCE = 2_000;
    static final long CHECK = 20_000;
    static final long PROOF = 100_000;

    /** The two best lines by a short look; one where there is only one move. */
    static List<Thought> glance(SpartaState state) {
        return lines(state, GLANCE);
    }

    /** The line, if each of its first moves is clearly the best and stays so at depth. */
    static Optional<Solution> of(SpartaState start) {
        var first = clear(start, CHECK);
        if (first.isEmpty()) return Optional.empty();
        var proof = clear(start, PROOF);
        if (proof.isEmpty() || !proof.get().getFirst().move().equals(first.get().getFirst().move()))
            return Optional.empty();
        return Optional.of(followed(start, proof.get()));
    }

    private static Solution followed(SpartaState start, List<Thought> first) {
        var plain = plain(start, first);
        var moves = Continuation.of(start, plain);
        var tempting = first.get(1).line().stream().limit(REFUTATION).toList();
        return new Solution(moves, tempting, theme(start, moves), plain.size() + 1);
    }

    /** What the moves of a line bring about. */
    static Theme theme(SpartaState start, List<Move> moves) {
        var solver = start.position().toMove();
        var own = new ArrayList<Effects>();
        var state = start;
        for (Move move : moves) {
            boolean solves = state.position().toMove() == solver;
            state = play(state, move);
            if (solves) own.add(state.last().orElseThrow());
        }
        return Theme.of(own, solver, wins(state, solver));
    }

    /** The line with the answers that the engine likes best. */
    private static List<Move> plain(SpartaState start, List<Thought> first) {
        var moves = new ArrayList<Move>();
        var state = start;
        Optional<List<Thought>> found = Optional.of(first);
        while (found.isPresent()) {
            var move = found.get().getFirst().move();
            state = play(state, move);
            moves.add(move);
            if (state.outcome().isPresent() || moves.size() == 2 * LONGEST - 1) break;
            var answer = engine().think(state, Limits.nodes(CHECK)).move();
            var answered = play(state, answer);
            found = answered.outcome().isPresent() ? Optional.empty() : clear(answered, CHECK);
            if (found.isEmpty()) break;
            moves.add(answer);
            state = answered;
        }
        return moves;
    }

    private static boolean wins(SpartaState state, Side solver) {
        return state.outcome().filter(it -> it.winners().contains(solver.seat())).isPresent();
    }

    static SpartaState play(SpartaState state, Move move) {
        return state.play(state.position().toMove().seat(), move);
    }

    private static Optional<List<Thought>> clear(SpartaState state, long nodes) {
        var lines = lines(state, nodes);
        return isClear(lines) ? Optional.of(lines) : Optional.empty();
    }

    private static List<Thought> lines(SpartaState state, long nodes) {
        return lines(state, nodes, 2);
    }

    static List<Thought> lines(SpartaState state, long nodes, int many) {
        return engine().explore(state, Limits.nodes(nodes), many, progress -> {}, () -> false);
    }

    /** Whether the first of two lines is clearly better. */
    static boolean isClear(List<Thought> lines) {
        return lines.size() == 2
                && points(lines.get(0).value()) - points(lines.get(1).value()) >= CLEARLY;
    }

    /**
     * A fresh one, so that the same question gets the same answer; by features, so that another net
     * does not make other puzzles.
     */
    private static Engine engine() {
        return new Engine(Mind.features(), 1, MEMORY);
    }

    /** As a part of a won game. */
    static double points(int value) {
        return 1 / (1 + Math.exp(-FIGHTER * value / 100));
    }

    List<String> texts() {
        return moves.stream().map(MoveText::print).toList();
    }

    List<String> temptingTexts() {
        return tempting.stream().map(MoveText::print).toList();
    }
}
