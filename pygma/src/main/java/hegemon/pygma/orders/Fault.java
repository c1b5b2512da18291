package hegemon.pygma.orders;

import hegemon.table.Language;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What is wrong in a sheet, as a value: where, which code, and the words that say it in the
 * reader's language.
 *
 * @param line the line of the sheet, from 1
 * @param column where in the line, from 1
 * @param key the text in the words files, which begins with the code: {@code orders.e05.apart}
 * @param form an order of the form that was meant, where that helps
 */
public record Fault(
        int line, int column, Code code, String key, List<Arg> args, Optional<Order> form) {
    public Fault {
        args = List.copyOf(args);
    }

    public static Fault at(int line, int column, Code code, String what, Object... args) {
        var key = "orders." + code.name().toLowerCase(Locale.ROOT).replace("_", "") + "." + what;
        return new Fault(
                line,
                column,
                code,
                key,
                Arrays.stream(args).map(Arg::of).toList(),
                Optional.empty());
    }

    public Fault withForm(Order sample) {
        return new Fault(line, column, code, key, args, Optional.of(sample));
    }

    public Fault inColumn(int number) {
        return new Fault(line, number, code, key, args, form);
    }

    /** Whether the order is carried out all the same. */
    public boolean isWarning() {
        return code.isWarning();
    }

    /** What is wrong, without its code, to be named in another sentence. */
    public Arg said() {
        return new Arg.Said(key, args);
    }

    /** What is wrong: {@code E-05 Schritt 1: 16/22 und 16/24 sind nicht benachbart.} */
    public String say(Language language) {
        var words = Words.in(language);
        var said = args.stream().map(arg -> arg.in(words)).toArray();
        return code + " " + words.say(key, said);
    }

    /** What would be right: an order of this form, where that helps. */
    public Optional<String> right(Language language) {
        return form.map(
                sample ->
                        Words.in(language).say("orders.right", Printer.in(language).print(sample)));
    }

    /** Everything in one line, with the place. */
    public String full(Language language) {
        var where = Words.in(language).say("orders.where", line, column);
        var said = where + " " + say(language);
        return right(language).map(right -> said + " " + right).orElse(said);
    }
}
