package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.earthwater.board.Side;
import hegemon.table.Seat;

import java.util.List;

/**
 * Playouts by rules of thumb: of a few options taken at random the one that looks best, now and
 * then any.
 */
class InstinctPlayout extends Playout {
    private static final int SAMPLE = 16;
    private static final double WHIM = 0.02;
    private static final double NOISE = 0.1;

    private final Xorshift random;
    private final Listing movements = new Listing();
    final Listing options = new Listing();

    /** The movement for which a card has just been played, or 0. */
    private int planned;

    InstinctPlayout(long seed) {
        this.random = new Xorshift(seed);
    }

    @Override
    final int chance(int bound) {
        return random.below(bound);
    }

    @Override
    int choose(int side, Ask ask, int count, int first, int second) {
        if (count == 1) return 0;
        options.fill(this, side, ask, count, first, second);
        return quick(side, ask);
    }

    /**
     * Takes over a decision of the readable rules with its options.
     *
     * @return whose it is
     */
    final int look(EarthWaterState state, Seat mover, List<Move> choices) {
        load(state.position());
        state.at().map(Compact::index).ifPresent(at -> battlefield = at);
        options.clear();
        for (Move move : choices) options.add(Codes.of(move));
        return mover.equals(Side.GREECE.seat()) ? GREEK : PERSIAN;
    }

    /** One of the options listed. */
    final int quick(int side, Ask ask) {
        int plan = planned;
        planned = 0;
        if (random.fraction() < WHIM) return random.below(options.size);
        return switch (ask) {
            case OPERATION -> operation(side);
            case MOVE -> {
                for (int i = 0; plan != 0 && i < options.size; i++)
                    if (options.codes[i] == plan) yield i;
                yield bestOfSample(side, ask, 0);
            }
            default -> bestOfSample(side, ask, 0);
        };
    }

    private int operation(int side) {
        movements.clear();
        movements.addMovements(this, side, Use.CARD, fleetPorts[side]);
        double best = Double.NEGATIVE_INFINITY;
        int plan = 0;
        for (int i = 0; i < Math.min(SAMPLE, movements.size); i++) {
            int code = movements.codes[random.below(movements.size)];
            double worth = Judgement.movement(this, side, code);
            if (worth > best) {
                best = worth;
                plan = code;
            }
        }
        int chosen = bestOfSample(side, Ask.OPERATION, best - Judgement.outlook(this, side));
        if (Codes.verb(options.codes[chosen]) == Verb.PLAY_MOVE) planned = plan;
        return chosen;
    }

    private int bestOfSample(int side, Ask ask, double movement) {
        boolean all = options.size <= SAMPLE + 2;
        int looks = all ? options.size : SAMPLE;
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < looks; i++) {
            int option = all ? i : random.below(options.size);
            double worth =
                    Instinct.worth(this, side, ask, options.codes[option], movement)
                            + NOISE * random.fraction();
            if (worth > most) {
                most = worth;
                best = option;
            }
        }
        return best;
    }
}
