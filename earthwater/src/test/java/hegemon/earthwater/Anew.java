package hegemon.earthwater;

import static hegemon.earthwater.Side.GREECE;
import static hegemon.earthwater.Side.PERSIA;

import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Deals anew what a seat cannot see: the other hands and the pile. */
final class Anew {
    private Anew() {}

    static EarthWaterState dealt(EarthWaterState state, Seat seat, RandomGenerator random) {
        var piles = state.position().piles();
        var unseen = new ArrayList<>(piles.pile().numbers());
        var hidden = new ArrayList<Side>();
        for (Side side : Side.values())
            if (!sees(state, seat, side)) {
                hidden.add(side);
                unseen.addAll(piles.hand(side).numbers());
            }
        Collections.shuffle(unseen, new Random(random.nextLong()));
        for (Side side : hidden) {
            int size = piles.hand(side).size();
            List<Integer> hand = unseen.subList(0, size);
            piles = piles.withHand(side, Cards.of(hand));
            unseen = new ArrayList<>(unseen.subList(size, unseen.size()));
        }
        return new EarthWaterState(
                state.position().with(piles.withPile(Cards.of(unseen))), state.stage());
    }

    private static boolean sees(EarthWaterState state, Seat seat, Side side) {
        boolean own = side.seat().equals(seat) && state.seats().contains(seat);
        boolean looks =
                state.stage() instanceof Hippias && side == GREECE && seat.equals(PERSIA.seat());
        return own || looks;
    }
}
