package hegemon.server.post;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Addressees;
import hegemon.server.mail.Letter;
import hegemon.server.mail.Posted;
import hegemon.server.mail.in.InRows;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Asks at the address that is known whether a mail is genuine.
 *
 * @param address makes the address of a page of its path
 * @param sign the signature of the house over the id of a mail
 */
public record QuestionWriter(
        Addressees addressees,
        ReplyAddress addresses,
        Passwords passwords,
        InRows rows,
        UnaryOperator<String> address,
        UnaryOperator<String> sign)
        implements MailQuestion {
    static final String KIND = "mail.genuine";

    /** So much of a mail is shown to whom it is said to be of. */
    private static final int LONGEST_SHOWN = 1_500;

    private static final int MOST_LINES = 30;

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Letter written(Posted letter, PersonId person, Addressees.Addressee to) {
        var words = Words.in(to.language());
        var mail = letter.args().getFirst();
        var said = new ArrayList<String>();
        said.add(words.say("server.mail.hello", to.name()));
        said.add(words.say("server.post.genuine.text", letter.args().getLast()));
        rows.find(mail)
                .flatMap(InRows.Row::text)
                .map(QuestionWriter::beginning)
                .filter(text -> !text.isBlank())
                .ifPresent(said::add);
        passwords
                .asked(letter.game().orElse(TableId.NONE), person)
                .ifPresent(word -> said.add(words.say("server.post.password", word)));
        return addresses.answerable(
                new Letter(
                        to.address(),
                        to.language(),
                        words.say("server.post.genuine.subject"),
                        said,
                        Optional.of(
                                new Letter.Action(
                                        words.say("server.post.genuine.action"),
                                        address.apply("/post/" + mail + "/" + sign.apply(mail)))),
                        Optional.empty()),
                letter);
    }

    /** Set as it was written. */
    private static String beginning(String text) {
        return text.substring(0, Math.min(text.length(), LONGEST_SHOWN))
                        .replace('\f', '\n')
                        .lines()
                        .map(String::stripTrailing)
                        .filter(line -> !line.isEmpty())
                        .limit(MOST_LINES)
                        .collect(Collectors.joining("\n"))
                + "\n";
    }
}
