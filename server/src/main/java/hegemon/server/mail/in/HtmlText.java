package hegemon.server.mail.in;

import java.util.Locale;
import java.util.Set;

/** The text of a mail that is written as a page. Goes through it once, whatever stands in it. */
final class HtmlText {
    private static final Set<String> UNSEEN =
            Set.of("style", "script", "head", "title", "template", "select");
    private static final Set<String> BLOCKS =
            Set.of(
                    "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "pre",
                    "body", "section", "article", "dt", "dd", "address", "center", "form");

    private static final Set<String> STYLED =
            Set.of("span", "font", "b", "i", "u", "a", "div", "p", "li", "td", "tr");

    private final String html;
    private final PageText page = new PageText();
    private int at = 0;
    private int verbatim = 0;

    /** What is struck out lies within elements of this name, so many deep. */
    private String stroke = "";

    private int strokes = 0;
    private boolean struck = false;

    private HtmlText(String html) {
        this.html = html;
    }

    /**
     * @param struck whether something was struck out, which plain text would not show
     */
    record Result(String text, boolean struck) {}

    static Result of(String html) {
        var reader = new HtmlText(html);
        while (reader.at < html.length()) reader.next();
        var text = reader.page.whole();
        return new Result(text, reader.struck);
    }

    private void next() {
        int tag = html.indexOf('<', at);
        if (tag != at) text(html.substring(at, tag < 0 ? html.length() : tag));
        at = tag < 0 ? html.length() : tag;
        if (at < html.length()) tag();
    }

    private void tag() {
        if (html.startsWith("<!--", at)) {
            skipTo("-->");
            return;
        }
        int end = html.indexOf('>', at);
        boolean isTag =
                at + 1 < html.length()
                        && (Character.isLetter(html.charAt(at + 1))
                                || "/!?".indexOf(html.charAt(at + 1)) >= 0);
        if (!isTag || end < 0) {
            text("<");
            at++;
            return;
        }
        var inside = html.substring(at + 1, end);
        at = end + 1;
        boolean closes = inside.startsWith("/");
        var name = name(closes ? inside.substring(1) : inside);
        if (!closes && UNSEEN.contains(name) && !inside.endsWith("/")) skipTo("</" + name);
        else if (!closes && isHidden(name, inside)) skipTo("</" + name);
        else if (closes) closed(name);
        else opened(name, inside);
    }

    /** Written for the list of a mail program, not for its reader; within it nothing is nested. */
    private static boolean isHidden(String name, String inside) {
        return (name.equals("div") || name.equals("span") || name.equals("p"))
                && inside.length() < 2_000
                && inside.replace(" ", "").toLowerCase(Locale.ROOT).contains("display:none");
    }

    private void skipTo(String mark) {
        int end = indexOfIgnoringCase(mark);
        at = end < 0 ? html.length() : end + mark.length();
        if (end >= 0 && mark.startsWith("</")) {
            int close = html.indexOf('>', at);
            at = close < 0 ? html.length() : close + 1;
        }
    }

    private int indexOfIgnoringCase(String mark) {
        for (int i = at; i + mark.length() <= html.length(); i++)
            if (html.regionMatches(true, i, mark, 0, mark.length())) return i;
        return -1;
    }

    private static String name(String inside) {
        int end = 0;
        while (end < inside.length()
                && !Character.isWhitespace(inside.charAt(end))
                && inside.charAt(end) != '/') end++;
        return inside.substring(0, end).toLowerCase(Locale.ROOT);
    }

    private void opened(String name, String inside) {
        if (strokes == 0 && isStruck(name, inside)) {
            stroke = name;
            struck = true;
        }
        if (name.equals(stroke) && !inside.endsWith("/")) strokes++;
        switch (name) {
            case "br" -> page.lineBreak();
            case "blockquote" -> page.quote(1);
            case "table" -> page.tableBegins();
            case "tr" -> page.rowBegins();
            case "td", "th" -> page.cellBegins();
            case "li" -> page.paragraph();
            default -> {
                if (BLOCKS.contains(name)) page.paragraph();
            }
        }
        if (name.equals("pre") || (verbatim > 0 && name.equals("div")) || isVerbatim(inside))
            verbatim++;
    }

    private static boolean isStruck(String name, String inside) {
        return name.equals("s")
                || name.equals("strike")
                || name.equals("del")
                || (STYLED.contains(name)
                        && inside.length() < 2_000
                        && inside.toLowerCase(Locale.ROOT).contains("line-through"));
    }

    private static boolean isVerbatim(String inside) {
        return inside.length() < 500 && inside.startsWith("div") && inside.contains("pre-wrap");
    }

    private void closed(String name) {
        if (strokes > 0 && name.equals(stroke) && --strokes == 0) stroke = "";
        switch (name) {
            case "blockquote" -> page.quote(-1);
            case "tr" -> page.rowEnds();
            default -> {
                if (BLOCKS.contains(name)) page.paragraph();
            }
        }
        if (name.equals("pre") || name.equals("div")) verbatim = Math.max(0, verbatim - 1);
    }

    private void text(String raw) {
        if (strokes > 0) return;
        var plain = Entities.replaced(raw);
        if (verbatim > 0) {
            var lines = plain.replace("\r", "").split("\n", -1);
            for (int i = 0; i < lines.length; i++) {
                if (i > 0) page.lineBreak();
                if (!lines[i].isEmpty()) page.text(lines[i]);
            }
            return;
        }
        var text = plain.replaceAll("[ \t\r\n\f]+", " ");
        if (page.isAtStart() || page.endsWithBlank()) text = text.stripLeading();
        if (!text.isEmpty()) page.text(text);
    }
}
