package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.table.Seat;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A decision that was made, gone through again. Only what the seat knew then is used.
 *
 * @param played what comes of the move that was made
 * @param better a move that promises more, if there is one
 */
public record Review(Prospect played, Optional<Better> better) {
    /**
     * What comes of a move if both sides go on to play well.
     *
     * @param winning the probability that the seat wins
     * @param persian the share of playouts in which Persia wins at once (EW-8.2, EW-S2.3)
     * @param greek the share in which Greece does
     * @param points of the Greeks at the end of those that are decided on points
     */
    public record Prospect(double winning, double persian, double greek, double points) {}

    public record Better(Move move, Prospect prospect) {}

    /** The decisions that this seat could not have made otherwise cost nothing. */
    public static boolean isForced(EarthWaterState state, Seat seat) {
        return state.moves(seat).size() == 1;
    }

    /**
     * @param playouts for the search; as many again compare what it found with what was played
     * @param seed the same one gives the same review
     */
    public static Review of(
            EarthWaterState state, Seat seat, Move played, int playouts, long seed) {
        BooleanSupplier never = () -> false;
        var search = new MonteCarlo(state, seat, seed).run(playouts, never);
        var made = prospect(new MonteCarlo(state, seat, played, seed).run(playouts / 2, never));
        var best = search.best();
        if (best.equals(played)) return new Review(made, Optional.empty());
        var other = prospect(new MonteCarlo(state, seat, best, seed).run(playouts / 2, never));
        return new Review(
                made,
                other.winning() > made.winning()
                        ? Optional.of(new Better(best, other))
                        : Optional.empty());
    }

    private static Prospect prospect(MonteCarlo weighed) {
        return weighed.endings().prospect(weighed.advice().getFirst().winning());
    }

    /** The probability to win that the decision gave away. */
    public double cost() {
        return better.map(other -> other.prospect().winning() - played.winning()).orElse(0.0);
    }
}
