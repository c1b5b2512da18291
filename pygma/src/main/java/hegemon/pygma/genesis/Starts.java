package hegemon.pygma.genesis;

import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;
import hegemon.table.Lots;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Start areas: far apart, with good land around, near the sea, and of the same terrain in all of
 * them (about 55 EP with the capital, D-125).
 */
final class Starts {
    /** Around a capital on a plain; the highest ground becomes the mountains. */
    private static final List<Terrain> RECIPE =
            List.of(
                    Terrain.MOUNTAINS,
                    Terrain.HILLS,
                    Terrain.HILLS,
                    Terrain.WOODED_HILLS,
                    Terrain.DEEP_FOREST,
                    Terrain.LIGHT_FOREST,
                    Terrain.LIGHT_FOREST,
                    Terrain.GRASSLAND,
                    Terrain.PLAIN);

    /** What poor land becomes, in two rounds: first a little better, then plain. */
    private static final List<Terrain> BETTER = List.of(Terrain.GRASSLAND, Terrain.PLAIN);

    private final Geometry map;
    private final Terrain[] terrain;
    private final int size;
    private final int share;
    private final int sea;
    private final boolean[] taken;

    private Starts(WorldPlan plan, Geometry map, Terrain[] terrain) {
        this.map = map;
        this.terrain = terrain;
        this.size = plan.settings().get(Setting.START_FIELDS);
        this.share = plan.get(Feature.SHARE);
        this.sea = plan.get(Feature.SEA);
        this.taken = new boolean[terrain.length];
    }

    /** The start areas, each with its capital first. Changes the terrain inside them. */
    static List<int[]> choose(WorldPlan plan, Geometry map, Terrain[] terrain, Lots lots) {
        var starts = new Starts(plan, map, terrain);
        var capitals = starts.capitals(plan.realms(), lots);
        var areas = new ArrayList<int[]>();
        for (int capital : capitals) {
            areas.add(starts.area(capital));
            if (areas.getLast().length < starts.size) throw new NoRoom("around " + capital);
        }
        for (int[] area : areas) starts.level(area);
        starts.enrich(capitals);
        return areas;
    }

    /** One after the other, each as far from the others as land of like value allows. */
    private List<Integer> capitals(int realms, Lots lots) {
        var candidates =
                IntStream.range(0, terrain.length)
                        .filter(field -> terrain[field].isLand() && reach(field).length >= size)
                        .filter(field -> sea == 0 || hasSea(field))
                        .boxed()
                        .toList();
        if (candidates.size() < realms)
            throw new NoRoom(realms + " realms on " + candidates.size() + " fields");
        var good = alike(candidates, realms);
        var chosen = new ArrayList<Integer>();
        var nearest = new int[terrain.length];
        Arrays.fill(nearest, Integer.MAX_VALUE);
        int next = good.get(lots.below(good.size()));
        while (chosen.size() < realms) {
            chosen.add(next);
            for (int field : good)
                nearest[field] = Math.min(nearest[field], map.distance(field, next));
            next =
                    good.stream()
                            .max(Comparator.comparingInt((Integer field) -> nearest[field]))
                            .orElseThrow();
        }
        return chosen;
    }

    private boolean hasSea(int field) {
        for (int near : map.within(field, sea))
            if (terrain[near] == Terrain.SALT_WATER || terrain[near] == Terrain.REEFS) return true;
        return false;
    }

    /** Candidates around which the land is worth about as much as around most. */
    private List<Integer> alike(List<Integer> candidates, int realms) {
        var values = new HashMap<Integer, Integer>();
        for (int field : candidates)
            values.put(field, Surroundings.value(map, f -> terrain[f], field, List.of()));
        var sorted =
                candidates.stream()
                        .sorted(Comparator.comparingInt(f -> values.getOrDefault(f, 0)))
                        .toList();
        int from = sorted.size() * 35 / 100;
        int to = Math.max(from + realms, sorted.size() * 90 / 100);
        return sorted.subList(from, Math.min(to, sorted.size()));
    }

    /** Poor starts get better land in their reach, until the poorest is not far from the best. */
    private void enrich(List<Integer> capitals) {
        int best = 0;
        for (int capital : capitals) best = Math.max(best, value(capital, capitals));
        for (int capital : capitals) {
            int missing = best * share / 100 - value(capital, capitals);
            for (Terrain lowland : BETTER)
                for (int field : Surroundings.of(map, f -> terrain[f], capital, capitals)) {
                    var better = terrain[field].height() == 2 ? Terrain.PLATEAU : lowland;
                    int gain = Surroundings.value(better) - Surroundings.value(terrain[field]);
                    if (missing <= 0 || taken[field] || gain <= 0) continue;
                    terrain[field] = better;
                    missing -= gain;
                }
        }
    }

    private int value(int capital, List<Integer> capitals) {
        return Surroundings.value(map, f -> terrain[f], capital, capitals);
    }

    private int[] area(int capital) {
        var area = reach(capital);
        for (int field : area) taken[field] = true;
        return area;
    }

    /** The nearest free land fields that hang together with this one. */
    private int[] reach(int from) {
        var found = new ArrayList<Integer>();
        var queue = new ArrayDeque<Integer>();
        queue.add(from);
        found.add(from);
        while (!queue.isEmpty() && found.size() < size) {
            int field = queue.remove();
            for (int way = 0; way < 6 && found.size() < size; way++) {
                int beside = map.neighbour(field, way);
                if (beside == Geometry.NONE || taken[beside] || found.contains(beside)) continue;
                if (!terrain[beside].isLand()) continue;
                found.add(beside);
                queue.add(beside);
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The same terrain for everyone: heights stay where they were as far as that goes. */
    private void level(int[] area) {
        terrain[area[0]] = Terrain.PLAIN;
        var others =
                Arrays.stream(area)
                        .skip(1)
                        .boxed()
                        .sorted(
                                Comparator.comparingInt((Integer f) -> -terrain[f].height())
                                        .thenComparing(Comparator.reverseOrder()))
                        .toList();
        for (int i = 0; i < others.size(); i++)
            terrain[others.get(i)] = i < RECIPE.size() ? RECIPE.get(i) : Terrain.PLAIN;
    }
}
