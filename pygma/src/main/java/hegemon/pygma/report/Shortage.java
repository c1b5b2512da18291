package hegemon.pygma.report;

import hegemon.pygma.orders.Term;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.table.Arg;

import java.util.List;

/** PI-22.2: goods that lack, as reports name them, and the unrest that they make. */
public final class Shortage {
    private Shortage() {}

    /** Stein 3, Erze 1. */
    public static Arg named(Goods deficit) {
        return new Arg.Several(
                Good.MAIN.stream()
                        .filter(good -> deficit.get(good) > 0)
                        .map(good -> named(good, deficit.get(good)))
                        .toList());
    }

    private static Arg named(Good good, int points) {
        return Note.of("report.shortage", Term.of(good), points);
    }

    /** D-119: below the threshold each point of luxuries covers one of the largest deficit. */
    static Goods covered(Goods deficit, int luxuries) {
        var left = deficit;
        for (int i = 0; i < luxuries && left.mainSum() > 0; i++)
            left = left.minus(largest(left), 1);
        return left;
    }

    private static Good largest(Goods deficit) {
        var largest = Good.MAIN.getFirst();
        for (Good good : Good.MAIN) if (deficit.get(good) > deficit.get(largest)) largest = good;
        return largest;
    }

    /** D-116: the level of unrest that these deficits make. */
    public static int unrest(Goods deficit) {
        List<Integer> lacks = Good.MAIN.stream().map(deficit::get).filter(it -> it > 0).toList();
        long severe = lacks.stream().filter(it -> it >= 3).count();
        if (severe >= 3 || lacks.stream().anyMatch(it -> it >= 5)) return 3;
        if (severe > 0 || lacks.size() > 4) return 2;
        return lacks.isEmpty() ? 0 : 1;
    }
}
