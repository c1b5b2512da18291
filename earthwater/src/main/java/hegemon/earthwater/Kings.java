package hegemon.earthwater;

import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.Preparation.Cause;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Piece;

import java.util.List;

/** EW-4.7: Sudden Death of the Great King. */
final class Kings {
    private Kings() {}

    static EarthWaterState die(Position position, Cause cause) {
        var king = position.isUsed(Figure.DARIUS) ? Figure.XERXES : Figure.DARIUS;
        var noted = position.noting(Note.of("EW-4.7", "king." + king.label()));
        var left = cause == Cause.PREPARATION ? cardsGathered(noted) : noted;
        return left.reserve(Piece.ARMY, PERSIA) > 0
                ? dead(left.withUsed(king), cause)
                : EarthWaterState.of(left, new KingArmy(king, cause));
    }

    /** All Persian cards are discarded, draw pile and discards are shuffled together. */
    private static Position cardsGathered(Position position) {
        var piles = position.piles();
        return position.with(piles.discarded(PERSIA, piles.persian().numbers()).shuffled())
                .withReserved(false);
    }

    private static EarthWaterState dead(Position position, Cause cause) {
        return cause == Cause.PREPARATION
                ? Scoring.endOfCampaign(position, "EW-4.7")
                : Supply.begin(position);
    }

    /** The army for his figure comes from the map, the reserve being empty. */
    record KingArmy(Figure king, Cause cause) implements Stage.OfPersia {
        @Override
        public Kind kind() {
            return new Kind("king-army", "EW-4.7");
        }

        @Override
        public List<Move> moves(Position position) {
            return City.ALL.stream()
                    .filter(city -> position.board().armies(PERSIA, city) > 0)
                    .<Move>map(Move.Pay::new)
                    .toList();
        }

        @Override
        public EarthWaterState play(Position position, Move move) {
            var from = ((Move.Pay) move).city();
            return dead(
                    position.with(position.board().armies(PERSIA, from, -1)).withUsed(king), cause);
        }
    }
}
