package hegemon.earthwater;

import hegemon.earthwater.search.Deals;
import hegemon.table.Seat;

import java.util.random.RandomGenerator;

/** Deals anew what a seat cannot see: the other hands and the pile. */
final class Anew {
    private Anew() {}

    static EarthWaterState dealt(EarthWaterState state, Seat seat, RandomGenerator random) {
        return Deals.guess(state, seat, random);
    }
}
