package hegemon.sparta;

import java.util.ArrayList;
import java.util.List;

/** Gap-free rows of pieces on a line of the board (SP-4.2). */
final class Rows {
    private Rows() {}

    /** Pieces of one side, side by side. */
    private record Run(Side side, List<Square> squares) {}

    /** The squares on this line whose pieces stand between two enemies. */
    static List<Square> enclosed(List<Square> line, Position position) {
        var enclosed = new ArrayList<Square>();
        var row = new ArrayList<Run>();
        for (Square square : line) {
            var piece = position.at(square);
            if (piece.isEmpty()) {
                enclosed.addAll(enclosed(row));
                row.clear();
            } else {
                append(row, piece.get().side(), square);
            }
        }
        enclosed.addAll(enclosed(row));
        return enclosed;
    }

    private static void append(List<Run> row, Side side, Square square) {
        if (row.isEmpty() || row.getLast().side() != side)
            row.add(new Run(side, new ArrayList<>()));
        row.getLast().squares().add(square);
    }

    /** Runs alternate in side, so every run but the first and the last is between two enemies. */
    private static List<Square> enclosed(List<Run> row) {
        if (row.size() < 3) return List.of();
        return row.subList(1, row.size() - 1).stream()
                .flatMap(run -> run.squares().stream())
                .toList();
    }
}
