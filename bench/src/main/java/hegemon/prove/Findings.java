package hegemon.prove;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a proof has seen: figures, curves of waiting, and faults. Without a fault it holds. Several
 * threads may add to it.
 */
public final class Findings {
    private static final int SHOWN = 200;

    private final String title;
    private final String command;
    private final Map<String, String> figures = new LinkedHashMap<>();
    private final Map<String, List<Double>> waits = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();
    private final Instant began = Instant.now();

    /**
     * @param title what is claimed
     * @param proof how it can be tried again, after {@code ./hegemon prove}
     */
    public Findings(String title, String proof) {
        this.title = title;
        this.command = "./hegemon prove " + proof;
    }

    public synchronized void figure(String name, Object value) {
        figures.put(name, String.valueOf(value));
    }

    /** So many more of these. */
    public synchronized void count(String name, long more) {
        figures.merge(
                name,
                String.valueOf(more),
                (old, one) -> String.valueOf(Long.parseLong(old) + more));
    }

    /** Something took so many milliseconds. */
    public synchronized void took(String what, double millis) {
        waits.computeIfAbsent(what, any -> new ArrayList<>()).add(millis);
    }

    public synchronized void fault(String what) {
        faults.add(what);
    }

    public synchronized List<String> faults() {
        return List.copyOf(faults);
    }

    public synchronized String figure(String name) {
        return figures.getOrDefault(name, "");
    }

    /** So long took all but one of a hundred of its kind at most, in milliseconds. */
    public synchronized double slow(String what) {
        var sorted = new ArrayList<>(waits.getOrDefault(what, List.of(0.0)));
        Collections.sort(sorted);
        return at(sorted, 0.99);
    }

    public boolean hold() {
        return faults().isEmpty();
    }

    private synchronized Map<String, String> rows() {
        var rows = new LinkedHashMap<String, String>();
        rows.put("command", command);
        rows.put("machine", machine());
        rows.put("began", began.truncatedTo(ChronoUnit.SECONDS).toString());
        rows.put("took", began.until(Instant.now(), ChronoUnit.SECONDS) + " s");
        rows.putAll(figures);
        waits.forEach((what, each) -> rows.put(what, spread(each)));
        return rows;
    }

    private static String machine() {
        var load =
                java.lang.management.ManagementFactory.getOperatingSystemMXBean()
                        .getSystemLoadAverage();
        return Runtime.getRuntime().availableProcessors()
                + " processors, "
                + System.getProperty("os.name")
                + " "
                + System.getProperty("os.arch")
                + ", Java "
                + Runtime.version().feature()
                + ", load at the end "
                + "%.1f".formatted(load);
    }

    private static String spread(List<Double> millis) {
        var sorted = new ArrayList<>(millis);
        Collections.sort(sorted);
        return "%d times; median %.1f ms, 95 of 100 %.1f ms, 99 of 100 %.1f ms, longest %.1f ms"
                .formatted(
                        sorted.size(),
                        at(sorted, 0.5),
                        at(sorted, 0.95),
                        at(sorted, 0.99),
                        sorted.getLast());
    }

    private static double at(List<Double> sorted, double part) {
        return sorted.get((int) Math.min(sorted.size() - 1, Math.floor(part * sorted.size())));
    }

    /** A line for each figure, then the faults, then the verdict. */
    public String text() {
        var lines = new ArrayList<String>();
        rows().forEach((name, value) -> lines.add(name + ": " + value));
        faults().stream().limit(SHOWN).forEach(fault -> lines.add("FAULT " + fault));
        lines.add(verdict());
        return String.join("\n", lines);
    }

    private String verdict() {
        int count = faults().size();
        return count == 0 ? "ok " + title : "failed faults=" + count + " " + title;
    }

    /** The same as a page that needs nothing else. */
    public void write(Path file) throws IOException {
        var rows =
                rows().entrySet().stream()
                        .map(row -> "<tr>" + cell("th", row.getKey()) + cell("td", row.getValue()))
                        .collect(Collectors.joining("\n"));
        var curves =
                waits.entrySet().stream()
                        .map(each -> "<h2>" + safe(each.getKey()) + "</h2>" + bars(each.getValue()))
                        .collect(Collectors.joining("\n"));
        var found =
                faults().stream()
                        .limit(SHOWN)
                        .map(fault -> cell("li", fault))
                        .collect(Collectors.joining("\n", "<ol>", "</ol>"));
        Files.writeString(
                file,
                """
                <!DOCTYPE html>
                <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
                <title>%1$s</title>
                <style>
                :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
                body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
                th { text-align: left; vertical-align: top; padding-right: 1rem; font-weight: 600 }
                rect { fill: currentColor }
                </style>
                <h1>%1$s</h1>
                <p><strong>%2$s</strong></p>
                <table>%3$s</table>
                %4$s
                %5$s
                </html>
                """
                        .formatted(safe(title), safe(verdict()), rows, curves, found));
    }

    private static String cell(String element, String text) {
        return "<" + element + ">" + safe(text) + "</" + element + ">";
    }

    private static String safe(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** How many took up to 1, 2, 4, 8 … ms. */
    private static String bars(List<Double> millis) {
        var counts = new int[18];
        for (double each : millis) counts[place(each)]++;
        int most = Arrays.stream(counts).max().orElse(1);
        var bars = new StringBuilder("<svg viewBox='0 0 720 140' role='img'>");
        for (int i = 0; i < counts.length; i++) {
            double height = 100.0 * counts[i] / most;
            bars.append(
                    String.format(
                            Locale.ROOT,
                            "<rect x='%d' y='%.1f' width='36' height='%.1f'><title>%d up to %d"
                                    + " ms</title></rect><text x='%d' y='125' font-size='10'"
                                    + " fill='currentColor'>%d</text>",
                            i * 40,
                            105 - height,
                            height,
                            counts[i],
                            1 << i,
                            i * 40,
                            1 << i));
        }
        return bars.append("</svg>").toString();
    }

    private static int place(double millis) {
        int place = 0;
        while (place < 17 && millis > 1 << place) place++;
        return place;
    }
}
