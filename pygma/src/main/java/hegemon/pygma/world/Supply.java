package hegemon.pygma.world;

import java.util.List;

/** Table T6 and the luxury table of PI-23.3: what the inhabitants need. */
public final class Supply {
    private record Row(int upTo, Goods need) {}

    private static final List<Row> T6 =
            List.of(
                    new Row(60_000, Goods.of(10, 8, 8, 5, 2, 8, 8, 6, 3, 2)),
                    new Row(80_000, Goods.of(14, 11, 11, 6, 3, 10, 10, 8, 4, 3)),
                    new Row(100_000, Goods.of(16, 13, 13, 8, 5, 12, 12, 10, 6, 5)),
                    new Row(120_000, Goods.of(18, 15, 15, 10, 8, 13, 13, 12, 8, 8)),
                    new Row(150_000, Goods.of(20, 18, 18, 13, 12, 14, 15, 14, 10, 11)),
                    new Row(200_000, Goods.of(24, 21, 21, 15, 15, 16, 15, 16, 13, 14)),
                    new Row(250_000, Goods.of(26, 23, 23, 18, 18, 18, 18, 18, 18, 20)));

    private record LuxuryRow(int from, List<Integer> need) {}

    private static final List<LuxuryRow> LUXURIES =
            List.of(
                    new LuxuryRow(1_250_000, List.of(4, 4, 4, 4, 2)),
                    new LuxuryRow(1_000_000, List.of(4, 4, 4, 4)),
                    new LuxuryRow(800_000, List.of(4, 4, 4, 2)),
                    new LuxuryRow(600_000, List.of(4, 4, 2, 2)),
                    new LuxuryRow(500_000, List.of(4, 4, 2)),
                    new LuxuryRow(400_000, List.of(4, 2, 2)),
                    new LuxuryRow(300_000, List.of(2, 2, 2)),
                    new LuxuryRow(200_000, List.of(2, 2)),
                    new LuxuryRow(100_000, List.of(2)));

    private static final int BEYOND_STEP = 50_000;

    /** PI-23.2 holds below this many inhabitants. */
    public static final int LUXURIES_DEMANDED_FROM = 100_000;

    private Supply() {}

    /**
     * The optimal supply of so many inhabitants.
     *
     * @param beyond D-115: points more of every good for each started 50,000 above the table
     */
    public static Goods need(int inhabitants, int beyond) {
        for (Row row : T6) if (inhabitants <= row.upTo()) return row.need();
        var last = T6.getLast();
        int steps = (inhabitants - last.upTo() + BEYOND_STEP - 1) / BEYOND_STEP;
        var need = last.need();
        for (Good good : Good.MAIN) need = need.plus(good, steps * beyond);
        return need;
    }

    /** The last number of inhabitants of each row of T6. */
    public static List<Integer> rows() {
        return T6.stream().map(Row::upTo).toList();
    }

    /** The first number of inhabitants of each row of PI-23.3, upwards. */
    public static List<Integer> luxuryRows() {
        return LUXURIES.reversed().stream().map(LuxuryRow::from).toList();
    }

    /** PI-6.2, D-24: what as many inhabitant points need; production must give it. */
    public static int mainNeed(long points, Settings settings) {
        int inhabitants = (int) Math.min(1_000 * points, 1_000_000_000); // more than any world
        return need(inhabitants, settings.get(Setting.SUPPLY_BEYOND)).mainSum();
    }

    /** PI-23.3: points of different luxuries demanded, most first; empty: none. */
    public static List<Integer> luxuries(int inhabitants) {
        for (LuxuryRow row : LUXURIES) if (inhabitants >= row.from()) return row.need();
        return List.of();
    }
}
