package hegemon.sparta.search;

/** One thread of the search: principal variation search with the usual prunings. */
final class Searcher {
    static final int DEEPEST = 100;

    /** A win at once; one less for each ply until then. */
    static final int WIN = 30_000;

    static final int WON = WIN - 2 * DEEPEST;
    private static final int INFINITE = 32_000;
    private static final int QUIESCENCE = 8;
    private static final int[][] REDUCTION = reductions();

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
        return java.util.Arrays.copyOf(line[0], lineLength[0]);
    }

    /** The value of the position to this depth, close to what is expected if that is known. */
    int search(int depth, int expected) {
        int margin = depth < 4 ? INFINITE : 40;
        while (true) {
            int alpha = Math.max(-INFINITE, expected - margin);
            int beta = Math.min(INFINITE, expected + margin);
            int value = search(alpha, beta, depth, 0, false);
            if (control.isStopped() || (value > alpha && value < beta)) return value;
            margin = margin > 600 ? INFINITE : 3 * margin;
        }
    }

    private int search(int alpha, int beta, int depth, int ply, boolean afterNothing) {
        lineLength[ply] = 0;
        if (ply > 0) {
            int end = ending(ply);
            if (end != INFINITE) return end;
            // No line from here is better than winning, or worse than losing, at the next ply.
            alpha = Math.max(alpha, -WIN + ply);
            beta = Math.min(beta, WIN - ply - 1);
            if (alpha >= beta) return alpha;
        }
        if (depth <= 0 || ply >= DEEPEST) return quiesce(alpha, beta, ply, 0);
        if (control.countsOut(++nodes)) return 0;

        boolean onLine = beta - alpha > 1;
        long known = table.find(board.key);
        int best = known == Table.NOTHING ? Moves.NONE : Table.move(known);
        if (known != Table.NOTHING && !onLine && Table.depth(known) >= depth) {
            int value = fromTable(Table.value(known), ply);
            int bound = Table.bound(known);
            if (bound == Table.EXACT
                    || (bound == Table.AT_LEAST && value >= beta)
                    || (bound == Table.AT_MOST && value <= alpha)) return value;
        }

        int still = value();
        if (!onLine && ply > 0 && Math.abs(beta) < WON) {
            if (depth <= 4 && still - 70 * depth >= beta) return still;
            if (depth >= 2 && !afterNothing && still >= beta && handicap.skips()) {
                played[ply + 1] = Moves.NONE;
                board.makeNothing();
                int reduced = depth - 3 - depth / 4;
                int value = -search(-beta, -beta + 1, reduced, ply + 1, true);
                board.unmake();
                if (control.isStopped()) return 0;
                if (value >= beta) return Math.min(value, WON);
            }
        }
        if (depth >= 5 && best == Moves.NONE) depth--;
        return searchMoves(alpha, beta, depth, ply, best, still);
    }

    private int searchMoves(int alpha, int beta, int depth, int ply, int best, int still) {
        boolean onLine = beta - alpha > 1;
        int[] list = moves[ply];
        int[] score = scores[ply];
        int count = generator.all(list);
        generator.enclosing(board.side, board.emptyLow(), board.emptyHigh());
        order.score(list, count, score, generator, best, ply, played[ply]);
        int bound = Table.AT_MOST;
        int bestValue = -INFINITE;
        boolean prunes = !onLine && ply > 0 && handicap.skips();
        for (int i = 0; i < count; i++) {
            int move = MoveOrder.pick(list, score, i, count);
            boolean quiet = score[i] < MoveOrder.LOUD;
            if (quiet && prunes && bestValue > -WON) {
                if (depth <= 4 && i >= 5 + 5 * depth * depth) break;
                if (depth <= 3 && still + 60 + 80 * depth <= alpha) break;
            }
            played[ply + 1] = move;
            board.make(move);
            int value;
            if (i == 0) {
                value = -search(-beta, -alpha, depth - 1, ply + 1, false);
            } else {
                int less =
                        quiet && depth >= 2 && i >= 3 && handicap.skips()
                                ? reduction(depth, i, score[i], onLine)
                                : 0;
                value = -search(-alpha - 1, -alpha, depth - 1 - less, ply + 1, false);
                if (value > alpha && less > 0)
                    value = -search(-alpha - 1, -alpha, depth - 1, ply + 1, false);
                if (value > alpha && value < beta)
                    value = -search(-beta, -alpha, depth - 1, ply + 1, false);
            }
            board.unmake();
            if (control.isStopped()) return bestValue;
            if (value > bestValue) {
                bestValue = value;
                if (value > alpha) {
                    best = move;
                    alpha = value;
                    bound = Table.EXACT;
                    keepLine(ply, move);
                }
                if (value >= beta) {
                    bound = Table.AT_LEAST;
                    if (quiet) order.praise(list, score, i, ply, depth, played[ply]);
                    break;
                }
            }
        }
        table.put(board.key, best, toTable(bestValue, ply), depth, bound);
        return bestValue;
    }

    /** Captures and cities taken, until nothing of the kind is left. */
    private int quiesce(int alpha, int beta, int ply, int depth) {
        if (depth > 0) {
            int end = ending(ply);
            if (end != INFINITE) return end;
        }
        lineLength[ply] = 0;
        if (control.countsOut(++nodes)) return 0;
        int still = value();
        if (still >= beta || depth >= QUIESCENCE || ply >= DEEPEST || !handicap.quiesces())
            return still;
        alpha = Math.max(alpha, still);
        int bestValue = still;

        generator.enclosing(board.side, board.emptyLow(), board.emptyHigh());
        long withinLow = generator.targetLow;
        long withinHigh = generator.targetHigh;
        if (depth < 3) {
            withinLow |= board.cityLow(board.side ^ 1);
            withinHigh |= board.cityHigh(board.side ^ 1);
        }
        int[] list = moves[ply];
        int[] score = scores[ply];
        int count = generator.walks(list, withinLow, withinHigh);
        order.score(list, count, score, generator, Moves.NONE, ply, played[ply]);
        for (int i = 0; i < count; i++) {
            int move = MoveOrder.pick(list, score, i, count);
            int cities = board.cities(board.side);
            board.make(move);
            int mover = board.side ^ 1;
            int gain = board.lost(board.side) - board.lost(mover);
            boolean raided = board.cities(mover) > cities;
            if (gain < 0
                    || (gain == 0 && !raided)
                    || still + 200 * gain + (raided ? 200 : 0) + 100 <= alpha) {
                board.unmake();
                continue;
            }
            played[ply + 1] = move;
            int value = -quiesce(-beta, -alpha, ply + 1, depth + 1);
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

    private int value() {
        int value = evaluation.value() + handicap.misjudges(board.key);
        return Math.max(-WON + 1, Math.min(WON - 1, value));
    }

    /** The value of a finished game to the side to move, or INFINITE. */
    private int ending(int ply) {
        int outcome = board.outcome();
        if (outcome == Board.OPEN) {
            if (board.repeats()) return 0;
            outcome = board.outcomeOfGame();
            if (outcome == Board.OPEN) return INFINITE;
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

    private static int reduction(int depth, int number, int score, boolean onLine) {
        int less = REDUCTION[Math.min(depth, 63)][Math.min(number, 255)];
        if (onLine) less--;
        if (score > 8_000) less--;
        if (score < -8_000) less++;
        return Math.clamp(less, 0, depth - 1);
    }

    private static int[][] reductions() {
        var table = new int[64][256];
        for (int depth = 1; depth < 64; depth++)
            for (int number = 1; number < 256; number++)
                table[depth][number] = (int) (0.6 + Math.log(depth) * Math.log(number) / 1.9);
        return table;
    }
}
