package hegemon.server.web.book;

import hegemon.server.press.Imposition;
import hegemon.server.press.Pdf;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A book for paper. */
final class BookPrint {
    private static final Pattern PICTURE =
            Pattern.compile("<img src=\"/rules/[a-z]+/figures/[a-z]+/([a-z0-9-]+)\\.svg\"[^>]*/>");
    private static final Pattern RULE_LINK = Pattern.compile("<a class=\"rule\"[^>]*>([^<]*)</a>");

    /** Behind the full stop, where no line can end between the two. */
    private static final Pattern STOP =
            Pattern.compile("\\s*(<span class=\"refs\">[^<]*</span>)(\\h?[.,;:])");

    /** Behind a word in italics, where a line could end before it. */
    private static final Pattern STOP_OF_EM = Pattern.compile("</em>([.,;:])");

    private static final Pattern FIGURE =
            Pattern.compile("<figure .*?</figure>\\s*", Pattern.DOTALL);
    private static final Pattern FIGURES =
            Pattern.compile("(?:<figure .*?</figure>\\s*)+", Pattern.DOTALL);
    private static final Pattern CAPTION =
            Pattern.compile("(<figcaption>.*?</figcaption>)</figure>\\s*</td>", Pattern.DOTALL);
    private static final String WHOLE_ROW = "width=\"400\"";
    private static final Pattern ALONE = Pattern.compile("<svg [^>]*width=\"(?:290|400)\"");
    private static final Pattern INDEX =
            Pattern.compile("<ul class=\"index\">(.*?)</ul>", Pattern.DOTALL);
    private static final Pattern ITEM = Pattern.compile("<li>(\\S+) (.*?)</li>", Pattern.DOTALL);

    /** What ends a place stands behind the number of its page. */
    private static final Pattern PLACE = Pattern.compile("<a ([^>]*href=\"#[^>]*>[^<]*</a>)([.,])");

    private static final Pattern TABLE = Pattern.compile("<table>(.*?)</table>", Pattern.DOTALL);

    /** What leads to a table stands above it, not on the page before. */
    private static final Pattern BEFORE_TABLE =
            Pattern.compile("<p>((?:(?!</p>).)*</p>\\s*<div class=\"book-table\")", Pattern.DOTALL);

    private static final Pattern BEFORE_INDEX =
            Pattern.compile("<p>((?:(?!</p>).)*</p>\\s*<ul class=\"index\")", Pattern.DOTALL);

    /** A table of more rows, or of more words, may go on overleaf. */
    private static final int SHORT_TABLE = 18;

    private static final int FEW_WORDS = 2_200;

    private static final int SHARED = 1_200;

    private static final Pattern SIZE =
            Pattern.compile("<svg ([^>]*?)width=\"[^\"]*\" height=\"[^\"]*\"");

    private static final List<String> LEADINGS =
            List.of("1.4", "1.37", "1.43", "1.34", "1.46", "1.32", "1.49");
    private static final int FULL_ENOUGH = 20;

    private BookPrint() {}

    /**
     * @param paper {@code a4}, {@code a5}, or {@code booklet}: A5 in printing order
     */
    static byte[] pdf(Books books, Book book, String paper) {
        return paper.equals("booklet")
                ? Imposition.booklet(fitted(books, book, "a5"))
                : fitted(books, book, paper);
    }

    /** Lines stand a little closer where a few of them would have a last page to themselves. */
    private static byte[] fitted(Books books, Book book, String paper) {
        byte[] print = {};
        for (String leading : LEADINGS) {
            print = Pdf.of(page(books, book, paper, leading));
            if (Pdf.linesAtTheEnd(print) >= FULL_ENOUGH) return print;
        }
        return print;
    }

    private static String page(Books books, Book book, String paper, String leading) {
        var words = Words.in(book.language());
        var body = new StringBuilder("<h1>%s</h1>\n".formatted(Html.escaped(book.title())));
        body.append("<div class=\"lead\">%s</div>\n".formatted(book.lead()));
        body.append(
                "<p class=\"house\">%s</p>\n"
                        .formatted(Html.escaped(words.say("server.book.independent"))));
        body.append(
                "<h2 class=\"contents\">%s</h2><ul class=\"contents\">"
                        .formatted(words.say("server.book.contents")));
        for (Book.Chapter chapter : book.chapters())
            body.append(
                    "<li><a href=\"#%s\">%s</a></li>"
                            .formatted(chapter.id(), Html.escaped(chapter.title())));
        body.append("</ul>\n");
        for (Book.Chapter chapter : book.chapters())
            body.append(chapter.html().replace("href=\"/rules/" + book.game() + "#", "href=\"#"));
        return """
        <html lang="%s"><head><title>%s</title><style>%s</style></head><body>%s</body></html>\
        """
                .formatted(
                        book.language().code(),
                        Html.escaped(book.title()),
                        style(paper, leading),
                        paired(drawn(books, book, paper, set(body.toString(), paper))));
    }

    /** References behind their full stop, short tables whole. */
    private static String set(String body, String paper) {
        var stopped = STOP.matcher(RULE_LINK.matcher(body).replaceAll("$1")).replaceAll("$2 $1");
        var placed = PLACE.matcher(stopped).replaceAll("<a data-stop=\"$2\" $1");
        var html = STOP_OF_EM.matcher(placed).replaceAll("$1</em>");
        var tables =
                TABLE.matcher(html)
                        .replaceAll(found -> Matcher.quoteReplacement(shortened(found.group())));
        var led = BEFORE_TABLE.matcher(tables).replaceAll("<p class=\"before\">$1");
        return INDEX.matcher(BEFORE_INDEX.matcher(led).replaceAll("<p class=\"before\">$1"))
                .replaceAll(
                        found ->
                                Matcher.quoteReplacement(
                                        index(found.group(1), paper.equals("a5") ? 2 : 3)));
    }

    /** So many in a row: what prints it gives columns of a page a white page more. */
    private static String index(String list, int most) {
        var items = runs(list);
        var rows = new StringBuilder("<table class=\"index\">");
        for (int i = 0; i < items.size(); i += most) {
            rows.append("<tr>");
            for (int j = i; j < i + most; j++)
                rows.append("<td>").append(j < items.size() ? items.get(j) : "").append("</td>");
            rows.append("</tr>");
        }
        return rows.append("</table>").toString();
    }

    /** Numbers that follow each other and lead to the same places share a line: PI-2.3–PI-2.7. */
    private static List<String> runs(String list) {
        var runs = new ArrayList<String>();
        var first = "";
        var places = "";
        for (MatchResult item : ITEM.matcher(list).results().toList()) {
            if (item.group(2).equals(places)) {
                runs.removeLast();
                runs.add(first + "–" + item.group(1) + " " + places);
            } else {
                first = item.group(1);
                places = item.group(2);
                runs.add(first + " " + places);
            }
        }
        return runs;
    }

    private static String shortened(String table) {
        return table.split("<tr>").length - 1 > SHORT_TABLE || table.length() > FEW_WORDS
                ? table
                : table.replaceFirst("<table>", "<table class=\"short\">");
    }

    /** Figures that follow each other stand two in a row, as far as the paper is broad enough. */
    private static String paired(String html) {
        return FIGURES.matcher(html)
                .replaceAll(found -> Matcher.quoteReplacement(rows(found.group())));
    }

    private static String rows(String figures) {
        int most = ALONE.matcher(figures).find() ? 1 : 2;
        var cells = FIGURE.matcher(figures).results().map(MatchResult::group).toList();
        var rows = new StringBuilder();
        for (int i = 0; i < cells.size(); i += most) {
            boolean alone = i + most > cells.size() || most == 1;
            // A table each: rows of one that is longer than a page are torn at its foot.
            rows.append("<table class=\"figures\"><tr>");
            if (alone) rows.append(beside(cells.get(i)));
            else
                for (String cell : cells.subList(i, i + most))
                    rows.append("<td>").append(cell).append("</td>");
            rows.append("</tr></table>");
        }
        return rows.toString();
    }

    /** What is said of a figure that has a row to itself stands in what is free of the row. */
    private static String beside(String figure) {
        if (figure.contains(WHOLE_ROW)) return "<td colspan=\"2\">" + figure + "</td>";
        var narrow = ALONE.matcher(figure).find() ? " class=\"broad\"" : "";
        return CAPTION.matcher("<td" + narrow + ">" + figure + "</td>")
                .replaceFirst("</figure></td><td class=\"beside\">$1</td>");
    }

    private static String drawn(Books books, Book book, String paper, String html) {
        return PICTURE.matcher(html)
                .replaceAll(
                        found -> {
                            var figure = books.figure(book.game(), found.group(1)).orElseThrow();
                            var svg = books.draw(book.game(), figure, book.language());
                            return Matcher.quoteReplacement(sized(svg, paper.equals("a5")));
                        });
    }

    /** The paper, not the screen, says how large a figure is. */
    private static String sized(String svg, boolean small) {
        var box = Html.viewBox(svg);
        boolean broad = box.width() > 1.5 * box.height();
        int width = small ? (broad ? 290 : 215) : broad ? 285 : 235;
        if (box.width() > 3 * box.height()) width = 400;
        return sized(svg, width, Math.round(width * box.height() / box.width()));
    }

    /** As wide as those who show shared links ask for. */
    static String shared(String svg) {
        var box = Html.viewBox(svg);
        return sized(svg, SHARED, Math.round(SHARED * box.height() / box.width()));
    }

    private static String sized(String svg, int width, int height) {
        return SIZE.matcher(plain(svg))
                .replaceFirst("<svg $1width=\"%d\" height=\"%d\"".formatted(width, height));
    }

    /** As programs older than the browsers of today read it. */
    private static String plain(String svg) {
        return svg.replace("<use href", "<use xlink:href")
                .replaceFirst("<svg ", "<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\" ");
    }

    private static String style(String paper, String leading) {
        return """
        @page { size: %s; margin: %s; @bottom-center { content: counter(page); font: 8pt Hegemon; } }
        body { font: %s/%s Hegemon; color: #1f1a14; }
        h1 { font-size: 2.2em; margin: 2em 0 0.5em; }
        h2 { font-size: 1.5em; margin: 1.6em 0 0.5em; page-break-after: avoid; }
        h3 { font-size: 1.15em; margin: 1.2em 0 0.4em; page-break-after: avoid; }
        .lead { font-size: 1.1em; } .house { color: #5b5145; }
        p, ul, ol, table, dl { margin: 0 0 0.7em; }
        p, li { orphans: 2; widows: 2; }
        figure { margin: 0.5em 0 0.8em; }
        figcaption { font-size: 0.9em; color: #5b5145; margin-top: 0.3em; }
        table { border-collapse: collapse; font-size: 0.86em; width: 100%%; page-break-inside: auto; -fs-table-paginate: paginate; -fs-page-break-min-height: 3cm; }
        tbody, tr, td { -fs-page-break-min-height: 0; }
        tr, table.short { page-break-inside: avoid; } p.before { page-break-after: avoid; }
        table.figures { font-size: 1em; margin: 0; page-break-inside: avoid; -fs-table-paginate: auto; -fs-page-break-min-height: 0; } table.figures tr { page-break-inside: auto; } table.figures td { width: 50%%; border: 0; padding: 0 12pt 0 0; }
        .book-table { margin: 0 0 0.9em; } table.figures td.broad { width: 66%%; } table.figures td.beside { vertical-align: middle; }
        th, td { text-align: left; padding: 0.12em 0.4em; border-bottom: 0.4pt solid #b9ad99; vertical-align: top; }
        pre { font-size: 0.8em; white-space: pre-wrap; background: #f3eee2; padding: 0.5em; }
        code { font-size: 0.95em; }
        .refs { font-size: 0.72em; color: #7a6f60; } a { color: #1f1a14; text-decoration: none; }
        .contents a::after, .index a::after, p a::after { content: "\\a0 " target-counter(attr(href), page); color: #7a6f60; }
        .index a, p a { display: inline-block; } a[data-stop]::after { content: "\\a0 " target-counter(attr(href), page) attr(data-stop); }
        .index { font-size: 0.72em; line-height: 1.25; margin: 0; table-layout: fixed; -fs-page-break-min-height: 0; } .index td { border: 0; padding: 0 1em 0 0; }
        """
                .formatted(
                        paper.equals("a5") ? "A5" : "A4",
                        paper.equals("a5") ? "14mm 13mm 16mm" : "20mm 22mm 22mm",
                        paper.equals("a5") ? "8.5pt" : "10pt",
                        leading);
    }
}
