package hegemon.sparta.puzzle;

import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position with one clearly best line.
 *
 * @param game the game of self-play it comes from; 0 if people played it
 * @param position in the notation of SP-7.1; the side to move solves it
 * @param line the solver's moves and the answers to them; the solver has the last word
 * @param tempting the best of the other first moves, and what follows it
 * @param level the lowest level that finds the whole line
 */
public record Puzzle(
        long game,
        String position,
        List<String> line,
        List<String> tempting,
        Theme theme,
        int level) {
    private static final int PARTS = 6;

    public Puzzle {
        line = List.copyOf(line);
        tempting = List.copyOf(tempting);
        if (line.size() % 2 == 0) throw new IllegalArgumentException("the solver ends the line");
    }

    /** The game that begins with the position, with the options of new games (SP-6.4). */
    public SpartaState start() {
        return start(position);
    }

    static SpartaState start(String position) {
        return SpartaState.start(Setup.parse(position + " stalemate=100").orThrow());
    }

    /** How many moves the solver has to find. */
    public int length() {
        return (line.size() + 1) / 2;
    }

    /** The solver's moves alone. */
    public List<String> wanted() {
        return IntStream.range(0, length()).mapToObj(move -> line.get(2 * move)).toList();
    }

    /** As a line of the file: game, theme, level, position, line and what tempts. */
    public String print() {
        return String.join(
                "|",
                Long.toString(game),
                theme.word(),
                Integer.toString(level),
                position,
                String.join(" ", line),
                String.join(" ", tempting));
    }

    public static Puzzle parse(String text) {
        var parts = text.split("\\|", -1);
        if (parts.length != PARTS) throw new IllegalArgumentException("no puzzle: " + text);
        return new Puzzle(
                Long.parseLong(parts[0]),
                parts[3],
                List.of(parts[4].split(" ")),
                parts[5].isEmpty() ? List.of() : List.of(parts[5].split(" ")),
                Theme.valueOf(parts[1].toUpperCase(Locale.ROOT)),
                Integer.parseInt(parts[2]));
    }

    /** From the lines of a file; those that begin with # are remarks. */
    public static List<Puzzle> parseAll(Stream<String> lines) {
        return lines.filter(line -> !line.startsWith("#")).map(Puzzle::parse).toList();
    }
}
