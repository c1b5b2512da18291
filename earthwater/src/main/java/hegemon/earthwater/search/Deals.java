package hegemon.earthwater.search;

import hegemon.earthwater.Cards;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Side;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.random.RandomGenerator;

/** Guesses at hidden cards. */
public final class Deals {
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
        for (Side side : Side.values()) {
            if (state.sees(seat, side)) continue;
            var hand = new ArrayList<Integer>();
            for (int left = piles.hand(side).size(); left > 0; left--)
                hand.add(unseen.remove(/* index */ random.nextInt(unseen.size())));
            piles = piles.withHand(side, Cards.of(hand));
        }
        return state.with(piles.withPile(Cards.of(unseen)));
    }
}
