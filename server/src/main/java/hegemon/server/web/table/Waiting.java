package hegemon.server.web.table;

import java.util.Comparator;

/** The order of one's games: what waits for me, what is about to run out, what is new. */
public final class Waiting {
    /** Mine to move first, the least time first; then running games, then those that are over. */
    public static final Comparator<TableJson> FIRST =
            Comparator.comparingInt(Waiting::rank)
                    .thenComparingLong(table -> table.left().orElse(Long.MAX_VALUE))
                    .thenComparing(Comparator.comparingLong(Waiting::lastAt).reversed());

    private Waiting() {}

    private static int rank(TableJson table) {
        if (table.turn().over()) return 3;
        if (table.waitsForReader()) return 0;
        boolean asked =
                table.offer().filter(offer -> !offer.seat().equals(table.seat())).isPresent();
        if (asked || table.may().contains("claim")) return 1;
        return 2;
    }

    private static long lastAt(TableJson table) {
        return table.log().isEmpty() ? 0 : table.log().getLast().at();
    }
}
