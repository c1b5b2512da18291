package hegemon.earthwater.persia;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What PERS.IA would do on this board: the player's aid, filled in.
 *
 * @param situation that of a preparation now (EW-S3)
 * @param unrolled what it does in its next turn without a die (EW-S4, steps 1 and 2)
 * @param faces what it does by the die, from 1 to 6; nothing where no die is rolled
 */
public record Sheet(
        PersianPurchase.Situation situation, Optional<Action> unrolled, List<Action> faces) {
    private static final int FACES = 6;

    public Sheet {
        faces = List.copyOf(faces);
    }

    public static Sheet of(Board board, int score, Reading reading, boolean hasCard) {
        var situation = PersianPurchase.situation(board, score);
        if (isFoughtOver(board)) return new Sheet(situation, Optional.empty(), List.of());
        var unrolled = Persia.beforeTheDie(board, reading, hasCard);
        var faces =
                unrolled.isPresent()
                        ? List.<Action>of()
                        : IntStream.rangeClosed(1, FACES)
                                .mapToObj(die -> Persia.byTheDie(board, reading, die))
                                .toList();
        return new Sheet(situation, unrolled, faces);
    }

    /** While a battle lasts nobody knows on which board the next turn begins. */
    private static boolean isFoughtOver(Board board) {
        for (City city : City.ALL)
            for (Piece piece : Piece.values())
                if (board.pieces(piece, Side.GREECE, city) > 0
                        && board.pieces(piece, Side.PERSIA, city) > 0) return true;
        return false;
    }
}
