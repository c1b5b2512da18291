package hegemon.pygma.world;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * PI-12: every field that a unit may reach in a month, each with a way that {@link Reach} allows.
 */
public final class Range {
    /**
     * @param way the fields to enter, this one last
     * @param onRoad whether all of the way is road (D-98)
     */
    public record Goal(int field, List<Integer> way, boolean onRoad) {}

    /** What of the way so far decides how it may go on: two ways that agree in it are one. */
    private record Mark(
            int field, int inside, int heights, int steps, boolean road, boolean sea, int lane) {}

    private final Lay lay;
    private final UnitKind kind;
    private final int from;
    private final boolean lands;
    private final Map<Integer, Goal> goals = new LinkedHashMap<>();
    private final Set<Mark> seen = new HashSet<>();

    private Range(Lay lay, UnitKind kind, int from, boolean lands) {
        this.lay = lay;
        this.kind = kind;
        this.from = from;
        this.lands = lands;
    }

    /**
     * The nearest first; fields that nobody has seen are not among them.
     *
     * @param lands whether the unit is aboard a fleet that stands in this field
     */
    public static Collection<Goal> of(Lay lay, UnitKind kind, int from, boolean lands) {
        return new Range(lay, kind, from, lands).all();
    }

    private Collection<Goal> all() {
        var open = new ArrayDeque<int[]>();
        open.add(new int[0]);
        while (!open.isEmpty()) {
            var way = open.remove();
            int here = way.length == 0 ? from : way[way.length - 1];
            for (int side = 0; side < 6; side++) {
                int beside = lay.map().neighbour(here, side);
                if (beside == Geometry.NONE || !lay.isKnown(beside)) continue;
                var longer = Arrays.copyOf(way, way.length + 1);
                longer[way.length] = beside;
                if (isNew(longer)) open.add(longer);
            }
        }
        goals.remove(from);
        return goals.values();
    }

    private boolean isNew(int[] way) {
        var plan = Reach.plan(lay, new Reach.Move(kind, from, way, lands, Geometry.NONE));
        if (plan.steps() < way.length || !seen.add(mark(way, plan.onRoad()))) return false;
        int goal = way[way.length - 1];
        goals.merge(goal, new Goal(goal, list(way), plan.onRoad()), Range::better);
        return true;
    }

    /** Of two ways to a field the shorter; of equal ones the road, which costs nobody. */
    private static Goal better(Goal one, Goal other) {
        return other.onRoad() && !one.onRoad() && other.way().size() == one.way().size()
                ? other
                : one;
    }

    private Mark mark(int[] way, boolean onRoad) {
        int inside = 0;
        int heights = 0;
        boolean sea = true;
        int lane = lay.lane(from);
        int last = from;
        for (int field : way) {
            if (lay.isInside(field)) inside++;
            if (!(lands && last == from))
                heights += Math.abs(lay.terrain(last).height() - lay.terrain(field).height());
            sea &= kind == UnitKind.FH ? lay.isCoastal(field) : lay.isWater(field);
            if (lay.lane(field) != lane) lane = 0;
            last = field;
        }
        return new Mark(last, inside, heights, way.length, onRoad, sea, lane);
    }

    private static List<Integer> list(int[] way) {
        var fields = new ArrayList<Integer>();
        for (int field : way) fields.add(field);
        return fields;
    }
}
