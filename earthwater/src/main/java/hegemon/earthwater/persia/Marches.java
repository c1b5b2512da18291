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
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** EW-S4: the movements of PERS.IA, in defence and by the die. */
final class Marches {

    private static final int GARRISON = 2;

    private Marches() {}

    /** Step 2: one third of the largest stack that can reach the occupied city goes there. */
    static Optional<Action> defence(Turn turn, City occupied) {
        turn.noting("defence", occupied);
        return activated(turn, city -> Roads.reach(turn.board, PERSIA, city).contains(occupied))
                .map(
                        from -> {
                            int armies = (turn.board.armies(PERSIA, from) + 2) / 3;
                            turn.noting("defence.march", armies, from, occupied);
                            return march(turn, Act.DEFENCE, from, occupied, armies);
                        });
    }

    /** Move: half of the largest stack towards Sparta. */
    static Optional<Action> move(Turn turn) {
        var from = activated(turn, city -> true);
        if (from.isEmpty()) {
            turn.noting("move.nobody");
            return Optional.empty();
        }
        int armies = number(turn.board, from.get());
        if (armies == 0) {
            turn.noting("move.too-few", from.get(), turn.board.armies(PERSIA, from.get()));
            return Optional.empty();
        }
        return target(turn, from.get())
                .map(
                        to -> {
                            turn.noting("move.march", armies, from.get(), to);
                            return march(turn, Act.MOVE, from.get(), to, armies);
                        });
    }

    /** The city with the most Persian armies; of equals the first in the order of activation. */
    private static Optional<City> activated(Turn turn, Predicate<City> able) {
        var candidates =
                Orders.ACTIVATION.stream()
                        .filter(city -> turn.board.armies(PERSIA, city) > 0 && able.test(city))
                        .toList();
        var most =
                candidates.stream()
                        .max(Comparator.comparingInt(city -> turn.board.armies(PERSIA, city)));
        if (most.isEmpty()) return most;
        int armies = turn.board.armies(PERSIA, most.get());
        var equals =
                candidates.stream()
                        .filter(city -> turn.board.armies(PERSIA, city) == armies)
                        .toList();
        turn.noting(equals.size() > 1 ? "activated.tie" : "activated", equals.getFirst(), armies);
        return Optional.of(equals.getFirst());
    }

    /** Half, rounded down; from Abydos and Ephesos never so many that fewer than two stay. */
    private static int number(Board board, City from) {
        int armies = board.armies(PERSIA, from);
        int half = armies / 2;
        return from.isMajorOf(PERSIA) ? Math.max(0, Math.min(half, armies - GARRISON)) : half;
    }

    /** First choice the cities without any army, second choice those with Greek armies. */
    private static Optional<City> target(Turn turn, City from) {
        var onward =
                Roads.reach(turn.board, PERSIA, from).stream()
                        .filter(city -> isOnward(turn, from, city))
                        .toList();
        var empty = best(turn, from, onward, city -> !turn.board.hasArmy(city), "move.empty");
        if (empty.isPresent()) return empty;
        turn.noting("move.none-empty");
        var greek =
                best(turn, from, onward, city -> turn.board.armies(GREECE, city) > 0, "move.greek");
        if (greek.isEmpty()) turn.noting("move.no-target", from);
        return greek;
    }

    /** Nearer to Sparta by road, or equally near and later in the order of activation. */
    private static boolean isOnward(Turn turn, City from, City city) {
        int ahead = Integer.compare(toSparta(city), toSparta(from));
        boolean onward =
                ahead < 0
                        || (ahead == 0
                                && Orders.ACTIVATION.indexOf(city)
                                        > Orders.ACTIVATION.indexOf(from));
        if (!onward) {
            turn.noting("move.not-nearer", city);
            return false;
        }
        if (turn.reading.target() == Reading.Target.ROAD && !Orders.ROAD.contains(city)) {
            turn.noting("move.off-road", city);
            return false;
        }
        return true;
    }

    /** The bridge is counted as a road. */
    private static int toSparta(City city) {
        return Roads.distance(city, SPARTA, true);
    }

    private static Optional<City> best(
            Turn turn, City from, List<City> onward, Predicate<City> fits, String key) {
        var fitting =
                onward.stream()
                        .filter(fits)
                        .sorted(
                                Comparator.<City>comparingInt(
                                                city ->
                                                        Roads.distance(
                                                                from, city, turn.board.bridge()))
                                        .thenComparingInt(Marches::toSparta)
                                        .thenComparingInt(Orders.ACTIVATION::indexOf))
                        .toList();
        for (City city : fitting)
            turn.noting(key, city, Roads.distance(from, city, turn.board.bridge()), toSparta(city));
        return fitting.stream().findFirst();
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
