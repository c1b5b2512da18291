package hegemon.sparta;

import java.util.List;

/**
 * Positions and moves for tests, drawn as small as they can be: a row of text such as {@code
 * "AB.A"}, or a position whose cities are out of the way.
 */
final class Picture {
    /** Four cities of each side, on the two outermost files. */
    static final String CITIES = "a4S,a5S,a6N,a7N,j4S,j5S,j6N,j7N";

    private Picture() {}

    static Position position(String text) {
        return Position.parse(text).orThrow();
    }

    /** This board, South to move, the cities far away. */
    static Position board(String ranks) {
        return position(ranks + " " + CITIES + " S");
    }

    static SpartaState state(String setup) {
        return new Sparta().start(setup).orThrow();
    }

    static Effects play(Position position, String move) {
        return position.effects(MoveText.parse(move).orThrow(), Options.USUAL);
    }

    static SpartaState play(SpartaState state, String... moves) {
        for (String text : moves) {
            var move = MoveText.parse(text).orThrow();
            var seat = state.position().toMove().seat();
            state.refuse(seat, move)
                    .ifPresent(
                            why -> {
                                throw new AssertionError(text + ": " + why);
                            });
            state = state.play(seat, move);
        }
        return state;
    }

    /** The names of the squares whose pieces were captured. */
    static List<String> captured(Position position, String move) {
        return play(position, move).captured().keySet().stream().map(Square::toString).toList();
    }

    static List<String> moves(Position position) {
        return position.moves().stream().map(MoveText::print).toList();
    }
}
