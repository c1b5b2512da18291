package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.table.Seat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Purchases decide a campaign: in the game for two they are weighed longer than other decisions,
 * and with {@link Foresight}, since a few playouts to the end of the game differ by chance alone.
 *
 * @param playouts for a purchase
 * @param other decides everything else
 */
record Buyer(int playouts, Player other) implements Player {
    @Override
    public Move choose(
            EarthWaterState state, Seat seat, SplittableRandom random, BooleanSupplier stopped) {
        if (state.position().solo() || !isPurchase(state))
            return other.choose(state, seat, random, stopped);
        var sight = new MonteCarlo.Sight(Optional.of(Foresight.shipped()), new Node());
        var search = new MonteCarlo(state, seat, random.nextLong(), sight);
        return search.isForced() ? search.best() : search.run(playouts, stopped).best();
    }

    private static boolean isPurchase(EarthWaterState state) {
        var ask = Asks.of(state);
        return ask == Ask.BUY || ask == Ask.RAISE;
    }

    /** EW-4.1: what is not spent is lost, so nobody is done while something can be had. */
    static List<Move> worthwhile(List<Move> moves) {
        var purchases = moves.stream().filter(move -> !(move instanceof Move.Done)).toList();
        return purchases.isEmpty() ? moves : purchases;
    }
}
