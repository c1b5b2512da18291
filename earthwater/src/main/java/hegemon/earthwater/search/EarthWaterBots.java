package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.EarthWaterView;
import hegemon.earthwater.Move;
import hegemon.table.Bots;
import hegemon.table.Seat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * The players of this game, from level 1 up to the best there is. None looks at cards that its seat
 * cannot see.
 */
public final class EarthWaterBots implements Bots<EarthWaterState, Move, EarthWaterView> {
    private static final Player[] LEVELS = {
        Player.greedy(),
        Player.instinct(),
        new Buyer(300, Player.search(60)),
        new Buyer(800, Player.search(400)),
        Player.foresight(5_000),
    };

    @Override
    public String game() {
        return "earthwater";
    }

    @Override
    public int levels() {
        return LEVELS.length;
    }

    /** Level 3 is set; the others follow from the matches in docs/ew-game.md. */
    @Override
    public List<Integer> ratings() {
        return List.of(791, 1_240, 1_500, 1_734, 1_914);
    }

    @Override
    public Move choose(EarthWaterState state, Seat seat, Thinking thinking) {
        return player(Math.clamp(thinking.level(), 1, levels()))
                .choose(state, seat, new SplittableRandom(thinking.seed()), stop(thinking));
    }

    /** The player of this level, from 1. */
    public static Player player(int level) {
        return LEVELS[level - 1];
    }

    private static BooleanSupplier stop(Thinking thinking) {
        long start = System.nanoTime();
        long most = thinking.time().toNanos();
        return () -> thinking.stopped().getAsBoolean() || System.nanoTime() - start > most;
    }
}
