package hegemon.server.mail;

import hegemon.table.Words;

import java.util.stream.Collectors;

/** Puts a letter on paper: as plain text, and the same as simple HTML. */
final class Paper {
    private Paper() {}

    static String text(Letter letter, String house) {
        var body = String.join("\n\n", letter.paragraphs());
        var action =
                letter.action()
                        .map(each -> "\n\n" + each.label() + ":\n" + each.address())
                        .orElse("");
        var stop = letter.stop().map(each -> "\n" + stopWords(letter) + ": " + each).orElse("");
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
        <html lang="%s"><head><meta charset="utf-8"><title>%s</title></head><body>
        %s%s
        <hr>
        <p>%s%s</p>
        </body></html>
        """
                .formatted(
                        letter.language().code(),
                        escaped(letter.subject()),
                        body,
                        action,
                        escaped(house),
                        stop);
    }

    private static String paragraph(String text) {
        return text.contains("\n")
                ? "<pre>" + escaped(text) + "</pre>"
                : "<p>" + linked(escaped(text)) + "</p>";
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
