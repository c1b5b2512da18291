package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A moment at which reaction cards may be played (EW-5.5, EW-5.6): the side may play one of these
 * cards, if it holds any.
 */
interface Window extends Stage.Decision {
    /** The cards that anyone at the table can see to be playable here if they are held. */
    List<Integer> cards(Position position);

    /** The card lies on the discards. */
    EarthWaterState reacted(Position position, int card);

    EarthWaterState declined(Position position);

    /** Where it happens that is reacted to. */
    City city();

    @Override
    default Optional<City> at() {
        return Optional.of(city());
    }

    @Override
    String phase();

    @Override
    default Kind kind() {
        return new Kind(phase(), "EW-5.6");
    }

    @Override
    default List<Move> moves(Position position) {
        var moves = new ArrayList<Move>();
        for (int card : held(position)) moves.add(new Move.React(card));
        moves.add(new Move.Decline());
        return moves;
    }

    default List<Integer> held(Position position) {
        return cards(position).stream().filter(position.hand(side())::contains).toList();
    }

    @Override
    default EarthWaterState play(Position position, Move move) {
        if (!(move instanceof Move.React(var card))) return declined(position);
        var event = Card.of(card).event(side());
        return reacted(
                position.with(position.piles().discarded(side(), card))
                        .noting(Note.of("EW-5.5", "reaction", side(), event)),
                card);
    }

    /**
     * EW-5.6: it opens unless the other side can rule the cards out; against PERS.IA, which draws
     * no conclusions, only where a card can be played.
     */
    default EarthWaterState opened(Position position) {
        boolean open =
                position.solo()
                        ? side() == GREECE && !held(position).isEmpty()
                        : !position.hand(side()).isEmpty()
                                && cards(position).stream()
                                        .anyMatch(card -> !position.piles().isTopDiscard(card));
        return open ? EarthWaterState.of(position, this) : declined(position);
    }

    /** A moment at which one card alone may be played. */
    interface OfOneCard extends Window {
        int card();

        /** Whether anyone at the table can see that the card, if it is held, is playable here. */
        boolean isPlayable(Position position);

        EarthWaterState reacted(Position position);

        @Override
        default List<Integer> cards(Position position) {
            return isPlayable(position) ? List.of(card()) : List.of();
        }

        @Override
        default EarthWaterState reacted(Position position, int card) {
            return reacted(position);
        }
    }
}
