package hegemon.server.web.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The colours and signs of the pages by day, for pictures that stand alone: programs other than
 * browsers know no tokens, and fetch no other file.
 */
public final class Palette {
    private static final Pattern TOKEN =
            Pattern.compile("--([a-z-]+): light-dark\\((#[0-9a-f]{6}), #[0-9a-f]{6}\\);");
    private static final Pattern USE = Pattern.compile("var\\(--([a-z-]+)(?:, #[0-9a-f]{3,6})?\\)");
    private static final Pattern SYMBOL = Pattern.compile("(?s)<symbol .*?</symbol>");

    private static final Map<String, String> COLOURS = colours();

    private Palette() {}

    /** Each token gets its colour. */
    public static String coloured(String svg) {
        return USE.matcher(svg).replaceAll(use -> Matcher.quoteReplacement(colour(use.group(1))));
    }

    private static String colour(String token) {
        return Objects.requireNonNull(COLOURS.get(token), () -> "no colour is called " + token);
    }

    /**
     * The symbols of a sheet, coloured.
     *
     * @param path on the class path
     */
    public static String symbols(String path) {
        var text = new StringBuilder();
        var symbol = SYMBOL.matcher(resource(path));
        while (symbol.find()) text.append(coloured(symbol.group())).append('\n');
        return text.toString();
    }

    private static Map<String, String> colours() {
        var colours = new TreeMap<String, String>();
        var token = TOKEN.matcher(resource("/static/css/tokens.css"));
        while (token.find()) colours.put(token.group(1), token.group(2));
        return colours;
    }

    /** A file of the pages as text. */
    public static String resource(String path) {
        try (var stream = Objects.requireNonNull(Palette.class.getResourceAsStream(path), path)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        }
    }
}
