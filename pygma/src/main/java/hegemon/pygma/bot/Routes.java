package hegemon.pygma.bot;

import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Settings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.ToIntFunction;

/** The cheapest ways over known fields from one place. */
final class Routes {
    /** A field that must not be entered. */
    static final int CLOSED = -1;

    private final Map<Integer, Integer> cost = new HashMap<>();
    private final Map<Integer, Integer> before = new HashMap<>();
    private final Atlas atlas;

    private record Stop(int field, int cost) {}

    /**
     * @param price of entering a field, or {@link #CLOSED}
     */
    private Routes(Atlas atlas, int from, ToIntFunction<Integer> price) {
        this.atlas = atlas;
        var open =
                new PriorityQueue<>(
                        Comparator.comparingInt(Stop::cost).thenComparingInt(Stop::field));
        open.add(new Stop(from, 0));
        cost.put(from, 0);
        while (!open.isEmpty()) {
            var stop = open.remove();
            if (stop.cost > cost(stop.field)) continue;
            for (int next : atlas.neighbours(stop.field)) {
                boolean passable = !isCliff(stop.field, next) && !isSteep(stop.field, next);
                int step = passable ? price.applyAsInt(next) : CLOSED;
                if (step == CLOSED || stop.cost + step >= cost(next)) continue;
                cost.put(next, stop.cost + step);
                before.put(next, stop.field);
                open.add(new Stop(next, stop.cost + step));
            }
        }
    }

    /** Over land; difficult terrain is dear, or closed to those who cannot afford losses. */
    static Routes onFoot(Atlas atlas, int from, boolean hardy, boolean abroad) {
        Settings settings = atlas.knowledge.settings();
        return new Routes(
                atlas,
                from,
                field -> {
                    if (!atlas.isLand(field)) return CLOSED;
                    if (!abroad && atlas.isForeign(field)) return CLOSED;
                    if (settings.losses(atlas.terrain(field))) return hardy ? 4 : CLOSED;
                    return 1;
                });
    }

    /** D-103: over own land and known water; afloat at height 0 or ports. */
    static Routes ofMerchants(Atlas atlas, int from) {
        return new Routes(
                atlas, from, field -> atlas.isWater(field) || atlas.isOwn(field) ? 1 : CLOSED);
    }

    /** Over known water, round the reefs where possible. */
    static Routes afloat(Atlas atlas, int from) {
        return new Routes(
                atlas,
                from,
                field -> {
                    if (!atlas.isWater(field)) return CLOSED;
                    return switch (atlas.terrain(field)) {
                        case REEFS -> 8;
                        default -> 1;
                    };
                });
    }

    /** D-59: from height 0 to 2 there is no step off roads. */
    private boolean isCliff(int from, int to) {
        return Math.abs(atlas.terrain(from).height() - atlas.terrain(to).height()) > 1;
    }

    /** PI-15.1: from land to water and back only where the shore is low, or a port. */
    private boolean isSteep(int from, int to) {
        if (atlas.isWater(from) == atlas.isWater(to)) return false;
        return !atlas.isLandingPlace(atlas.isWater(from) ? to : from);
    }

    boolean reaches(int field) {
        return cost.containsKey(field);
    }

    int cost(int field) {
        return cost.getOrDefault(field, Integer.MAX_VALUE);
    }

    /** Every field from the start to this one. */
    List<Integer> to(int field) {
        var way = new ArrayList<Integer>();
        for (int at = field; at != Geometry.NONE; at = before.getOrDefault(at, Geometry.NONE))
            way.addFirst(at);
        return way;
    }
}
