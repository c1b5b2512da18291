package hegemon.earthwater.search;

import hegemon.earthwater.Position;
import hegemon.earthwater.Setup;
import hegemon.earthwater.search.Arena.Ending;

/** Whole solo games between a Greek policy and PERS.IA, for study. */
public final class SoloGames {
    private SoloGames() {}

    /** Who plays the Greeks. */
    public enum Policy {
        /** Uniformly random legal choices. */
        RANDOM,
        /** The simple greedy player. */
        GREEDY,
        /** The rules of thumb by which the search plays its playouts. */
        INSTINCT,
        /** 100 playouts for each decision. */
        SEARCH,
        /** 1,000 playouts for each decision. */
        BEST;

        private Player player() {
            return switch (this) {
                case RANDOM -> Player.random();
                case GREEDY -> Player.greedy();
                case INSTINCT -> Player.instinct();
                case SEARCH -> Player.search(100);
                case BEST -> Player.search(1_000);
            };
        }

        /** Whether it makes playouts. */
        public boolean searches() {
            return this == SEARCH || this == BEST;
        }
    }

    public static Ending play(Setup setup, Policy policy, long seed) {
        return policy == Policy.RANDOM ? playFast(setup, seed) : play(setup, policy.player(), seed);
    }

    private static Ending playFast(Setup setup, long seed) {
        var playout = new RandomPlayout(seed);
        playout.load(Position.start(setup));
        playout.playFromPreparation();
        var suddenRule = playout.winner > 0 ? "EW-S2.3" : "EW-8.2";
        return new Ending(
                playout.winner,
                playout.sudden ? suddenRule : "EW-8.3",
                playout.score,
                playout.campaign);
    }

    /** A game of this player against PERS.IA. */
    public static Ending play(Setup setup, Player greek, long seed) {
        return new Arena(setup, greek, greek).play(seed);
    }
}
