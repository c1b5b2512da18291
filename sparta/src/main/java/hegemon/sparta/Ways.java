package hegemon.sparta;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Where a piece can go, and how (SP-3). */
final class Ways {
    private Ways() {}

    /**
     * SP-3.1, 3.2: the squares where a move of the piece on this square may end, in board order.
     */
    static List<Square> from(Square start, Position position) {
        int steps = position.at(start).orElseThrow().kind().steps();
        var reached = new BitSet();
        var edge = List.of(start);
        for (int step = 1; step <= steps; step++) edge = step(edge, reached, position);
        return reached.stream().mapToObj(Square.ALL::get).toList();
    }

    /** The free squares one step on from these that were not reached before. */
    private static List<Square> step(List<Square> edge, BitSet reached, Position position) {
        var next = new ArrayList<Square>();
        for (Square square : edge)
            for (Square neighbour : square.neighbours())
                if (!reached.get(neighbour.index()) && position.isFree(neighbour)) {
                    reached.set(neighbour.index());
                    next.add(neighbour);
                }
        return next;
    }

    /** One shortest way between two squares over free ones, both included, for showing the move. */
    static List<Square> shortest(Square from, Square to, Position position) {
        var ways = List.of(List.of(from));
        var seen = new BitSet();
        for (int step = 1; step <= Kind.HERO.steps(); step++) {
            ways = longer(ways, seen, position);
            for (List<Square> way : ways) if (way.getLast().equals(to)) return way;
        }
        throw new IllegalArgumentException("no way from " + from + " to " + to);
    }

    private static List<List<Square>> longer(
            List<List<Square>> ways, BitSet seen, Position position) {
        var longer = new ArrayList<List<Square>>();
        for (List<Square> way : ways)
            for (Square next : step(List.of(way.getLast()), seen, position)) {
                var extended = new ArrayList<>(way);
                extended.add(next);
                longer.add(List.copyOf(extended));
            }
        return longer;
    }
}
