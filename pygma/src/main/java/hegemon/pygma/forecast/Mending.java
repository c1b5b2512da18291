package hegemon.pygma.forecast;

import hegemon.pygma.orders.Trade;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Production;
import hegemon.pygma.world.Soil;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * PI-21: which fields should bring something else, so that less lacks. Changes one place of one
 * field at a time, each time the one that helps most; what is enough now does not become short.
 */
final class Mending {
    private static final int MOST_CHANGES = 40;
    private static final int PLACES = 3;

    private record Plot(int field, Soil soil, List<Good> before, List<Good> places) {}

    private record Change(Plot plot, int place, Good to, int gain) {}

    /**
     * An order for a field.
     *
     * @param more the goods that lacked and of which the field brings more
     */
    record Remedy(Trade.Produce order, List<Good> more) {}

    private final World world;
    private final int[] difference;
    private final List<Plot> plots = new ArrayList<>();

    /**
     * @param world at the income; land that is taken until then cannot be given orders yet
     * @param difference what is too much of each good, or lacks, by its place in {@link Good}
     */
    Mending(World world, Knowledge knowledge, int[] difference) {
        this.world = world;
        this.difference = difference.clone();
        for (int at = 0; at < world.fields().size(); at++) {
            var field = world.field(at);
            boolean works =
                    field.isLand()
                            ? field.owner() == knowledge.realm()
                                    && knowledge.grounds().containsKey(at)
                            : field.ground().worker() == knowledge.realm()
                                    && knowledge.waters().contains(at);
            var grown = field.ground().production();
            if (works && !grown.isEmpty())
                plots.add(new Plot(at, field.terrain().soil(), grown, filled(grown)));
        }
    }

    private static List<Good> filled(List<Good> goods) {
        var places = new ArrayList<>(goods);
        while (places.size() < PLACES) places.add(goods.getLast());
        return places;
    }

    List<Remedy> remedies() {
        var lacked = Good.MAIN.stream().filter(good -> difference[index(good)] < 0).toList();
        for (int i = 0; i < MOST_CHANGES; i++) {
            var best = best();
            if (best.isEmpty()) break;
            make(best.get().plot, best.get().place, best.get().to);
        }
        return plots.stream()
                .filter(plot -> !plot.places.equals(filled(plot.before)))
                .map(plot -> remedy(plot, lacked))
                .toList();
    }

    private Optional<Change> best() {
        Optional<Change> best = Optional.empty();
        for (Plot plot : plots)
            for (int place = 0; place < PLACES; place++)
                for (Good good : Good.MAIN) {
                    if (difference[index(good)] >= 0 || good.quality(plot.soil) == 0) continue;
                    int gain = gain(plot, place, good);
                    if (gain > best.map(Change::gain).orElse(0))
                        best = Optional.of(new Change(plot, place, good, gain));
                }
        return best;
    }

    /** How much the squares of what lacks shrink: many small lacks are better than a large one. */
    private int gain(Plot plot, int place, Good to) {
        var from = plot.places.get(place);
        if (from == to) return 0;
        int less = Production.points(place, from, plot.soil);
        int more = Production.points(place, to, plot.soil);
        return square(difference[index(from)])
                + square(difference[index(to)])
                - square(difference[index(from)] - less)
                - square(difference[index(to)] + more);
    }

    private static int index(Good good) {
        return good.number() - 1;
    }

    private static int square(int difference) {
        int lack = Math.max(0, -difference);
        return lack * lack;
    }

    private void make(Plot plot, int place, Good to) {
        var from = plot.places.get(place);
        difference[index(from)] -= Production.points(place, from, plot.soil);
        difference[index(to)] += Production.points(place, to, plot.soil);
        plot.places.set(place, to);
    }

    private Remedy remedy(Plot plot, List<Good> lacked) {
        var before = Production.of(plot.before, plot.soil);
        var after = Production.of(plot.places, plot.soil);
        var more = lacked.stream().filter(it -> after.get(it) > before.get(it)).toList();
        var at = new Trade.Field(world.geometry().address(plot.field));
        return new Remedy(new Trade.Produce(at, shortened(plot.places)), more);
    }

    /** The last good named fills the rest. */
    private static List<Good> shortened(List<Good> places) {
        int last = places.size();
        while (last > 1 && places.get(last - 1) == places.get(last - 2)) last--;
        return List.copyOf(places.subList(0, last));
    }

    /** What lacks after all. */
    List<Good> lacking() {
        return Good.MAIN.stream().filter(good -> difference[index(good)] < 0).toList();
    }

    int lack(Good good) {
        return Math.max(0, -difference[index(good)]);
    }
}
