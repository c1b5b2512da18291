package hegemon.pygma.genesis;

import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Terrain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.IntFunction;

/** The land that can be walked to within some steps of a capital: the measure of a start. */
final class Surroundings {
    static final int STEPS = 6;

    private Surroundings() {}

    /** What a field is worth: income in thousands and inhabitant points. */
    static int value(Terrain terrain) {
        return terrain.income() / 1_000 + terrain.points();
    }

    /** Land fields within reach that are not nearer to another capital, the nearest first. */
    static List<Integer> of(
            Geometry map, IntFunction<Terrain> terrain, int capital, List<Integer> capitals) {
        var steps = new HashMap<Integer, Integer>();
        var queue = new ArrayDeque<Integer>();
        var reached = new ArrayList<Integer>();
        steps.put(capital, 0);
        queue.add(capital);
        while (!queue.isEmpty()) {
            int field = queue.remove();
            int made = steps.getOrDefault(field, 0);
            if (isNearest(map, field, capital, capitals)) reached.add(field);
            if (made == STEPS) continue;
            for (int way = 0; way < 6; way++) {
                int beside = map.neighbour(field, way);
                if (beside == Geometry.NONE || !terrain.apply(beside).isLand()) continue;
                if (steps.putIfAbsent(beside, made + 1) == null) queue.add(beside);
            }
        }
        return reached;
    }

    private static boolean isNearest(Geometry map, int field, int capital, List<Integer> capitals) {
        int own = map.distance(field, capital);
        for (int other : capitals) if (map.distance(field, other) < own) return false;
        return true;
    }

    static int value(
            Geometry map, IntFunction<Terrain> terrain, int capital, List<Integer> capitals) {
        int value = 0;
        for (int field : of(map, terrain, capital, capitals)) value += value(terrain.apply(field));
        return value;
    }
}
