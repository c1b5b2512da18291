package hegemon.server.web.table;

import hegemon.table.Games;

import jakarta.servlet.http.HttpServletRequest;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The set-up that a form asks for. */
public final class Setups {
    private Setups() {}

    private static final String PAIR = "setup.";

    /**
     * A form may ask for the words of a set-up one by one, and for pairs {@code key=value} by
     * fields of the name {@code setup.key}; what is left blank is left out. Read as it came: a
     * position of Sparta holds commas, at which a bound list would be cut.
     */
    public static String of(HttpServletRequest request) {
        var words = Stream.ofNullable(request.getParameterValues("setup")).flatMap(Arrays::stream);
        var pairs =
                request.getParameterMap().keySet().stream()
                        .filter(name -> name.startsWith(PAIR))
                        .map(name -> pair(name, request.getParameter(name)));
        return Stream.concat(words, pairs)
                .filter(word -> !word.isBlank())
                .collect(Collectors.joining(" "));
    }

    private static String pair(String name, String value) {
        return value.isBlank()
                ? ""
                : name.substring(PAIR.length()) + "=" + value.strip().replaceAll("\\s+", ",");
    }

    /** A set-up as everybody may read it: all of it once the game is over. */
    public static String shown(String game, String setup, boolean over) {
        return over ? setup : Games.named(game).map(it -> it.shown(setup)).orElse(setup);
    }
}
