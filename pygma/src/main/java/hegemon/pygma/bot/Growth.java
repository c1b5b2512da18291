package hegemon.pygma.bot;

import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Supply;
import hegemon.pygma.world.Terrain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How far the realm can grow before its people lack goods (PI-22) or luxuries (PI-23). */
final class Growth {
    /** Points that armies may annex before the ruler looks again. */
    private static final int SLACK = 24;

    /** Points that may come without being sent for. */
    private static final int MARGIN = 10;

    /** Luxuries are looked after for so many income months ahead. */
    private static final int TERMS = 4;

    private final Atlas atlas;
    private final int points;
    private final Farming next;
    private final boolean open;

    /** Points of the free land that armies are sent to this month. */
    private int claimed = 0;

    Growth(Atlas atlas) {
        this.atlas = atlas;
        this.points = atlas.points();
        this.next = new Farming(atlas, points + SLACK);
        this.open = !atlas.knowledge.economy().blocked() && atlas.temper.grows(atlas.knowledge);
    }

    int points() {
        return points;
    }

    /** What the fields would bring for the people soon to be fed. */
    Farming next() {
        return next;
    }

    /** D-120 and D-158: nothing is annexed or founded now. */
    boolean isBlocked() {
        return !open;
    }

    /** Whether so many more points could be fed and kept content for good. */
    boolean allows(int more) {
        int with = points + claimed + more + SLACK;
        return open && hasLuxuries(with) && new Farming(atlas, with).isSustainable();
    }

    /** An army is on its way to this free field. */
    void claim(int field) {
        claimed += atlas.pointsOf(field);
    }

    /** What a field not yet own is worth to the realm; 0: it should be left alone. */
    double worth(int field) {
        if (!atlas.temper.grows(atlas.knowledge) && atlas.isFree(field)) return 0;
        var terrain = atlas.terrain(field);
        int luxuries = luxuries(terrain);
        double help = help(terrain);
        int more = atlas.pointsOf(field);
        if (!hasLuxuries(points + claimed + more + MARGIN) && luxuries == 0) return 0;
        if (more > SLACK && !allows(more)) return 0;
        if (!next.isSustainable() && (help == 0 || needsMore(more))) return 0;
        return 1
                + atlas.knowledge.settings().income(terrain) / 1_000.0
                + help
                + 2.0 * luxuries
                + 0.3 * atlas.unseenAround(field);
    }

    /** Whether so many more points, with what armies annex meanwhile, make the next row of T6. */
    private boolean needsMore(int more) {
        return !need(points + claimed + more).equals(need(points));
    }

    private Goods need(int with) {
        return Supply.need(with * 1_000, atlas.knowledge.settings().get(Setting.SUPPLY_BEYOND));
    }

    /** What the field could bring of goods that lack. */
    private double help(Terrain terrain) {
        double help = 0;
        for (Good good : Good.MAIN)
            help += Math.min(3, next.shortfall(good)) * good.quality(terrain.soil()) / 2.0;
        return help;
    }

    private static int luxuries(Terrain terrain) {
        return switch (terrain) {
            case SWAMP -> 1;
            case RAINFOREST, OASIS, DESERT -> 2;
            default -> 0;
        };
    }

    /** PI-23.3 with what is in store and what the next terms bring. */
    private boolean hasLuxuries(int with) {
        if (!atlas.knowledge.settings().get(Setting.LUXURY_BLOCK)) return true;
        var demanded = Supply.luxuries(with * 1_000);
        var most = new ArrayList<Integer>();
        for (Good luxury : Good.LUXURIES) most.add(expected(luxury));
        most.sort(Comparator.reverseOrder());
        for (int i = 0; i < demanded.size(); i++)
            if (most.get(i) < TERMS * demanded.get(i)) return false;
        return true;
    }

    private int expected(Good luxury) {
        var economy = atlas.knowledge.economy();
        return economy.store().get(luxury)
                + TERMS * Math.max(economy.produced().get(luxury), grown(luxury));
    }

    /** What own land brings of a luxury; mines and pearls are known by the last harvest alone. */
    private int grown(Good luxury) {
        List<Terrain> where =
                switch (luxury) {
                    case TOBACCO -> List.of(Terrain.SWAMP);
                    case SILK -> List.of(Terrain.RAINFOREST, Terrain.OASIS);
                    case GLASS -> List.of(Terrain.DESERT);
                    default -> List.of();
                };
        return atlas.own.stream()
                .map(atlas::terrain)
                .filter(where::contains)
                .mapToInt(Growth::luxuries)
                .sum();
    }
}
