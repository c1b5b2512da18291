package hegemon.pygma.genesis;

import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Terrain;
import hegemon.table.Lots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The terrain of every field. */
final class Landscape {
    /** One field in so many is the least sea of a round world. */
    private static final int LEAST_SEA = 20;

    private final Geometry map;
    private final Relief relief;
    private final Terrain[] terrain;

    private Landscape(Relief relief) {
        this.map = relief.map;
        this.relief = relief;
        this.terrain = new Terrain[map.fields()];
    }

    static Terrain[] of(WorldPlan plan, Geometry map, Lots lots) {
        var landscape = new Landscape(new Relief(plan, map, lots));
        double sea = landscape.level(100 - plan.get(Feature.LAND));
        landscape.paint(plan, sea);
        landscape.rivers(plan.get(Feature.RIVERS), lots, sea);
        landscape.lakes();
        landscape.reefsAndOases(plan, lots);
        return landscape.terrain;
    }

    /** The height below which this many per cent of the fields lie. */
    private double level(int percent) {
        var sorted = relief.height.clone();
        Arrays.sort(sorted);
        return sorted[Math.clamp((long) sorted.length * percent / 100, 0, sorted.length - 1)];
    }

    /** Of all heights, nine parts are mountains, five plateau and fourteen hills. */
    private void paint(WorldPlan plan, double sea) {
        int land = plan.get(Feature.LAND);
        int heights = plan.get(Feature.HEIGHTS);
        double mountains = level(100 - land * (9 * heights / 28) / 100);
        double plateau = level(100 - land * (14 * heights / 28) / 100);
        double hills = level(100 - land * heights / 100);
        for (int field = 0; field < terrain.length; field++) {
            double height = relief.height[field];
            if (height < sea) terrain[field] = Terrain.SALT_WATER;
            else if (height >= mountains) terrain[field] = Terrain.MOUNTAINS;
            else if (height >= plateau) terrain[field] = Terrain.PLATEAU;
            else if (height >= hills)
                terrain[field] = wet(field) > 0.5 ? Terrain.WOODED_HILLS : Terrain.HILLS;
            else terrain[field] = lowland(field);
        }
    }

    private double wet(int field) {
        return relief.moisture[field];
    }

    /** Climate belts, from the poles to the equator. */
    private Terrain lowland(int field) {
        double pole = relief.latitude[field];
        double wet = wet(field);
        if (pole > 0.93) return Terrain.ICE;
        if (pole > 0.7) return wet > 0.45 ? Terrain.DEEP_FOREST : Terrain.GRASSLAND;
        if (pole > 0.3) return temperate(wet);
        if (wet > 0.66) return Terrain.RAINFOREST;
        if (wet > 0.58) return Terrain.SWAMP;
        if (wet > 0.42) return Terrain.PLAIN;
        return wet > 0.34 ? Terrain.GRASSLAND : Terrain.DESERT;
    }

    private static Terrain temperate(double wet) {
        if (wet > 0.78) return Terrain.SWAMP;
        if (wet > 0.64) return Terrain.DEEP_FOREST;
        if (wet > 0.52) return Terrain.LIGHT_FOREST;
        return wet > 0.3 ? Terrain.PLAIN : Terrain.GRASSLAND;
    }

    /** From high ground down to the sea, as a chain of fresh water (D-11). */
    private void rivers(int fieldsPerRiver, Lots lots, double sea) {
        if (fieldsPerRiver == 0) return;
        var springs =
                IntStream.range(0, terrain.length)
                        .filter(field -> terrain[field].height() > 0)
                        .toArray();
        int rivers = Math.min(springs.length, terrain.length / fieldsPerRiver);
        for (int i = 0; i < rivers; i++) flow(springs[lots.below(springs.length)], sea);
    }

    private void flow(int spring, double sea) {
        int at = spring;
        for (int length = 0; length < 30 && terrain[at].isLand(); length++) {
            if (at != spring) terrain[at] = Terrain.FRESH_WATER;
            int next = Geometry.NONE;
            for (int way = 0; way < 6; way++) {
                int beside = map.neighbour(at, way);
                if (beside != Geometry.NONE
                        && terrain[beside] != Terrain.FRESH_WATER
                        && (next == Geometry.NONE || relief.height[beside] < relief.height[next]))
                    next = beside;
            }
            if (next == Geometry.NONE || relief.height[next] < sea) return;
            at = next;
        }
    }

    /**
     * Sea that does not reach the edge of the map is a lake; in a world without edges (D-4), sea of
     * less than a twentieth of all fields.
     */
    private void lakes() {
        boolean round = IntStream.range(0, terrain.length).noneMatch(this::isEdge);
        var seen = new boolean[terrain.length];
        for (int field = 0; field < terrain.length; field++) {
            if (terrain[field] != Terrain.SALT_WATER || seen[field]) continue;
            var body = body(field, seen);
            boolean sea =
                    round
                            ? body.size() * LEAST_SEA >= terrain.length
                            : body.stream().anyMatch(this::isEdge);
            if (!sea) for (int at : body) terrain[at] = Terrain.FRESH_WATER;
        }
    }

    /** All salt water joined to this field. */
    private List<Integer> body(int from, boolean[] seen) {
        var body = new ArrayList<Integer>(List.of(from));
        seen[from] = true;
        for (int i = 0; i < body.size(); i++)
            for (int way = 0; way < 6; way++) {
                int beside = map.neighbour(body.get(i), way);
                if (beside == Geometry.NONE || seen[beside]) continue;
                if (terrain[beside] != Terrain.SALT_WATER) continue;
                seen[beside] = true;
                body.add(beside);
            }
        return body;
    }

    private boolean isEdge(int field) {
        for (int way = 0; way < 6; way++)
            if (map.neighbour(field, way) == Geometry.NONE) return true;
        return false;
    }

    private void reefsAndOases(WorldPlan plan, Lots lots) {
        int reefs = plan.get(Feature.REEFS);
        int oases = plan.get(Feature.OASES);
        for (int field = 0; field < terrain.length; field++) {
            if (terrain[field] == Terrain.SALT_WATER
                    && touchesLand(field)
                    && lots.below(100) < reefs) terrain[field] = Terrain.REEFS;
            if (terrain[field] == Terrain.DESERT && lots.below(100) < oases)
                terrain[field] = Terrain.OASIS;
        }
    }

    private boolean touchesLand(int field) {
        for (int way = 0; way < 6; way++) {
            int beside = map.neighbour(field, way);
            if (beside != Geometry.NONE && terrain[beside].isLand()) return true;
        }
        return false;
    }
}
