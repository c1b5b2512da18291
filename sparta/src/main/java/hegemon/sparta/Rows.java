package hegemon.sparta;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Gap-free rows of pieces on a line of the board (SP-4.2). */
final class Rows {
    private final List<Square> line;
    private final List<Square> enclosed = new ArrayList<>();

    /** Of the row that is being read: how many runs of one side it has, and where two begin. */
    private int runs = 0;

    private int second = 0;
    private int last = 0;

    private Rows(List<Square> line) {
        this.line = line;
    }

    /** The squares on this line whose pieces stand between two enemies. */
    static List<Square> enclosed(List<Square> line, Function<Square, Optional<Piece>> at) {
        var rows = new Rows(line);
        var before = Optional.<Side>empty();
        for (int i = 0; i < line.size(); i++) {
            var side = at.apply(line.get(i)).map(Piece::side);
            if (side.isEmpty()) rows.end();
            else if (!side.equals(before)) rows.begin(i);
            before = side;
        }
        rows.end();
        return rows.enclosed;
    }

    private void begin(int run) {
        runs++;
        if (runs == 2) second = run;
        last = run;
    }

    /** Runs alternate in side, so every run but the first and the last is between two enemies. */
    private void end() {
        if (runs >= 3) enclosed.addAll(line.subList(second, last));
        runs = 0;
    }
}
