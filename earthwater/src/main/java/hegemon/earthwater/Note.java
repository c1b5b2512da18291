package hegemon.earthwater;

import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;

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

    /** How a text names this: a city, side, event or figure by the key of its word. */
    static String argument(Object value) {
        return switch (value) {
            case City city -> MODULE + "city." + city.label();
            case Side side -> MODULE + "side." + side.seat().name();
            case Event event -> MODULE + "event." + event.label();
            case Figure figure -> MODULE + "figure." + figure.label();
            default -> value.toString();
        };
    }

    public String say(Words words) {
        return words.say(key, args.stream().map(words::word).toArray());
    }
}
