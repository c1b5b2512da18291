package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.table.Seat;

import java.util.random.RandomGenerator;

/**
 * A simple player: takes the move after which the map looks best, and looks no further. It sees
 * only what lies open.
 */
public final class Greedy {
    private static final double ARMY = 0.3;
    private static final double FLEET = 0.15;
    private static final double CARD = 0.1;
    private static final double HUNGER = 0.4;
    private static final double LUCK = 0.05;

    private Greedy() {}

    public static Move best(EarthWaterState state, Seat seat, RandomGenerator random) {
        var side = seat.equals(Side.GREECE.seat()) ? Side.GREECE : Side.PERSIA;
        Move best = state.moves(seat).getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (Move move : state.moves(seat)) {
            double worth = worth(state, side, move) + LUCK * random.nextDouble();
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    private static double worth(EarthWaterState state, Side side, Move move) {
        return switch (move) {
            case Move.Buy(var cards) -> Math.min(cards, 3);
            case Move.Pass ignored -> -1 + value(state, side);
            case Move.Play(var card, var as) -> value(state, side);
            case Move.Decline ignored -> -1;
            case Move.Keep(var cards) -> cards.size();
            default -> value(state.play(side.seat(), move), side);
        };
    }

    private static double value(EarthWaterState state, Side side) {
        var position = state.position();
        double value = CARD * position.hand(side).size();
        for (Side who : Side.values())
            value += (who == side ? 1 : -1) * strength(position.board(), who);
        return value + (side == Side.PERSIA ? 1 : -1) * position.score();
    }

    private static double strength(Board board, Side side) {
        double strength =
                ARMY * board.total(Piece.ARMY, side)
                        + FLEET * board.total(Piece.FLEET, side)
                        - HUNGER * board.excess(side);
        for (City city : City.ALL) strength += city.points() * hold(board, side, city);
        return strength;
    }

    /** How far this side holds a city: where both stand, by their numbers. */
    private static double hold(Board board, Side side, City city) {
        double own = board.armies(side, city);
        double foe = board.armies(side.enemy(), city);
        if (own > 0 && foe > 0) return own * own / (own * own + foe * foe);
        return board.controls(side, city) ? 1 : 0;
    }
}
