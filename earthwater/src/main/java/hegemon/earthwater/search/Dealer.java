package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.table.Draw;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Makes the draws of games that are only imagined. */
final class Dealer {
    private Dealer() {}

    /** The state after the draw that is due. */
    static EarthWaterState drawn(EarthWaterState state, Draw due, RandomGenerator random) {
        return state.play(Seat.CHANCE, new Move.Lot(due.purpose(), values(due, random)));
    }

    /** One step by chance: the draw that is due, or any legal move that does something. */
    static EarthWaterState stepped(EarthWaterState state, RandomGenerator random) {
        return switch (state.turn()) {
            case Turn.Chance(var due) -> drawn(state, due, random);
            case Turn.Of(var seats) -> {
                var moves = state.moves(seats.first());
                int idle = moves.size() > 1 && isIdle(moves.getLast()) ? 1 : 0;
                yield state.play(seats.first(), moves.get(random.nextInt(moves.size() - idle)));
            }
            case Turn.Over ignored -> state;
        };
    }

    /** Moves that pass something by are listed last. */
    private static boolean isIdle(Move move) {
        return move instanceof Move.Done
                || move instanceof Move.Pass
                || move instanceof Move.Decline;
    }

    private static List<Integer> values(Draw due, RandomGenerator random) {
        var values = new ArrayList<Integer>();
        switch (due) {
            case Draw.Dice(var purpose, var count, var sides) -> {
                for (int i = 0; i < count; i++) values.add(1 + random.nextInt(sides));
            }
            case Draw.Pick(var purpose, var from, var count) -> {
                var left = new ArrayList<>(from);
                for (int i = 0; i < count; i++)
                    values.add(left.remove(/* index */ random.nextInt(left.size())));
            }
            case Draw.Key(var purpose, var ignored) ->
                    throw new IllegalStateException("this game draws no key: " + purpose);
        }
        return values;
    }
}
