package hegemon.pygma.report;

import java.util.List;

/** A part of a report as HTML: a heading, sentences, a table. */
public final class SectionHtml {
    private final StringBuilder html = new StringBuilder();
    private final Section section;

    private SectionHtml(Section section) {
        this.section = section;
    }

    public static String of(Section section) {
        return new SectionHtml(section).write();
    }

    private String write() {
        html.append("<section class=\"of-").append(section.id()).append("\">\n<h3>");
        html.append(Xml.escape(section.title())).append("</h3>\n");
        if (!section.lines().isEmpty()) lines();
        if (!section.rows().isEmpty()) table();
        return html.append("</section>\n").toString();
    }

    private void lines() {
        html.append("<ul>\n");
        for (String line : section.lines())
            html.append("<li>").append(Xml.escape(line)).append("</li>\n");
        html.append("</ul>\n");
    }

    private void table() {
        html.append("<table class=\"data\"><thead>");
        row("th", section.columns().stream().map(Section.Column::title).toList());
        html.append("</thead><tbody>\n");
        for (List<String> cells : section.rows()) row("td", cells);
        html.append("</tbody></table>\n");
    }

    private void row(String cell, List<String> texts) {
        html.append("<tr>");
        for (int i = 0; i < texts.size(); i++) {
            html.append('<').append(cell);
            if (section.columns().get(i).number()) html.append(" class=\"number\"");
            html.append('>').append(Xml.escape(texts.get(i))).append("</").append(cell).append('>');
        }
        html.append("</tr>\n");
    }
}
