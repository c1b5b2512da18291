package hegemon.pygma.month;

import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;

import java.util.ArrayDeque;
import java.util.HashSet;

/** D-28: connected parts of a realm and their inhabitant points. */
final class Colony {
    private Colony() {}

    /** PI-6.1: terrain and settlement. */
    static int points(Board board, Field field) {
        return board.settings.points(field.terrain(), field.settlement());
    }

    /**
     * Points of the connected part around a field; as many as one likes if the capital is in it.
     */
    static int points(Board board, Court court, int from) {
        var seen = new HashSet<Integer>();
        var queue = new ArrayDeque<Integer>();
        seen.add(from);
        queue.add(from);
        int points = 0;
        while (!queue.isEmpty()) {
            int field = queue.remove();
            if (field == court.realm.capital()) return Integer.MAX_VALUE;
            points += points(board, board.field(field));
            for (int way = 0; way < 6; way++) {
                int beside = board.map.neighbour(field, way);
                if (beside != Geometry.NONE
                        && board.field(beside).owner() == court.number()
                        && seen.add(beside)) queue.add(beside);
            }
        }
        return points;
    }

    /** All inhabitant points of the realm. */
    static int allPoints(Board board, Court court) {
        return allPoints(board, board.holdings(), court);
    }

    static int allPoints(Board board, Holdings lands, Court court) {
        int points = 0;
        for (int field : lands.of(court.number())) points += points(board, board.field(field));
        return points;
    }
}
