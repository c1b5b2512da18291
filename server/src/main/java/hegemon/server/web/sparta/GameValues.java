package hegemon.server.web.sparta;

import com.fasterxml.jackson.annotation.JsonInclude;

import hegemon.sparta.Mark;
import hegemon.sparta.MoveText;
import hegemon.sparta.Side;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Engine;
import hegemon.sparta.search.Limits;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;

/**
 * How the value of a game went, and where it turned.
 *
 * @param values of every position, the first one included
 * @param turns where a side gave most away, in order
 * @param marks of each turn: how much it gave away, as readers write it (SP-7.4)
 */
record GameValues(List<Value> values, List<TurningPoint> turns, List<String> marks) {
    /** Enough to see what is threatened. */
    private static final long NODES = 12_000;

    /** For a whole game: very long ones get a shorter look at each position. */
    private static final long NODES_IN_ALL = 3_000_000;

    private static final int MOST_TURNING_POINTS = 5;

    /** How much of the game a turn must give away to be named. */
    private static final double NOTEWORTHY = 0.25;

    /** From this much of the game on a turn has this mark. */
    private static final NavigableMap<Double, Mark> MARKS =
            new TreeMap<>(
                    Map.of(
                            0.0,
                            Mark.NONE,
                            0.2,
                            Mark.DUBIOUS,
                            0.4,
                            Mark.MISTAKE,
                            0.8,
                            Mark.BLUNDER));

    /** Beyond this share a side is clearly ahead. */
    private static final double CLEAR = 0.25;

    /** So many hundredths of a fighter make a lead that is hard to lose. */
    private static final double SCALE = 250;

    GameValues {
        values = List.copyOf(values);
        turns = List.copyOf(turns);
        marks = List.copyOf(marks);
    }

    /**
     * @param value to South, in hundredths of a fighter
     * @param best what the engine would play here; nothing when the game is over
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Value(int value, Optional<String> best) {}

    /**
     * @param turn which turn it was, from 1
     * @param side who played it
     * @param kind {@code reversal}: a lead became the other's; {@code chance}: a lead went; {@code
     *     collapse}: an even game became clearly lost; {@code slip}: anything else
     * @param better what the engine would have played
     */
    record TurningPoint(int turn, String side, String move, String kind, String better) {}

    /**
     * One by one, in a few seconds for any game.
     *
     * @throws CancellationException if the thread is interrupted
     */
    static List<Value> of(Course course, Engine engine) {
        var limits = Limits.nodes(Math.min(NODES, NODES_IN_ALL / course.states().size()));
        var values = new ArrayList<Value>();
        for (SpartaState state : course.states()) {
            if (Thread.currentThread().isInterrupted()) throw new CancellationException();
            values.add(value(state, engine, limits));
        }
        return values;
    }

    private static Value value(SpartaState state, Engine engine, Limits limits) {
        int south = state.position().toMove() == Side.SOUTH ? 1 : -1;
        var outcome = state.outcome();
        if (outcome.isPresent())
            return new Value(south * Worth.of(state, outcome.get()).value(), Optional.empty());
        var thought = engine.think(state, limits);
        return new Value(south * thought.value(), Optional.of(MoveText.print(thought.move())));
    }

    /** What a turn gave away of the game; nothing if the engine would have played it, too. */
    private record Drop(int turn, Side side, String move, String better, double from, double to) {
        double size() {
            return better.equals(move) ? 0 : from - to;
        }

        TurningPoint point() {
            return new TurningPoint(turn, side.toString(), move, kind(from, to), better);
        }

        String mark() {
            return MARKS.floorEntry(Math.max(0, size())).getValue().text();
        }
    }

    static GameValues of(Course course, List<Value> values) {
        var drops = drops(course, values);
        return new GameValues(values, turns(drops), drops.stream().map(Drop::mark).toList());
    }

    private static List<Drop> drops(Course course, List<Value> values) {
        var drops = new ArrayList<Drop>();
        for (int turn = 1; turn < values.size(); turn++) {
            var side = course.states().get(turn - 1).position().toMove();
            var move = MoveText.print(course.states().get(turn).last().orElseThrow().move());
            drops.add(
                    new Drop(
                            turn,
                            side,
                            move,
                            values.get(turn - 1).best().orElse(move),
                            share(side, values.get(turn - 1)),
                            share(side, values.get(turn))));
        }
        return drops;
    }

    private static List<TurningPoint> turns(List<Drop> drops) {
        return drops.stream()
                .filter(drop -> drop.size() >= NOTEWORTHY)
                .sorted(Comparator.comparingDouble(Drop::size).reversed())
                .limit(MOST_TURNING_POINTS)
                .sorted(Comparator.comparingInt(Drop::turn))
                .map(Drop::point)
                .toList();
    }

    private static String kind(double before, double after) {
        if (before >= CLEAR && after <= -CLEAR) return "reversal";
        if (before >= CLEAR && after < CLEAR) return "chance";
        if (before > -CLEAR && after <= -CLEAR) return "collapse";
        return "slip";
    }

    /** How much of the game a side holds: 1 is won, -1 lost. */
    private static double share(Side side, Value value) {
        double own = side == Side.SOUTH ? value.value() : -value.value();
        return Math.tanh(own / SCALE / 2);
    }
}
