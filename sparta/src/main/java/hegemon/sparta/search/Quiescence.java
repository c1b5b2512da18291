package hegemon.sparta.search;

/** Captures and cities taken, followed until nothing of the kind is left. */
final class Quiescence {
    private final Board board;
    private final Generator generator;
    private final Judge judge;
    private final MoveOrder order;
    private final Variation variation;
    private final NodeCount visits;
    private final Handicap handicap;
    private final Margins margins;
    private final int[][] moves = new int[Searcher.DEEPEST + 1][Moves.MOST];
    private final int[][] scores = new int[Searcher.DEEPEST + 1][Moves.MOST];

    Quiescence(
            Board board,
            Judge judge,
            MoveOrder order,
            Variation variation,
            NodeCount visits,
            Handicap handicap,
            Margins margins) {
        this.board = board;
        this.generator = new Generator(board);
        this.judge = judge;
        this.order = order;
        this.variation = variation;
        this.visits = visits;
        this.handicap = handicap;
        this.margins = margins;
    }

    /** The value of a position whose game goes on. */
    int search(int alpha, int beta, int ply) {
        return search(alpha, beta, ply, 0);
    }

    private int search(int alpha, int beta, int ply, int depth) {
        variation.clear(ply);
        if (depth > 0) {
            int end = judge.ending(ply);
            if (end != Judge.UNKNOWN) return end;
        }
        if (visits.exhausts()) return 0;
        int still = judge.value();
        if (still >= beta || depth >= Margins.QUIESCENCE || ply >= Searcher.DEEPEST) return still;
        return searchMoves(Math.max(alpha, still), beta, ply, depth, still);
    }

    private int searchMoves(int alpha, int beta, int ply, int depth, int still) {
        int best = still;
        int[] list = moves[ply];
        int count = loudMoves(list, scores[ply], ply, depth);
        for (int i = 0; i < count; i++) {
            int move = MoveOrder.pick(list, scores[ply], i, count);
            if (handicap.overlooks(move)) continue;
            variation.played[ply + 1] = move;
            int value =
                    makeIfWorthwhile(move, alpha - still)
                            ? -search(-beta, -alpha, ply + 1, depth + 1)
                            : -Judge.INFINITE;
            board.unmake();
            if (visits.isOver()) return best;
            if (value <= best) continue;
            best = value;
            if (value <= alpha) continue;
            alpha = value;
            variation.keep(ply, move);
            if (value >= beta) break;
        }
        return best;
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
        order.score(list, count, score, generator, Moves.NONE, ply, variation.played[ply]);
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
                && margins.at(Margin.GAIN) * gain
                                + margins.at(Margin.RAID) * raids
                                + margins.at(Margin.SURPRISE)
                        > missing;
    }
}
