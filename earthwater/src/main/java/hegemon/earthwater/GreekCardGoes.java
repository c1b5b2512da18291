package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;

import java.util.List;

/** A decision which card of the Greek hand goes to the discards. */
interface GreekCardGoes extends Stage.Decision {
    EarthWaterState gone(Position position);

    @Override
    default List<Move> moves(Position position) {
        return position.hand(GREECE).numbers().stream()
                .<Move>map(card -> new Move.Discard(List.of(card)))
                .toList();
    }

    @Override
    default EarthWaterState play(Position position, Move move) {
        var cards = ((Move.Discard) move).cards();
        return gone(position.with(position.piles().discarded(GREECE, cards)));
    }
}
