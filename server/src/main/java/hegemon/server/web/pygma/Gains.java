package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.Section;
import hegemon.pygma.world.Address;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a month brought: money, new land on the map, and how many orders were carried out. */
final class Gains {
    /** More fields than so many are not named. */
    private static final int NAMED = 6;

    private Gains() {}

    /** A part of the news; without lines where the month brought nothing. */
    static Section of(Readers.Reader ruler, Report report, Voice voice) {
        var lines = new ArrayList<String>();
        income(report, voice, lines);
        ruler.state()
                .before()
                .ifPresent(it -> seen(it, ruler.state(), ruler.realm(), voice, lines));
        orders(report, voice, lines);
        return new Section("gains", voice.page("gains"), List.of(), List.of(), lines);
    }

    private static void income(Report report, Voice voice, List<String> lines) {
        var earned = report.account().bookings().stream().filter(it -> it.amount() > 0).toList();
        if (earned.isEmpty()) return;
        var parts =
                earned.stream()
                        .map(
                                it ->
                                        it.what().say(voice.language())
                                                + " "
                                                + voice.figure(it.amount()))
                        .toList();
        int sum = earned.stream().mapToInt(Report.Booking::amount).sum();
        lines.add(voice.page("gains.income", sum, String.join(", ", parts)));
    }

    /** Fields of which nothing was known when the month was closed. */
    private static void seen(
            PygmaState before, PygmaState after, int realm, Voice voice, List<String> lines) {
        var knowledge = after.knowledge(realm);
        var earlier = before.knowledge(realm).map();
        var fields =
                IntStream.range(0, knowledge.map().size())
                        .map(knowledge.map()::field)
                        .filter(it -> !earlier.knows(it))
                        .mapToObj(knowledge.geometry()::address)
                        .toList();
        if (fields.isEmpty()) return;
        var named =
                fields.stream()
                        .limit(NAMED)
                        .map(Address::toString)
                        .collect(Collectors.joining(", "));
        var key = fields.size() > NAMED ? "gains.seen.more" : "gains.seen";
        lines.add(voice.page(key, fields.size(), named));
    }

    private static void orders(Report report, Voice voice, List<String> lines) {
        int all = report.orders().size();
        long done = report.orders().stream().filter(Report.Answer::done).count();
        if (all > 0) lines.add(voice.page("gains.orders", done, all));
    }
}
