package hegemon.earthwater.persia;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.persia.Action.Act;
import hegemon.earthwater.persia.Persia.Turn;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** EW-S4: what PERS.IA destroys and places. */
final class Strikes {
    private Strikes() {}

    /** Destroy an army: the first that stands alone, else one of the first city that has any. */
    static Optional<Action> army(Turn turn) {
        var held = holding(Orders.ARMIES, city -> turn.board.armies(GREECE, city) > 0);
        var alone = holding(held, city -> turn.board.armies(GREECE, city) == 1);
        if (held.isEmpty()) {
            turn.noting("army.none");
            return Optional.empty();
        }
        var chosen = alone.isEmpty() ? held.getFirst() : alone.getFirst();
        var before = alone.isEmpty() ? Orders.ARMIES : before(Orders.ARMIES, chosen);
        turn.passingOver("army.nobody", holding(before, city -> !held.contains(city)));
        turn.passingOver("army.not-alone", holding(before, held::contains));
        turn.noting(alone.isEmpty() ? "army.first" : "army.alone", chosen);
        return Optional.of(armyGone(turn, chosen));
    }

    private static List<City> holding(List<City> cities, Predicate<City> held) {
        return cities.stream().filter(held).toList();
    }

    /** The cities that come before this one in the list. */
    private static List<City> before(List<City> list, City city) {
        return list.subList(0, list.indexOf(city));
    }

    private static Action armyGone(Turn turn, City city) {
        return turn.striking(Act.ARMY, city, turn.board.armies(GREECE, city, -1));
    }

    /** Destroy a fleet: a Persian fleet takes its place. */
    static Optional<Action> fleet(Turn turn) {
        var held = holding(Orders.FLEETS, city -> turn.board.fleets(GREECE, city) > 0);
        if (held.isEmpty()) {
            turn.noting("fleet.none");
            return Optional.empty();
        }
        var city = held.getFirst();
        turn.passingOver("fleet.nobody", before(Orders.FLEETS, city));
        turn.noting("fleet", city, turn.board.fleets(GREECE, city) - 1);
        return Optional.of(
                turn.striking(
                        Act.FLEET,
                        city,
                        turn.board.fleets(GREECE, city, -1).fleets(PERSIA, city, 1)));
    }

    /** Place: a fleet and an army in the first free port; else an army where a fleet lies. */
    static Optional<Action> place(Turn turn) {
        var free =
                holding(
                        Orders.PLACES,
                        city -> Obstacle.of(turn.board, turn.reading.place(), city).isEmpty());
        noteTaken(turn, free.isEmpty() ? Orders.PLACES : before(Orders.PLACES, free.getFirst()));
        return free.isEmpty() ? beached(turn) : Optional.of(placed(turn, free.getFirst()));
    }

    private static Action placed(Turn turn, City city) {
        turn.noting("place", city);
        return turn.striking(
                Act.PLACE, city, turn.board.fleets(PERSIA, city, 1).armies(PERSIA, city, 1));
    }

    private static void noteTaken(Turn turn, List<City> cities) {
        for (Obstacle obstacle : Obstacle.values())
            turn.passingOver(
                    obstacle.key,
                    holding(
                            cities,
                            city ->
                                    Obstacle.of(turn.board, turn.reading.place(), city)
                                            .filter(obstacle::equals)
                                            .isPresent()));
    }

    private static Optional<Action> beached(Turn turn) {
        var first =
                Orders.PLACES.stream()
                        .filter(
                                city ->
                                        isLanding(turn.reading, city)
                                                && turn.board.fleets(PERSIA, city) > 0
                                                && !turn.board.hasArmy(city))
                        .findFirst();
        first.ifPresentOrElse(
                city -> turn.noting("place.army", city), () -> turn.noting("place.none"));
        return first.map(
                city -> turn.striking(Act.PLACE, city, turn.board.armies(PERSIA, city, 1)));
    }

    private static boolean isLanding(Reading reading, City city) {
        return !city.isMajor() || reading.has(Reading.Other.LANDING);
    }

    /** What keeps PERS.IA from placing pieces in a city. */
    private enum Obstacle {
        GREEK_ARMY("place.greek-army"),
        GREEK_FLEET("place.greek-fleet"),
        PERSIAN_ARMY("place.persian-army"),
        PERSIAN_FLEET("place.persian-fleet");

        private final String key;

        Obstacle(String key) {
            this.key = key;
        }

        /** EW-S4.0: Greek units by every reading, Persian ones by some. */
        static Optional<Obstacle> of(Board board, Reading.Place reading, City city) {
            if (board.armies(GREECE, city) > 0) return Optional.of(GREEK_ARMY);
            if (board.fleets(GREECE, city) > 0) return Optional.of(GREEK_FLEET);
            if (reading == Reading.Place.LETTER) return Optional.empty();
            if (board.armies(PERSIA, city) > 0) return Optional.of(PERSIAN_ARMY);
            return reading == Reading.Place.STRICT && board.fleets(PERSIA, city) > 0
                    ? Optional.of(PERSIAN_FLEET)
                    : Optional.empty();
        }
    }
}
