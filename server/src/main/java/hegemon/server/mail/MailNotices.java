package hegemon.server.mail;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.CampaignRows;
import hegemon.table.Language;
import hegemon.table.Words;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import javax.sql.DataSource;

/** Notices as letters, for those who have a confirmed address and want them. */
public final class MailNotices implements Notices, Writer {
    /** The kind of a letter that the game itself writes. */
    public static String kind(Event event, String game) {
        return event.text() + "." + game;
    }

    private final Outbox outbox;
    private final MailWishes wishes;
    private final CampaignRows campaigns;
    private final Addressees addressees;
    private final UnaryOperator<String> address;
    private final BiFunction<Letter, Posted, Letter> answerable;
    private final Clock clock;

    /**
     * @param address makes the address of a page of its path
     * @param answerable says where an answer to a letter about a table goes
     */
    public MailNotices(
            DataSource database,
            Addressees addressees,
            UnaryOperator<String> address,
            BiFunction<Letter, Posted, Letter> answerable,
            Clock clock) {
        this.outbox = new Outbox(database, clock);
        this.wishes = new MailWishes(database);
        this.campaigns = new CampaignRows(database);
        this.addressees = addressees;
        this.address = address;
        this.answerable = answerable;
        this.clock = clock;
    }

    @Override
    public void tell(
            PersonId person, Event event, TableId table, String game, PersonId by, Said said) {
        var wish = wishes.of(person);
        if (!wish.wants(event) || addressees.find(person).isEmpty()) return;
        outbox.aboutGame(
                event.kind(),
                person,
                table,
                List.of(game, by.value(), said.print()),
                wish.due(event, clock.instant()),
                wish.manner() == MailWish.Manner.DIGEST);
    }

    @Override
    public void moot(PersonId person, TableId table, Optional<Event> only) {
        only.ifPresentOrElse(
                event -> outbox.withdraw(person, table, event.kind()),
                () -> outbox.withdraw(person, table));
    }

    /** At once: whoever plays by mail waits for it, in quiet hours too, unless wanted otherwise. */
    @Override
    public void write(PersonId person, Event event, TableId table, String game, List<String> what) {
        var wish = wishes.of(person);
        if (!wish.wants(event) || addressees.find(person).isEmpty()) return;
        if (event == Event.ROUND) outbox.withdraw(person, table);
        if (event == Event.DEADLINE) {
            var due = wish.withManner(MailWish.Manner.EACH).due(event, clock.instant());
            outbox.aboutGame(kind(event, game), person, table, what, due, false);
        } else if (event == Event.ROUND && wish.roundsWait()) {
            // At the hour of the digest, yet by itself: it has enclosures and is answered.
            var due = wish.due(event, clock.instant());
            outbox.toPlayer(kind(event, game), person, table, what, due);
        } else outbox.toPlayer(kind(event, game), person, table, what);
    }

    @Override
    public boolean writes(String kind) {
        return kind.startsWith(KIND);
    }

    @Override
    public Optional<Letter> write(Posted posted) {
        return write(List.of(posted));
    }

    /** Not sent to whoever has stopped them since. */
    @Override
    public Optional<Letter> write(List<Posted> posted) {
        var person = posted.getFirst().person().orElse(PersonId.NOBODY);
        if (wishes.of(person).manner() == MailWish.Manner.NEVER) return Optional.empty();
        return addressees
                .find(person)
                .map(
                        to ->
                                posted.size() == 1
                                        ? answerable.apply(
                                                single(posted.getFirst(), to), posted.getFirst())
                                        : digest(posted, to));
    }

    private Letter single(Posted notice, Addressees.Addressee to) {
        var words = Words.in(to.language());
        var sentence = sentence(notice, to.language());
        return new Letter(
                to.address(),
                to.language(),
                sentence,
                Stream.of(
                                words.say("server.mail.hello", to.name()),
                                sentence + ".",
                                said(notice, to.language()))
                        .filter(it -> !it.isEmpty())
                        .toList(),
                Optional.of(new Letter.Action(words.say("server.mail.table"), table(notice))),
                Optional.of(to.stop()));
    }

    private Letter digest(List<Posted> notices, Addressees.Addressee to) {
        var words = Words.in(to.language());
        var lines = notices.stream().map(each -> line(each, to.language()));
        return new Letter(
                to.address(),
                to.language(),
                words.say("server.mail.digest", notices.size()),
                Stream.concat(Stream.of(words.say("server.mail.hello", to.name())), lines).toList(),
                Optional.of(
                        new Letter.Action(words.say("server.nav.games"), address.apply("/games"))),
                Optional.of(to.stop()));
    }

    private String line(Posted notice, Language language) {
        var said = said(notice, language);
        var sentence = sentence(notice, language);
        var line =
                said.isEmpty()
                        ? Words.in(language).say("server.mail.labelled", sentence)
                        : sentence + ". " + said;
        return line + " " + table(notice);
    }

    /** Letters that were written before anything could be said are still there. */
    private static String said(Posted notice, Language language) {
        return notice.args().size() < 3 ? "" : Said.parse(notice.args().get(2)).in(language);
    }

    private String table(Posted notice) {
        return address.apply("/games/" + notice.game().orElse(TableId.NONE));
    }

    private String sentence(Posted notice, Language language) {
        var by = notice.args().get(1);
        var who = by.isEmpty() ? "" : addressees.nameOf(new PersonId(by), language);
        return Notices.sentence(
                notice.kind(),
                notice.args().getFirst(),
                notice.game().map(campaigns::title).map(CampaignRows.Title::title).orElse(""),
                who,
                language);
    }
}
