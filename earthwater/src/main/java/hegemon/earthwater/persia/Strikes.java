package hegemon.earthwater.persia;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.persia.Action.Act;
import hegemon.earthwater.persia.Persia.Turn;

import java.util.Optional;

/** EW-S4: what PERS.IA destroys and places. */
final class Strikes {
    private Strikes() {}

    /** Destroy an army: the first that stands alone, else one of the first city that has any. */
    static Optional<Action> army(Turn turn) {
        for (City city : Orders.ARMIES) {
            int armies = turn.board.armies(GREECE, city);
            if (armies == 1) {
                turn.noting("army.alone", city);
                return Optional.of(armyGone(turn, city));
            }
            if (armies > 1) turn.noting("army.not-alone", city, armies);
        }
        var first =
                Orders.ARMIES.stream()
                        .filter(city -> turn.board.armies(GREECE, city) > 0)
                        .findFirst();
        first.ifPresentOrElse(
                city -> turn.noting("army.first", city), () -> turn.noting("army.none"));
        return first.map(city -> armyGone(turn, city));
    }

    private static Action armyGone(Turn turn, City city) {
        return turn.striking(Act.ARMY, city, turn.board.armies(GREECE, city, -1));
    }

    /** Destroy a fleet: a Persian fleet takes its place. */
    static Optional<Action> fleet(Turn turn) {
        var first =
                Orders.FLEETS.stream()
                        .filter(city -> turn.board.fleets(GREECE, city) > 0)
                        .findFirst();
        first.ifPresentOrElse(
                city -> turn.noting("fleet", city, turn.board.fleets(GREECE, city) - 1),
                () -> turn.noting("fleet.none"));
        return first.map(
                city ->
                        turn.striking(
                                Act.FLEET,
                                city,
                                turn.board.fleets(GREECE, city, -1).fleets(PERSIA, city, 1)));
    }

    /** Place: a fleet and an army in the first free port; else an army where a fleet lies. */
    static Optional<Action> place(Turn turn) {
        for (City city : Orders.PLACES) {
            if (isFree(turn.board, turn.reading.place(), city)) {
                turn.noting("place", city);
                return Optional.of(
                        turn.striking(
                                Act.PLACE,
                                city,
                                turn.board.fleets(PERSIA, city, 1).armies(PERSIA, city, 1)));
            }
            turn.noting("place.taken", city);
        }
        var beached =
                Orders.PLACES.stream()
                        .filter(
                                city ->
                                        !city.isMajor()
                                                && turn.board.fleets(PERSIA, city) > 0
                                                && !turn.board.hasArmy(city))
                        .findFirst();
        beached.ifPresentOrElse(
                city -> turn.noting("place.army", city), () -> turn.noting("place.none"));
        return beached.map(
                city -> turn.striking(Act.PLACE, city, turn.board.armies(PERSIA, city, 1)));
    }

    private static boolean isFree(Board board, Reading.Place reading, City city) {
        boolean noGreeks = board.armies(GREECE, city) + board.fleets(GREECE, city) == 0;
        return noGreeks
                && switch (reading) {
                    case DEFAULT -> board.armies(PERSIA, city) == 0;
                    case LETTER -> true;
                    case STRICT -> board.armies(PERSIA, city) + board.fleets(PERSIA, city) == 0;
                };
    }
}
