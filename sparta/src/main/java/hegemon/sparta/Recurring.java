package hegemon.sparta;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The earlier positions that could come again (SP-6.4), and how often each was on the board. An
 * immutable value: one position more shares all others, and is counted without looking through
 * them.
 */
public final class Recurring {
    static final Recurring NONE = new Recurring(Optional.empty(), Optional.empty());

    private record Link(Position position, int number, Optional<Link> before) {}

    /** A tree in the order of the keys, of which an addition copies one path. */
    private record Node(
            long key, Position position, int times, Optional<Node> lower, Optional<Node> higher) {
        boolean holds(long key, Position position) {
            return key == this.key && position.equals(this.position);
        }
    }

    private final Optional<Link> latest;
    private final Optional<Node> counted;

    private Recurring(Optional<Link> latest, Optional<Node> counted) {
        this.latest = latest;
        this.counted = counted;
    }

    Recurring plus(Position position) {
        return new Recurring(
                Optional.of(new Link(position, size() + 1, latest)),
                Optional.of(with(counted, key(position), position)));
    }

    private static Node with(Optional<Node> tree, long key, Position position) {
        if (tree.isEmpty()) return new Node(key, position, 1, Optional.empty(), Optional.empty());
        var node = tree.get();
        var lower = node.lower();
        var higher = node.higher();
        if (node.holds(key, position))
            return new Node(key, position, node.times() + 1, lower, higher);
        if (key < node.key()) lower = Optional.of(with(lower, key, position));
        else higher = Optional.of(with(higher, key, position));
        return new Node(node.key(), node.position(), node.times(), lower, higher);
    }

    /** How often this position was on the board. */
    int times(Position position) {
        long key = key(position);
        var tree = counted;
        while (tree.isPresent()) {
            var node = tree.get();
            if (node.holds(key, position)) return node.times();
            tree = key < node.key() ? node.lower() : node.higher();
        }
        return 0;
    }

    int size() {
        return latest.map(Link::number).orElse(0);
    }

    /** All of them, the earliest first. */
    public List<Position> positions() {
        var positions = new ArrayList<Position>();
        for (var link = latest; link.isPresent(); link = link.get().before())
            positions.add(link.get().position());
        Collections.reverse(positions);
        return positions;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Recurring that && positions().equals(that.positions());
    }

    @Override
    public int hashCode() {
        return positions().hashCode();
    }

    /** Spread evenly, so that the tree stays low; the same for equal positions. */
    private static long key(Position position) {
        long key = position.toMove().letter();
        for (Map.Entry<Square, Piece> each : position.pieces().entrySet())
            key += mixed(each.getKey(), each.getValue().letter());
        for (Map.Entry<Square, Side> each : position.cities().entrySet())
            key += mixed(each.getKey(), each.getValue().letter());
        return key;
    }

    /** The finalizer of SplitMix64. */
    private static long mixed(Square square, char letter) {
        long bits = (square.index() * 0x100L + letter) * 0x9e3779b97f4a7c15L;
        bits = (bits ^ (bits >>> 30)) * 0xbf58476d1ce4e5b9L;
        bits = (bits ^ (bits >>> 27)) * 0x94d049bb133111ebL;
        return bits ^ (bits >>> 31);
    }
}
