package hegemon.pygma.orders;

import hegemon.table.Words;

import java.util.List;
import java.util.stream.Collectors;

/** What a fault names, said in the reader's language. */
public sealed interface Arg {
    /** Said as it is in every language: an address, a unit, what the ruler wrote. */
    record Text(String text) implements Arg {}

    /** A number, grouped as the language groups it. */
    record Count(long value) implements Arg {}

    /** A word of the rules: the key of its text. */
    record Term(String key) implements Arg {}

    /** A keyword, in the language of the reader's orders. */
    record Word(Keyword keyword) implements Arg {}

    /** A whole sentence of its own. */
    record Said(String key, List<Arg> args) implements Arg {
        public Said {
            args = List.copyOf(args);
        }
    }

    /** A list of these, with commas. */
    record Several(List<Arg> args) implements Arg {
        public Several {
            args = List.copyOf(args);
        }
    }

    static Arg of(Object value) {
        return switch (value) {
            case Arg arg -> arg;
            case Integer number -> new Count(number);
            case Long number -> new Count(number);
            case Keyword keyword -> new Word(keyword);
            case List<?> list -> new Several(list.stream().map(Arg::of).toList());
            default -> new Text(value.toString());
        };
    }

    /** The word for this constant of the rules: {@code orders.good.wine}. */
    static Arg term(Enum<?> constant) {
        return new Term("orders." + Spelling.key(constant));
    }

    /** What {@link Words} puts into a message: a number, or a text. */
    default Object in(Words words) {
        return switch (this) {
            case Text(var text) -> text;
            case Count(var value) -> value;
            case Term(var key) -> words.say(key);
            case Word(var keyword) -> keyword.in(words.language());
            case Said(var key, var args) ->
                    words.say(key, args.stream().map(arg -> arg.in(words)).toArray());
            case Several(var args) ->
                    args.stream()
                            .map(arg -> arg.in(words).toString())
                            .collect(Collectors.joining(", "));
        };
    }
}
