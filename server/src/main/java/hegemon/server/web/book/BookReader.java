package hegemon.server.web.book;

import hegemon.server.web.page.Markdown;
import hegemon.table.Language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a book of its Markdown. The format is told in the guide of this package. */
final class BookReader {
    private static final Pattern HEADING =
            Pattern.compile("<h([23])>(.*?) \\{#([a-z0-9-]+)}</h[23]>");
    private static final Pattern PICTURE =
            Pattern.compile("<p><img src=\"([a-z0-9-]+)\" alt=\"([^\"]*)\" /></p>");
    private static final Pattern TABLE = Pattern.compile("(?s)<table>.*?</table>");
    private static final Pattern TAG = Pattern.compile("<[^>]*>");

    /** Between a number and its sign, and inside a number, no line ends. */
    private static final Pattern GAP = Pattern.compile("(?<=\\d) (?=%|\\d{3}(?!\\d))");

    private static final String INDEX = "<p>{index}</p>";

    private final String game;
    private final Language language;
    private final Map<String, List<String>> cited = new LinkedHashMap<>();
    private final Map<String, String> titles = new LinkedHashMap<>();

    private BookReader(String game, Language language) {
        this.game = game;
        this.language = language;
    }

    static Book read(String game, Language language, String markdown) {
        return new BookReader(game, language).book(markdown);
    }

    private Book book(String markdown) {
        var parts = markdown.split("(?m)^(?=## )");
        var opening = parts[0].strip().split("\n", 2);
        var chapters = new ArrayList<Book.Chapter>();
        for (int n = 1; n < parts.length; n++) chapters.add(chapter(parts[n]));
        return new Book(
                game,
                language,
                opening[0].substring(2).strip(),
                html(opening[1]),
                chapters.stream().map(this::indexed).toList(),
                cited);
    }

    /** The reference by number is made of what the book cites. */
    private Book.Chapter indexed(Book.Chapter chapter) {
        return chapter.html().contains(INDEX)
                ? new Book.Chapter(
                        chapter.id(),
                        chapter.title(),
                        chapter.html().replace(INDEX, References.index(game, cited, titles)),
                        chapter.sections())
                : chapter;
    }

    private Book.Chapter chapter(String markdown) {
        var sections = new ArrayList<Book.Section>();
        for (String part : html(markdown).split("(?=<h[23] id=)"))
            if (!part.isBlank()) sections.add(section(part));
        var html = new StringBuilder();
        for (Book.Section section : sections) html.append(section.html());
        var first = sections.getFirst();
        return new Book.Chapter(first.id(), first.title(), html.toString(), List.copyOf(sections));
    }

    private Book.Section section(String part) {
        var id = part.substring(part.indexOf("id=\"") + 4, part.indexOf("\">"));
        var title = plain(part.substring(0, part.indexOf("</h")));
        if (titles.put(id, title) != null)
            throw new IllegalStateException("two sections of a book are called " + id);
        var linked = References.link(game, part, cited, id);
        return new Book.Section(id, title, linked, plain(linked));
    }

    private String html(String markdown) {
        var html = replaced(HEADING, Markdown.html(markdown), BookReader::heading);
        html = replaced(TABLE, GAP.matcher(html).replaceAll("\u00a0"), BookReader::table);
        return replaced(PICTURE, html, this::picture);
    }

    private static String heading(MatchResult it) {
        return "<h%s id=\"%s\">%s</h%s>"
                .formatted(it.group(1), it.group(3), it.group(2), it.group(1));
    }

    /** A wide table scrolls in itself, also by the keyboard. */
    private static String table(MatchResult it) {
        return "<div class=\"book-table\" tabindex=\"0\">" + it.group() + "</div>";
    }

    private String picture(MatchResult it) {
        return """
        <figure id="figure-%s"><img src="/rules/%s/figures/%s/%s.svg" alt="%s" loading="lazy" /><figcaption>%s</figcaption></figure>\
        """
                .formatted(
                        it.group(1),
                        game,
                        language.code(),
                        it.group(1),
                        References.unlinked(it.group(2)),
                        it.group(2));
    }

    private static String replaced(
            Pattern pattern, String html, Function<MatchResult, String> with) {
        return pattern.matcher(html)
                .replaceAll(found -> Matcher.quoteReplacement(with.apply(found)));
    }

    private static String plain(String html) {
        return TAG.matcher(html.replace("</", " </"))
                .replaceAll("")
                .replace("&quot;", "\"")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
