package hegemon.server.web.pygma;

import java.util.List;

/**
 * A part of the report: a table, sentences, or both.
 *
 * @param id names it in the page
 * @param rows as many cells in each as there are columns
 */
record Section(
        String id,
        String title,
        List<Column> columns,
        List<List<String>> rows,
        List<String> lines) {
    Section {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        lines = List.copyOf(lines);
    }

    /**
     * @param number whether its cells are figures
     */
    record Column(String title, boolean number) {}

    boolean hasContent() {
        return !rows.isEmpty() || !lines.isEmpty();
    }
}
