package hegemon.server.web.pygma.post;

import hegemon.pygma.PygmaState;
import hegemon.pygma.letter.Letter;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Printer;
import hegemon.pygma.orders.Sheet;
import hegemon.server.mail.Addressees;
import hegemon.server.mail.Outbox;
import hegemon.server.play.Reply;
import hegemon.server.play.Tables;
import hegemon.server.post.Correspondence;
import hegemon.server.post.Delivery;
import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Does what a ruler's letter says. */
@Component
class PygmaPost implements Correspondence {
    static final String KIND = "post.pygma.";

    /** Others may write to the log at the same time. */
    private static final int TRIES = 5;

    /** As long as a sheet that is sent from the page. */
    private static final int LONGEST_SHEET = 50_000;

    private final Tables tables;
    private final Outbox outbox;
    private final Addressees addressees;

    PygmaPost(Tables tables, Outbox outbox, Addressees addressees) {
        this.tables = tables;
        this.outbox = outbox;
        this.addressees = addressees;
    }

    @Override
    public String game() {
        return "pygma";
    }

    @Override
    public void take(Delivery mail) {
        var letters = mail.texts().stream().map(text -> Letter.read(mail.subject(), text)).toList();
        var wish = letters.stream().flatMap(letter -> letter.wish().stream()).findFirst();
        var sheet = letters.stream().map(Letter::sheet).collect(Collectors.joining());
        boolean adds = letters.stream().anyMatch(Letter::adds);
        if (!sheet.isBlank() && sheet.length() <= LONGEST_SHEET) orders(mail, sheet, adds);
        else
            answer(
                    mail,
                    wish.map(it -> it.name().toLowerCase(Locale.ROOT)).orElse("nothing"),
                    List.of());
    }

    private void answer(Delivery mail, String kind, List<String> args) {
        tables.together(
                () -> {
                    if (!mail.once().getAsBoolean()) return false;
                    outbox.toPlayer(KIND + kind, mail.person(), mail.table().id(), args);
                    return true;
                });
    }

    /** The same mail was taken meanwhile, by another server. */
    private static final class Twice extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private void orders(Delivery mail, String sheet, boolean adds) {
        for (int i = 0; i < TRIES; i++) {
            var now = mail.table().now();
            var whole = adds ? added(now.match().state(), mail, sheet) : sheet;
            int number = now.entry() + 1;
            try {
                var reply =
                        tables.submit(
                                mail.table(),
                                mail.seat(),
                                now.entry(),
                                Parser.marked(whole),
                                () -> taken(mail, number, whole));
                if (reply instanceof Reply.Refused(var why)) refused(mail, why, whole);
                if (!(reply instanceof Reply.Stale)) return;
            } catch (Twice e) {
                return;
            }
        }
        throw new IllegalStateException("others wrote to the log " + TRIES + " times");
    }

    private void taken(Delivery mail, int number, String sheet) {
        if (!mail.once().getAsBoolean()) throw new Twice();
        var unread = String.join(", ", mail.unread());
        outbox.toPlayer(
                KIND + "receipt",
                mail.person(),
                mail.table().id(),
                List.of(String.valueOf(number), sheet, unread));
    }

    private void refused(Delivery mail, Refusal why, String sheet) {
        var language =
                addressees
                        .find(mail.person())
                        .map(Addressees.Addressee::language)
                        .orElse(Language.ENGLISH);
        answer(mail, "refused", List.of(Words.in(language).say(why), sheet));
    }

    /** What was sent before, and this; an army marches as it is told last. */
    private static String added(Object position, Delivery mail, String sheet) {
        if (!(position instanceof PygmaState state)) return sheet;
        var before = Optional.ofNullable(state.sheets().get(state.realm(mail.seat())));
        var marching =
                Parser.read(sheet)
                        .sheet()
                        .all(March.class)
                        .map(March::unit)
                        .collect(Collectors.toSet());
        return before.map(
                                earlier ->
                                        new Sheet(
                                                earlier.lines().stream()
                                                        .filter(
                                                                line ->
                                                                        !(line.order()
                                                                                instanceof
                                                                                Heading.End))
                                                        .filter(
                                                                line ->
                                                                        !(line.order()
                                                                                        instanceof
                                                                                        March march
                                                                                && marching
                                                                                        .contains(
                                                                                                march
                                                                                                        .unit())))
                                                        .toList(),
                                                earlier.comments(),
                                                earlier.unread()))
                        .map(
                                earlier ->
                                        Printer.in(Language.GERMAN).print(earlier).stripTrailing()
                                                + "\n")
                        .orElse("")
                + sheet;
    }
}
