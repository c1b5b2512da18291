package hegemon.table;

import java.util.Arrays;
import java.util.List;

/**
 * Something said to a reader: a text of the words files and what it names. It stays a value until
 * the reader's language is known.
 *
 * @param key the text; it begins with the name of the module whose words it is among, and a dot
 */
public record Message(String key, List<Arg> args) implements Arg {
    public Message {
        args = List.copyOf(args);
    }

    /** What is named may be values of any kind, see {@link Arg#of}. */
    public static Message of(String key, Object... args) {
        return new Message(key, Arrays.stream(args).map(Arg::of).toList());
    }

    public String in(Words words) {
        return words.say(key, args.toArray());
    }

    public String say(Language language) {
        return in(Words.in(language));
    }
}
