package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.earthwater.Side;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Weighs the moves of a seat by playouts from deals that fit what it knows. Which move gets the
 * next playout is decided by upper confidence bounds (UCB1): good moves are tried more often.
 */
public final class MonteCarlo {
    private static final double EXPLORATION = 0.7;

    /** Scorings to look ahead: chance drowns what lies further. */
    private static final int HORIZON = 1;

    private final EarthWaterState state;
    private final Seat seat;
    private final SplittableRandom random;
    private final RandomPlayout playout;
    private final List<Weighed> moves = new ArrayList<>();
    private int trials = 0;

    public MonteCarlo(EarthWaterState state, Seat seat, long seed) {
        this.state = state;
        this.seat = seat;
        this.random = new SplittableRandom(seed);
        this.playout = RandomPlayout.eager(random.nextLong());
        this.playout.horizon = HORIZON;
        for (Move move : state.moves(seat)) moves.add(new Weighed(move));
    }

    /** A move and what its playouts came to. */
    private static final class Weighed {
        private final Move move;
        private int trials = 0;
        private double value = 0;

        Weighed(Move move) {
            this.move = move;
        }

        double bound(int all) {
            if (trials == 0) return Double.POSITIVE_INFINITY;
            return value / trials + EXPLORATION * Math.sqrt(Math.log(all) / trials);
        }
    }

    /**
     * What a move is worth.
     *
     * @param winning the estimated probability that the seat wins
     */
    public record Advice(Move move, double winning, int trials) {}

    /** Makes playouts until there are this many, or until it is told to stop. */
    public MonteCarlo run(int playouts, BooleanSupplier stopped) {
        if (moves.size() > 1) while (trials < playouts && !stopped.getAsBoolean()) trial();
        return this;
    }

    private void trial() {
        trials++;
        var tried = moves.getFirst();
        double best = Double.NEGATIVE_INFINITY;
        for (Weighed move : moves) {
            double bound = move.bound(trials);
            if (bound > best) {
                best = bound;
                tried = move;
            }
        }
        double value = value(Deals.guess(state, seat, random).play(seat, tried.move));
        tried.trials++;
        tried.value += value;
    }

    /** Plays to the end: by the readable rules up to the next junction, fast from there. */
    private double value(EarthWaterState after) {
        var now = after;
        while (now.junction().isEmpty()) {
            if (now.turn() instanceof Turn.Over(var outcome))
                return outcome.isDraw() ? 0 : outcome.winners().contains(seat) ? 1 : -1;
            now = Dealer.stepped(now, random);
        }
        var junction = now.junction().get();
        playout.load(now.position());
        if (junction.preparation()) playout.playFromPreparation();
        else playout.playFromOperation(Compact.side(junction.side()), junction.enemyPassed());
        double persian = playout.persianValue();
        return seat.equals(Side.PERSIA.seat()) ? persian : -persian;
    }

    /** The move tried most often; of equals the first. */
    public Move best() {
        return moves.stream()
                .max(Comparator.comparingInt(move -> move.trials))
                .orElseThrow(() -> new IllegalStateException("it is not the turn of " + seat))
                .move;
    }

    /** All moves, the most promising first. */
    public List<Advice> advice() {
        return moves.stream()
                .sorted(Comparator.<Weighed>comparingInt(move -> move.trials).reversed())
                .map(
                        move ->
                                new Advice(
                                        move.move,
                                        move.trials == 0 ? 0.5 : (1 + move.value / move.trials) / 2,
                                        move.trials))
                .toList();
    }
}
