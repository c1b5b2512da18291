package hegemon.server.web.pygma.post;

import hegemon.server.mail.Letter;
import hegemon.server.mail.Letter.Enclosed;
import hegemon.server.mail.MailNotices;
import hegemon.server.mail.Notices;
import hegemon.server.press.Pdf;
import hegemon.server.web.pygma.courier.Courier.Came;

import java.util.ArrayList;
import java.util.List;

/** What another realm, the game masters or the Kurier have to say to a reader. */
final class CourierLetter {
    static final String KIND = MailNotices.kind(Notices.Event.LETTER, "pygma");

    private CourierLetter() {}

    static Letter of(About about, Came came) {
        var words = about.words();
        var key = "came." + came.key();
        var args = came.args().toArray();
        var said = new ArrayList<String>();
        said.add(words.say("server.letter." + key + ".text", args));
        if (!came.text().isEmpty()) said.add(About.block(came.text()));
        words.find("server.letter." + key + ".answer")
                .ifPresent(
                        ignored -> said.add(words.say("server.letter." + key + ".answer", args)));
        return about.written(key, said, args)
                .enclosing(came.page().map(page -> List.of(pdf(Pdf.of(page)))).orElse(List.of()));
    }

    private static Enclosed pdf(byte[] content) {
        return new Enclosed("kurier.pdf", "application/pdf", content);
    }
}
