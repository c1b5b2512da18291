package hegemon.sparta;

import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How a game begins: one of the names of SP-1.3 or a position of one's own in the notation of
 * SP-7.1, and then {@link Options}, if they are not the usual ones: {@code standard quiet=0}.
 *
 * @param name as written: a name or a position
 */
public record Setup(String name, Position position, Options options) {
    private static final String FIGHTERS = "10/1ffffffff1/10/10/10/10/10/10/1FFFFFFFF1/10";

    /** SP-1.3. */
    private static final Map<String, Position> NAMED = named();

    private static Map<String, Position> named() {
        var named = new LinkedHashMap<String, Position>();
        named.put("standard", start("b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N"));
        named.put("zigzag", start("b5S,d5S,f5S,h5S,c6N,e6N,g6N,i6N"));
        named.put("wide", start("a5S,d5S,g5S,j5S,a6N,d6N,g6N,j6N"));
        named.put("mixed", start("b5S,d5N,g5S,i5N,b6S,d6N,g6S,i6N"));
        named.put("near", start("b4S,d4S,g4S,i4S,b7N,d7N,g7N,i7N"));
        return named;
    }

    private static Position start(String cities) {
        return Position.parse(FIGHTERS + " " + cities + " S").orThrow();
    }

    /** The names of the set-ups that are offered, the usual one first. */
    public static List<String> names() {
        return List.copyOf(NAMED.keySet());
    }

    /** The usual set-up with the usual options. */
    public static Setup standard() {
        return parse("standard").orThrow();
    }

    public static Parse<Setup> parse(String text) {
        var words = List.of(text.split(" ", -1));
        var named = NAMED.get(words.getFirst());
        if (named != null)
            return options(words, 1).map(opt -> new Setup(words.getFirst(), named, opt));
        if (!text.contains("/"))
            return Parse.refused(
                    Refusal.of(
                            "SP-1.3",
                            "sparta.refuse.setup",
                            Quoted.of(text),
                            String.join(", ", names())));
        var position = String.join(" ", words.subList(0, Math.min(3, words.size())));
        return Position.parse(position)
                .then(so -> options(words, 3).map(opt -> new Setup(position, so, opt)));
    }

    private static Parse<Options> options(List<String> words, int from) {
        return Options.parse(words.subList(from, words.size()));
    }

    /** The set-up as text; options only where they are not the usual ones. */
    public String print() {
        return options.equals(Options.USUAL) ? name : name + " " + options.print();
    }
}
