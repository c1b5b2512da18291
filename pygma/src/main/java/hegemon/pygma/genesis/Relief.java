package hegemon.pygma.genesis;

import hegemon.pygma.world.Geometry;
import hegemon.table.Lots;

import java.util.Arrays;

/** How high and how wet each field is, and how far from the equator. */
final class Relief {
    final Geometry map;
    private final double[] x;
    private final double[] y;
    final double[] height;
    final double[] moisture;

    /** 0 at the equator, 1 at the poles. */
    final double[] latitude;

    final double extent;

    Relief(WorldPlan plan, Geometry map, Lots lots) {
        this.map = map;
        int fields = map.fields();
        x = new double[fields];
        y = new double[fields];
        double top = Double.MAX_VALUE;
        for (int field = 0; field < fields; field++) {
            x[field] = map.q(field);
            y[field] = map.s(field) + map.q(field) / 2.0;
            top = Math.min(top, y[field]);
        }
        for (int field = 0; field < fields; field++) y[field] -= top;
        double width = Arrays.stream(x).max().orElse(1) + 1;
        double depth = Arrays.stream(y).max().orElse(1) + 1;
        extent = Math.max(width, depth);
        height = heights(plan, lots, width, depth);
        moisture = new double[fields];
        latitude = new double[fields];
        climate(plan, lots, depth);
    }

    /** Continents are hills of land around random centres; noise gives coasts and islands. */
    private double[] heights(WorldPlan plan, Lots lots, double width, double depth) {
        var centres = new double[plan.get(Feature.CONTINENTS)][];
        for (int i = 0; i < centres.length; i++)
            centres[i] =
                    new double[] {
                        width * (15 + lots.below(71)) / 100, depth * (15 + lots.below(71)) / 100
                    };
        double reach = 0.75 * extent / Math.sqrt(plan.get(Feature.CONTINENTS));
        var broad = new Noise(lots, extent, 12);
        var middle = new Noise(lots, extent, 5);
        var fine = new Noise(lots, extent, 2.2);
        double ragged = plan.get(Feature.ISLANDS) / 100.0;
        var heights = new double[map.fields()];
        for (int field = 0; field < heights.length; field++) {
            double near = 0;
            for (double[] centre : centres)
                near = Math.max(near, 1 - distance(field, centre) / reach);
            heights[field] =
                    near
                            + 0.9 * broad.at(x[field], y[field])
                            + 0.5 * middle.at(x[field], y[field])
                            + ragged * fine.at(x[field], y[field])
                            - rim(field, width, depth);
        }
        return heights;
    }

    private double distance(int field, double[] centre) {
        return Math.hypot(x[field] - centre[0], y[field] - centre[1]);
    }

    /** The edge of the map is sea. */
    private double rim(int field, double width, double depth) {
        double edge =
                Math.min(
                        Math.min(x[field], width - 1 - x[field]),
                        Math.min(y[field], depth - 1 - y[field]));
        return edge < 3 ? 0.35 * (3 - edge) : 0;
    }

    private void climate(WorldPlan plan, Lots lots, double depth) {
        double north = plan.get(Feature.NORTH) / 90.0;
        double south = plan.get(Feature.SOUTH) / 90.0;
        double wetter = (plan.get(Feature.MOISTURE) - 50) / 100.0;
        var wet = new Noise(lots, extent, 7);
        var waver = new Noise(lots, extent, 6);
        for (int field = 0; field < moisture.length; field++) {
            moisture[field] = wet.at(x[field], y[field]) + wetter;
            double pole = Math.abs((north - south) * y[field] / depth - north);
            latitude[field] = Math.clamp(pole + 0.25 * waver.at(x[field], y[field]) - 0.125, 0, 1);
        }
    }
}
