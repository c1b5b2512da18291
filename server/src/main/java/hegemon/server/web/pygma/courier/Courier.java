package hegemon.server.web.pygma.courier;

import hegemon.pygma.letter.Missive;
import hegemon.pygma.report.Herald;
import hegemon.pygma.world.Realm;
import hegemon.server.id.PersonId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Reply;
import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The courier for those who write by mail: what they say goes out, what came for them comes in. */
@Component
public class Courier {
    /**
     * Something that came for a reader.
     *
     * @param key of the words that tell it
     * @param args of those words
     * @param text what was written; may be empty
     * @param page for paper
     */
    public record Came(String key, List<String> args, String text, Optional<String> page) {
        private static Came of(String key, String text, String... args) {
            return new Came(key, List.of(args), text, Optional.empty());
        }
    }

    private final Letters letters;
    private final Press press;
    private final Gazette gazette;

    Courier(Letters letters, Press press, Gazette gazette) {
        this.letters = letters;
        this.press = press;
        this.gazette = gazette;
    }

    /** Who writes, and in which language the answer is. */
    public record Sender(LiveTable table, PersonId person, String address, Language language) {}

    /** Within a transaction: sends all of this, and says what became of each. */
    public List<String> send(Sender sender, List<Missive> missives) {
        return missives.stream().map(missive -> send(sender, missive)).toList();
    }

    private String send(Sender sender, Missive missive) {
        var words = Words.in(sender.language());
        var writer = Writer.of(sender.table(), Optional.of(sender.person())).orElseThrow();
        var names = new Names(writer, sender.language());
        return switch (missive) {
            case Missive.Press(var title, var text, var signed) ->
                    words.say("server.letter.sent.press", title)
                            + said(
                                    press.write(writer, new Press.Copy(title, text, signed)),
                                    "press.waits",
                                    words);
            case Missive.Message(var to, var text) -> {
                int realm = names.find(to).orElse(-1);
                var key =
                        writer.isLed() && !Realm.isNobody(realm) && !writer.reaches(realm)
                                ? "held"
                                : "done";
                yield words.say("server.letter.sent.to", to)
                        + said(
                                realm < 0
                                        ? Slips.refused("whom", to)
                                        : letters.write(
                                                writer, realm, veiled(sender, writer, realm, text)),
                                key,
                                words);
            }
        };
    }

    private static String said(Reply reply, String done, Words words) {
        return " "
                + (reply instanceof Reply.Refused(var why)
                        ? words.say(why)
                        : words.say("server.letter.sent." + done));
    }

    /** Where the addressee may not know the player, the player's own address is left out. */
    private static String veiled(Sender sender, Writer writer, int to, String text) {
        boolean known =
                to == Writer.MASTER
                        || writer.state()
                                .isKnown(writer.seats(to).iterator().next(), writer.seat());
        if (known || sender.address().isEmpty()) return text;
        return Pattern.compile(Pattern.quote(sender.address()), Pattern.CASE_INSENSITIVE)
                .matcher(text)
                .replaceAll(Matcher.quoteReplacement("…"));
    }

    /** To whom an answer to this goes: the name as it can be written to. */
    public Optional<String> answered(LiveTable table, PersonId person, List<String> what) {
        return letter(table, person, what)
                .flatMap(
                        letter ->
                                Writer.of(table, Optional.of(person))
                                        .filter(reader -> !letter.from().equals(reader.name()))
                                        .map(reader -> reader.number(letter.from())))
                .map(String::valueOf)
                .map(realm -> realm.equals("0") ? "GM" : realm);
    }

    private Optional<LetterRows.Letter> letter(
            LiveTable table, PersonId person, List<String> what) {
        if (what.size() != 2 || !what.getFirst().equals("letter")) return Optional.empty();
        return letters.find(table.id(), Integer.parseInt(what.getLast()))
                .filter(
                        letter ->
                                Writer.of(table, Optional.of(person))
                                        .filter(reader -> isFor(letter, reader))
                                        .isPresent());
    }

    /** Who sits there after the one to whom it was written does not read it. */
    private static boolean isFor(LetterRows.Letter letter, Writer reader) {
        if (letter.from().equals(reader.name())) return letter.fromPerson().equals(reader.person());
        if (letter.state() == LetterRows.State.HELD) return reader.isMaster();
        return letter.to().equals(reader.name())
                && (letter.toPerson().value().isEmpty()
                        || letter.toPerson().equals(reader.person()));
    }

    /** What came, for whoever may read it now. */
    public Optional<Came> came(
            LiveTable table, PersonId person, List<String> what, Language language) {
        var reader = Writer.of(table, Optional.of(person));
        if (reader.isEmpty() || what.size() != 2) return Optional.empty();
        int number = Integer.parseInt(what.getLast());
        return switch (what.getFirst()) {
            case "letter" ->
                    letter(table, person, what)
                            .map(it -> letter(it, new Names(reader.get(), language)));
            case "press" ->
                    press.find(table.id(), number)
                            .filter(it -> it.person().equals(person))
                            .map(
                                    it ->
                                            Came.of(
                                                    "press." + it.state().text(),
                                                    it.word(),
                                                    it.title()));
            case "issue" ->
                    gazette.paper(table, number, language)
                            .map(paper -> issue(paper, new Say(language)));
            default -> Optional.empty();
        };
    }

    private static Came letter(LetterRows.Letter letter, Names names) {
        var from = names.signed(letter.from());
        return switch (letter.state()) {
            case HELD -> Came.of("held", letter.text(), from, names.signed(letter.to()));
            case RETURNED -> Came.of("returned", letter.word(), names.of(letter.to()));
            case SENT, PASSED -> Came.of("message", letter.text(), from, names.of(letter.from()));
        };
    }

    private static Came issue(Paper paper, Say say) {
        var page = paper.print(new Herald(say.language()), say, Paper.Sheet.A5);
        return new Came(
                "issue",
                List.of(String.valueOf(paper.number()), paper.month()),
                paper.editorial(),
                Optional.of(page));
    }
}
