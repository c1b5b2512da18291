package hegemon.pygma.genesis;

import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Terrain;
import hegemon.table.Lots;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** D-12, D-140: chains of open water between the shores nearest to two capitals. */
record SeaLanes(Geometry map, List<Field> fields) {
    private static final int SHORE = 8;
    private static final int SHORTEST = 5;

    static void mark(
            WorldPlan plan, Geometry map, List<Field> fields, List<int[]> areas, Lots lots) {
        int each = plan.get(Feature.LANES);
        if (each > 0) new SeaLanes(map, fields).mark(fields.size() / each, areas, lots);
    }

    private void mark(int most, List<int[]> areas, Lots lots) {
        var pairs = new ArrayList<int[]>();
        for (int one = 0; one < areas.size(); one++)
            for (int other = one + 1; other < areas.size(); other++)
                pairs.add(new int[] {areas.get(one)[0], areas.get(other)[0]});
        for (int i = pairs.size() - 1; i > 0; i--) Collections.swap(pairs, i, lots.below(i + 1));
        int lane = 0;
        for (int[] pair : pairs) {
            if (lane == most) return;
            var way = way(shore(pair[0]), shore(pair[1]));
            if (way.size() < SHORTEST) continue;
            lane++;
            for (int at : way)
                fields.set(at, fields.get(at).with(fields.get(at).ways().withLane(lane)));
        }
    }

    /** The nearest open water; none far inland. */
    private int shore(int capital) {
        for (int near : map.within(capital, SHORE)) if (isFree(near)) return near; // nearest first
        return Geometry.NONE;
    }

    /** Open water that is on no lane yet: a field is part of one. */
    private boolean isFree(int at) {
        return fields.get(at).terrain() == Terrain.SALT_WATER && fields.get(at).ways().lane() == 0;
    }

    /** A shortest way, both ends included; empty if there is none. */
    private List<Integer> way(int from, int to) {
        if (from == Geometry.NONE || to == Geometry.NONE) return List.of();
        var before = new int[fields.size()];
        Arrays.fill(before, Geometry.NONE);
        before[from] = from;
        var queue = new ArrayDeque<>(List.of(from));
        while (!queue.isEmpty() && before[to] == Geometry.NONE) {
            int at = queue.remove();
            for (int way = 0; way < 6; way++) {
                int next = map.neighbour(at, way);
                if (next == Geometry.NONE || before[next] != Geometry.NONE || !isFree(next))
                    continue;
                before[next] = at;
                queue.add(next);
            }
        }
        return before[to] == Geometry.NONE ? List.of() : back(before, to);
    }

    private static List<Integer> back(int[] before, int to) {
        var way = new ArrayList<Integer>();
        for (int at = to; ; at = before[at]) {
            way.add(at);
            if (before[at] == at) return way;
        }
    }
}
