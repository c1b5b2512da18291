package hegemon.pygma.orders;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A ruler's move: its orders and comments, each with the number of its line (from 1). */
public record Sheet(List<Line> lines, List<Comment> comments) {
    public Sheet {
        lines = List.copyOf(lines);
        comments = List.copyOf(comments);
    }

    /** An order and the line it stands in. */
    public record Line(int number, Order order) {}

    /** What stands after the ";" of a line. */
    public record Comment(int line, String text) {}

    public static Sheet empty() {
        return new Sheet(List.of(), List.of());
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
