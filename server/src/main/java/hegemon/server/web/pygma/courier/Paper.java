package hegemon.server.web.pygma.courier;

import hegemon.pygma.month.Rank;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.PageHtml;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Optional;

/**
 * An issue of the Kurier as it is read: what was written for it, what everybody may know of the
 * world, and the word of the game master.
 *
 * @param title of the campaign
 * @param map of what all realms know, as a drawing; nothing while they have nothing in common
 */
record Paper(
        String title,
        int number,
        String month,
        String editorial,
        List<Article> articles,
        List<String> events,
        List<String> treaties,
        List<Rank> ranking,
        Optional<String> map,
        long at) {
    /**
     * Something written for it.
     *
     * @param by the realm that signed it; may be empty
     */
    record Article(String title, String text, String by) {
        /** Who signed it stands behind its last word, never alone on a page. */
        String signed() {
            return by.isEmpty() ? text : text.stripTrailing() + " — " + by;
        }
    }

    /** What goes on paper. */
    enum Sheet {
        A4(""),
        /** Small enough to be folded out of A4. */
        A5(
                "@page { size: A5; margin: 11mm 12mm 14mm } body { font-size: 9pt } h1 { font-size:"
                        + " 26pt }");

        private final String style;

        Sheet(String style) {
            this.style = style;
        }
    }

    private static final String KEEP = "<div class=\"keep\">\n";

    /** A newspaper's head; no heading stands alone at the foot of a page. */
    private static final String LOOKS =
            """
            .game, h1, .month { text-align: center }
            h1 { font-size: 34pt }
            .month { margin: 3mm 0 6mm; padding: 1.5mm 0; border-top: 0.75pt solid #000; border-bottom: 3pt double #000 }
            h2 { border-bottom: 0; margin: 6mm 0 1.5mm }
            .keep { page-break-inside: avoid }
            """;

    /** When it came out. */
    public LocalDate date() {
        return LocalDate.ofInstant(Instant.ofEpochMilli(at), ZoneOffset.UTC);
    }

    /** The whole issue as a page that the press can print. */
    String print(Herald herald, Say say, Sheet sheet) {
        var page = new PageHtml(heading(say), herald);
        page.style(LOOKS + sheet.style);
        page.head(title.isEmpty() ? say.word("kurier") : title, heading(say), "· " + day(say));
        if (!editorial.isBlank()) article(page, say.word("editorial"), editorial);
        for (Article article : articles) article(page, article.title(), article.signed());
        list(page, say.word("events"), events);
        list(page, say.word("treaties"), treaties);
        if (!ranking.isEmpty()) {
            page.add(KEEP).element("h2", say.word("ranking")).add("<ol>\n");
            for (Rank rank : ranking)
                page.element(
                        "li",
                        say.word(
                                "rank",
                                rank.name(),
                                rank.inhabitants(),
                                rank.fields(),
                                rank.points()));
            page.add("</ol>\n</div>\n");
        }
        map.ifPresent(
                svg ->
                        page.add(KEEP)
                                .element("h2", say.word("map"))
                                .add("<div class=\"map\">")
                                .add(svg)
                                .add("</div>\n</div>\n"));
        return page.whole();
    }

    String heading(Say say) {
        return say.word("issue", number, month);
    }

    private static void list(PageHtml page, String heading, List<String> lines) {
        if (lines.isEmpty()) return;
        page.add(KEEP).element("h2", heading).add("<ul>\n");
        lines.forEach(line -> page.element("li", line));
        page.add("</ul>\n</div>\n");
    }

    private static void article(PageHtml page, String heading, String text) {
        var paragraphs = text.lines().filter(line -> !line.isBlank()).toList();
        page.add(KEEP).element("h2", heading);
        paragraphs.stream().limit(1).forEach(line -> page.element("p", line));
        page.add("</div>\n");
        paragraphs.stream().skip(1).forEach(line -> page.element("p", line));
    }

    private String day(Say say) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(say.language().locale())
                .format(date());
    }
}
