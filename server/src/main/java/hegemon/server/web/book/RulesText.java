package hegemon.server.web.book;

import hegemon.server.web.page.Markdown;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The numbered rules as a page. Each can be linked to: {@code /rules/sparta/numbers#SP-4.2}; and
 * leads back to the book.
 */
final class RulesText {
    /**
     * A rule's number where the rule begins: the first words of a heading, a list item or a cell.
     */
    private static final Pattern NUMBER =
            Pattern.compile(
                    "(<(?:h[1-6]|li|td|p)>\\s*(?:<p>)?(?:<strong>)?)((?:SP|EW|PI|EXD|EX|D)-[A-Z]?[0-9][0-9a-z.]*)(?<![.])");

    /** The numbers that are rules or rulings; the others are examples. */
    private static final Pattern RULE = Pattern.compile("(?:SP|EW|D)-.*|PI-[0-9]+\\..*");

    private static final Map<String, String> PAGES = new ConcurrentHashMap<>();

    private RulesText() {}

    /**
     * As HTML; raw HTML in the file is shown, not obeyed.
     *
     * @param file of {@code docs/rules}
     * @param book to which each number leads back
     */
    static String html(String game, String file, Book book) {
        var seen = new HashSet<String>();
        return NUMBER.matcher(page(file))
                .replaceAll(
                        found -> {
                            var number = found.group(2);
                            var id = seen.add(number) ? " id=\"" + number + "\"" : "";
                            return Matcher.quoteReplacement(
                                    "%s<a%s href=\"#%s\">%s</a>%s"
                                            .formatted(
                                                    found.group(1),
                                                    id,
                                                    number,
                                                    number,
                                                    back(game, number, book)));
                        });
    }

    private static String back(String game, String number, Book book) {
        return book.about(number)
                .map(
                        section ->
                                " <a class=\"back\" href=\"/rules/%s#%s\" lang=\"%s\">↩ %s</a>"
                                        .formatted(
                                                game,
                                                number,
                                                book.language().code(),
                                                Html.escaped(section.title())))
                .orElse("");
    }

    /** All rules of the file by number, in its order, without examples. */
    static SequencedSet<String> numbers(String file) {
        var numbers = new LinkedHashSet<String>();
        var found = NUMBER.matcher(page(file));
        while (found.find())
            if (RULE.matcher(found.group(2)).matches()) numbers.add(found.group(2));
        return numbers;
    }

    /** One rule alone, as HTML. */
    static Optional<String> sentence(String file, String number) {
        var lines = List.of(read(file).split("\n"));
        var start =
                Pattern.compile(
                        "^(- |#+ |\\| )?(\\*\\*)?"
                                + Pattern.quote(number)
                                + "(?![0-9.]*[0-9a-z]).*");
        for (int n = 0; n < lines.size(); n++)
            if (start.matcher(lines.get(n)).matches()) {
                var text =
                        new StringBuilder(
                                lines.get(n).replaceFirst("^#+ ", "**")
                                        + (lines.get(n).startsWith("#") ? "**\n" : ""));
                int next = n + 1;
                while (next < lines.size() && lines.get(next).startsWith("  "))
                    text.append('\n').append(lines.get(next++));
                return Optional.of(Markdown.html(text.toString()));
            }
        return Optional.empty();
    }

    /** What is wide scrolls in itself, also by the keyboard. */
    private static String page(String file) {
        return PAGES.computeIfAbsent(
                file,
                name ->
                        Markdown.html(read(name))
                                .replaceFirst("<h1>.*?</h1>\\s*", "")
                                .replaceAll("<(table|pre)>", "<$1 tabindex=\"0\">"));
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
