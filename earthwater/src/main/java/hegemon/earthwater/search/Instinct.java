package hegemon.earthwater.search;

import static hegemon.earthwater.search.Compact.GREEK;
import static hegemon.earthwater.search.Compact.PERSIAN;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.earthwater.Position;
import hegemon.table.Seat;

/** The worth of all options of a choice, by rules of thumb. It sees only what its side sees. */
final class Instinct {
    private static final double IDLE = 0.3;

    /** What it costs to spend a card that could be kept, as a part of its worth. */
    private static final double THRIFT = 0.4;

    private final Listing movements = new Listing();
    private double[] worths = new double[64];

    /** The move that looks best. */
    static Move best(EarthWaterState state, Seat seat) {
        var moves = state.moves(seat);
        var game = new InstinctPlayout(0);
        int side = game.look(state, seat, moves);
        var worths = new Instinct().worths(game, side, Asks.of(state), game.options);
        int best = 0;
        for (int i = 1; i < moves.size(); i++) if (worths[i] > worths[best]) best = i;
        return moves.get(best);
    }

    /** The worths of these options, in their order; valid until the next call. */
    double[] worths(Playout game, int side, Ask ask, Listing options) {
        if (worths.length < options.size) worths = new double[2 * options.size];
        double movement = ask == Ask.OPERATION ? movementGain(game, side) : 0;
        for (int i = 0; i < options.size; i++)
            worths[i] = worth(game, side, ask, options.codes[i], movement);
        return worths;
    }

    private double movementGain(Playout game, int side) {
        movements.clear();
        movements.addMovements(game, side, Use.CARD, game.fleetPorts[side]);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < movements.size; i++)
            best = Math.max(best, Judgement.movement(game, side, movements.codes[i]));
        return best - Judgement.outlook(game, side);
    }

    /**
     * @param movement what a movement gains, for options that lead to one
     */
    static double worth(Playout game, int side, Ask ask, int code, double movement) {
        int a = Codes.first(code);
        return switch (Codes.verb(code)) {
            case BUY -> purchase(game, side, a);
            case RAISE_ARMY -> Judgement.withArmies(game, side, side, a, 1);
            case RAISE_FLEET -> Judgement.withFleets(game, side, side, a, 1);
            case RAISE_BRIDGE -> Judgement.outlook(game, side) + 1;
            case DONE -> Judgement.outlook(game, side) - IDLE;
            case PLAY_EVENT -> CardSense.event(game, side, a, movement) - spent(game, side, a);
            case PLAY_MOVE -> movement - spent(game, side, a);
            case PASS, DECLINE, SPARE -> 0;
            case MARCH, SAIL -> Judgement.movement(game, side, code);
            case REMOVE -> removal(game, side, ask, a);
            case PLACE -> placed(game, side, a, Codes.second(code));
            case EVICT -> Judgement.withArmies(game, side, GREEK, a, -game.armies(GREEK, a));
            case PAY -> Judgement.withArmies(game, side, side, a, -1);
            case RELOCATE -> Judgement.relocated(game, side, a);
            case REACT -> CardSense.reaction(game, side, a);
            case RESTORE -> a;
            case RETREAT_LAND, RETREAT_SEA -> Judgement.retreat(game, side, a);
            case STAY -> Judgement.stay(game, side);
            case DESTROY -> 1;
            case DISCARD -> discarded(game, side, ask, Codes.cards(code));
            case KEEP -> kept(game, side, Codes.cards(code));
            case DRAW, BATTLE, PEACE, OSTRACISM, PERSIA, PERSIA_DISCARD ->
                    throw new IllegalStateException("no choice: " + Codes.verb(code));
        };
    }

    private static double purchase(Playout game, int side, int cards) {
        int good = side == PERSIAN ? 5 : game.aside != 0 ? 1 : 3;
        return -0.25 * Math.abs(cards - good);
    }

    /** A card that is played is no longer there to be kept. */
    private static double spent(Playout game, int side, int card) {
        if (game.campaign == Position.LAST_CAMPAIGN)
            return 0.01 * CardSense.inHand(game, side, card);
        return (side == GREEK ? THRIFT : THRIFT / 4) * CardSense.inHand(game, side, card);
    }

    private static double removal(Playout game, int side, Ask ask, int city) {
        int whose = ask == Ask.STARVE ? side : 1 - side;
        return ask == Ask.TAKE_FLEET
                ? Judgement.withFleets(game, side, whose, city, -1)
                : Judgement.withArmies(game, side, whose, city, -1);
    }

    private static double placed(Playout game, int side, int city, int pieces) {
        return side == GREEK
                ? Judgement.withFleets(game, side, GREEK, city, pieces)
                : Judgement.withArmies(game, side, PERSIAN, city, pieces);
    }

    private static double discarded(Playout game, int side, Ask ask, int cards) {
        boolean own = (game.hand[side] & cards) == cards;
        if (!own) return CardSense.ofSet(game, 1 - side, cards);
        double fresh = ask == Ask.PACIFY ? 0.45 * Integer.bitCount(cards) : 0;
        return fresh - CardSense.ofSet(game, side, cards);
    }

    /** EW-7.1: what the Persians keep costs two talents. */
    private static double kept(Playout game, int side, int cards) {
        double price = side == PERSIAN && cards != 0 ? 0.7 : 0;
        return CardSense.ofSet(game, side, cards) - price;
    }
}
