package hegemon.pygma.orders;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A ruler's move: its orders and comments, each with the number of its line (from 1).
 *
 * @param unread lines that do not count, to be told
 */
public record Sheet(List<Line> lines, List<Comment> comments, List<Unread> unread) {
    public Sheet {
        lines = List.copyOf(lines);
        comments = List.copyOf(comments);
        unread = List.copyOf(unread);
    }

    public Sheet(List<Line> lines, List<Comment> comments) {
        this(lines, comments, List.of());
    }

    /** An order and the line it stands in. */
    public record Line(int number, Order order) {}

    /** What stands after the ";" of a line. */
    public record Comment(int line, String text) {}

    /**
     * A line that is kept as it was written, behind a "?", and never counts: whoever takes sheets
     * in has found it malformed. Or an order after ENDE.
     *
     * @param why it does not count
     */
    public record Unread(int number, String text, Fault why) {}

    public static Sheet empty() {
        return new Sheet(List.of(), List.of());
    }

    /** D-22: headings alone are no move. */
    public boolean hasOrders() {
        return lines.stream().anyMatch(line -> !(line.order() instanceof Heading));
    }

    /** The orders of one kind, in the order written. */
    public <O extends Order> Stream<O> all(Class<O> kind) {
        return lines.stream().map(Line::order).filter(kind::isInstance).map(kind::cast);
    }

    public Optional<RealmName> realm() {
        return all(Heading.Realm.class).map(Heading.Realm::realm).findFirst();
    }

    public Optional<String> password() {
        return all(Heading.Realm.class).findFirst().flatMap(Heading.Realm::password);
    }

    public Optional<Heading.Turn> turn() {
        return all(Heading.Turn.class).findFirst();
    }
}
