package hegemon.server.web.pygma;

import hegemon.pygma.Annals.Chapter;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Good;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** One figure of a realm through the months, as its reports told it. */
record Series(String key, String title, List<Integer> values) {
    /** The reports of a realm up to this chapter, the oldest first; none that was taken back. */
    static List<Report> reports(List<Chapter> annals, Chapter last, int realm) {
        return annals.stream()
                .filter(it -> !it.withdrawn() && it.entry() <= last.entry())
                .map(it -> it.state().reports().get(realm - 1))
                .toList();
    }

    static List<Series> of(List<Report> reports, Voice voice) {
        var all = new ArrayList<Series>();
        all.add(of("treasury", reports, voice, it -> it.account().closing()));
        all.add(of("income", reports, voice, it -> booked(it, 1)));
        all.add(of("spending", reports, voice, it -> booked(it, -1)));
        all.add(of("inhabitants", reports, voice, it -> it.supplies().inhabitants()));
        all.add(of("land", reports, voice, it -> it.supplies().fields()));
        all.add(of("armies", reports, voice, Series::armies));
        all.add(of("unrest", reports, voice, it -> it.supplies().unrest()));
        for (Good good : Good.MAIN)
            all.add(
                    new Series(
                            "good",
                            voice.herald().term(good),
                            values(reports, it -> stored(it, good))));
        return all;
    }

    /** Which of these reports are of an armament month. */
    static List<Integer> terms(List<Report> reports) {
        return IntStream.range(0, reports.size())
                .filter(i -> reports.get(i).date().month().isArmament())
                .boxed()
                .toList();
    }

    private static Series of(
            String key, List<Report> reports, Voice voice, ToIntFunction<Report> figure) {
        return new Series(key, voice.page("chart." + key), values(reports, figure));
    }

    private static List<Integer> values(List<Report> reports, ToIntFunction<Report> figure) {
        return reports.stream().mapToInt(figure).boxed().toList();
    }

    /** What came in, or went out, in the month. */
    private static int booked(Report report, int sign) {
        return report.account().bookings().stream()
                .mapToInt(it -> Math.max(0, sign * it.amount()))
                .sum();
    }

    /** Men, riders and ships together, as many as battle counts them. */
    private static int armies(Report report) {
        return report.armies().stream().mapToInt(Report.ArmyLine::size).sum();
    }

    private static int stored(Report report, Good good) {
        return report.supplies().goods().stream()
                .filter(it -> it.good() == good)
                .mapToInt(Report.SupplyLine::store)
                .sum();
    }
}
