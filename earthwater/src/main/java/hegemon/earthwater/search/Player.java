package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.table.Seat;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/** A player made of code. It sees what its seat sees. */
@FunctionalInterface
public interface Player {
    /**
     * A legal move.
     *
     * @param stopped becomes true when the answer is wanted at once
     */
    Move choose(EarthWaterState state, Seat seat, SplittableRandom random, BooleanSupplier stopped);

    /** Uniformly random legal choices. */
    static Player random() {
        return (state, seat, random, stopped) -> {
            var moves = state.moves(seat);
            return moves.get(random.nextInt(moves.size()));
        };
    }

    /** Takes the move after which the map looks best. */
    static Player greedy() {
        return (state, seat, random, stopped) ->
                Greedy.best(state, seat, new SplittableRandom(random.nextLong()));
    }

    /** Takes the move that looks best by the rules of thumb. */
    static Player instinct() {
        return (state, seat, random, stopped) -> Instinct.best(state, seat);
    }

    /** Searches with this many playouts for each decision, each to the end of the game. */
    static Player search(int playouts) {
        return (state, seat, random, stopped) -> {
            var search = new MonteCarlo(state, seat, random.nextLong());
            return search.isForced() ? search.best() : search.run(playouts, stopped).best();
        };
    }

    /** Searches with playouts to the end of the campaign, and {@link Foresight} from there. */
    static Player foresight(int playouts) {
        return new Foreseer(playouts);
    }
}
