package hegemon.pygma.report;

import hegemon.pygma.orders.Arg;
import hegemon.pygma.world.Realm;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.List;

/**
 * A report as one HTML page, printable on A4: the sections of {@link ReportText}, with tables for
 * money and supply, charts and the map as hexes.
 */
public final class ReportHtml {
    private static final String STYLE =
            """
            body { font: 11pt/1.4 sans-serif; max-width: 60em; margin: 1em auto; padding: 0 1em }
            h2 { font-size: 1.1em; border-bottom: 1px solid; margin-top: 1.5em }
            table { border-collapse: collapse }
            td, th { padding: .1em .7em; text-align: right; border-bottom: 1px solid #ccc }
            td:first-child, th:first-child { text-align: left }
            li { white-space: pre-wrap }
            figure { display: inline-block; margin: .5em 1em .5em 0 }
            @page { size: A4; margin: 15mm }
            @media print { section { break-inside: avoid } }
            """;

    private final Report report;
    private final Words words;
    private final StringBuilder html = new StringBuilder();

    private ReportHtml(Report report, Language language) {
        this.report = report;
        this.words = Words.in(language);
    }

    public static String of(Report report, Language language) {
        return new ReportHtml(report, language).write(ReportText.of(report, language));
    }

    /** A heading of the text report is a line with a line of dashes below it. */
    private record Section(String title, List<String> lines) {}

    private static List<Section> sections(String text) {
        var sections = new ArrayList<Section>();
        sections.add(new Section("", new ArrayList<>()));
        var lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (i + 1 < lines.size() && isUnderline(lines.get(i + 1), lines.get(i).length())) {
                sections.add(new Section(lines.get(i), new ArrayList<>()));
                i++;
            } else if (!lines.get(i).isBlank()) sections.getLast().lines().add(lines.get(i));
        }
        return sections;
    }

    private static boolean isUnderline(String line, int length) {
        return length > 0 && line.equals("-".repeat(length));
    }

    private String write(String text) {
        var title = words.say("pygma.report.title", report.name(), report.date().toString());
        html.append("<!DOCTYPE html>\n<html lang=\"").append(words.language().code());
        html.append("\"><head><meta charset=\"utf-8\"/><title>").append(escape(title));
        html.append("</title><style>\n").append(STYLE).append("</style></head><body>\n");
        html.append("<h1>").append(escape(title)).append("</h1>\n");
        sections(text).forEach(this::section);
        return html.append("</body></html>\n").toString();
    }

    private void section(Section section) {
        html.append("<section>");
        if (!section.title.isEmpty())
            html.append("<h2>").append(escape(section.title)).append("</h2>\n");
        if (section.title.equals(said("account"))) account();
        else if (section.title.equals(suppliesTitle())) supplies();
        else if (section.title.equals(said("map", report.map().size())))
            html.append(MapSvg.of(report.map(), words));
        else list(section.lines);
        html.append("</section>\n");
    }

    private String said(String key, Object... args) {
        return words.say("pygma.report." + key, args);
    }

    private String suppliesTitle() {
        return said("supplies", report.supplies().inhabitants(), report.supplies().fields());
    }

    private void list(List<String> lines) {
        html.append("<ul>\n");
        for (String line : lines) html.append("<li>").append(escape(line)).append("</li>\n");
        html.append("</ul>\n");
    }

    private void account() {
        html.append("<table>\n");
        row("td", said("opening"), amount(report.account().opening()));
        for (Report.Booking booking : report.account().bookings())
            row("td", booking.what().in(words), amount(booking.amount()));
        row("th", said("closing"), amount(report.account().closing()));
        html.append("</table>\n");
        if (report.history().size() < 2) return;
        html.append(Chart.of(escape(said("account")), report.history(), Realm.Past::treasury));
        html.append(Chart.of(escape(suppliesTitle()), report.history(), Realm.Past::inhabitants));
    }

    private String amount(int gold) {
        return String.format(words.language().locale(), "%,d GM", gold);
    }

    private void supplies() {
        html.append("<table>\n");
        row("th", said("supply.head").split("\t", -1));
        for (Report.SupplyLine line : report.supplies().goods())
            row(
                    "td",
                    Arg.term(line.good()).in(words).toString(),
                    String.valueOf(line.produced()),
                    String.valueOf(line.store()),
                    String.valueOf(line.need()),
                    "%+d".formatted(line.difference()));
        html.append("</table>\n<p>");
        html.append(escape(said("unrest", report.supplies().unrest()))).append("</p>\n");
        if (report.supplies().blocked())
            html.append("<p>").append(escape(said("blocked"))).append("</p>\n");
    }

    private void row(String cell, String... texts) {
        html.append("<tr>");
        for (String text : texts)
            html.append('<')
                    .append(cell)
                    .append('>')
                    .append(escape(text))
                    .append("</")
                    .append(cell)
                    .append('>');
        html.append("</tr>\n");
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
