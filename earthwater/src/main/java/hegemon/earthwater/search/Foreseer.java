package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.table.Seat;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Searches with {@link Foresight}, and goes on in its tree where one decision follows another, as
 * the movement follows its card.
 *
 * @param grown by the decision before; a thread plays one game at a time
 */
record Foreseer(int playouts, ThreadLocal<Optional<MonteCarlo.Grown>> grown) implements Player {
    Foreseer(int playouts) {
        this(playouts, ThreadLocal.withInitial(Optional::empty));
    }

    @Override
    public Move choose(
            EarthWaterState state, Seat seat, SplittableRandom random, BooleanSupplier stopped) {
        var root =
                grown.get()
                        .filter(before -> before.state().equals(state))
                        .map(MonteCarlo.Grown::root)
                        .orElseGet(Node::new);
        grown.remove();
        var sight = new MonteCarlo.Sight(Optional.of(Foresight.shipped()), root);
        var search = new MonteCarlo(state, seat, random.nextLong(), sight);
        if (search.isForced()) return search.best();
        grown.set(search.run(search.playouts() + playouts, stopped).grown());
        return search.best();
    }
}
