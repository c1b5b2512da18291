package hegemon.sparta.puzzle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The puzzles that are shipped; the first line of their file is the command that made them. */
public final class Puzzles {
    private static final String FILE = "/hegemon/sparta/puzzles.txt";

    private static final List<Puzzle> SHIPPED = read();

    private Puzzles() {}

    /** In the order in which they were found; a puzzle keeps its place when more are added. */
    public static List<Puzzle> shipped() {
        return SHIPPED;
    }

    private static List<Puzzle> read() {
        var file = Objects.requireNonNull(Puzzles.class.getResourceAsStream(FILE), FILE);
        try (var lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return Puzzle.parseAll(lines.lines());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
