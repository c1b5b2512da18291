package hegemon.earthwater.persia;

import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Roads;
import hegemon.earthwater.persia.Action.Act;
import hegemon.earthwater.persia.Persia.Turn;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** EW-S4: the movements of PERS.IA, in defence and by the die. */
final class Marches {

    private static final int GARRISON = 2;

    private Marches() {}

    /** Step 2: one third of the largest stack that can reach the occupied city goes there. */
    static Optional<Action> defence(Turn turn, City occupied) {
        turn.noting("defence", occupied);
        Predicate<City> able = city -> Roads.reach(turn.board, PERSIA, city).contains(occupied);
        boolean largest = turn.reading.has(Reading.Other.DEFENCE);
        if (!largest)
            turn.passingOver("defence.unable", stacks(turn.board, able.negate()), occupied);
        return activated(turn, largest ? city -> true : able)
                .filter(able)
                .map(
                        from -> {
                            int armies = (turn.board.armies(PERSIA, from) + 2) / 3;
                            turn.noting("defence.march", armies, from, occupied);
                            return march(turn, Act.DEFENCE, from, occupied, armies);
                        });
    }

    /** Move: half of the largest stack towards Sparta. */
    static Optional<Action> move(Turn turn) {
        var tried = EnumSet.noneOf(City.class);
        var from = activated(turn, city -> true);
        if (from.isEmpty()) turn.noting("move.nobody");
        while (from.isPresent()) {
            var moved = move(turn, from.get());
            if (moved.isPresent() || !turn.reading.has(Reading.Other.MOVE)) return moved;
            tried.add(from.get());
            from = activated(turn, city -> !tried.contains(city)); // EW-S4.4
        }
        return Optional.empty();
    }

    private static Optional<Action> move(Turn turn, City from) {
        int armies = number(turn.board, from);
        if (armies == 0) {
            turn.noting("move.too-few", from, turn.board.armies(PERSIA, from));
            return Optional.empty();
        }
        return target(turn, from)
                .map(
                        to -> {
                            turn.noting("move.march", armies, from, to);
                            return march(turn, Act.MOVE, from, to, armies);
                        });
    }

    /** The city with the most Persian armies; of equals the first in the order of activation. */
    private static Optional<City> activated(Turn turn, Predicate<City> able) {
        var candidates = stacks(turn.board, able);
        var most =
                candidates.stream()
                        .max(Comparator.comparingInt(city -> turn.board.armies(PERSIA, city)));
        if (most.isEmpty()) return most;
        int armies = turn.board.armies(PERSIA, most.get());
        var equals =
                candidates.stream()
                        .filter(city -> turn.board.armies(PERSIA, city) == armies)
                        .toList();
        var first = equals.getFirst();
        boolean all = candidates.size() == stacks(turn.board, city -> true).size();
        if (equals.size() > 1) turn.noting("activated.tie", first, armies, equals);
        else turn.noting(all ? "activated" : "activated.next", first, armies);
        return Optional.of(first);
    }

    /** The cities on a road with Persian armies, in the order of activation. */
    private static List<City> stacks(Board board, Predicate<City> able) {
        return Orders.ACTIVATION.stream()
                .filter(city -> board.armies(PERSIA, city) > 0 && able.test(city))
                .toList();
    }

    /** Half, rounded down; from Abydos and Ephesos never so many that fewer than two stay. */
    private static int number(Board board, City from) {
        int armies = board.armies(PERSIA, from);
        int half = armies / 2;
        return from.isMajorOf(PERSIA) ? Math.max(0, Math.min(half, armies - GARRISON)) : half;
    }

    /** First choice the cities without any army, second choice those with Greek armies. */
    private static Optional<City> target(Turn turn, City from) {
        var onward = onward(turn, from);
        var empty = best(turn, from, onward, city -> !turn.board.hasArmy(city), "move.empty");
        if (empty.isPresent()) return empty;
        turn.noting("move.none-empty");
        var greek =
                best(turn, from, onward, city -> turn.board.armies(GREECE, city) > 0, "move.greek");
        if (greek.isEmpty()) turn.noting("move.no-target", from);
        return greek;
    }

    /**
     * The cities in reach that can be targets; the others are named with what speaks against them.
     */
    private static List<City> onward(Turn turn, City from) {
        var left = Roads.reach(turn.board, PERSIA, from);
        left = without(turn, left, "move.own", city -> turn.board.armies(PERSIA, city) > 0);
        left = without(turn, left, "move.not-nearer", city -> toSparta(city) > toSparta(from));
        left = without(turn, left, "move.earlier", city -> isEquallyNearAndEarlier(city, from));
        return without(turn, left, "move.off-road", city -> isOffRoad(turn.reading, city));
    }

    private static List<City> without(
            Turn turn, List<City> cities, String key, Predicate<City> against) {
        turn.passingOver(key, cities.stream().filter(against).toList());
        return cities.stream().filter(against.negate()).toList();
    }

    private static boolean isEquallyNearAndEarlier(City city, City from) {
        return toSparta(city) == toSparta(from)
                && Orders.ACTIVATION.indexOf(city) < Orders.ACTIVATION.indexOf(from);
    }

    private static boolean isOffRoad(Reading reading, City city) {
        return reading.target() == Reading.Target.ROAD && !Orders.ROAD.contains(city);
    }

    /** The bridge is counted as a road. */
    private static int toSparta(City city) {
        return Roads.distance(city, SPARTA, true);
    }

    /** Fewest steps, then nearest to Sparta, then the order of activation. */
    private static Optional<City> best(
            Turn turn, City from, List<City> onward, Predicate<City> fits, String key) {
        ToIntFunction<City> steps = city -> Roads.distance(from, city, turn.board.bridge());
        var fitting =
                onward.stream()
                        .filter(fits)
                        .sorted(
                                Comparator.comparingInt(steps)
                                        .thenComparingInt(Marches::toSparta)
                                        .thenComparingInt(Orders.ACTIVATION::indexOf))
                        .toList();
        for (City city : fitting) turn.noting(key, city, steps.applyAsInt(city), toSparta(city));
        if (fitting.size() > 1) noteWhatDecided(turn, fitting.get(0), fitting.get(1), steps);
        return fitting.stream().findFirst();
    }

    private static void noteWhatDecided(
            Turn turn, City chosen, City second, ToIntFunction<City> steps) {
        if (steps.applyAsInt(chosen) < steps.applyAsInt(second))
            turn.noting("move.fewest-steps", chosen);
        else if (toSparta(chosen) < toSparta(second)) turn.noting("move.nearest", chosen);
        else turn.noting("move.order", chosen);
    }

    private static Action march(Turn turn, Act act, City from, City to, int armies) {
        return turn.marching(
                act,
                from,
                to,
                armies,
                turn.board.armies(PERSIA, from, -armies).armies(PERSIA, to, armies));
    }
}
