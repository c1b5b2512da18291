package hegemon.server.web.pygma.courier;

import hegemon.pygma.month.Rank;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.PageHtml;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
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
    record Article(String title, String text, String by) {}

    /** What goes on paper. */
    enum Sheet {
        A4(""),
        /** Small enough to be folded out of A4. */
        A5("@page { size: A5; margin: 11mm 12mm 14mm } body { font-size: 9pt }");

        private final String style;

        Sheet(String style) {
            this.style = style;
        }
    }

    /** When it came out. */
    public LocalDate date() {
        return LocalDate.ofInstant(Instant.ofEpochMilli(at), ZoneOffset.UTC);
    }

    /** The whole issue as a page that the press can print. */
    String print(Herald herald, Say say, Sheet sheet) {
        var page = new PageHtml(heading(say), herald);
        page.head(title.isEmpty() ? say.word("kurier") : title, heading(say), "");
        if (!editorial.isBlank()) {
            page.element("h2", say.word("editorial"));
            paragraphs(page, editorial);
        }
        for (Article article : articles) {
            page.element("h2", article.title());
            paragraphs(page, article.text());
            if (!article.by().isEmpty()) page.element("p", "— " + article.by());
        }
        list(page, say.word("events"), events);
        list(page, say.word("treaties"), treaties);
        if (!ranking.isEmpty()) {
            page.element("h2", say.word("ranking")).add("<ol>\n");
            for (Rank rank : ranking)
                page.element(
                        "li",
                        say.word(
                                "rank",
                                rank.name(),
                                rank.inhabitants(),
                                rank.fields(),
                                rank.points()));
            page.add("</ol>\n");
        }
        map.ifPresent(
                svg ->
                        page.element("h2", say.word("map"))
                                .add("<div class=\"map\">")
                                .add(svg)
                                .add("</div>\n"));
        return page.whole().replace("</style>", sheet.style + "</style>");
    }

    String heading(Say say) {
        return say.word("issue", number, month);
    }

    private static void list(PageHtml page, String heading, List<String> lines) {
        if (lines.isEmpty()) return;
        page.element("h2", heading).add("<ul>\n");
        lines.forEach(line -> page.element("li", line));
        page.add("</ul>\n");
    }

    private static void paragraphs(PageHtml page, String text) {
        text.lines().filter(line -> !line.isBlank()).forEach(line -> page.element("p", line));
    }
}
