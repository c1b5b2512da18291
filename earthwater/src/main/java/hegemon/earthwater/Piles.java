package hegemon.earthwater;

import hegemon.earthwater.board.Side;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the cards are.
 *
 * @param pile the draw pile, which has no order (EW-4.6)
 * @param discards face up, the top one last (EW-5.2)
 * @param aside the card of Mines of Laurion until its event is over (EW-4.6)
 */
public record Piles(Cards greek, Cards persian, Cards pile, List<Integer> discards, Cards aside) {
    public static final Piles START =
            new Piles(Cards.NONE, Cards.NONE, Cards.ALL, List.of(), Cards.NONE);

    public Piles {
        discards = List.copyOf(discards);
    }

    public Cards hand(Side side) {
        return side == Side.GREECE ? greek : persian;
    }

    /** Cards that can still be drawn, the discards shuffled in. */
    public int drawable() {
        return pile.size() + discards.size();
    }

    public boolean isTopDiscard(int card) {
        return !discards.isEmpty() && discards.getLast() == card;
    }

    Piles drawn(Side side, List<Integer> cards) {
        return withHand(side, hand(side).plus(cards)).withPile(pile.minus(Cards.of(cards)));
    }

    /** These cards go from the hand face up onto the discards, in this order. */
    Piles discarded(Side side, List<Integer> cards) {
        var more = new ArrayList<>(discards);
        more.addAll(cards);
        var left = withHand(side, hand(side).minus(Cards.of(cards)));
        return new Piles(left.greek, left.persian, pile, more, aside);
    }

    Piles discarded(Side side, int card) {
        return discarded(side, List.of(card));
    }

    /** The discards become the pile, or are shuffled into what is left of it. */
    Piles shuffled() {
        return new Piles(greek, persian, pile.plus(discards), List.of(), aside);
    }

    Piles setAside(Side side, int card) {
        var left = withHand(side, hand(side).minus(card));
        return new Piles(left.greek, left.persian, pile, discards, aside.plus(card));
    }

    Piles asideDiscarded() {
        var more = new ArrayList<>(discards);
        more.addAll(aside.numbers());
        return new Piles(greek, persian, pile, more, Cards.NONE);
    }

    public Piles withHand(Side side, Cards hand) {
        return side == Side.GREECE
                ? new Piles(hand, persian, pile, discards, aside)
                : new Piles(greek, hand, pile, discards, aside);
    }

    public Piles withPile(Cards cards) {
        return new Piles(greek, persian, cards, discards, aside);
    }
}
