package hegemon.server.web.book;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The figures of a book: {@code # name}, then lines of {@code key: value}. */
final class Figures {
    private Figures() {}

    static Map<String, Figure> parse(String text) {
        var figures = new LinkedHashMap<String, Figure>();
        var name = "";
        var lines = new ArrayList<Figure.Line>();
        for (String line : text.lines().toList()) {
            if (line.startsWith("# ")) {
                put(figures, name, lines);
                name = line.substring(2).strip();
                lines.clear();
            } else if (!line.isBlank()) {
                int colon = line.indexOf(':');
                if (colon < 0) throw new IllegalStateException("no key in the figure line " + line);
                lines.add(
                        new Figure.Line(
                                line.substring(0, colon).strip(),
                                line.substring(colon + 1).strip()));
            }
        }
        put(figures, name, lines);
        return figures;
    }

    private static void put(Map<String, Figure> figures, String name, List<Figure.Line> lines) {
        if (!name.isEmpty() && figures.put(name, new Figure(name, lines)) != null)
            throw new IllegalStateException("two figures are called " + name);
    }
}
