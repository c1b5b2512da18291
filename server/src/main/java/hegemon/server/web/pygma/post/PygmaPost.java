package hegemon.server.web.pygma.post;

import hegemon.pygma.PygmaState;
import hegemon.pygma.letter.Letter;
import hegemon.pygma.letter.Missive;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Unit;
import hegemon.server.mail.Addressees;
import hegemon.server.mail.Outbox;
import hegemon.server.play.Campaigns;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Reply;
import hegemon.server.play.Tables;
import hegemon.server.post.Correspondence;
import hegemon.server.post.Delivery;
import hegemon.server.web.pygma.courier.Courier;
import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Does what a ruler's letter says. */
@Component
record PygmaPost(
        Tables tables, Outbox outbox, Addressees addressees, Campaigns campaigns, Courier courier)
        implements Correspondence {
    static final String KIND = "post.pygma.";

    /** Others may write to the log at the same time. */
    private static final int TRIES = 5;

    /** As long as a sheet that is sent from the page. */
    private static final int LONGEST_SHEET = 50_000;

    @Override
    public String game() {
        return "pygma";
    }

    private static List<Letter> read(String subject, List<String> texts) {
        return texts.stream().map(text -> Letter.read(subject, text)).toList();
    }

    @Override
    public Optional<String> password(String subject, List<String> texts) {
        return read(subject, texts).stream().flatMap(it -> it.password().stream()).findFirst();
    }

    /** By its heading: SPIEL, REICH, ZUG. */
    @Override
    public boolean isMeant(LiveTable table, Seat seat, String subject, List<String> texts) {
        if (!(table.now().match().state() instanceof PygmaState state) || state.made().isEmpty())
            return false;
        var headings =
                read(subject, texts).stream()
                        .flatMap(it -> Parser.read(it.sheet()).sheet().all(Heading.class))
                        .filter(heading -> !(heading instanceof Heading.End))
                        .toList();
        return !headings.isEmpty()
                && headings.stream().allMatch(it -> fits(it, table, state, state.realm(seat)));
    }

    private boolean fits(Heading heading, LiveTable table, PygmaState state, int realm) {
        return switch (heading) {
            case Heading.Game(var name) -> name.equalsIgnoreCase(title(table));
            case Heading.Realm(var named, var ignored) ->
                    !Realm.isNobody(realm) && named.fits(realm, state.world().realm(realm).name());
            case Heading.Turn(var date) -> date.equals(state.world().date());
            case Heading.End() -> true;
        };
    }

    @Override
    public String title(LiveTable table) {
        var title = campaigns.title(table.id()).title();
        return title.isEmpty() ? "PYGMA-ISIS, " + table.now().match().state().caption() : title;
    }

    @Override
    public void take(Delivery mail) {
        var letters =
                read(mail.subject(), mail.texts()).stream()
                        .map(letter -> letter.from(unit -> stands(mail, unit)))
                        .toList();
        var wish = letters.stream().flatMap(letter -> letter.wish().stream()).findFirst();
        var sheet = letters.stream().map(Letter::sheet).collect(Collectors.joining());
        boolean adds = letters.stream().anyMatch(Letter::adds);
        var missives = letters.stream().flatMap(letter -> letter.missives().stream()).toList();
        var passed = letters.stream().flatMap(letter -> letter.passed().stream()).toList();
        if (!sheet.isBlank() && sheet.length() <= LONGEST_SHEET && isUnreadable(sheet))
            unreadable(mail, sheet, missives);
        else if (!sheet.isBlank() && sheet.length() <= LONGEST_SHEET)
            orders(mail, new Orders(sheet, adds, missives, passed));
        else if (!missives.isEmpty()) passOn(mail, missives);
        else if (wish.isPresent())
            answer(mail, wish.get().name().toLowerCase(Locale.ROOT), List.of());
        else if (!sheet.isBlank()) answer(mail, "long", List.of());
        else answerTo(mail, letters);
    }

    private static Optional<Address> stands(Delivery mail, Unit unit) {
        return mail.table().now().match().state() instanceof PygmaState state
                ? state.world().stands(state.realm(mail.seat()), unit)
                : Optional.empty();
    }

    @Override
    public void tooLarge(Delivery mail) {
        answer(mail, "large", List.of());
    }

    /**
     * What a letter orders, and what it says to others.
     *
     * @param passed lines that were not taken for orders
     */
    private record Orders(
            String sheet, boolean adds, List<Missive> missives, List<String> passed) {}

    /** Orders are meant, and none of them can be read: such a letter replaces nothing. */
    private static boolean isUnreadable(String sheet) {
        var reading = Parser.read(sheet);
        return reading.faults().stream().anyMatch(fault -> !fault.isWarning())
                && reading.sheet().lines().stream()
                        .allMatch(line -> line.order() instanceof Heading);
    }

    private void unreadable(Delivery mail, String sheet, List<Missive> missives) {
        campaigns.beside(
                mail.table(),
                () -> {
                    if (!mail.once().getAsBoolean()) return;
                    var unread = String.join(", ", mail.unread());
                    post(mail, "unread", List.of(sheet, unread, sent(mail, missives)));
                });
    }

    /** A letter that only answers another realm's goes back the same way. */
    private void answerTo(Delivery mail, List<Letter> letters) {
        var text = letters.isEmpty() ? "" : letters.getFirst().own();
        mail.answered()
                .filter(letter -> letter.kind().equals(CourierLetter.KIND) && !text.isEmpty())
                .flatMap(it -> courier.answered(mail.table(), mail.person(), it.args()))
                .ifPresentOrElse(
                        to -> passOn(mail, List.of(new Missive.Message(to, text))),
                        () -> answer(mail, "nothing", List.of(String.join(", ", mail.unread()))));
    }

    private void passOn(Delivery mail, List<Missive> missives) {
        campaigns.beside(
                mail.table(),
                () -> {
                    if (!mail.once().getAsBoolean()) return;
                    post(mail, "sent", List.of(sent(mail, missives)));
                });
    }

    /** Within a transaction. */
    private String sent(Delivery mail, List<Missive> missives) {
        var address = addressees.find(mail.person()).map(Addressees.Addressee::address);
        var sender =
                new Courier.Sender(mail.table(), mail.person(), address.orElse(""), language(mail));
        return String.join("\n", courier.send(sender, missives));
    }

    private void post(Delivery mail, String kind, List<String> args) {
        outbox.toPlayer(KIND + kind, mail.person(), mail.table().id(), args);
    }

    private void answer(Delivery mail, String kind, List<String> args) {
        tables.together(
                () -> {
                    if (!mail.once().getAsBoolean()) return false;
                    post(mail, kind, args);
                    return true;
                });
    }

    /** The same mail was taken meanwhile, by another server. */
    private static final class Twice extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private void orders(Delivery mail, Orders orders) {
        for (int i = 0; i < TRIES; i++) {
            var now = mail.table().now();
            var sheet = orders.sheet();
            var whole =
                    orders.adds() ? Supplement.of(now.match().state(), mail.seat(), sheet) : sheet;
            int number = now.entry() + 1;
            try {
                var reply =
                        tables.submit(
                                mail.table(),
                                mail.seat(),
                                now.entry(),
                                Parser.marked(whole),
                                () -> taken(mail, number, whole, orders));
                if (reply instanceof Reply.Refused(var why))
                    refused(mail, why, whole, orders.missives());
                if (!(reply instanceof Reply.Stale)) return;
            } catch (Twice e) {
                return;
            }
        }
        throw new IllegalStateException("others wrote to the log " + TRIES + " times");
    }

    private void taken(Delivery mail, int number, String sheet, Orders orders) {
        if (!mail.once().getAsBoolean()) throw new Twice();
        var unread = String.join(", ", mail.unread());
        var passed = String.join(" · ", orders.passed());
        var sent = sent(mail, orders.missives());
        post(mail, "receipt", List.of(String.valueOf(number), sheet, unread, sent, passed));
    }

    private void refused(Delivery mail, Refusal why, String sheet, List<Missive> missives) {
        campaigns.beside(
                mail.table(),
                () -> {
                    if (!mail.once().getAsBoolean()) return;
                    var said = Words.in(language(mail)).say(why);
                    post(mail, "refused", List.of(said, sheet, sent(mail, missives)));
                });
    }

    private Language language(Delivery mail) {
        return addressees
                .find(mail.person())
                .map(Addressees.Addressee::language)
                .orElse(Language.ENGLISH);
    }
}
