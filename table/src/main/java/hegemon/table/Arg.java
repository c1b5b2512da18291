package hegemon.table;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a message names, as a value. Its kind decides how it is said, never what its text looks
 * like; a {@link Message} may itself be named by another.
 */
public sealed interface Arg permits Arg.Count, Arg.Name, Arg.Word, Arg.Several, Arg.Own, Message {
    /** A number, grouped as the language groups it. */
    record Count(long value) implements Arg {}

    /** Said as it is in every language: a move, an address, what somebody wrote. */
    record Name(String text) implements Arg {}

    /** A word of the reader's language: the key of its text. */
    record Word(String key) implements Arg {}

    /** Several of these, with commas between them. */
    record Several(List<Arg> args) implements Arg {
        public Several {
            args = List.copyOf(args);
        }
    }

    /** A kind that a game brings: a city of its map, an order in the words of its orders. */
    non-sealed interface Own extends Arg {
        String in(Words words);

        String plain();
    }

    /** The kind of a value: a number, several of a list, else what it is written as. */
    static Arg of(Object value) {
        return switch (value) {
            case Arg arg -> arg;
            case Integer number -> new Count(number);
            case Long number -> new Count(number);
            case List<?> list -> new Several(list.stream().map(Arg::of).toList());
            default -> new Name(value.toString());
        };
    }

    /** A number that counts nothing, such as that of a line: it is not grouped. */
    static Arg number(int number) {
        return new Name(Integer.toString(number));
    }

    /** As programs read it, whatever the language: a word by its key. */
    static String plain(Arg arg) {
        return switch (arg) {
            case Count(var value) -> Long.toString(value);
            case Name(var text) -> text;
            case Word(var key) -> key;
            case Several(var args) ->
                    args.stream().map(Arg::plain).collect(Collectors.joining(", "));
            case Own own -> own.plain();
            case Message(var key, var ignored) -> key;
        };
    }
}
