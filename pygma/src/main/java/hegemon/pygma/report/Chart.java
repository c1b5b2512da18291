package hegemon.pygma.report;

import hegemon.pygma.world.Realm;

import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;

/** How a figure of the realm went, month by month, as a line in SVG with its scale. */
final class Chart {
    private static final int WIDTH = 330;
    private static final int HEIGHT = 150;
    private static final int LEFT = 58;
    private static final int RIGHT = 8;
    private static final int TOP = 10;
    private static final int BOTTOM = 20;

    /** As many lines across, above the lowest. */
    private static final int STEPS = 4;

    private final List<Realm.Past> history;
    private final ToIntFunction<Realm.Past> figure;
    private final Herald herald;
    private final int step;
    private final StringBuilder svg = new StringBuilder();

    private Chart(List<Realm.Past> history, ToIntFunction<Realm.Past> figure, Herald herald) {
        this.history = history;
        this.figure = figure;
        this.herald = herald;
        this.step = step(history.stream().mapToInt(figure).max().orElse(1));
    }

    static String of(
            String title,
            List<Realm.Past> history,
            ToIntFunction<Realm.Past> figure,
            Herald herald) {
        return new Chart(history, figure, herald).draw(title);
    }

    /** The least of 1, 2, 5, 10, 20, 50 … with which the steps reach the highest value. */
    private static int step(int most) {
        for (int power = 1; power < 1_000_000_000; power *= 10)
            for (int digit : List.of(1, 2, 5))
                if ((long) digit * power * STEPS >= most) return digit * power;
        return 1_000_000_000;
    }

    private String draw(String title) {
        svg.append(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" font-size=\"9\">%n"
                        .formatted(WIDTH, HEIGHT, WIDTH, HEIGHT));
        svg.append("<title>").append(Xml.escape(title)).append("</title>\n");
        for (int i = 0; i <= STEPS; i++) grid(i * step);
        month(0, "start");
        if (history.size() > 1) month(history.size() - 1, "end");
        line();
        return svg.append("</svg>\n").toString();
    }

    private void grid(int value) {
        double y = y(value);
        add(
                "<path d=\"M%d %.1fH%d\" stroke=\"#bbb\" stroke-width=\"0.5\"/>",
                LEFT, y, WIDTH - RIGHT);
        add(
                "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>%n",
                LEFT - 5, y + 3, herald.figure(value));
    }

    private void month(int index, String anchor) {
        add(
                "<text x=\"%.1f\" y=\"%d\" text-anchor=\"%s\">%s</text>%n",
                x(index), HEIGHT - 6, anchor, history.get(index).date());
    }

    private void line() {
        var points = new StringBuilder();
        for (int i = 0; i < history.size(); i++)
            points.append(
                    String.format(
                            Locale.ROOT, "%.1f,%.1f ", x(i), y(figure.applyAsInt(history.get(i)))));
        add(
                "<polyline points=\"%s\" fill=\"none\" stroke=\"#000\" stroke-width=\"1.5\"/>%n",
                points.toString().strip());
        for (int i = 0; i < history.size(); i++)
            add(
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"1.8\"/>",
                    x(i), y(figure.applyAsInt(history.get(i))));
    }

    private double x(int index) {
        return LEFT + (double) index * (WIDTH - LEFT - RIGHT) / Math.max(1, history.size() - 1);
    }

    private double y(int value) {
        return HEIGHT - BOTTOM - (double) value * (HEIGHT - TOP - BOTTOM) / ((double) STEPS * step);
    }

    @SuppressWarnings(
            "AnnotateFormatMethod") // the annotation is of a library that rules do not know
    private void add(String format, Object... args) {
        svg.append(String.format(Locale.ROOT, format, args));
    }
}
