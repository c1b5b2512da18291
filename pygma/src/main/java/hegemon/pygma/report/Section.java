package hegemon.pygma.report;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A part of a report in words: sentences, a table, or both. Text, page and print show the same
 * parts.
 *
 * @param id names it in a page
 * @param rows as many cells in each as there are columns
 */
public record Section(
        String id,
        String title,
        List<Column> columns,
        List<List<String>> rows,
        List<String> lines) {
    public Section {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        lines = List.copyOf(lines);
    }

    /**
     * @param number whether its cells are figures
     */
    public record Column(String title, boolean number) {}

    /** Without columns that say nothing in any row. */
    public Section compact() {
        var told =
                IntStream.range(0, columns.size())
                        .filter(i -> rows.stream().anyMatch(cells -> !cells.get(i).isEmpty()))
                        .boxed()
                        .toList();
        return new Section(
                id,
                title,
                told.stream().map(columns::get).toList(),
                rows.stream().map(cells -> told.stream().map(cells::get).toList()).toList(),
                lines);
    }

    /** Without sentences that stand elsewhere. */
    public Section without(List<String> told) {
        return new Section(
                id,
                title,
                columns,
                rows,
                lines.stream().filter(line -> !told.contains(line)).toList());
    }

    public boolean hasContent() {
        return !rows.isEmpty() || !lines.isEmpty();
    }
}
