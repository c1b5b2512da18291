package hegemon.server.web.pygma;

import hegemon.pygma.Revision;
import hegemon.pygma.Stage;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.check.Forms;
import hegemon.pygma.orders.check.Template;
import hegemon.pygma.report.Holdings;
import hegemon.pygma.report.News;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.Section;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Month;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All that lies, or lay at an earlier moment, on a ruler's desk, in the reader's language.
 *
 * @param entry of the log, as the table has it
 * @param realm its name
 * @param date the month whose orders are awaited
 * @param heading what the report is about
 * @param occasion what is special about the awaited month; may be empty
 * @param notices what the ruler must not miss: no orders came, a month was taken back, it is late
 * @param locked whether no more orders are taken for the awaited month
 * @param months of the reports, of which the series tell
 * @param series figures through these months
 * @param terms which of these months were armament months, from 0
 * @param otherwise how this month went when it was played in other ways
 * @param mayRevise whether the last month may be taken back
 * @param fights the battles of the month, and {@code tolls} what the land took
 * @param moments that can be looked back at, the present one last
 * @param signs of the map, by terrain and settlement
 * @param sent the sheet as it was sent, empty before; of an earlier moment the one that led to it
 * @param receipt of that sheet
 * @param template a sheet to begin with
 * @param forms how its lines may begin
 * @param hand what orders can be put together from
 */
record RulerDesk(
        int entry,
        String realm,
        String date,
        String heading,
        String occasion,
        List<String> notices,
        boolean locked,
        List<Section> news,
        List<Section> holdings,
        List<String> months,
        List<Series> series,
        List<Integer> terms,
        List<Otherwise> otherwise,
        boolean mayRevise,
        List<Fight> fights,
        List<Fight.Toll> tolls,
        List<Moment> moments,
        List<Hex> map,
        Map<String, String> signs,
        String sent,
        Optional<Receipt> receipt,
        String template,
        List<Forms.Form> forms,
        Hand hand) {

    static RulerDesk of(Readers.Reader ruler, Voice voice) {
        var state = ruler.state();
        int realm = ruler.realm();
        var report = ruler.report();
        var knowledge = state.knowledge(realm);
        var date = knowledge.date();
        var months = Series.months(ruler.annals(), ruler.chapter());
        var notices = Notice.of(ruler, voice);
        return new RulerDesk(
                ruler.entry(),
                report.name(),
                date.toString(),
                heading(report, date, voice),
                occasion(date.month(), voice),
                notices,
                state.stage() instanceof Stage.Locked,
                untold(news(ruler, report, voice), notices),
                Holdings.of(report, voice.herald()),
                months.stream().map(it -> it.month().toString()).toList(),
                Series.of(months.stream().map(it -> it.figures(realm)).toList(), voice),
                Series.terms(months),
                Otherwise.of(ruler, voice),
                !ruler.past() && new Revision(state).isOpenTo(ruler.seat()),
                Fight.of(report, voice.herald()),
                Fight.tolls(report),
                Moment.of(ruler.annals(), voice),
                RulerMap.of(report, knowledge, voice),
                MapSigns.ALL,
                Optional.ofNullable(ruler.sheets().get(realm))
                        .map(sheet -> OrderText.in(voice.language()).print(sheet))
                        .orElse(""),
                Receipt.of(ruler, voice),
                Template.of(knowledge, voice.language()),
                Forms.of(knowledge, voice.language()),
                Hand.of(knowledge, voice));
    }

    private static List<Section> news(Readers.Reader ruler, Report report, Voice voice) {
        return Stream.concat(
                        News.of(report, voice.herald()).stream(),
                        Stream.of(Gains.of(ruler, report, voice)))
                .toList();
    }

    /** What stands above them is not said twice. */
    private static List<Section> untold(List<Section> news, List<String> notices) {
        return news.stream()
                .map(section -> section.without(notices))
                .filter(Section::hasContent)
                .toList();
    }

    /** Before the first month there is a report too. */
    private static String heading(Report report, Date now, Voice voice) {
        return report.date().equals(now)
                ? voice.page("heading.start")
                : voice.page("heading.month", report.date());
    }

    private static String occasion(Month month, Voice voice) {
        if (month.isArmament()) return voice.page("occasion.armament");
        return month.isIncome() ? voice.page("occasion.income") : "";
    }
}
