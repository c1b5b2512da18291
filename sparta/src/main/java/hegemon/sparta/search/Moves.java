package hegemon.sparta.search;

import hegemon.sparta.Move;
import hegemon.sparta.MoveText;
import hegemon.sparta.Square;

/**
 * Moves as numbers: the square it comes from in the lower seven bits, the one it goes to in the
 * next seven. A promotion in place comes from where it goes.
 */
final class Moves {
    static final int PASS = 127 | 127 << 7;

    /** No move at all. */
    static final int NONE = 0x3FFF ^ 1;

    /** More moves than any position has: eight heroes with 48 squares each, and promotions. */
    static final int MOST = 8 * 48 + 8;

    private Moves() {}

    static int of(int from, int to) {
        return from | to << 7;
    }

    static int from(int move) {
        return move & 127;
    }

    static int to(int move) {
        return move >> 7;
    }

    /** How far apart the two squares are: what a free way would take. */
    static int steps(int move) {
        int from = from(move);
        int to = to(move);
        return Math.max(Math.abs(from % 10 - to % 10), Math.abs(from / 10 - to / 10));
    }

    static int of(Move move) {
        return switch (move) {
            case Move.Walk(var from, var to) -> of(from.index(), to.index());
            case Move.Promote(var city) -> of(city.index(), city.index());
            case Move.Pass() -> PASS;
        };
    }

    static Move move(int move) {
        if (move == PASS) return new Move.Pass();
        var from = Square.ALL.get(from(move));
        var to = Square.ALL.get(to(move));
        return from.equals(to) ? new Move.Promote(from) : new Move.Walk(from, to);
    }

    static String print(int move) {
        return MoveText.print(move(move));
    }
}
