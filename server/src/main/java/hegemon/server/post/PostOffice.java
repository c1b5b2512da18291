package hegemon.server.post;

import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.id.TableId;
import hegemon.server.mail.Outbox;
import hegemon.server.mail.in.InRows;
import hegemon.server.mail.in.InRows.State;
import hegemon.server.mail.in.Incoming;
import hegemon.server.mail.in.Intake;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.table.Seat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/**
 * The way of a mail from the mailbox to a table. Nobody is answered whose address is not confirmed,
 * and no mail more than once.
 */
public final class PostOffice implements Intake {
    /** What is signed by whoever may confirm a mail. */
    public static final String CONFIRM = "mail-in";

    /** So many mails of one person are taken in an hour; the rest is set aside. */
    private static final int MOST_AN_HOUR = 60;

    /** Between the texts of a mail that waits. */
    private static final String PAGE_BREAK = "\f";

    private static final int LONGEST_KEPT = 100_000;

    private static final String TOO_LARGE = "large";

    private final InRows rows;
    private final Outbox outbox;
    private final People people;
    private final Tables tables;
    private final ReplyAddress addresses;
    private final Destinations destinations;
    private final Set<String> own;
    private final Passwords passwords;

    /**
     * @param own the addresses of the house: mail from there is a loop
     */
    public PostOffice(
            InRows rows,
            Outbox outbox,
            People people,
            Tables tables,
            ReplyAddress addresses,
            Destinations destinations,
            Passwords passwords,
            Set<String> own) {
        this.rows = rows;
        this.outbox = outbox;
        this.people = people;
        this.tables = tables;
        this.addresses = addresses;
        this.destinations = destinations;
        this.passwords = passwords;
        this.own =
                own.stream().map(each -> each.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    }

    @Override
    public Outcome take(Incoming mail) {
        var known = rows.find(mail.id());
        if (known.isPresent()) return outcome(known.get().state());
        if (mail.bounce().isPresent()) return bounced(mail, mail.bounce().get());
        var sender = sender(mail);
        if (mail.automatic() || own.contains(sender))
            return put(row(mail, State.DROPPED, "automatic"));
        return people.at(sender).map(person -> from(person, mail)).orElseGet(() -> stranger(mail));
    }

    private Outcome stranger(Incoming mail) {
        return put(named(mail, row(mail, State.ASIDE, "stranger")));
    }

    /** Who leads the campaign that it names, sees it. */
    private InRows.Row named(Incoming mail, InRows.Row row) {
        return addresses
                .claimed(mail)
                .flatMap(claim -> tables.find(claim.table()))
                .map(table -> row.about(table.id()))
                .orElse(row);
    }

    @Override
    public void setAside(Incoming mail, String why) {
        var row = named(mail, row(mail, State.ASIDE, why));
        boolean isOurs = mail.automatic() || own.contains(sender(mail));
        var person = isOurs ? Optional.<Person>empty() : people.at(sender(mail));
        if (person.isPresent() && why.equals(TOO_LARGE)) tooLarge(person.get(), mail, row);
        else rows.put(row);
    }

    /** Its sender is told, if that is certain. */
    private void tooLarge(Person person, Incoming mail, InRows.Row unread) {
        var row = unread.from(person.id());
        boolean told =
                isGenuine(person, mail)
                        && rows.count(person.id(), Duration.ofHours(1)) < MOST_AN_HOUR;
        var table = row.table().filter(ignored -> told).flatMap(tables::find);
        var game = table.flatMap(destinations::correspondence);
        var seat = table.map(it -> it.now().seatOf(Optional.of(person.id())));
        if (game.isEmpty() || seat.equals(Optional.of(Seat.SPECTATOR))) rows.put(row);
        else
            game.get()
                    .tooLarge(
                            delivery(
                                    table.orElseThrow(),
                                    seat.orElseThrow(),
                                    person,
                                    mail,
                                    () -> rows.put(row)));
    }

    private static String sender(Incoming mail) {
        return mail.sender().orElse("").toLowerCase(Locale.ROOT);
    }

    private Delivery delivery(
            LiveTable table, Seat seat, Person person, Incoming mail, BooleanSupplier once) {
        return new Delivery(
                table,
                seat,
                person.id(),
                mail.subject(),
                mail.texts(),
                mail.unread(),
                destinations.answered(mail),
                once);
    }

    private static InRows.Row row(Incoming mail, State state, String reason) {
        return InRows.Row.of(mail, state, reason);
    }

    private Outcome put(InRows.Row row) {
        rows.put(row);
        return outcome(row.state());
    }

    private static Outcome outcome(State state) {
        return switch (state) {
            case TAKEN, DROPPED, BOUNCE -> Outcome.DONE;
            case ASIDE, WAITS -> Outcome.ASIDE;
        };
    }

    private Outcome from(Person person, Incoming mail) {
        if (rows.count(person.id(), Duration.ofHours(1)) >= MOST_AN_HOUR)
            return put(named(mail, row(mail, State.ASIDE, "many")).from(person.id()));
        var meant = destinations.of(mail, person.id());
        if (meant.size() == 1) return at(meant.getFirst(), person, mail);
        return meant.isEmpty() ? aside(person, mail, Optional.empty()) : which(person, mail);
    }

    private Outcome aside(Person person, Incoming mail, Optional<TableId> table) {
        var row = row(mail, State.ASIDE, "table").from(person.id());
        return put(table.map(row::about).orElse(row));
    }

    private Outcome at(LiveTable table, Person person, Incoming mail) {
        var seat = table.now().seatOf(Optional.of(person.id()));
        var game = destinations.correspondence(table);
        if (seat.equals(Seat.SPECTATOR) || game.isEmpty())
            return aside(person, mail, Optional.of(table.id()));
        var row = row(mail, State.TAKEN, "").from(person.id()).about(table.id());
        boolean genuine = isGenuine(person, mail);
        var waiting = confirmed(mail, person);
        if (genuine && waiting.isPresent() && confirm(waiting.get())) return put(row);
        if (!isProved(genuine, table, person, mail)) return ask(person, table, mail);
        game.get().take(delivery(table, seat, person, mail, () -> rows.put(row)));
        return Outcome.DONE;
    }

    private boolean isGenuine(Person person, Incoming mail) {
        return mail.sealed() == Incoming.Seal.GENUINE
                || addresses
                        .claimed(mail)
                        .filter(each -> addresses.isOwn(each, person.id()))
                        .isPresent();
    }

    /** Where a password is asked for, it alone counts. */
    private boolean isProved(boolean genuine, LiveTable table, Person person, Incoming mail) {
        var word = passwords.asked(table.id(), person.id());
        if (word.isEmpty()) return genuine;
        return destinations
                .correspondence(table)
                .flatMap(game -> game.password(mail.subject(), mail.texts()))
                .filter(given -> Passwords.isSame(word.get(), given))
                .isPresent();
    }

    /** Asks, at the address that is known, to send it to the address of one table. */
    private Outcome which(Person person, Incoming mail) {
        tables.together(
                () -> {
                    if (!rows.put(row(mail, State.ASIDE, "which").from(person.id()))) return false;
                    outbox.toPerson(
                            WhichWriter.KIND,
                            person.id(),
                            person.email().orElse(""),
                            List.of(mail.subject()));
                    return true;
                });
        return Outcome.ASIDE;
    }

    /** Keeps what it says, and asks at the address that is known. */
    private Outcome ask(Person person, LiveTable table, Incoming mail) {
        var text = String.join(PAGE_BREAK, mail.texts());
        var row =
                row(mail, State.WAITS, "genuine")
                        .from(person.id())
                        .about(table.id())
                        .saying(text.substring(0, Math.min(text.length(), LONGEST_KEPT)));
        tables.together(
                () -> {
                    if (!rows.put(row)) return false;
                    outbox.toPlayer(
                            QuestionWriter.KIND,
                            person.id(),
                            table.id(),
                            List.of(mail.id(), mail.subject()));
                    return true;
                });
        return Outcome.ASIDE;
    }

    /** The waiting mail that this answer confirms. */
    private Optional<String> confirmed(Incoming mail, Person person) {
        return destinations
                .answered(mail)
                .filter(letter -> letter.kind().equals(QuestionWriter.KIND))
                .map(letter -> letter.args().getFirst())
                .filter(
                        id ->
                                waiting(id)
                                        .flatMap(InRows.Row::person)
                                        .filter(person.id()::equals)
                                        .isPresent());
    }

    /** A mail that waits for its sender's word. */
    public Optional<InRows.Row> waiting(String id) {
        return rows.find(id).filter(row -> row.state() == State.WAITS);
    }

    /** Its sender says that it is genuine: now what it says is done. False if nothing waits. */
    public boolean confirm(String id) {
        var row = waiting(id);
        var person = row.flatMap(InRows.Row::person);
        var table = row.flatMap(InRows.Row::table).flatMap(tables::find);
        var game = table.flatMap(destinations::correspondence);
        if (person.isEmpty() || game.isEmpty()) return false;
        var seat = table.get().now().seatOf(person);
        if (seat.equals(Seat.SPECTATOR)) return false;
        var texts = Arrays.asList(row.get().text().orElse("").split(PAGE_BREAK));
        game.get()
                .take(
                        new Delivery(
                                table.get(),
                                seat,
                                person.get(),
                                row.get().subject(),
                                texts,
                                List.of(),
                                Optional.empty(),
                                () -> rows.confirm(id)));
        return true;
    }

    /** A letter of ours came back: it is known at its table, and not sent again. */
    private Outcome bounced(Incoming mail, Incoming.Bounce bounce) {
        var letter =
                bounce.letter()
                        .flatMap(id -> outbox.find(id.substring(0, Math.max(0, id.indexOf('@')))));
        if (letter.isEmpty() || !bounce.forGood()) return put(row(mail, State.DROPPED, "bounce"));
        var row = row(mail, State.BOUNCE, "bounce");
        var from = letter.get().person().map(row::from).orElse(row);
        outbox.returned(letter.get().id(), bounce.why());
        return put(letter.get().game().map(from::about).orElse(from));
    }
}
