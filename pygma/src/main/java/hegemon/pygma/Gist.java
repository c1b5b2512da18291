package hegemon.pygma;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Good;

import java.util.List;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/**
 * What is asked of a month when it is long past.
 *
 * @param awaited the month whose orders come next
 * @param month that the reports are about; at the start the same
 * @param realms by number from 1
 * @param silent the realms of which no orders came in time (NMR)
 */
public record Gist(Date awaited, Date month, List<Figures> realms, List<Integer> silent) {
    /**
     * A realm's figures, as its report told them.
     *
     * @param armies men, riders and ships together, as many as battle counts them
     * @param stores in the order of {@link Good#MAIN}
     */
    public record Figures(
            int treasury,
            int income,
            int spending,
            int inhabitants,
            int land,
            int armies,
            int unrest,
            List<Integer> stores) {
        static Figures of(Report report) {
            return new Figures(
                    report.account().closing(),
                    booked(report, amount -> amount),
                    booked(report, amount -> -amount),
                    report.supplies().inhabitants(),
                    report.supplies().fields(),
                    report.armies().stream().mapToInt(Report.ArmyLine::size).sum(),
                    report.supplies().unrest(),
                    Good.MAIN.stream().map(good -> stored(report, good)).toList());
        }

        /** What came in, or went out, in the month. */
        private static int booked(Report report, IntUnaryOperator side) {
            return report.account().bookings().stream()
                    .mapToInt(it -> Math.max(0, side.applyAsInt(it.amount())))
                    .sum();
        }

        private static int stored(Report report, Good good) {
            return report.supplies().goods().stream()
                    .filter(it -> it.good() == good)
                    .mapToInt(Report.SupplyLine::store)
                    .sum();
        }
    }

    static Gist of(PygmaState state) {
        if (state.made().isEmpty()) return new Gist(Date.START, Date.START, List.of(), List.of());
        return new Gist(
                state.date(),
                state.reports().getFirst().date(),
                state.reports().stream().map(Figures::of).toList(),
                silent(state));
    }

    private static List<Integer> silent(PygmaState state) {
        if (state.before().isEmpty()) return List.of();
        var silent = new TreeSet<>(state.world().living());
        silent.removeAll(state.before().get().sheets().keySet());
        return List.copyOf(silent);
    }

    /** Before the first month there are reports too. */
    public boolean isStart() {
        return month.equals(awaited);
    }
}
