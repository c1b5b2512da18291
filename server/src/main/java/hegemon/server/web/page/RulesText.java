package hegemon.server.web.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The rules as a page. Each rule can be linked to by its number: {@code /rules/sparta#SP-4.2}. */
final class RulesText {
    /**
     * A rule's number where the rule begins: the first words of a heading, a list item or a cell.
     */
    private static final Pattern NUMBER =
            Pattern.compile(
                    "(<(?:h[1-6]|li|td|p)>\\s*(?:<p>)?(?:<strong>)?)((?:SP|EW|PI|EXD|EX|D)-[A-Z]?[0-9][0-9a-z.]*)(?<![.])");

    private static final Map<String, String> PAGES = new ConcurrentHashMap<>();

    private RulesText() {}

    /**
     * As HTML; raw HTML in the file is shown, not obeyed.
     *
     * @param file of {@code docs/rules}
     */
    static String html(String file) {
        return PAGES.computeIfAbsent(file, name -> anchored(Markdown.html(read(name))));
    }

    /** The first place of a number is the rule; later ones lead back to it. */
    private static String anchored(String html) {
        var seen = new HashSet<String>();
        return NUMBER.matcher(html)
                .replaceAll(
                        found -> {
                            var id = seen.add(found.group(2)) ? " id=\"$2\"" : "";
                            return "$1<a" + id + " href=\"#$2\">$2</a>";
                        });
    }

    private static String read(String file) {
        try (var stream = RulesText.class.getResourceAsStream("/rules/" + file)) {
            if (stream == null)
                throw new IllegalStateException("the rules " + file + " are not on the class path");
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the rules " + file, e);
        }
    }
}
