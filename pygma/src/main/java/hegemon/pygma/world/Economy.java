package hegemon.pygma.world;

import java.util.List;

/**
 * What a realm has and lacks, as of the last income month.
 *
 * @param store points of each good (D-105)
 * @param produced by the fields and promotion at the last income month
 * @param deficit of each main good after the last income month
 * @param needed PI-24.2: the three goods furthest from the optimum
 * @param unrest level 0 to 3 (D-116)
 * @param blocked PI-23.3: luxuries lack, so the realm cannot grow (D-120)
 * @param hygiene the last sum paid (D-22)
 */
public record Economy(
        Goods store,
        Goods produced,
        Goods deficit,
        List<Good> needed,
        List<Promotion> promotions,
        int unrest,
        boolean blocked,
        int hygiene) {
    public static final Economy START =
            new Economy(Goods.NONE, Goods.NONE, Goods.NONE, List.of(), List.of(), 0, false, 0);

    public Economy {
        needed = List.copyOf(needed);
        promotions = List.copyOf(promotions);
    }

    public Economy withStore(Goods to) {
        return new Economy(to, produced, deficit, needed, promotions, unrest, blocked, hygiene);
    }

    public Economy withPromotions(List<Promotion> to) {
        return new Economy(store, produced, deficit, needed, to, unrest, blocked, hygiene);
    }

    public Economy withHygiene(int to) {
        return new Economy(store, produced, deficit, needed, promotions, unrest, blocked, to);
    }
}
