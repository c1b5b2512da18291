package hegemon.sparta.search;

import static hegemon.sparta.search.Bits.HIGH;
import static hegemon.sparta.search.Bits.LOW;

/** Which moves to try first: what did well before, and what takes something. */
final class MoveOrder {
    /** Scores from here on belong to moves that are not quiet. */
    static final int LOUD = 1 << 20;

    private static final int BEST = 1 << 28;
    private static final int CAPTURE = 1 << 24;
    private static final int CITY = 1 << 23;
    private static final int PROMOTION = 1 << 22;
    private static final int KILLER = 1 << 19;
    private static final int HIGHEST = 1 << 17;

    private final Board board;
    private final int[][] history = new int[2][1 << 14];
    private final int[][] replies = new int[2][1 << 14];
    private final int[][] killers = new int[Searcher.DEEPEST + 1][2];

    MoveOrder(Board board) {
        this.board = board;
    }

    void clear() {
        for (int side = 0; side < 2; side++) {
            java.util.Arrays.fill(history[side], 0);
            java.util.Arrays.fill(replies[side], Moves.NONE);
        }
        for (int[] pair : killers) java.util.Arrays.fill(pair, Moves.NONE);
    }

    /** Scores these moves; the generator holds the squares that enclose. */
    void score(
            int[] moves, int count, int[] scores, Generator targets, int best, int ply, int last) {
        int side = board.side;
        int[] table = history[side];
        int reply = replies[side][last];
        long raidLow = board.cityLow(side ^ 1);
        long raidHigh = board.cityHigh(side ^ 1);
        long ownLow = board.cityLow(side);
        long ownHigh = board.cityHigh(side);
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int score = table[move];
            if (move == best) score = BEST;
            else if (move != Moves.PASS) {
                int to = Moves.to(move);
                if (((targets.targetLow & LOW[to]) | (targets.targetHigh & HIGH[to])) != 0)
                    score += CAPTURE;
                if (((raidLow & LOW[to]) | (raidHigh & HIGH[to])) != 0) score += CITY;
                else if (((ownLow & LOW[to]) | (ownHigh & HIGH[to])) != 0
                        && !board.isHero(Moves.from(move))) score += PROMOTION;
                else if (move == killers[ply][0]) score += KILLER + 2;
                else if (move == killers[ply][1]) score += KILLER + 1;
                else if (move == reply) score += KILLER;
            }
            scores[i] = score;
        }
    }

    /** Brings the best of the moves from this place on to this place. */
    static int pick(int[] moves, int[] scores, int from, int count) {
        int best = from;
        for (int i = from + 1; i < count; i++) if (scores[i] > scores[best]) best = i;
        int move = moves[best];
        int score = scores[best];
        moves[best] = moves[from];
        scores[best] = scores[from];
        moves[from] = move;
        scores[from] = score;
        return move;
    }

    /** A quiet move refuted the position; those tried before it did not. */
    void praise(int[] moves, int[] scores, int tried, int ply, int depth, int last) {
        int move = moves[tried];
        int side = board.side;
        if (killers[ply][0] != move) {
            killers[ply][1] = killers[ply][0];
            killers[ply][0] = move;
        }
        replies[side][last] = move;
        int bonus = Math.min(depth * depth * 16, 4_000);
        nudge(history[side], move, bonus);
        for (int i = 0; i < tried; i++)
            if (scores[i] < LOUD) nudge(history[side], moves[i], -bonus);
    }

    private static void nudge(int[] table, int move, int bonus) {
        table[move] += bonus - table[move] * Math.abs(bonus) / HIGHEST;
    }
}
