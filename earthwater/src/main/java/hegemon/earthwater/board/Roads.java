package hegemon.earthwater.board;

import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Ways over land. */
public final class Roads {
    private Roads() {}

    /**
     * EW-5.3: where armies of this side can go from here in one land movement. They pass through
     * cities that their side controls, and stop in any other: there are enemy armies in it, or no
     * army at all.
     */
    public static List<City> reach(Board board, Side side, City from) {
        var reached = ways(board, from, city -> board.controls(side, city));
        reached.remove(from);
        return List.copyOf(reached);
    }

    /**
     * EW-6.4: the controlled cities next to the target through which a land movement from there
     * could have come.
     */
    public static List<City> approaches(Board board, Side side, City from, City target) {
        var passed = ways(board, from, city -> city != target && board.controls(side, city));
        passed.remove(target);
        return target.neighbours(board.bridge()).stream()
                .filter(city -> passed.contains(city) && board.controls(side, city))
                .toList();
    }

    /**
     * EW-7.3: whether a way along roads, through no enemy-controlled city, leads to a major city of
     * this side under its control.
     */
    public static boolean hasLine(Board board, Side side, City city) {
        return ways(board, city, passed -> !board.controls(side.enemy(), passed)).stream()
                .anyMatch(end -> end.isMajorOf(side) && board.controls(side, end));
    }

    /** EW-7.4: whether the armies here are supplied by sea. */
    public static boolean hasSeaConnection(Board board, Side side, City city) {
        return board.fleets(side, city) > 0
                && City.ALL.stream()
                        .anyMatch(port -> port.isMajorOf(side) && board.opensPort(side, port));
    }

    /** EW-7.3, EW-7.4. */
    public static boolean isSupplied(Board board, Side side, City city) {
        return hasLine(board, side, city) || hasSeaConnection(board, side, city);
    }

    /** EW-7.5: the cities whose armies have neither. */
    public static List<City> cutOff(Board board, Side side) {
        return City.ALL.stream()
                .filter(city -> board.armies(side, city) > 0 && !isSupplied(board, side, city))
                .toList();
    }

    /** The fewest steps by road between two cities; 99 if there is no way. */
    public static int distance(City from, City to, boolean bridge) {
        var border = EnumSet.of(from);
        var seen = EnumSet.copyOf(border);
        for (int steps = 0; !border.isEmpty(); steps++) {
            if (border.contains(to)) return steps;
            var next = EnumSet.noneOf(City.class);
            for (City city : border) next.addAll(city.neighbours(bridge));
            next.removeAll(seen);
            seen.addAll(next);
            border = next;
        }
        return 99;
    }

    /** All cities that can be entered from here, going on only through those that can be passed. */
    private static Set<City> ways(Board board, City from, Predicate<City> passable) {
        var seen = EnumSet.of(from);
        var open = new ArrayDeque<City>(List.of(from));
        while (!open.isEmpty())
            for (City next : open.remove().neighbours(board.bridge()))
                if (seen.add(next) && passable.test(next)) open.add(next);
        return seen;
    }
}
