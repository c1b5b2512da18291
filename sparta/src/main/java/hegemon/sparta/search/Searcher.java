package hegemon.sparta.search;

import static hegemon.sparta.search.Judge.INFINITE;
import static hegemon.sparta.search.Judge.UNKNOWN;
import static hegemon.sparta.search.Judge.WIN;
import static hegemon.sparta.search.Judge.WON;
import static hegemon.sparta.search.Margin.ASPIRATION;
import static hegemon.sparta.search.Margin.COMFORT;
import static hegemon.sparta.search.Margin.FEW;
import static hegemon.sparta.search.Margin.FULL_MOVES;
import static hegemon.sparta.search.Margin.HOPE;
import static hegemon.sparta.search.Margin.HOPE_A_PLY;
import static hegemon.sparta.search.Margin.MORE;
import static hegemon.sparta.search.Margin.PRAISED;

import java.util.Arrays;

/**
 * One thread of the search: principal variation search with a table of positions seen, a null move
 * and reductions of late moves; {@link Quiescence} follows.
 */
final class Searcher {
    static final int DEEPEST = 100;

    private final Board board;
    private final Generator generator;
    private final Judge judge;
    private final MoveOrder order;
    private final Quiescence quiescence;
    private final Table table;
    private final NodeCount visits;
    private final Handicap handicap;
    private final Margins margins;
    private final Variation variation = new Variation();
    private final int[][] moves = new int[DEEPEST + 1][Moves.MOST];
    private final int[][] scores = new int[DEEPEST + 1][Moves.MOST];

    /** Moves that are not to be answered with, since they begin other lines. */
    private int[] taken = {};

    Searcher(Board board, Mind mind, Table table, NodeCount visits, Handicap handicap) {
        this.board = board;
        this.generator = new Generator(board);
        this.judge = new Judge(board, mind.valuation(), handicap);
        this.order = new MoveOrder(board);
        this.table = table;
        this.visits = visits;
        this.handicap = handicap;
        this.margins = mind.margins();
        this.quiescence = new Quiescence(board, judge, order, variation, visits, handicap, margins);
        order.clear();
    }

    long nodes() {
        return visits.count();
    }

    /** The best line found by the last search. */
    int[] line() {
        return variation.best();
    }

    /** The value of the position to this depth, looked for around what is expected. */
    int search(int depth, int expected) {
        return search(depth, expected, new int[0]);
    }

    /** The same without these moves; at least one other must be left. */
    int search(int depth, int expected, int[] without) {
        taken = without;
        int margin = depth < Margins.ASPIRES ? INFINITE : margins.at(ASPIRATION);
        while (true) {
            int alpha = Math.max(-INFINITE, expected - margin);
            int beta = Math.min(INFINITE, expected + margin);
            int value = search(alpha, beta, depth, 0);
            if (visits.isOver() || (value > alpha && value < beta)) return value;
            margin = margin > Margins.WIDEST ? INFINITE : 3 * margin;
        }
    }

    private int search(int alpha, int beta, int depth, int ply) {
        variation.clear(ply);
        if (ply > 0) {
            int end = judge.ending(ply);
            if (end != UNKNOWN) return end;
            // No line from here is better than winning, or worse than losing, at the next ply.
            alpha = Math.max(alpha, -WIN + ply);
            beta = Math.min(beta, WIN - ply - 1);
            if (alpha >= beta) return alpha;
        }
        if (depth <= 0 || ply >= DEEPEST) return quiescence.search(alpha, beta, ply);
        if (visits.exhausts()) return 0;

        boolean narrow = beta - alpha == 1;
        long known = table.find(board.key);
        if (narrow && known != Table.NOTHING && Table.depth(known) >= depth) {
            int value = Table.settled(known, alpha, beta, ply);
            if (value != UNKNOWN) return value;
        }
        int still = judge.value();
        if (narrow && ply > 0 && handicap.skips() && Math.abs(beta) < WON) {
            int value = standing(beta, depth, ply, still);
            if (value != UNKNOWN || visits.isOver()) return value;
        }
        int first = known == Table.NOTHING ? Moves.NONE : Table.move(known);
        // Without a move to try first, a shallower search finds one for the next iteration.
        boolean shallower = first == Moves.NONE && depth >= Margins.NEEDS_MOVE;
        return searchMoves(alpha, beta, shallower ? depth - 1 : depth, ply, first, still);
    }

    /** Whether the position is so good that even doing nothing keeps it above beta. */
    private int standing(int beta, int depth, int ply, int still) {
        if (depth <= Margins.SHALLOW && still - margins.at(COMFORT) * depth >= beta) return still;
        if (depth < 2 || still < beta || variation.played[ply] == Moves.NONE) return UNKNOWN;
        variation.played[ply + 1] = Moves.NONE;
        board.makeNothing();
        int value = -search(-beta, -beta + 1, depth - 3 - depth / 4, ply + 1);
        board.unmake();
        return value >= beta ? Math.min(value, WON - 1) : UNKNOWN;
    }

    private int searchMoves(int alpha, int beta, int depth, int ply, int first, int still) {
        boolean narrow = beta - alpha == 1;
        int[] list = moves[ply];
        int[] score = scores[ply];
        int last = variation.played[ply];
        int count = list(list, ply);
        if (count == 0) return still; // what could follow was overlooked
        generator.enclosing(board.side, board.emptyLow(), board.emptyHigh());
        order.score(list, count, score, generator, first, ply, last);
        int best = first;
        int bound = Table.AT_MOST;
        int bestValue = -INFINITE;
        for (int i = 0; i < count; i++) {
            int move = MoveOrder.pick(list, score, i, count);
            boolean quiet = score[i] < MoveOrder.LOUD;
            if (quiet && narrow && ply > 0 && bestValue > -WON && hopeless(i, depth, still, alpha))
                break;
            int less =
                    quiet && i >= margins.at(FULL_MOVES)
                            ? reduction(depth, i, score[i], narrow)
                            : 0;
            int value = searchMove(move, i == 0, less, alpha, beta, depth, ply);
            if (visits.isOver()) return bestValue;
            if (value <= bestValue) continue;
            bestValue = value;
            if (value <= alpha) continue;
            best = move;
            alpha = value;
            bound = Table.EXACT;
            variation.keep(ply, move);
            if (value < beta) continue;
            bound = Table.AT_LEAST;
            if (quiet) order.praise(list, score, i, ply, depth, last);
            break;
        }
        if (ply > 0 || taken.length == 0)
            table.put(board.key, best, Table.counted(bestValue, ply), depth, bound);
        return bestValue;
    }

    /**
     * The moves to look at: all at the root but those taken, elsewhere all but those overlooked.
     */
    private int list(int[] list, int ply) {
        int count = generator.all(list);
        if (ply == 0 ? taken.length == 0 : handicap.overlooks() == 0) return count;
        int kept = 0;
        for (int i = 0; i < count; i++)
            if (ply == 0 ? !isTaken(list[i]) : !handicap.overlooks(list[i])) list[kept++] = list[i];
        return kept;
    }

    private boolean isTaken(int move) {
        return Arrays.stream(taken).anyMatch(other -> other == move);
    }

    /**
     * Close to the end of the search, quiet moves that come late or cannot reach alpha are left.
     */
    private boolean hopeless(int number, int depth, int still, int alpha) {
        if (!handicap.skips() || depth > Margins.SHALLOW) return false;
        return number >= margins.at(FEW) + margins.at(MORE) * depth * depth
                || still + margins.at(HOPE) + margins.at(HOPE_A_PLY) * depth <= alpha;
    }

    private int searchMove(
            int move, boolean first, int less, int alpha, int beta, int depth, int ply) {
        variation.played[ply + 1] = move;
        board.make(move);
        int value = alpha + 1;
        if (!first) {
            value = -search(-alpha - 1, -alpha, depth - 1 - less, ply + 1);
            if (value > alpha && less > 0) value = -search(-alpha - 1, -alpha, depth - 1, ply + 1);
        }
        if (first || (value > alpha && value < beta))
            value = -search(-beta, -alpha, depth - 1, ply + 1);
        board.unmake();
        return value;
    }

    /** How much less deep a late quiet move is looked at first. */
    private int reduction(int depth, int number, int score, boolean narrow) {
        if (!handicap.skips() || depth < 2) return 0;
        int less = margins.reduction(depth, number) - (narrow ? 0 : 1);
        if (score > margins.at(PRAISED)) less--;
        if (score < -margins.at(PRAISED)) less++;
        return Math.clamp(less, 0, depth - 1);
    }
}
