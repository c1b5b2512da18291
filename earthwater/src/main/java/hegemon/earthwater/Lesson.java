package hegemon.earthwater;

import hegemon.earthwater.board.Side;
import hegemon.table.Draw;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A scene in which a newcomer learns one rule by playing it. The rules play it like any game; dice,
 * draws and the other side follow the script.
 *
 * @param side whom the newcomer plays
 * @param most how many decisions it takes at most
 * @param dice what comes out, one text for each throw or draw, then what is good for the newcomer
 * @param goal what is to be reached
 */
public record Lesson(
        String name,
        Side side,
        EarthWaterState start,
        int most,
        List<String> dice,
        Predicate<EarthWaterState> goal) {
    private static final int LONGEST = 200;

    /** Whether the goal is reached, and whether it still can be. */
    public record Moment(EarthWaterView view, boolean done, boolean over) {}

    public Lesson {
        dice = List.copyOf(dice);
    }

    /** The scene after these decisions of the newcomer; refused where one is not legal. */
    public Parse<Moment> after(List<String> moves) {
        var script = new ArrayDeque<>(dice);
        var parsed = Parse.of(start);
        for (String text : moves.subList(0, Math.min(most, moves.size())))
            parsed = parsed.then(state -> played(state, text, script));
        return parsed.map(state -> moment(state, moves.size()));
    }

    private Moment moment(EarthWaterState state, int decisions) {
        boolean done = goal.test(state);
        boolean asked = state.turn().waitsFor(side.seat());
        return new Moment(state.view(side.seat()), done, done || !asked || decisions >= most);
    }

    private Parse<EarthWaterState> played(
            EarthWaterState state, String text, Deque<String> script) {
        if (goal.test(state)) return Parse.of(state);
        return MoveText.parse(text)
                .then(
                        move ->
                                state.refuse(side.seat(), move)
                                        .<Parse<EarthWaterState>>map(Parse::refused)
                                        .orElseGet(
                                                () ->
                                                        Parse.of(
                                                                onward(
                                                                        state.play(
                                                                                side.seat(), move),
                                                                        script))));
    }

    /** Until the newcomer is asked again, or has reached the goal. */
    private EarthWaterState onward(EarthWaterState begun, Deque<String> script) {
        var state = begun;
        for (int step = 0; step < LONGEST && !goal.test(state); step++) {
            switch (state.turn()) {
                case Turn.Chance(var draw) -> state = state.play(Seat.CHANCE, lot(draw, script));
                case Turn.Of(var seats) -> {
                    if (seats.contains(side.seat()) && state.moves(side.seat()).size() > 1)
                        return state;
                    state = state.play(seats.first(), answer(state, seats.first()));
                }
                case Turn.Over ignored -> {
                    return state;
                }
            }
        }
        return state;
    }

    /** The other side does as little as it can. */
    private static Move answer(EarthWaterState state, Seat seat) {
        return state.moves(seat).getLast();
    }

    private Move lot(Draw draw, Deque<String> script) {
        return switch (draw) {
            case Draw.Dice(var purpose, var count, var sides) ->
                    new Move.Lot(purpose, thrown(count, sides, script));
            case Draw.Pick(var purpose, var from, var count) ->
                    new Move.Lot(purpose, picked(from, count, script));
            case Draw.Key ignored -> throw new IllegalStateException("no key is drawn: " + draw);
        };
    }

    /** Persian dice come first. */
    private List<Integer> thrown(int count, int sides, Deque<String> script) {
        if (!script.isEmpty()) {
            var values = numbers(script.remove());
            return IntStream.range(0, count)
                    .mapToObj(index -> values.get(Math.min(index, values.size() - 1)))
                    .toList();
        }
        var lucky = new ArrayList<>(Collections.nCopies(count, side == Side.GREECE ? 1 : sides));
        lucky.set(count - 1, side == Side.GREECE ? sides : 1);
        return lucky;
    }

    private static List<Integer> picked(List<Integer> from, int count, Deque<String> script) {
        var wanted = script.isEmpty() ? List.<Integer>of() : numbers(script.remove());
        var picked = new ArrayList<>(wanted.stream().filter(from::contains).limit(count).toList());
        for (int value : from)
            if (picked.size() < count && !picked.contains(value)) picked.add(value);
        return picked;
    }

    private static List<Integer> numbers(String text) {
        return List.of(text.split(" ")).stream().map(Integer::valueOf).toList();
    }
}
