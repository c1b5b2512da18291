package hegemon.earthwater.search;

import hegemon.earthwater.Card;
import hegemon.earthwater.Cards;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.board.Side;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Guesses at hidden cards. */
public final class Deals {
    /** Persia may not hold everything, so it is served while there is still a choice. */
    private static final List<Side> CHOOSIEST_FIRST = List.of(Side.PERSIA, Side.GREECE);

    private Deals() {}

    /**
     * A state that this seat cannot tell from the given one: the hands it does not see and the pile
     * are dealt anew, each way as likely.
     */
    public static EarthWaterState guess(EarthWaterState state, Seat seat, RandomGenerator random) {
        var piles = state.position().piles();
        var hidden = piles.pile();
        for (Side side : Side.values())
            if (!state.sees(seat, side)) hidden = hidden.plus(piles.hand(side));
        var unseen = new ArrayList<>(hidden.numbers());
        for (Side side : CHOOSIEST_FIRST) {
            if (state.sees(seat, side)) continue;
            int cards = piles.hand(side).size();
            var possible = possible(state, side, unseen, cards);
            var hand = new ArrayList<Integer>();
            for (int left = cards; left > 0; left--)
                hand.add(possible.remove(/* index */ random.nextInt(possible.size())));
            unseen.removeAll(hand);
            piles = piles.withHand(side, Cards.of(hand));
        }
        return state.with(piles.withPile(Cards.of(unseen)));
    }

    /**
     * EW-4.7: while a king lives, nobody has seen Sudden Death go into the Persian hand. It can lie
     * there for the moment of a drawing that takes the whole pile.
     */
    private static List<Integer> possible(
            EarthWaterState state, Side side, List<Integer> unseen, int cards) {
        var possible = new ArrayList<>(unseen);
        if (side == Side.PERSIA && state.position().hasKing() && unseen.size() > cards)
            possible.remove(Integer.valueOf(Card.SUDDEN_DEATH));
        return possible;
    }
}
