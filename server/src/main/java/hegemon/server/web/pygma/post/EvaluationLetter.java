package hegemon.server.web.pygma.post;

import hegemon.pygma.Annals;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.News;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportData;
import hegemon.pygma.report.ReportText;
import hegemon.pygma.world.Realm;
import hegemon.server.mail.Letter;
import hegemon.server.mail.Letter.Enclosed;
import hegemon.server.press.Pdf;
import hegemon.server.store.AbsenceRows.Absence;
import hegemon.server.web.pygma.Notice;

import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a month brought, and the next sheet to be answered with. */
final class EvaluationLetter {
    private static final String TEXT = "text/plain; charset=UTF-8";

    private EvaluationLetter() {}

    /**
     * Of the month that ended with the entry that the letter names.
     *
     * @param due when the orders are closed that the campaign waits for now
     */
    static Letter of(
            About about,
            List<String> withdrawals,
            List<Absence> noted,
            Optional<String> due,
            JsonMapper json) {
        int entry = Integer.parseInt(about.letter().args().getFirst());
        var annals = Annals.of(about.now().match());
        var chapter = Annals.at(annals, entry);
        if (chapter.isReturn())
            return withdrawn(about, chapter, Notice.reason(annals, chapter, withdrawals));
        if (Realm.isNobody(about.realm())) return master(about, chapter);
        var report =
                about.report(
                        chapter.state(), Notice.absence(annals, chapter, about.realm(), noted));
        boolean next = chapter.state().world().date().equals(about.state().world().date());
        return ruler(about, chapter, report, due.filter(ignored -> next), json);
    }

    /** The campaign stands again as it stood after this chapter. */
    private static Letter withdrawn(About about, Annals.Chapter chapter, Optional<String> why) {
        var words = about.words();
        var month = chapter.state().world().date();
        var said = new ArrayList<String>();
        said.add(words.say("server.letter.withdrawn.text", month));
        why.ifPresent(it -> said.add(words.say("server.pygma.notice.withdrawn.why", it)));
        return about.written("withdrawn", said, month);
    }

    private static Letter ruler(
            About about,
            Annals.Chapter chapter,
            Report report,
            Optional<String> due,
            JsonMapper json) {
        var words = about.words();
        var herald = new Herald(words.language());
        var said = new ArrayList<String>();
        said.add(words.say("server.letter.round.text", report.date(), report.name()));
        var title = herald.say("title", report.name(), report.date());
        said.add(About.block(ReportText.of(title, News.of(report, herald))));
        if (!about.now().isOver()) {
            due.ifPresent(said::add);
            var date = chapter.state().world().date();
            if (about.answerable()) {
                said.add(words.say("server.letter.round.next", date));
                said.add(About.block(about.template(chapter.state())));
                said.add(words.say("server.letter.words"));
            } else said.add(words.say("server.letter.round.page", date));
        }
        return about.written("round", said, report.date(), report.name())
                .enclosing(enclosed(report, about, json));
    }

    private static List<Enclosed> enclosed(Report report, About about, JsonMapper json) {
        var language = about.to().language();
        var data = json.writeValueAsBytes(ReportData.of(report, language));
        return List.of(
                about.pdf(report),
                new Enclosed("report.txt", TEXT, bytes(ReportText.of(report, language))),
                new Enclosed("report.json", "application/json", data));
    }

    private static Letter master(About about, Annals.Chapter chapter) {
        var words = about.words();
        var herald = new Herald(words.language());
        var report = chapter.state().masterReport().naming(about.players());
        var date = report.reports().getFirst().date();
        return about.written(
                        "round",
                        List.of(words.say("server.letter.round.master", date)),
                        date,
                        words.say("server.letter.masters"))
                .enclosing(
                        List.of(
                                new Enclosed("month.txt", TEXT, bytes(report.text(herald))),
                                new Enclosed(
                                        "month.pdf",
                                        "application/pdf",
                                        Pdf.of(report.html(herald)))));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
