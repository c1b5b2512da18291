package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Roads;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.Hunger;
import hegemon.table.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** EW-7: cards, attrition and communication, Persians first; in the solo game EW-S5. */
final class Supply {
    private Supply() {}

    static EarthWaterState begin(Position position) {
        return position.solo() ? persia(position) : cards(position.withReserved(false), PERSIA);
    }

    /** EW-S5.1, EW-S5.2. */
    private static EarthWaterState persia(Position position) {
        var bare = handDiscarded(position);
        var hunger = Hunger.of(position.board());
        var starved = bare.with(hunger.afterAttrition()).noting(hunger.reasons());
        return communication(starved, PERSIA);
    }

    private static Position handDiscarded(Position position) {
        var hand = position.hand(PERSIA).numbers();
        return hand.isEmpty()
                ? position
                : position.with(position.piles().discarded(PERSIA, hand))
                        .noting(Note.of("EW-S5.1", "persia.hand", hand));
    }

    /** EW-7.1: in the last campaign this step is skipped. */
    private static EarthWaterState cards(Position position, Side side) {
        return position.campaign() == Position.LAST_CAMPAIGN || position.hand(side).isEmpty()
                ? attrition(position, side)
                : EarthWaterState.of(position, new Keeping(side));
    }

    private static EarthWaterState attrition(Position position, Side side) {
        int excess = position.board().excess(side);
        return excess > 0
                ? EarthWaterState.of(position, new Attrition(side, excess))
                : communication(position, side);
    }

    /**
     * EW-7.5: armies without a line of communication or sea connection are removed, all at once.
     */
    private static EarthWaterState communication(Position position, Side side) {
        var board = position.board();
        var left = position;
        for (City city : Roads.cutOff(board, side)) {
            int armies = board.armies(side, city);
            left =
                    left.with(left.board().armies(side, city, -armies))
                            .noting(Note.of("EW-7.5", "cut-off", side, city, armies));
        }
        return side == PERSIA ? cards(left, GREECE) : Scoring.score(left);
    }

    /** EW-7.1: which cards to keep. */
    record Keeping(Side side) implements Stage.Decision {
        private static final int GREEKS_KEEP = 4;

        @Override
        public Kind kind() {
            return new Kind("supply-cards", "EW-7.1");
        }

        @Override
        public int amount() {
            return side == PERSIA ? 1 : GREEKS_KEEP;
        }

        @Override
        public List<Move> moves(Position position) {
            return Choices.subsets(position.hand(side), amount()).stream()
                    .<Move>map(Move.Keep::new)
                    .toList();
        }

        @Override
        public Optional<Refusal> refuse(Position position, Move move) {
            if (!(move instanceof Move.Keep(var cards)))
                return Stage.Decision.super.refuse(position, move);
            if (cards.size() > amount())
                return Optional.of(Refusals.of(rule(), "keep", cards.size(), amount()));
            return Choices.refuseForeign(position.hand(side), cards);
        }

        @Override
        public EarthWaterState play(Position position, Move move) {
            var kept = Cards.of(((Move.Keep) move).cards());
            var gone = position.hand(side).minus(kept).numbers();
            var left = position.with(position.piles().discarded(side, gone));
            return attrition(side == PERSIA ? left.withReserved(!kept.isEmpty()) : left, side);
        }
    }

    /** EW-7.2: which armies starve, one at a time. The excess was counted before. */
    record Attrition(Side side, int excess) implements Stage.Decision {
        @Override
        public Kind kind() {
            return new Kind("supply-attrition", "EW-7.2");
        }

        @Override
        public int amount() {
            return excess;
        }

        @Override
        public List<Move> moves(Position position) {
            var moves = new ArrayList<Move>();
            for (City city : City.ALL)
                if (position.board().armies(side, city) > 0
                        && !(side == PERSIA && city.isMajorOf(PERSIA)))
                    moves.add(new Move.Remove(city));
            return moves;
        }

        @Override
        public EarthWaterState play(Position position, Move move) {
            var city = ((Move.Remove) move).city();
            var left = position.with(position.board().armies(side, city, -1));
            return excess > 1
                    ? EarthWaterState.of(left, new Attrition(side, excess - 1))
                    : communication(left, side);
        }
    }
}
