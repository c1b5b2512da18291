package hegemon.earthwater.search;

/** Who chooses and what chance brings in fast play, and the reactions and prices common to all. */
abstract class Choosing extends Compact {
    final int[] dice = new int[6];

    /** Complete decisions so far, as the traces count them. */
    long decisions;

    /** What is left of the movement at sea after its battle. */
    int fleetsLeft;

    int cargoLeft;

    /**
     * One of {@code options} choices of this side, from 0. What is in the sets, {@link Ask} says.
     */
    abstract int choose(int side, Ask ask, int options, int first, int second);

    /** A number from 0 to {@code bound - 1} by chance. */
    abstract int chance(int bound);

    /** Tells a decision or a draw; whoever plays fast does not listen. */
    void tell(Verb verb, int a, int b, int c, int d) {}

    final void tell(Verb verb) {
        tell(verb, 0, 0, 0, 0);
    }

    final void tell(Verb verb, int a) {
        tell(verb, a, 0, 0, 0);
    }

    /** One city of a set, at this side's choice. */
    final int chooseCity(int side, Ask ask, int cities) {
        return nth(cities, choose(side, ask, Integer.bitCount(cities), cities, 0));
    }

    /** EW-5.6: whether a window opens in which these cards could be played. */
    private boolean opens(int side, int cards) {
        if (solo) return side == GREEK && (hand[GREEK] & cards) != 0;
        return hand[side] != 0 && (cards & ~(1 << topDiscard)) != 0;
    }

    /** The card played in a window, or 0; it is discarded. */
    final int react(int side, int cards) {
        if (!opens(side, cards)) return 0;
        decisions++;
        int held = hand[side] & cards;
        int options = Integer.bitCount(held) + 1;
        int choice = choose(side, Ask.REACT, options, held, 0);
        if (choice == options - 1) {
            tell(Verb.DECLINE);
            return 0;
        }
        int card = nth(held, choice);
        tell(Verb.REACT, card);
        discard(side, card);
        return card;
    }

    /** EW-9.2: an army from the reserve, else from one of these cities. */
    final void pay(int cities, int figure) {
        if (armyReserve(GREEK) == 0) {
            int city = chooseCity(GREEK, Ask.PAY, cities);
            tell(Verb.PAY, city);
            addArmies(GREEK, city, -1);
        }
        figures |= figure;
    }
}
