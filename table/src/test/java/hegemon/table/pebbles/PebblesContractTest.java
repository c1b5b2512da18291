package hegemon.table.pebbles;

import static hegemon.table.pebbles.Pebbles.LEFT;
import static hegemon.table.pebbles.Pebbles.RIGHT;

import hegemon.table.Game;
import hegemon.table.Seat;
import hegemon.table.kit.ContractTest;

import java.util.HashMap;
import java.util.List;
import java.util.random.RandomGenerator;

/** The kit itself, on the smallest game. */
class PebblesContractTest extends ContractTest<PebblesState, PebblesMove, PebblesView> {
    @Override
    protected Game<PebblesState, PebblesMove, PebblesView> game() {
        return new Pebbles();
    }

    @Override
    protected PebblesState dealtAnew(PebblesState state, Seat seat, RandomGenerator random) {
        return anew(state, seat, random);
    }

    static PebblesState anew(PebblesState state, Seat seat, RandomGenerator random) {
        if (state.stones().isEmpty() || state.heap() == 0) return state;
        var stones = new HashMap<>(state.stones());
        for (Seat owner : List.of(LEFT, RIGHT))
            if (!owner.equals(seat) && !state.shown().contains(owner))
                stones.put(owner, 1 + random.nextInt(6));
        return new PebblesState(state.heap(), state.taken(), stones, state.shown(), state.next());
    }
}
