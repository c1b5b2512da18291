package hegemon.pygma.forecast;

import hegemon.pygma.report.Report;
import hegemon.table.Message;

import java.util.List;
import java.util.Set;

/**
 * The treasury through this month, line by line, as the engine books it for the sheet as written.
 */
public final class Treasury {
    private static final String ACCOUNT = "pygma.account.";
    private static final Set<String> UPKEEP = Set.of("pay", "administration");

    /** What others may take or bring: land, trade and payments. */
    private static final Set<String> OF_OTHERS =
            Set.of("tax", "trade", "terrain", "mines", "received", "booty", "sacked");

    private Treasury() {}

    /**
     * @param sure whether no other realm can change it
     */
    public record Line(Message what, int amount, boolean sure) {}

    public static List<Line> of(DryRun run) {
        return run.fair().account().bookings().stream().map(Treasury::line).toList();
    }

    private static Line line(Report.Booking booking) {
        return new Line(
                booking.what(), booking.amount(), !OF_OTHERS.contains(kind(booking.what())));
    }

    static boolean isUpkeep(Message what) {
        return UPKEEP.contains(kind(what));
    }

    private static String kind(Message what) {
        return what.key().substring(ACCOUNT.length());
    }
}
