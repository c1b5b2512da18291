package hegemon.pygma.report;

import hegemon.pygma.world.Realm;

import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;

/** How a figure of the realm went, month by month, as a line in SVG. */
final class Chart {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 80;

    private Chart() {}

    static String of(String title, List<Realm.Past> history, ToIntFunction<Realm.Past> figure) {
        int most = Math.max(1, history.stream().mapToInt(figure).max().orElse(1));
        var points = new StringBuilder();
        for (int i = 0; i < history.size(); i++)
            points.append(
                    String.format(
                            Locale.ROOT,
                            "%.1f,%.1f ",
                            i * (double) WIDTH / Math.max(1, history.size() - 1),
                            HEIGHT - HEIGHT * (double) figure.applyAsInt(history.get(i)) / most));
        return """
        <figure><figcaption>%s (0–%s)</figcaption>
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 %d %d" width="%d">
        <rect width="%d" height="%d" fill="none" stroke="#999"/>
        <polyline points="%s" fill="none" stroke="#000" stroke-width="1.5"/>
        </svg></figure>
        """
                .formatted(
                        title,
                        String.format(Locale.ROOT, "%,d", most).replace(',', ' '),
                        WIDTH + 4,
                        HEIGHT + 4,
                        WIDTH,
                        WIDTH,
                        HEIGHT,
                        points.toString().strip());
    }
}
