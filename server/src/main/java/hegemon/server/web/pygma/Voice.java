package hegemon.server.web.pygma;

import hegemon.pygma.orders.Arg;
import hegemon.pygma.report.Note;
import hegemon.pygma.world.Address;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says things of a realm in the reader's language. */
record Voice(Language language) {
    private Words words() {
        return Words.in(language);
    }

    /** A text of this page. */
    String page(String key, Object... args) {
        return words().say("server.pygma." + key, texts(args));
    }

    /** A text of the report, as mails and files have it too. */
    String report(String key, Object... args) {
        return words().say("pygma.report." + key, texts(args));
    }

    private static Object[] texts(Object... args) {
        return Arrays.stream(args)
                .map(arg -> arg instanceof Number ? arg : arg.toString())
                .toArray();
    }

    String note(Note note) {
        return note.in(words());
    }

    /** The word for a good, a terrain, a kind of settlement or building. */
    String term(Enum<?> constant) {
        return Arg.term(constant).in(words()).toString();
    }

    static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String figure(int number) {
        return String.format(language.locale(), "%,d", number);
    }

    String signed(int number) {
        var sign = number > 0 ? "+" : number < 0 ? "−" : "";
        return sign + figure(Math.abs(number));
    }

    static String path(List<Address> path) {
        return path.stream().map(Address::toString).collect(Collectors.joining(" > "));
    }
}
