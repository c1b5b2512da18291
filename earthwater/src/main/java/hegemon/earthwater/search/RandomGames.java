package hegemon.earthwater.search;

import hegemon.earthwater.Position;
import hegemon.earthwater.Setup;

/** Whole games of uniformly random legal choices, played fast. */
public final class RandomGames {
    private final Compact start;
    private final RandomPlayout playout;

    public RandomGames(Setup setup, long seed) {
        playout = new RandomPlayout(seed);
        start = new RandomPlayout(seed);
        start.load(Position.start(setup));
    }

    /** How a game ended: 1 for Persia, -1 for Greece, 0 for a tie. */
    public int play() {
        playout.copy(start);
        playout.playFromPreparation();
        return playout.winner;
    }

    /** Complete decisions of all games so far, as the traces count them. */
    public long decisions() {
        return playout.decisions;
    }
}
