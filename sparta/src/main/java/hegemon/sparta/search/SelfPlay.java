package hegemon.sparta.search;

import hegemon.sparta.Setup;
import hegemon.sparta.Side;
import hegemon.sparta.SpartaState;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Games of the engine against itself, as material for the {@link Tuner} and the {@link NetTrainer}.
 */
final class SelfPlay {
    private static final int MEMORY = 15;
    private static final int OPENING = 6;
    private static final int VARIETY = 6;

    /** A position and what the search thought of it, for the side to move. */
    record Seen(SpartaState state, int value) {}

    /**
     * @param seen every position in which no capture, city or promotion was about to happen
     * @param winner as {@link Board#outcome} numbers them
     */
    record Played(List<Seen> seen, int winner) {}

    private final Mind mind;
    private final Limits limits;

    SelfPlay(Mind mind, long nodes) {
        this.mind = mind;
        this.limits = Limits.nodes(nodes);
    }

    Played play(long seed) {
        var random = new SplittableRandom(seed);
        var names = Setup.names();
        // The standard set-up is the one most played: half of all games.
        var name = names.get(Math.max(0, random.nextInt(2 * names.size() - 2) - names.size() + 2));
        var state = SpartaState.start(Setup.parse(name + " quiet=60").orThrow());
        var engine = new Engine(mind, 1, MEMORY, new Handicap(VARIETY, 0, true, seed));
        var seen = new ArrayList<Seen>();
        for (int turn = 0; state.outcome().isEmpty(); turn++) {
            var seat = state.position().toMove().seat();
            if (turn < OPENING) {
                var moves = state.position().moves();
                state = state.play(seat, moves.get(random.nextInt(moves.size())));
                continue;
            }
            var thought = engine.think(state, limits);
            var next = state.play(seat, thought.move());
            if (next.quiet() > 0 && thought.winIn().isEmpty())
                seen.add(new Seen(state, thought.value()));
            state = next;
        }
        return new Played(seen, winner(state));
    }

    private static int winner(SpartaState end) {
        var outcome = end.outcome().orElseThrow();
        if (outcome.isDraw()) return Board.DRAW;
        return outcome.winners().contains(Side.SOUTH.seat()) ? 0 : 1;
    }
}
