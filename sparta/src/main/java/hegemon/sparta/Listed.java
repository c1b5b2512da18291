package hegemon.sparta;

import java.util.Collection;
import java.util.stream.Collectors;

/** Squares named one after another, as answers to players do. */
final class Listed {
    private Listed() {}

    static String of(Collection<Square> squares) {
        return squares.isEmpty()
                ? "–"
                : squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    }
}
