package hegemon.earthwater.board;

import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Something that happened, or a reason for it, as data: the rule, the words and what they name.
 *
 * @param rule the number of the rule, as in docs/rules
 * @param key the text, as in the words files
 * @param args what the text names; an argument that is itself a key (a city, a card) is said in the
 *     reader's language
 */
public record Note(String rule, String key, List<String> args) {
    private static final String MODULE = "earthwater.";

    public Note {
        args = List.copyOf(args);
    }

    /** A note whose key and named things are given without the module's name. */
    public static Note of(String rule, String key, Object... args) {
        return new Note(
                rule, MODULE + "note." + key, Arrays.stream(args).map(Note::argument).toList());
    }

    /**
     * How a text names this: what has a word, by the key of its word; several, parted by commas.
     */
    public static String argument(Object value) {
        return switch (value) {
            case Named named -> MODULE + named.word();
            case List<?> several ->
                    several.stream().map(Note::argument).collect(Collectors.joining(", "));
            default -> value.toString();
        };
    }

    public String say(Words words) {
        return words.say(key, args.stream().map(words::word).toArray());
    }
}
