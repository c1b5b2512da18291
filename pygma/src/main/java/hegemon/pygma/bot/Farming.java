package hegemon.pygma.bot;

import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Production;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Soil;
import hegemon.pygma.world.Supply;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * PI-21 and PI-22: which goods the fields should bring. Starts from the usual choice and changes
 * one place of one field at a time as long as that lessens what lacks.
 */
final class Farming {
    private static final int MOST_ROUNDS = 30;
    private static final int WELCOME_SURPLUS = 12;

    private record Plot(int field, Soil soil, List<Good> places) {}

    private final Atlas atlas;
    private final Goods need;
    private final Goods store;
    private final int[] produced = new int[Good.values().length];
    private final List<Plot> plots = new ArrayList<>();

    /**
     * @param points inhabitant points to be fed
     */
    Farming(Atlas atlas, int points) {
        this.atlas = atlas;
        this.need =
                Supply.need(points * 1_000, atlas.knowledge.settings().get(Setting.SUPPLY_BEYOND));
        this.store = atlas.knowledge.economy().store();
        for (Promotion promotion : atlas.knowledge.economy().promotions())
            produced[index(promotion.good())] += promotion.points();
        atlas.own.forEach(this::plant);
        atlas.known().stream().filter(this::isFished).forEach(this::plant);
        int rounds = 0;
        while (improve() && rounds < MOST_ROUNDS) rounds++;
    }

    private void plant(int field) {
        var soil = atlas.terrain(field).soil();
        var best = Production.best(soil);
        if (best.isEmpty()) return;
        var places = new ArrayList<Good>();
        for (int place = 0; place < 3; place++)
            places.add(best.get(Math.min(place, best.size() - 1)));
        plots.add(new Plot(field, soil, places));
        for (int place = 0; place < 3; place++)
            produced[index(places.get(place))] += Production.points(place, places.get(place), soil);
    }

    /** D-13: water with more own land beside it than of any other realm. */
    private boolean isFished(int field) {
        if (!atlas.isWater(field)) return false;
        int own = 0;
        var others = new HashMap<Integer, Integer>();
        for (int beside : atlas.neighbours(field)) {
            if (atlas.isOwn(beside)) own++;
            else if (atlas.isForeign(beside))
                others.merge(atlas.at(beside).orElseThrow().owner(), 1, Integer::sum);
        }
        int most = others.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return own > most;
    }

    private boolean improve() {
        boolean improved = false;
        for (Plot plot : plots)
            for (int place = 0; place < 3; place++)
                for (Good good : Good.MAIN)
                    if (good.quality(plot.soil) > 0) improved |= change(plot, place, good);
        return improved;
    }

    private boolean change(Plot plot, int place, Good to) {
        var from = plot.places.get(place);
        if (from == to) return false;
        long before = cost(from) + cost(to);
        move(plot, place, from, to);
        if (cost(from) + cost(to) < before) return true;
        move(plot, place, to, from);
        return false;
    }

    private void move(Plot plot, int place, Good from, Good to) {
        produced[index(from)] -= Production.points(place, from, plot.soil);
        produced[index(to)] += Production.points(place, to, plot.soil);
        plot.places.set(place, to);
    }

    /** What lacks weighs by its square, least if the store covers it; some surplus is welcome. */
    private long cost(Good good) {
        int made = produced[index(good)] - need.get(good);
        long lack = Math.max(0, -made - store.get(good));
        long eaten = Math.max(0, -made);
        return 1_000 * lack * lack + 20 * eaten * eaten - Math.clamp(made, 0, WELCOME_SURPLUS);
    }

    private static int index(Good good) {
        return good.number() - 1;
    }

    /** What lacks of a good though the store is used. */
    int lack(Good good) {
        return Math.max(0, need.get(good) - produced[index(good)] - store.get(good));
    }

    /** What the fields bring less than is needed; the store may last for a while. */
    int shortfall(Good good) {
        return Math.max(0, need.get(good) - produced[index(good)]);
    }

    /** D-116: few goods short, none by more than two. */
    boolean isCalm() {
        return isSlight(this::lack);
    }

    /** The same without the store, which does not last. */
    boolean isSustainable() {
        return isSlight(this::shortfall);
    }

    private static boolean isSlight(ToIntFunction<Good> missing) {
        return Good.MAIN.stream().mapToInt(missing).max().orElse(0) <= 2
                && Good.MAIN.stream().filter(good -> missing.applyAsInt(good) > 0).count() <= 4;
    }

    /** PRODUKTION for every field that grows anything. */
    List<Trade.Produce> orders() {
        var orders = new ArrayList<Trade.Produce>();
        for (Plot plot : plots)
            orders.add(
                    new Trade.Produce(
                            new Trade.Field(atlas.address(plot.field)), shortened(plot.places)));
        return orders;
    }

    /** The last good named fills the rest. */
    private static List<Good> shortened(List<Good> places) {
        int last = places.size();
        while (last > 1 && places.get(last - 1) == places.get(last - 2)) last--;
        return places.subList(0, last);
    }
}
