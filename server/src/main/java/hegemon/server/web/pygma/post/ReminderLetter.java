package hegemon.server.web.pygma.post;

import hegemon.pygma.world.Realm;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Letter;
import hegemon.server.mail.MailNotices;
import hegemon.server.mail.Notices;
import hegemon.server.store.DraftRows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Before the ZAT, to those who have not sent: the sheet as it stands. */
final class ReminderLetter {
    static final String KIND = MailNotices.kind(Notices.Event.DEADLINE, "pygma");

    private ReminderLetter() {}

    /**
     * Nothing for whoever has sent meanwhile.
     *
     * @param judged a sheet line by line
     */
    static Optional<Letter> of(
            About about, DraftRows drafts, BiFunction<String, About, List<String>> judged) {
        var said = Notices.Said.parse(about.letter().args().getFirst());
        boolean open = said.at().filter(due -> isAwaited(about)).isPresent();
        if (!open) return Optional.empty();
        var words = about.words();
        var date = about.state().world().date();
        var text = new ArrayList<String>();
        text.add(words.say("server.letter.reminder.text", date, about.realmName()));
        text.add(said.in(words.language()));
        var draft = draft(about, drafts);
        if (draft.isPresent()) {
            text.add(
                    words.say(
                            "server.letter.reminder.draft" + (about.answerable() ? "" : ".page")));
            text.addAll(judged.apply(draft.get(), about));
        } else if (about.answerable()) {
            text.add(words.say("server.letter.reminder.empty"));
            text.add(About.block(about.template(about.state())));
        } else text.add(words.say("server.letter.round.page", date));
        return Optional.of(about.written("reminder", text, date));
    }

    private static boolean isAwaited(About about) {
        return !Realm.isNobody(about.realm())
                && about.now().turn().waitsFor(about.seat())
                && !about.state().sheets().containsKey(about.realm());
    }

    /** What is written on the page and was not sent. */
    private static Optional<String> draft(About about, DraftRows drafts) {
        var pen =
                new DraftRows.Pen(
                        about.letter().game().orElse(TableId.NONE),
                        about.letter().person().orElse(PersonId.NOBODY),
                        about.seat(),
                        about.state().caption());
        return drafts.of(pen).stream()
                .map(DraftRows.Version::text)
                .findFirst()
                .filter(text -> !text.isBlank());
    }
}
