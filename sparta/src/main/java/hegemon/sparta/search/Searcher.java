package hegemon.sparta.search;

import java.util.Arrays;

/**
 * One thread of the search: principal variation search with a table of positions seen, a null move,
 * reductions of late moves, and quiescence on captures and cities.
 */
final class Searcher {
    static final int DEEPEST = 100;

    /** A win at once; one less for each ply until then. */
    static final int WIN = 30_000;

    /** Values from here on are wins that were found. */
    static final int WON = WIN - 2 * DEEPEST;

    private static final int INFINITE = 32_000;

    /** The search goes on, in place of a value. */
    private static final int UNKNOWN = INFINITE + 1;

    private final Board board;
    private final Generator generator;
    private final Evaluation evaluation;
    private final MoveOrder order;
    private final Table table;
    private final Control control;
    private final Handicap handicap;
    private final int[][] moves = new int[DEEPEST + 1][Moves.MOST];
    private final int[][] scores = new int[DEEPEST + 1][Moves.MOST];
    private final int[][] line = new int[DEEPEST + 2][DEEPEST + 2];
    private final int[] lineLength = new int[DEEPEST + 2];

    /** The move that led to each ply. */
    private final int[] played = new int[DEEPEST + 2];

    private long nodes = 0;

    Searcher(Board board, Weights weights, Table table, Control control, Handicap handicap) {
        this.board = board;
        this.generator = new Generator(board);
        this.evaluation = new Evaluation(board, weights);
        this.order = new MoveOrder(board);
        this.table = table;
        this.control = control;
        this.handicap = handicap;
        order.clear();
        played[0] = Moves.NONE;
    }

    long nodes() {
        return nodes;
    }

    /** The best line found by the last search. */
    int[] line() {
        return Arrays.copyOf(line[0], lineLength[0]);
    }

    /** The value of the position to this depth, looked for around what is expected. */
    int search(int depth, int expected) {
        int margin = depth < Margins.ASPIRES ? INFINITE : Margins.ASPIRATION;
        while (true) {
            int alpha = Math.max(-INFINITE, expected - margin);
            int beta = Math.min(INFINITE, expected + margin);
            int value = search(alpha, beta, depth, 0);
            if (control.isStopped() || (value > alpha && value < beta)) return value;
            margin = margin > Margins.WIDEST ? INFINITE : 3 * margin;
        }
    }

    private int search(int alpha, int beta, int depth, int ply) {
        lineLength[ply] = 0;
        if (ply > 0) {
            int end = ending(ply);
            if (end != UNKNOWN) return end;
            // No line from here is better than winning, or worse than losing, at the next ply.
            alpha = Math.max(alpha, -WIN + ply);
            beta = Math.min(beta, WIN - ply - 1);
            if (alpha >= beta) return alpha;
        }
        if (depth <= 0 || ply >= DEEPEST) return quiesce(alpha, beta, ply, 0);
        if (control.countsOut(++nodes)) return 0;

        boolean narrow = beta - alpha == 1;
        long known = table.find(board.key);
        if (narrow && known != Table.NOTHING && Table.depth(known) >= depth) {
            int value = remembered(known, alpha, beta, ply);
            if (value != UNKNOWN) return value;
        }
        int still = value();
        if (narrow && ply > 0 && handicap.skips() && Math.abs(beta) < WON) {
            int value = standing(beta, depth, ply, still);
            if (value != UNKNOWN || control.isStopped()) return value;
        }
        int first = known == Table.NOTHING ? Moves.NONE : Table.move(known);
        // Without a move to try first, a shallower search finds one for the next iteration.
        boolean shallower = first == Moves.NONE && depth >= Margins.NEEDS_MOVE;
        return searchMoves(alpha, beta, shallower ? depth - 1 : depth, ply, first, still);
    }

    private static int remembered(long known, int alpha, int beta, int ply) {
        int value = fromTable(Table.value(known), ply);
        boolean settles =
                switch (Table.bound(known)) {
                    case Table.EXACT -> true;
                    case Table.AT_LEAST -> value >= beta;
                    default -> value <= alpha;
                };
        return settles ? value : UNKNOWN;
    }

    /** Whether the position is so good that even doing nothing keeps it above beta. */
    private int standing(int beta, int depth, int ply, int still) {
        if (depth <= Margins.SHALLOW && still - Margins.COMFORT * depth >= beta) return still;
        if (depth < 2 || still < beta || played[ply] == Moves.NONE) return UNKNOWN;
        played[ply + 1] = Moves.NONE;
        board.makeNothing();
        int value = -search(-beta, -beta + 1, depth - 3 - depth / 4, ply + 1);
        board.unmake();
        return value >= beta ? Math.min(value, WON - 1) : UNKNOWN;
    }

    private int searchMoves(int alpha, int beta, int depth, int ply, int first, int still) {
        boolean narrow = beta - alpha == 1;
        int[] list = moves[ply];
        int[] score = scores[ply];
        int count = generator.all(list);
        generator.enclosing(board.side, board.emptyLow(), board.emptyHigh());
        order.score(list, count, score, generator, first, ply, played[ply]);
        int best = first;
        int bound = Table.AT_MOST;
        int bestValue = -INFINITE;
        for (int i = 0; i < count; i++) {
            int move = MoveOrder.pick(list, score, i, count);
            boolean quiet = score[i] < MoveOrder.LOUD;
            if (quiet && narrow && ply > 0 && bestValue > -WON && hopeless(i, depth, still, alpha))
                break;
            int less = quiet && i >= Margins.FULL_MOVES ? reduction(depth, i, score[i], narrow) : 0;
            int value = searchMove(move, i == 0, less, alpha, beta, depth, ply);
            if (control.isStopped()) return bestValue;
            if (value <= bestValue) continue;
            bestValue = value;
            if (value <= alpha) continue;
            best = move;
            alpha = value;
            bound = Table.EXACT;
            keepLine(ply, move);
            if (value < beta) continue;
            bound = Table.AT_LEAST;
            if (quiet) order.praise(list, score, i, ply, depth, played[ply]);
            break;
        }
        table.put(board.key, best, toTable(bestValue, ply), depth, bound);
        return bestValue;
    }

    /**
     * Close to the end of the search, quiet moves that come late or cannot reach alpha are left.
     */
    private boolean hopeless(int number, int depth, int still, int alpha) {
        if (!handicap.skips() || depth > Margins.SHALLOW) return false;
        return number >= Margins.FEW + Margins.MORE * depth * depth
                || still + Margins.HOPE + Margins.HOPE_A_PLY * depth <= alpha;
    }

    private int searchMove(
            int move, boolean first, int less, int alpha, int beta, int depth, int ply) {
        played[ply + 1] = move;
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

    /** Captures and cities taken, until nothing of the kind is left. */
    private int quiesce(int alpha, int beta, int ply, int depth) {
        lineLength[ply] = 0;
        if (depth > 0) {
            int end = ending(ply);
            if (end != UNKNOWN) return end;
        }
        if (control.countsOut(++nodes)) return 0;
        int still = value();
        if (still >= beta || depth >= Margins.QUIESCENCE || ply >= DEEPEST) return still;
        if (!handicap.quiesces()) return still;
        alpha = Math.max(alpha, still);
        int bestValue = still;
        int[] list = moves[ply];
        int count = loudMoves(list, scores[ply], ply, depth);
        for (int i = 0; i < count; i++) {
            int move = MoveOrder.pick(list, scores[ply], i, count);
            played[ply + 1] = move;
            int value =
                    makeIfWorthwhile(move, alpha - still)
                            ? -quiesce(-beta, -alpha, ply + 1, depth + 1)
                            : -INFINITE;
            board.unmake();
            if (control.isStopped()) return bestValue;
            if (value <= bestValue) continue;
            bestValue = value;
            if (value <= alpha) continue;
            alpha = value;
            keepLine(ply, move);
            if (value >= beta) break;
        }
        return bestValue;
    }

    /** Moves to squares that enclose and, near the start of quiescence, into enemy cities. */
    private int loudMoves(int[] list, int[] score, int ply, int depth) {
        generator.enclosing(board.side, board.emptyLow(), board.emptyHigh());
        long withinLow = generator.targetLow;
        long withinHigh = generator.targetHigh;
        if (depth < Margins.RAIDS) {
            withinLow |= board.cityLow(board.side ^ 1);
            withinHigh |= board.cityHigh(board.side ^ 1);
        }
        int count = generator.walks(list, withinLow, withinHigh);
        order.score(list, count, score, generator, Moves.NONE, ply, played[ply]);
        return count;
    }

    /** Makes the move in any case; tells whether it gains, and might gain as much as is missing. */
    private boolean makeIfWorthwhile(int move, int missing) {
        int cities = board.cities(board.side);
        board.make(move);
        int mover = board.side ^ 1;
        int gain = board.lost(board.side) - board.lost(mover);
        int raids = board.cities(mover) - cities;
        return (gain > 0 || (gain == 0 && raids > 0))
                && Margins.GAIN * gain + Margins.RAID * raids + Margins.SURPRISE > missing;
    }

    private int value() {
        int value = evaluation.value() + handicap.misjudges(board.key);
        return Math.clamp(value, -WON + 1, WON - 1);
    }

    /** The value of a finished game to the side to move, or UNKNOWN. */
    private int ending(int ply) {
        int outcome = board.outcome();
        if (outcome == Board.OPEN) {
            if (board.repeats()) return 0;
            outcome = board.outcomeOfGame();
            if (outcome == Board.OPEN) return UNKNOWN;
        }
        if (outcome == Board.DRAW) return 0;
        return outcome == board.side ? WIN - ply : -WIN + ply;
    }

    private void keepLine(int ply, int move) {
        line[ply][0] = move;
        System.arraycopy(line[ply + 1], 0, line[ply], 1, lineLength[ply + 1]);
        lineLength[ply] = lineLength[ply + 1] + 1;
    }

    /** In the table, a win counts from its position, not from the root. */
    private static int toTable(int value, int ply) {
        return value >= WON ? value + ply : value <= -WON ? value - ply : value;
    }

    private static int fromTable(int value, int ply) {
        return value >= WON ? value - ply : value <= -WON ? value + ply : value;
    }

    /** How much less deep a late quiet move is looked at first. */
    private int reduction(int depth, int number, int score, boolean narrow) {
        if (!handicap.skips() || depth < 2) return 0;
        int less = Margins.reduction(depth, number) - (narrow ? 0 : 1);
        if (score > Margins.PRAISED) less--;
        if (score < -Margins.PRAISED) less++;
        return Math.clamp(less, 0, depth - 1);
    }
}
