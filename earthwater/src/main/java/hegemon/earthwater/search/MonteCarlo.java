package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.earthwater.board.Side;
import hegemon.table.Outcome;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Information-set Monte Carlo tree search for one seat. Each iteration deals the hidden cards anew,
 * in a way that fits what the seat knows, goes down one tree of the decisions of both sides, and
 * plays the rest of the game by instinct.
 */
public final class MonteCarlo {
    private final EarthWaterState state;
    private final Seat seat;
    private final List<Move> moves;
    private final int[] codes;
    private final SplittableRandom random;
    private final TreePlayout playout;
    private final Node root;
    private final Endings endings = new Endings();

    public MonteCarlo(EarthWaterState state, Seat seat, long seed) {
        this(state, seat, state.moves(seat), seed, new Sight(Optional.empty(), new Node()));
    }

    /** What comes of this one move, whatever else there is to choose. */
    MonteCarlo(EarthWaterState state, Seat seat, Move only, long seed) {
        this(state, seat, List.of(only), seed, new Sight(Optional.empty(), new Node()));
    }

    /** Looks so far, goes on in a tree that has grown before, and leaves no talent unspent. */
    MonteCarlo(EarthWaterState state, Seat seat, long seed, Sight sight) {
        this(state, seat, Buyer.worthwhile(state.moves(seat)), seed, sight);
    }

    private MonteCarlo(EarthWaterState state, Seat seat, List<Move> moves, long seed, Sight sight) {
        this.state = state;
        this.seat = seat;
        this.moves = moves;
        this.codes = moves.stream().mapToInt(Codes::of).toArray();
        this.random = new SplittableRandom(seed);
        this.playout = new TreePlayout(random.nextLong(), sight.foresight());
        this.root = sight.root();
    }

    /**
     * How far a search looks, and what it knows already.
     *
     * @param foresight what to think of the next campaign; empty: playouts go to the end
     */
    record Sight(Optional<Foresight> foresight, Node root) {}

    /** A decision that follows at once, and the part of the tree that leads on from it. */
    record Grown(EarthWaterState state, Node root) {}

    /** Where the best move leads, if the same side decides again before anything is drawn. */
    Optional<Grown> grown() {
        var move = best();
        var next = state.play(seat, move);
        boolean again =
                next.turn() instanceof Turn.Of(var seats)
                        && seats.contains(seat)
                        && next.moves(seat).size() > 1;
        int option = root.find(Codes.of(move));
        return again && option >= 0
                ? Optional.of(new Grown(next, root.children[option]))
                : Optional.empty();
    }

    /**
     * What a move is worth.
     *
     * @param share of the playouts with it that the seat won, a tie being half a victory
     * @param winning the probability that the seat wins if both sides go on to play well
     * @param trials playouts that began with it; with few of them the rest is a rough guess
     */
    public record Advice(Move move, double share, double winning, int trials) {}

    /** Makes playouts until there are this many, or until it is told to stop. */
    public MonteCarlo run(int playouts, BooleanSupplier stopped) {
        while (root.visits < playouts && !stopped.getAsBoolean()) iterate();
        return this;
    }

    /** Whether there is nothing to choose. */
    boolean isForced() {
        return moves.size() == 1;
    }

    private Side side() {
        return seat.equals(Side.GREECE.seat()) ? Side.GREECE : Side.PERSIA;
    }

    /** How many playouts have been made. */
    public int playouts() {
        return root.visits;
    }

    /** By the readable rules up to the next junction, fast from there. */
    private void iterate() {
        if (isForced()) playout.enterPast(root, codes[0], Compact.side(side()));
        else playout.enter(root);
        var now = Deals.guess(state, seat, random);
        if (isForced()) now = now.play(seat, moves.getFirst());
        while (now.junction().isEmpty()) {
            if (now.turn() instanceof Turn.Over(var outcome)) {
                playout.load(now.position());
                playout.finish(winner(outcome));
                endings.add(playout, winner(outcome));
                return;
            }
            now = stepped(now);
        }
        var junction = now.junction().get();
        playout.load(now.position());
        boolean next = now.position().campaign() > state.position().campaign();
        if (next && playout.isFarEnough()) {
            playout.finish();
            return;
        }
        if (junction.preparation()) playout.playFromPreparation();
        else playout.playFromOperation(Compact.side(junction.side()), junction.enemyPassed());
        playout.finish();
        endings.add(playout, playout.winner);
    }

    /** How the playouts ended. */
    Endings endings() {
        return endings;
    }

    static int winner(Outcome outcome) {
        if (outcome.isDraw()) return 0;
        return outcome.winners().contains(Side.PERSIA.seat()) ? 1 : -1;
    }

    private EarthWaterState stepped(EarthWaterState now) {
        return switch (now.turn()) {
            case Turn.Chance(var due) -> Dealer.drawn(now, due, random);
            case Turn.Of(var seats) -> {
                var mover = seats.first();
                var choices = now.moves(mover);
                yield now.play(mover, choices.get(picked(now, mover, choices)));
            }
            case Turn.Over ignored -> now;
        };
    }

    private int picked(EarthWaterState now, Seat mover, List<Move> choices) {
        if (choices.size() == 1) return 0;
        int side = playout.look(now, mover, choices);
        return playout.pick(side, Asks.of(now));
    }

    /** The move tried most often; of equals the first. */
    public Move best() {
        return IntStream.range(0, moves.size())
                .boxed()
                .max(
                        Comparator.<Integer>comparingInt(this::trials)
                                .thenComparing(Comparator.reverseOrder()))
                .map(moves::get)
                .orElseThrow(() -> new IllegalStateException("it is not the turn of " + seat));
    }

    private int trials(int move) {
        int option = root.find(codes[move]);
        return option < 0 ? 0 : root.trials[option];
    }

    /** All moves, the most promising first. */
    public List<Advice> advice() {
        return IntStream.range(0, moves.size())
                .mapToObj(this::advice)
                .sorted(Comparator.comparingInt(Advice::trials).reversed())
                .toList();
    }

    private Advice advice(int move) {
        int option = root.find(codes[move]);
        int trials = trials(move);
        double share = trials == 0 ? 0.5 : root.victories[option] / trials;
        var position = state.position();
        var calibration = Calibration.of(position.solo(), side(), position.campaign());
        return new Advice(moves.get(move), share, calibration.winning(share), trials);
    }
}
