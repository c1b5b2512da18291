package hegemon.server.web.book;

import java.util.List;
import java.util.Optional;

/**
 * A position or a process of a game in text, to be played and drawn.
 *
 * @param lines what it shows and says, in order
 */
public record Figure(String name, List<Line> lines) {
    /** {@code key: value}. */
    public record Line(String key, String value) {}

    public Figure {
        lines = List.copyOf(lines);
    }

    public Optional<String> value(String key) {
        return values(key).stream().findFirst();
    }

    public List<String> values(String key) {
        return lines.stream().filter(line -> line.key().equals(key)).map(Line::value).toList();
    }

    public String need(String key) {
        return value(key).orElseThrow(() -> new WrongFigure(this, "has no " + key));
    }

    /** Holds the figure to what it says. */
    public void expect(String what, Object said, Object played) {
        if (!said.equals(played))
            throw new WrongFigure(this, "%s: says %s, is %s".formatted(what, said, played));
    }
}
