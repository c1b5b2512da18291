package hegemon.sparta;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A square of the board (SP-1.1). Board order goes along the ranks from South's side: a1, b1 … j1,
 * a2 … j10.
 *
 * @param index its place in board order, 0 to 99
 */
public record Square(int index) implements Comparable<Square> {
    /** Squares of a rank, and ranks of the board. */
    public static final int WIDTH = 10;

    /** Every square, in board order. */
    public static final List<Square> ALL =
            IntStream.range(0, WIDTH * WIDTH).mapToObj(Square::new).toList();

    static final String NAME = "[a-j](?:10|[1-9])";
    private static final Pattern NAMED = Pattern.compile(NAME);
    private static final List<List<Square>> NEIGHBOURS =
            ALL.stream().map(Square::findNeighbours).toList();

    public Square {
        if (index < 0 || index >= WIDTH * WIDTH)
            throw new IllegalArgumentException("no square has the index " + index);
    }

    /** File and rank counted from 0. */
    static Square at(int file, int rank) {
        return ALL.get(rank * WIDTH + file);
    }

    static boolean onBoard(int file, int rank) {
        return file >= 0 && file < WIDTH && rank >= 0 && rank < WIDTH;
    }

    public static Optional<Square> parse(String name) {
        return NAMED.matcher(name).matches() ? Optional.of(named(name)) : Optional.empty();
    }

    /** The square of a name that is known to be well formed. */
    static Square named(String name) {
        return at(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }

    /** The file, 0 for a. */
    public int file() {
        return index % WIDTH;
    }

    /** The rank, 0 for South's first. */
    public int rank() {
        return index / WIDTH;
    }

    /** With left and right exchanged, which changes nothing in Sparta. */
    public Square mirrored() {
        return at(WIDTH - 1 - file(), rank());
    }

    /** The up to eight squares that a step reaches, in board order (SP-3.1). */
    List<Square> neighbours() {
        return NEIGHBOURS.get(index);
    }

    private static List<Square> findNeighbours(Square square) {
        var found = new ArrayList<Square>();
        for (int up = -1; up <= 1; up++)
            for (int right = -1; right <= 1; right++)
                if ((up != 0 || right != 0) && onBoard(square.file() + right, square.rank() + up))
                    found.add(at(square.file() + right, square.rank() + up));
        return List.copyOf(found);
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return (char) ('a' + file()) + Integer.toString(rank() + 1);
    }
}
