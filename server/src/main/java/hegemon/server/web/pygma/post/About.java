package hegemon.server.web.pygma.post;

import hegemon.pygma.PygmaState;
import hegemon.pygma.orders.check.Template;
import hegemon.pygma.report.Players;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportHtml;
import hegemon.server.mail.Addressees;
import hegemon.server.mail.Letter;
import hegemon.server.mail.Posted;
import hegemon.server.play.LiveTable;
import hegemon.server.press.Pdf;
import hegemon.table.Message;
import hegemon.table.Seat;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a letter is about, and to whom.
 *
 * @param players whom reports disclose
 * @param answerable whether somebody reads what the reader answers
 */
record About(
        Posted letter,
        LiveTable.Moment now,
        PygmaState state,
        Seat seat,
        Addressees.Addressee to,
        Players players,
        boolean answerable) {
    Words words() {
        return Words.in(to.language());
    }

    /** The reader's; 0 for a game master. */
    int realm() {
        return state.realm(seat);
    }

    /** Of a reader who rules. */
    String realmName() {
        return state.world().realm(realm()).name();
    }

    /** The reader's own report, of that moment. */
    Report report(PygmaState then) {
        return then.reports().get(realm() - 1).naming(players);
    }

    /** The same, with what is to be said of missing orders. */
    Report report(PygmaState then, List<Message> absence) {
        return then.reports().get(realm() - 1).naming(players, absence);
    }

    Letter.Enclosed pdf(Report report) {
        var page = ReportHtml.of(report, to.language());
        return new Letter.Enclosed("report.pdf", "application/pdf", Pdf.of(page));
    }

    /** A sheet to begin with. */
    String template(PygmaState then) {
        return Template.of(then.knowledge(realm()), to.language());
    }

    /** A paragraph that is set as it is written. */
    static String block(String text) {
        return text.stripTrailing() + "\n";
    }

    /**
     * A letter to the reader.
     *
     * @param args of its subject
     */
    Letter written(String key, List<String> said, Object... args) {
        var paragraphs = new ArrayList<String>();
        paragraphs.add(words().say("server.mail.hello", to.name()));
        paragraphs.addAll(said);
        return new Letter(
                to.address(),
                to.language(),
                words().say("server.letter." + key + ".subject", args),
                paragraphs,
                Optional.empty(),
                Optional.empty());
    }
}
