package hegemon.sparta.search;

import static hegemon.sparta.search.Bits.HIGH;
import static hegemon.sparta.search.Bits.LOW;

import hegemon.sparta.Kind;
import hegemon.sparta.Piece;
import hegemon.sparta.Position;
import hegemon.sparta.Side;
import hegemon.sparta.Square;

import java.util.Arrays;
import java.util.TreeMap;

/** Carries positions between the rules and the compact board. */
final class Bridge {
    private Bridge() {}

    static int number(Side side) {
        return switch (side) {
            case SOUTH -> 0;
            case NORTH -> 1;
        };
    }

    static Side side(int number) {
        return number == 0 ? Side.SOUTH : Side.NORTH;
    }

    static void load(Position position, Board board) {
        Arrays.fill(board.at, (byte) 0);
        Arrays.fill(board.low, 0);
        Arrays.fill(board.high, 0);
        board.heroLow = board.heroHigh = 0;
        board.cityLow = board.cityHigh = board.southLow = board.southHigh = 0;
        position.pieces().forEach((square, piece) -> put(board, square.index(), piece));
        position.cities().forEach((square, owner) -> found(board, square.index(), owner));
        board.side = number(position.toMove());
    }

    private static void put(Board board, int square, Piece piece) {
        int side = number(piece.side());
        board.low[side] |= LOW[square];
        board.high[side] |= HIGH[square];
        board.at[square] = (byte) (1 + side);
        if (piece.kind() == Kind.HERO) {
            board.heroLow |= LOW[square];
            board.heroHigh |= HIGH[square];
        }
    }

    private static void found(Board board, int square, Side owner) {
        board.cityLow |= LOW[square];
        board.cityHigh |= HIGH[square];
        if (owner == Side.SOUTH) {
            board.southLow |= LOW[square];
            board.southHigh |= HIGH[square];
        }
    }

    static Position position(Board board) {
        var pieces = new TreeMap<Square, Piece>();
        var cities = new TreeMap<Square, Side>();
        for (Square square : Square.ALL) {
            int index = square.index();
            if (board.at[index] > 0)
                pieces.put(
                        square,
                        new Piece(
                                side(board.at[index] - 1),
                                board.isHero(index) ? Kind.HERO : Kind.FIGHTER));
            if (board.isCity(index))
                cities.put(square, board.isOwned(index, 0) ? Side.SOUTH : Side.NORTH);
        }
        return new Position(pieces, cities, side(board.side));
    }
}
