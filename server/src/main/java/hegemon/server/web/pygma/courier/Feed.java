package hegemon.server.web.pygma.courier;

import hegemon.server.id.TableId;
import hegemon.server.web.pygma.courier.PressRows.Issue;
import hegemon.table.Language;

import org.springframework.web.util.HtmlUtils;

import java.time.Instant;
import java.util.List;
import java.util.Locale;

/**
 * The issues as an Atom feed (RFC 4287).
 *
 * @param house its address, without a slash at the end
 */
record Feed(String house, TableId id, Locale locale) {
    /** Readers come often; what is older stands in the archive. */
    private static final int MOST = 50;

    String of(String title, List<Issue> issues) {
        var say = new Say(Language.of(locale));
        var here = house + "/pygma/" + id;
        var text =
                new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
                        .append("<feed xmlns=\"http://www.w3.org/2005/Atom\">\n")
                        .append(element("title", name(title, say)))
                        .append(element("id", here))
                        .append("<link href=\"" + escape(here) + "\"/>\n")
                        .append("<link rel=\"self\" href=\"" + escape(here) + "/kurier.atom\"/>\n")
                        .append("<author><name>Hegemon</name></author>\n")
                        .append(
                                element(
                                        "updated",
                                        at(issues.isEmpty() ? 0 : issues.getFirst().at())));
        issues.stream().limit(MOST).forEach(issue -> text.append(entry(issue, here, say)));
        return text.append("</feed>\n").toString();
    }

    private static String name(String title, Say say) {
        return title.isEmpty() ? say.word("kurier") : title + ": " + say.word("kurier");
    }

    private static String entry(Issue issue, String here, Say say) {
        var link = here + "/kurier/" + issue.number();
        return "<entry>\n"
                + element("title", say.word("issue", issue.number(), issue.round()))
                + element("id", link)
                + "<link href=\""
                + escape(link)
                + "\"/>\n"
                + element("updated", at(issue.at()))
                + element("summary", issue.editorial())
                + "</entry>\n";
    }

    private static String at(long millis) {
        return Instant.ofEpochMilli(millis).toString();
    }

    private static String element(String name, String text) {
        return "<" + name + ">" + escape(text) + "</" + name + ">\n";
    }

    private static String escape(String text) {
        return HtmlUtils.htmlEscapeDecimal(text, "UTF-8");
    }
}
