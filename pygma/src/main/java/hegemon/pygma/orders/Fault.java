package hegemon.pygma.orders;

import hegemon.table.Arg;
import hegemon.table.Language;
import hegemon.table.Message;
import hegemon.table.Words;

import java.util.Locale;
import java.util.Optional;

/**
 * What is wrong in a sheet, as a value: where, which code, and the words that say it in the
 * reader's language.
 *
 * @param line the line of the sheet, from 1
 * @param column where in the line, from 1
 * @param message its key begins with the code: {@code orders.e05.apart}
 * @param form an order of the form that was meant, where that helps
 */
public record Fault(int line, int column, Code code, Message message, Optional<Order> form)
        implements Arg.Own {
    public static Fault at(int line, int column, Code code, String what, Object... args) {
        var key = "orders." + code.name().toLowerCase(Locale.ROOT).replace("_", "") + "." + what;
        return new Fault(line, column, code, Message.of(key, args), Optional.empty());
    }

    public Fault withForm(Order sample) {
        return new Fault(line, column, code, message, Optional.of(sample));
    }

    public Fault inColumn(int number) {
        return new Fault(line, number, code, message, form);
    }

    /** Whether the order is carried out all the same. */
    public boolean isWarning() {
        return code.isWarning();
    }

    /** What is wrong: {@code E-05 Schritt 1: 16/22 und 16/24 sind nicht benachbart.} */
    public String say(Language language) {
        return code + " " + message.say(language);
    }

    /** A word that nobody knows, and the one that was probably meant. */
    public record Meant(String written, String meant) {}

    /** Where one other word would mend the line. */
    public Optional<Meant> meant() {
        var args = message.args();
        return message.key().endsWith(".meant")
                ? Optional.of(
                        new Meant(Arg.plain(args.get(args.size() - 2)), Arg.plain(args.getLast())))
                : Optional.empty();
    }

    /** What would be right: an order of this form, where that helps. */
    public Optional<String> right(Language language) {
        return form.map(
                sample ->
                        Words.in(language)
                                .say("orders.right", OrderText.in(language).print(sample)));
    }

    /** Everything in one line, with the place. */
    public String full(Language language) {
        var where = Words.in(language).say("orders.where", line, column);
        var said = where + " " + say(language);
        return right(language).map(right -> said + " " + right).orElse(said);
    }

    /** As another message names it. */
    @Override
    public String in(Words words) {
        return full(words.language());
    }

    @Override
    public String plain() {
        return message.key();
    }
}
