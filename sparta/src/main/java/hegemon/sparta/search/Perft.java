package hegemon.sparta.search;

import hegemon.sparta.Options;
import hegemon.sparta.Position;

/** Counts the lines of play of a length; a finished game counts 0 below its end. */
public final class Perft {
    private final Board board;
    private final Generator generator;
    private final int[][] moves;

    private Perft(Board board, int depth) {
        this.board = board;
        this.generator = new Generator(board);
        this.moves = new int[depth + 1][Moves.MOST];
    }

    /** By the rules of the sheet alone: no repetition, no quiet limit. */
    public static long leaves(Position position, int depth) {
        return new Perft(Board.of(position, Options.BARE), depth).leaves(depth);
    }

    private long leaves(int depth) {
        if (depth == 0) return 1;
        if (board.outcome() != Board.OPEN) return 0;
        if (depth == 1) return generator.count();
        int count = generator.all(moves[depth]);
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            board.make(moves[depth][i]);
            leaves += leaves(depth - 1);
            board.unmake();
        }
        return leaves;
    }
}
