package hegemon.pygma.report;

import hegemon.table.Language;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The evaluation as plain text, for a mail or a terminal: tables as columns of a fixed width, those
 * too wide for a mail as a line or two for each row.
 */
public final class ReportText {
    /** Mail programs break or cut what is wider. */
    private static final int WIDEST = 72;

    private final List<String> lines = new ArrayList<>();

    private ReportText() {}

    public static String of(Report report, Language language) {
        var text = new ReportText();
        var herald = new Herald(language);
        text.title(herald.say("title", report.name(), report.date()));
        text.lines.add(herald.say("next", report.awaited()));
        News.of(report, herald).forEach(text::section);
        Holdings.of(report, herald).forEach(text::section);
        text.map(report, herald);
        return text.whole();
    }

    /** The reader's own map alone. */
    public static String map(Report report, Language language) {
        var text = new ReportText();
        text.map(report, new Herald(language));
        return text.whole().strip() + "\n";
    }

    private void map(Report report, Herald herald) {
        heading(herald.say("map", report.map().size()));
        lines.addAll(MapText.draw(report.map(), herald));
    }

    /** Parts of any other report, under one title. */
    public static String of(String title, List<Section> sections) {
        var text = new ReportText();
        text.title(title);
        sections.forEach(text::section);
        return text.whole();
    }

    private String whole() {
        return String.join("\n", lines) + "\n";
    }

    private void title(String title) {
        lines.add(title);
        lines.add("=".repeat(title.length()));
    }

    private void heading(String title) {
        lines.add("");
        lines.add(title);
        lines.add("-".repeat(title.length()));
    }

    private void section(Section section) {
        heading(section.title());
        lines.addAll(section.lines());
        if (section.rows().isEmpty()) return;
        var titles = section.columns().stream().map(Section.Column::title).toList();
        var widths = new int[titles.size()];
        for (int i = 0; i < widths.length; i++) widths[i] = width(section, i);
        if (IntStream.of(widths).sum() + 2 * (widths.length - 1) > WIDEST) {
            section.rows().forEach(cells -> said(section, cells));
            return;
        }
        row(section, widths, titles);
        for (List<String> cells : section.rows()) row(section, widths, cells);
    }

    /** Figures say what they are of. */
    private void said(Section section, List<String> cells) {
        lines.add(cells.getFirst());
        var rest = new ArrayList<String>();
        for (int i = 1; i < cells.size(); i++) {
            var column = section.columns().get(i);
            if (!cells.get(i).isEmpty())
                rest.add(column.number() ? column.title() + " " + cells.get(i) : cells.get(i));
        }
        if (!rest.isEmpty()) lines.add("  " + String.join(" · ", rest));
    }

    private static int width(Section section, int column) {
        int width = section.columns().get(column).title().length();
        for (List<String> cells : section.rows())
            width = Math.max(width, cells.get(column).length());
        return width;
    }

    /** Figures end below each other, words begin so. */
    private void row(Section section, int[] widths, List<String> cells) {
        var line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            var cell = cells.get(i);
            var gap = " ".repeat(widths[i] - cell.length());
            if (i > 0) line.append("  ");
            line.append(section.columns().get(i).number() ? gap + cell : cell + gap);
        }
        lines.add(line.toString().stripTrailing());
    }
}
