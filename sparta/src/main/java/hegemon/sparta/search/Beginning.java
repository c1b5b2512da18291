package hegemon.sparta.search;

import hegemon.sparta.Move;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * How games between players begin: with a few random moves, so that players who always do the same
 * meet different positions.
 *
 * @param turns how many moves are random
 * @param balanced whether neither side is to be better for them, as far as a glance can see
 */
public record Beginning(int turns, boolean balanced) {
    /** In hundredths of a fighter: a lead of less is no lead. */
    static final int EVEN = 25;

    /** After so many draws the most even one has to do. */
    private static final int DRAWS = 100;

    private static final long GLANCE = 5_000;

    /** Random moves, however good they are. */
    public static Beginning random(int turns) {
        return new Beginning(turns, false);
    }

    /** Moves from the start that do not end the game. */
    public List<Move> draw(Setup setup, SplittableRandom random) {
        var best = drawn(setup, random);
        if (!balanced || turns == 0) return best.moves;
        int least = best.lead();
        for (int i = 1; i < DRAWS && least > EVEN; i++) {
            var other = drawn(setup, random);
            int lead = other.lead();
            if (lead < least) best = other;
            least = Math.min(lead, least);
        }
        return best.moves;
    }

    private record Drawn(List<Move> moves, SpartaState state) {
        /** How much better either side is, to the net or to the features: whichever says more. */
        int lead() {
            return Math.max(lead(Mind.net()), lead(Mind.features()));
        }

        private int lead(Mind mind) {
            return Math.abs(new Engine(mind, 1, 16).think(state, Limits.nodes(GLANCE)).value());
        }
    }

    /** Random moves from the start; again from there, if they end the game. */
    private Drawn drawn(Setup setup, SplittableRandom random) {
        while (true) {
            var moves = new ArrayList<Move>();
            var state = SpartaState.start(setup);
            while (moves.size() < turns && state.outcome().isEmpty()) {
                var all = state.position().moves();
                moves.add(all.get(random.nextInt(all.size())));
                state = state.play(state.position().toMove().seat(), moves.getLast());
            }
            if (state.outcome().isEmpty() || turns == 0) return new Drawn(moves, state);
        }
    }
}
