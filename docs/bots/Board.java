import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A position of Sparta, by docs/rules/sparta.md: whose pieces and cities are where. */
record Board(Map<Square, Piece> pieces, Map<Square, String> cities) {
    record Piece(String side, boolean hero) {}

    record Square(int x, int y) {
        static Square of(Object name) {
            var text = name.toString();
            return new Square(text.charAt(0) - 'a', Integer.parseInt(text.substring(1)) - 1);
        }

        List<Square> around() {
            return IntStream.range(0, 9)
                    .filter(i -> i != 4)
                    .mapToObj(i -> new Square(x + i / 3 - 1, y + i % 3 - 1))
                    .toList();
        }

        /** One further in the same direction. */
        Square beyond(Square from) {
            return new Square(2 * x - from.x, 2 * y - from.y);
        }

        boolean isOnBoard() {
            return x >= 0 && x < 10 && y >= 0 && y < 10;
        }

        int way(Square other) {
            return Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
        }
    }

    /** SP-4: the city first, then all that is enclosed goes at once. */
    Board played(Square from, Square to) {
        var after = new HashMap<>(pieces);
        var owners = new HashMap<>(cities);
        var piece = after.remove(from);
        boolean home = piece.side().equals(cities.get(to));
        after.put(to, new Piece(piece.side(), piece.hero() || home));
        owners.computeIfPresent(to, (city, owner) -> piece.side());
        var gone = new HashSet<Square>();
        for (Square each : after.keySet())
            for (Square next : each.around()) gone.addAll(enclosed(after, each, next));
        after.keySet().removeAll(gone);
        return new Board(after, owners);
    }

    /** The enemies in a row from here, if another of ours stands behind them. */
    private static List<Square> enclosed(Map<Square, Piece> pieces, Square from, Square next) {
        var row = new ArrayList<Square>();
        var side = pieces.get(from).side();
        for (Square before = from; isEnemy(pieces.get(next), side); ) {
            row.add(next);
            var further = next.beyond(before);
            before = next;
            next = further;
        }
        return pieces.containsKey(next) ? row : List.of();
    }

    private static boolean isEnemy(Piece piece, String side) {
        return piece != null && !piece.side().equals(side);
    }

    /** SP-3 and SP-5: up to two steps over free squares, a hero three; or a promotion in place. */
    Stream<Board> answers(String side) {
        return pieces.keySet().stream()
                .filter(from -> pieces.get(from).side().equals(side))
                .flatMap(from -> ends(from).stream().map(to -> played(from, to)));
    }

    private LinkedHashSet<Square> ends(Square from) {
        var piece = pieces.get(from);
        var ends = new LinkedHashSet<Square>(List.of(from));
        for (int step = piece.hero() ? 3 : 2; step > 0; step--)
            for (Square edge : List.copyOf(ends))
                for (Square to : edge.around())
                    if (to.isOnBoard() && !pieces.containsKey(to)) ends.add(to);
        if (piece.hero() || !piece.side().equals(cities.get(from))) ends.remove(from);
        return ends;
    }
}
