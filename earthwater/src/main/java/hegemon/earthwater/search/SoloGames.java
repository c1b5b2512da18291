package hegemon.earthwater.search;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Position;
import hegemon.earthwater.Setup;
import hegemon.earthwater.Side;
import hegemon.table.Bots;
import hegemon.table.Turn;

import java.time.Duration;
import java.util.SplittableRandom;

/** Whole solo games between a Greek policy and PERS.IA, for study. */
public final class SoloGames {
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private SoloGames() {}

    /** Who plays the Greeks. */
    public enum Policy {
        /** Uniformly random legal choices. */
        RANDOM(1),
        /** The simple greedy player. */
        GREEDY(2),
        /** 600 playouts for each decision. */
        SEARCH(3),
        /** 5,000 playouts for each decision. */
        DEEP(4);

        private final int level;

        Policy(int level) {
            this.level = level;
        }
    }

    /**
     * How a game ended.
     *
     * @param winner 1 for Persia, -1 for Greece, 0 for a tie
     * @param rule that ended it
     * @param score at the end, Persian points positive
     * @param campaign in which it ended
     */
    public record Ending(int winner, String rule, int score, int campaign) {}

    public static Ending play(Setup setup, Policy policy, long seed) {
        return policy == Policy.RANDOM ? playFast(setup, seed) : playByRules(setup, policy, seed);
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

    private static Ending playByRules(Setup setup, Policy policy, long seed) {
        var random = new SplittableRandom(seed);
        var bots = new EarthWaterBots();
        var state = new EarthWater().start(setup.print()).orThrow();
        while (true) {
            switch (state.turn()) {
                case Turn.Over(var outcome) -> {
                    return ending(state, outcome);
                }
                case Turn.Chance(var due) -> state = Dealer.drawn(state, due, random);
                case Turn.Of(var seats) -> {
                    var thinking =
                            new Bots.Thinking(
                                    policy.level, PATIENCE, random.nextLong(), () -> false);
                    var seat = seats.first();
                    state = state.play(seat, bots.choose(state, seat, thinking));
                }
            }
        }
    }

    private static Ending ending(EarthWaterState state, hegemon.table.Outcome outcome) {
        boolean persian = outcome.winners().contains(Side.PERSIA.seat());
        return new Ending(
                outcome.isDraw() ? 0 : persian ? 1 : -1,
                outcome.rule(),
                state.position().score(),
                state.position().campaign());
    }
}
