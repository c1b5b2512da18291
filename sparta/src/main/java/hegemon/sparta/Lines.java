package hegemon.sparta;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The straight lines of the board: rows, files and diagonals (SP-4.2). */
final class Lines {
    /** Fewer than three squares cannot hold a piece between two others. */
    private static final int SHORTEST = 3;

    /** Every line, once. */
    static final List<List<Square>> ALL =
            Stream.of(lines(1, 0), lines(0, 1), lines(1, 1), lines(-1, 1))
                    .flatMap(List::stream)
                    .toList();

    private static final List<List<List<Square>>> THROUGH =
            Square.ALL.stream()
                    .map(square -> ALL.stream().filter(line -> line.contains(square)).toList())
                    .toList();

    private Lines() {}

    /** The lines that this square is part of. */
    static List<List<Square>> through(Square square) {
        return THROUGH.get(square.index());
    }

    private static List<List<Square>> lines(int right, int up) {
        return Square.ALL.stream()
                .filter(s -> !Square.onBoard(s.file() - right, s.rank() - up))
                .map(start -> line(start, right, up))
                .filter(line -> line.size() >= SHORTEST)
                .toList();
    }

    private static List<Square> line(Square start, int right, int up) {
        var line = new ArrayList<Square>();
        for (int file = start.file(), rank = start.rank();
                Square.onBoard(file, rank);
                file += right, rank += up) line.add(Square.at(file, rank));
        return List.copyOf(line);
    }
}
