package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Supply;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** PI-22 and PI-23: need, store, luxuries and discontent of one realm. */
final class Supplying {
    /**
     * @param whole the store before anything spoils (D-105)
     * @param deficit of each main good, after luxuries covered what they could
     * @param needed PI-24.2
     * @param blocked luxuries are demanded and lack
     */
    record Supplied(Goods store, Goods whole, Goods deficit, List<Good> needed, boolean blocked) {}

    private final Settings settings;
    private final Goods need;
    private final int inhabitants;
    private Goods store;
    private Goods deficit = Goods.NONE;

    private Supplying(Settings settings, int inhabitants, Goods store) {
        this.settings = settings;
        this.inhabitants = inhabitants;
        this.need = Supply.need(inhabitants, settings.get(Setting.SUPPLY_BEYOND));
        this.store = store;
    }

    static Supplied supply(Settings settings, int inhabitants, Goods produced, Goods store) {
        var supplying = new Supplying(settings, inhabitants, store);
        var needed = supplying.needed(produced);
        supplying.eat(produced);
        boolean blocked = supplying.luxuries();
        return new Supplied(
                supplying.capped(), supplying.store, supplying.deficit, needed, blocked);
    }

    /** D-106: the three goods, not Kultur, with the lowest (available - optimum). */
    private List<Good> needed(Goods produced) {
        return Good.MAIN.stream()
                .filter(good -> good != Good.CULTURE)
                .sorted(
                        Comparator.comparingInt(
                                        (Good good) -> available(produced, good) - need.get(good))
                                .thenComparing(Comparator.naturalOrder()))
                .limit(3)
                .toList();
    }

    private int available(Goods produced, Good good) {
        return produced.get(good) + (usesStore() ? store.get(good) : 0);
    }

    private boolean usesStore() {
        return settings.get(Setting.SUPPLY_STORE) == Choice.StoreUse.USE;
    }

    /** D-112: surplus is stored, a gap is the deficit. */
    private void eat(Goods produced) {
        var before = store;
        for (Good good : Good.MAIN) {
            int difference = available(produced, good) - need.get(good);
            int kept = usesStore() ? 0 : before.get(good);
            store = store.plus(good, kept + Math.max(0, difference) - store.get(good));
            deficit = deficit.plus(good, Math.max(0, -difference));
        }
        for (Good good : Good.LUXURIES) store = store.plus(good, produced.get(good));
    }

    private Goods capped() {
        int cap = settings.get(Setting.STORE_CAP);
        if (cap == 0) return store;
        var points = store.toArray();
        for (int i = 0; i < points.length; i++) points[i] = Math.min(points[i], cap);
        return Goods.of(points);
    }

    /** D-119 and D-120; whether demanded luxuries lack. */
    private boolean luxuries() {
        if (inhabitants < Supply.LUXURIES_DEMANDED_FROM) {
            cover();
            return false;
        }
        return !demanded();
    }

    /** Each luxury point covers one point of the then largest deficit, cheapest first. */
    private void cover() {
        for (Good luxury : Good.CHEAPEST_FIRST)
            while (store.get(luxury) > 0 && deficit.mainSum() > 0) {
                store = store.minus(luxury, 1);
                deficit = deficit.minus(largest(), 1);
            }
    }

    private Good largest() {
        return Good.MAIN.stream()
                .max(Comparator.comparingInt(deficit::get).thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** The stores, most first, must reach the list; what is demanded is used up. */
    private boolean demanded() {
        var list = Supply.luxuries(inhabitants);
        var most = new ArrayList<>(Good.LUXURIES);
        most.sort(Comparator.comparingInt((Good good) -> -store.get(good)));
        for (int i = 0; i < list.size(); i++)
            if (store.get(most.get(i)) < list.get(i)) return false;
        for (int i = 0; i < list.size(); i++) store = store.minus(most.get(i), list.get(i));
        return true;
    }
}
