package hegemon.table;

import java.util.Arrays;
import java.util.List;

/**
 * A player's mistake, as a value: which rule forbids what was asked, and the words that say what
 * was asked and what is allowed, in the reader's language (see {@link Words}).
 *
 * @param rule the number of the rule, as in docs/rules
 * @param key the message, as in the module's words files; it begins with the module's name and a
 *     dot
 * @param args what the message names: what was asked, what is allowed. An argument that is itself a
 *     key, or several parted by commas, is said in the reader's language
 */
public record Refusal(String rule, String key, List<String> args) {
    public Refusal {
        args = List.copyOf(args);
    }

    public static Refusal of(String rule, String key, Object... args) {
        return new Refusal(rule, key, Arrays.stream(args).map(Object::toString).toList());
    }

    /** In English, for the command line and the log. */
    @Override
    public String toString() {
        return Words.in(Language.ENGLISH).say(this);
    }
}
