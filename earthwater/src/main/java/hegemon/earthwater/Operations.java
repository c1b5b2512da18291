package hegemon.earthwater;

import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Side;
import hegemon.table.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** EW-5: operations, Persians first, then alternately. */
final class Operations {
    private Operations() {}

    static EarthWaterState begin(Position position) {
        return turn(position, PERSIA, false);
    }

    /** The side has carried out what it played: the other one is next. */
    static EarthWaterState acted(Position position, Side side) {
        return turn(position, side.enemy(), false);
    }

    /** EW-5.1: two passes in a row end the phase. */
    static EarthWaterState passed(Position position, Side side, boolean enemyPassed) {
        return enemyPassed
                ? Supply.begin(position.noting(Note.of("EW-5.1", "operations.over")))
                : turn(position, side.enemy(), true);
    }

    private static EarthWaterState turn(Position position, Side side, boolean enemyPassed) {
        var next = position.nextTurn();
        if (next.solo() && side == PERSIA) return Automaton.turn(next, enemyPassed);
        if (next.hand(side).isEmpty())
            return passed(next.noting(Note.of("EW-5.1", "no-card", side)), side, enemyPassed);
        return EarthWaterState.of(next, new Operation(side, enemyPassed));
    }

    /** EW-5.1: which card to play, and as what. */
    record Operation(Side side, boolean enemyPassed) implements Stage.Decision {
        @Override
        public Kind kind() {
            return new Kind("operation", "EW-5.1");
        }

        @Override
        public List<Move> moves(Position position) {
            var moves = new ArrayList<Move>();
            for (int card : position.hand(side).numbers())
                for (Move.As as : Move.As.values()) {
                    var play = new Move.Play(card, as);
                    if (refuse(position, play).isEmpty()) moves.add(play);
                }
            moves.add(new Move.Pass());
            return moves;
        }

        @Override
        public Optional<Refusal> refuse(Position position, Move move) {
            return switch (move) {
                case Move.Pass() -> Optional.empty();
                case Move.Play(var card, var as) -> refusePlay(position, card, as);
                default -> Optional.of(Refusals.notAmong(rule(), move, moves(position)));
            };
        }

        private Optional<Refusal> refusePlay(Position position, int card, Move.As as) {
            var foreign = Choices.refuseForeign(position.hand(side), List.of(card));
            if (foreign.isPresent()) return foreign;
            return switch (as) {
                case EVENT -> refuseEvent(position, card);
                case MOVE ->
                        Movement.isPossible(position, side, Use.CARD)
                                ? Optional.empty()
                                : Optional.of(Refusals.of("EW-5.3", "no-movement"));
            };
        }

        private Optional<Refusal> refuseEvent(Position position, int card) {
            var event = Card.of(card).event(side);
            if (event.isReaction()) return Optional.of(Refusals.of("EW-5.5", "reaction", card));
            return Events.isPlayable(position, side, event)
                    ? Optional.empty()
                    : Optional.of(Refusals.of("EW-9.3", "event", card));
        }

        @Override
        public EarthWaterState play(Position position, Move move) {
            if (!(move instanceof Move.Play(var card, var as)))
                return passed(position, side, enemyPassed);
            if (as == Move.As.EVENT) return Events.play(position, side, card);
            return EarthWaterState.of(
                    position.with(position.piles().discarded(side, card)),
                    new Movement(side, Use.CARD));
        }
    }
}
