package hegemon.server.mail.in;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The text of a page or a document as it is built: paragraphs as lines, rows of tables as lines
 * with bars, what is quoted behind ">".
 */
final class PageText {
    /** Rows with fewer cells only place things beside each other. */
    private static final int FEWEST_CELLS = 3;

    private static final int DEEPEST = 40;

    /** A row under way. */
    private static final class Row {
        private final List<StringBuilder> cells = new ArrayList<>();
        private boolean layout = false;
    }

    private final StringBuilder page = new StringBuilder();
    private final Deque<Row> rows = new ArrayDeque<>();
    private int quotes = 0;

    private StringBuilder out() {
        var row = rows.peek();
        return row == null || row.cells.isEmpty() ? page : row.cells.getLast();
    }

    void text(String text) {
        var out = out();
        if (quotes > 0 && (out.isEmpty() || out.charAt(out.length() - 1) == '\n')) out.append("> ");
        out.append(text);
    }

    /** Whether what follows stands at the beginning of a line. */
    boolean isAtStart() {
        var out = out();
        return out.isEmpty() || out.charAt(out.length() - 1) == '\n';
    }

    boolean endsWithBlank() {
        var out = out();
        return !out.isEmpty() && out.charAt(out.length() - 1) == ' ';
    }

    void lineBreak() {
        out().append('\n');
    }

    /** What follows begins a line of its own. */
    void paragraph() {
        if (!isAtStart()) lineBreak();
    }

    void quote(int more) {
        paragraph();
        quotes = Math.clamp(quotes + more, 0, DEEPEST);
    }

    void tableBegins() {
        if (!rows.isEmpty()) rows.peek().layout = true;
        paragraph();
    }

    void rowBegins() {
        if (rows.size() < DEEPEST) rows.push(new Row());
    }

    void cellBegins() {
        if (!rows.isEmpty()) rows.peek().cells.add(new StringBuilder());
    }

    void rowEnds() {
        if (rows.isEmpty()) return;
        var row = rows.pop();
        var cells = row.cells.stream().map(StringBuilder::toString).toList();
        paragraph();
        if (row.layout || cells.size() < FEWEST_CELLS) cells.forEach(this::block);
        else
            text(
                    cells.stream()
                            .map(cell -> cell.replaceAll("\\s+", " ").strip())
                            .collect(Collectors.joining(" | ", "| ", " |")));
        paragraph();
    }

    private void block(String cell) {
        for (String line : cell.split("\n", -1)) {
            if (line.isBlank()) continue;
            text(line);
            lineBreak();
        }
    }

    String whole() {
        while (!rows.isEmpty()) rowEnds();
        return page.append('\n').toString();
    }
}
