package hegemon.pygma.world;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** PI-21.3 to PI-21.5: what the three places of a field bring. */
public final class Production {
    private static final Map<Soil, List<Good>> BEST = new EnumMap<>(Soil.class);

    static {
        for (Soil soil : Soil.values()) BEST.put(soil, choose(soil));
    }

    private Production() {}

    /** PI-21.4: the points of a place (from 0) are the lesser of its value and the quality. */
    public static int points(int place, Good good, Soil soil) {
        return Math.min(3 - place, good.quality(soil));
    }

    /** What these goods bring in their places. */
    public static Goods of(List<Good> places, Soil soil) {
        var points = new int[Good.values().length];
        for (int place = 0; place < places.size(); place++)
            points[places.get(place).index()] += points(place, places.get(place), soil);
        return Goods.of(points);
    }

    /** D-110: new fields start with the best good in each place; different goods. */
    public static List<Good> best(Soil soil) {
        return BEST.getOrDefault(soil, List.of());
    }

    private static List<Good> choose(Soil soil) {
        return Good.MAIN.stream()
                .filter(good -> good.quality(soil) > 0)
                .sorted(
                        Comparator.comparingInt((Good good) -> -good.quality(soil))
                                .thenComparing(Comparator.naturalOrder()))
                .limit(3)
                .toList();
    }
}
