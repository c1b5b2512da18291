package hegemon.server.web.pygma.founding;

import hegemon.server.ServerSettings;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Letter;
import hegemon.server.mail.Posted;
import hegemon.server.mail.Writer;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Directory;
import hegemon.server.web.table.Seats;
import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.Optional;
import java.util.stream.Stream;

/** The letter that asks somebody outside the house to rule a realm. */
@Component
record InvitationLetter(Campaigns campaigns, Directory people, Seats seats, ServerSettings settings)
        implements Writer {
    static final String KIND = "seat-invitation";

    @Override
    public boolean writes(String kind) {
        return kind.equals(KIND);
    }

    /** In the language of who asks: nobody knows another one of the reader. */
    @Override
    public Optional<Letter> write(Posted letter) {
        var args = letter.args();
        var language = Language.valueOf(args.get(4));
        var words = Words.in(language);
        var title = campaigns.title(new TableId(args.get(0)));
        var name = title.title().isEmpty() ? seats.game("pygma") : title.title();
        var by =
                people.nameOf(new PersonId(args.get(2)))
                        .orElseGet(() -> words.say("server.table.guest"));
        var seat = seats.name("pygma", args.get(1));
        return letter.address()
                .map(
                        address ->
                                new Letter(
                                        address,
                                        language,
                                        words.say("server.mail.seat.subject", by, name),
                                        Stream.of(
                                                        words.say(
                                                                "server.mail.seat", by, name, seat),
                                                        title.about(),
                                                        words.say("server.mail.seat.once"))
                                                .filter(it -> !it.isEmpty())
                                                .toList(),
                                        Optional.of(
                                                new Letter.Action(
                                                        words.say("server.mail.seat.look"),
                                                        settings.address(args.get(3)))),
                                        Optional.empty()));
    }
}
