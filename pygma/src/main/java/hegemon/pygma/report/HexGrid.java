package hegemon.pygma.report;

import hegemon.pygma.world.Direction;

import java.util.Locale;

/** Where the hexes of a map lie in a drawing: flat-topped, of radius 20. */
public final class HexGrid {
    static final double RADIUS = 20;
    static final double HALF_HEIGHT = RADIUS * Math.sqrt(3) / 2;

    /** Columns to the east and half rows to the south, clockwise from north. */
    private static final int[][] STEPS = {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}};

    private HexGrid() {}

    public static double x(int column) {
        return column * 1.5 * RADIUS;
    }

    public static double y(int row) {
        return row * HALF_HEIGHT;
    }

    /** The place of the neighbour in a map of places. */
    static long beside(PartialMap.Spot spot, Direction way) {
        var step = STEPS[way.index()];
        return key(spot.column() + step[0], spot.row() + step[1]);
    }

    static long key(int column, int row) {
        return ((long) column << 32) + row;
    }

    static long key(PartialMap.Spot spot) {
        return key(spot.column(), spot.row());
    }

    /** The six corners around a spot, at this share of the radius. */
    static String outline(PartialMap.Spot spot, double share) {
        var points = new StringBuilder();
        for (int corner = 0; corner < 6; corner++) {
            if (corner > 0) points.append(' ');
            points.append(point(spot, corner, share, ','));
        }
        return points.toString();
    }

    /** The edge towards a neighbour, as a path. */
    static String edge(PartialMap.Spot spot, Direction way, double share) {
        return "M"
                + point(spot, way.index() + 4, share, ' ')
                + "L"
                + point(spot, way.index() + 5, share, ' ');
    }

    /** From the centre to the middle of the edge. */
    static String halfWay(PartialMap.Spot spot, Direction way) {
        double angle = Math.PI / 3 * way.index();
        return String.format(
                Locale.ROOT,
                "M%.1f %.1fL%.1f %.1f",
                x(spot.column()),
                y(spot.row()),
                x(spot.column()) + HALF_HEIGHT * Math.sin(angle),
                y(spot.row()) - HALF_HEIGHT * Math.cos(angle));
    }

    private static String point(PartialMap.Spot spot, int corner, double share, char between) {
        double angle = Math.PI / 3 * corner;
        return String.format(
                Locale.ROOT,
                "%.1f%c%.1f",
                x(spot.column()) + share * RADIUS * Math.cos(angle),
                between,
                y(spot.row()) + share * RADIUS * Math.sin(angle));
    }
}
