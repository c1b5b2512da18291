package hegemon.server.mail;

import hegemon.table.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Puts a letter on paper: as plain text, and the same as simple HTML. */
final class Paper {
    /** For narrow screens and for the night; what a mail program leaves out of it is no loss. */
    private static final String STYLE =
            """
            :root { color-scheme: light dark }
            body { max-width: 38rem; margin: 0 auto; padding: 1rem; font: 16px/1.5 Georgia, serif; color: #1d1a16; background: #fffdf7 }
            h2, h3 { margin: 1.25rem 0 .25rem; font-weight: normal; line-height: 1.25 }
            p { margin: .75rem 0 }
            p.line { margin: .25rem 0 }
            pre { margin: .75rem 0; padding: .75rem; font: 13px/1.5 Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere; background: #f2ecdd; border-radius: 4px }
            pre.columns { white-space: pre; overflow-x: auto }
            a { color: #1b4e75; overflow-wrap: anywhere }
            .foot { margin-top: 2rem; padding-top: .75rem; border-top: 1px solid #cfc6ae; font-size: 14px }
            @media (prefers-color-scheme: dark) {
              body { color: #ece5d4; background: #1b1916 }
              pre { background: #282520 }
              a { color: #8fc1e6 }
              .foot { border-color: #4a453b }
            }
            """;

    private static final Pattern UNDERLINE = Pattern.compile("={3,}|-{3,}");

    private Paper() {}

    static String text(Letter letter, String house) {
        var body = String.join("\n\n", letter.paragraphs());
        var action =
                letter.action()
                        .map(
                                each ->
                                        "\n\n"
                                                + labelled(letter, each.label())
                                                + "\n"
                                                + each.address())
                        .orElse("");
        var stop =
                letter.stop()
                        .map(each -> "\n" + labelled(letter, stopWords(letter)) + " " + each)
                        .orElse("");
        return body + action + "\n\n-- \n" + house + stop + "\n";
    }

    static String html(Letter letter, String house) {
        var body =
                letter.paragraphs().stream()
                        .map(Paper::paragraph)
                        .collect(Collectors.joining("\n"));
        var action =
                letter.action()
                        .map(each -> "\n<p>" + link(each.address(), each.label()) + "</p>")
                        .orElse("");
        var stop = letter.stop().map(each -> " · " + link(each, stopWords(letter))).orElse("");
        return """
        <!DOCTYPE html>
        <html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>%s</title><style>
        %s</style></head><body>
        %s%s
        <p class="foot">%s%s</p>
        </body></html>
        """
                .formatted(
                        letter.language().code(),
                        escaped(letter.subject()),
                        STYLE,
                        body,
                        action,
                        escaped(house),
                        stop);
    }

    private static String labelled(Letter letter, String label) {
        return Words.in(letter.language()).say("server.mail.labelled", label);
    }

    private static String paragraph(String text) {
        if (!text.contains("\n")) return "<p>" + linked(escaped(text)) + "</p>";
        var lines = text.stripTrailing().lines().toList();
        return lines.stream().anyMatch(Paper::isUnderline) ? page(lines) : block(lines, "");
    }

    private static boolean isUnderline(String line) {
        return UNDERLINE.matcher(line).matches();
    }

    /** A text with underlined headings, such as a report; what stands in columns keeps them. */
    private static String page(List<String> lines) {
        var page = new ArrayList<String>();
        var said = new ArrayList<String>();
        for (int i = 0; i < lines.size(); i++) {
            boolean heading = i + 1 < lines.size() && isUnderline(lines.get(i + 1));
            if (!heading) {
                said.add(lines.get(i));
                continue;
            }
            page.add(section(said));
            said.clear();
            var level = lines.get(++i).startsWith("=") ? "h2" : "h3";
            page.add("<%s>%s</%s>".formatted(level, escaped(lines.get(i - 1)), level));
        }
        page.add(section(said));
        return String.join("\n", page);
    }

    private static String section(List<String> lines) {
        if (lines.stream().anyMatch(line -> line.strip().contains("  ")))
            return block(lines, " class=\"columns\"");
        return lines.stream()
                .filter(line -> !line.isBlank())
                .map(line -> "<p class=\"line\">" + linked(escaped(line)) + "</p>")
                .collect(Collectors.joining("\n"));
    }

    private static String block(List<String> lines, String kind) {
        return "<pre" + kind + ">" + escaped(String.join("\n", lines).stripTrailing()) + "</pre>";
    }

    private static String stopWords(Letter letter) {
        return Words.in(letter.language()).say("server.mail.stop");
    }

    private static String link(String address, String label) {
        return "<a href=\"" + escaped(address) + "\">" + escaped(label) + "</a>";
    }

    private static String linked(String html) {
        return html.replaceAll("https?://[A-Za-z0-9._~:/?=&;%-]+", "<a href=\"$0\">$0</a>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
