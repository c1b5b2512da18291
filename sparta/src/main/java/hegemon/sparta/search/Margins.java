package hegemon.sparta.search;

import static hegemon.sparta.search.Margin.REDUCED;
import static hegemon.sparta.search.Margin.REDUCED_SLOWLY;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The numbers that steer the search: each {@link Margin} once. */
public final class Margins {
    /** From this depth on, the search looks around the value of the last iteration. */
    static final int ASPIRES = 4;

    static final int WIDEST = 600;

    /** From this depth on, a position without a move to try first is searched less deep. */
    static final int NEEDS_MOVE = 5;

    /** Up to this depth, what is far from the window is not searched. */
    static final int SHALLOW = 4;

    /** Plies of quiescence, and those of them that look at cities too. */
    static final int QUIESCENCE = 8;

    static final int RAIDS = 3;

    private static final Margin[] ALL = Margin.values();

    private final Map<Margin, Integer> values;
    private final int[][] reductions;

    Margins(Map<Margin, Integer> values) {
        this.values = new EnumMap<>(values);
        this.reductions = reductions(at(REDUCED) / 100.0, at(REDUCED_SLOWLY) / 100.0);
    }

    /** Sensible guesses, to which the levels below the full one are fitted. */
    public static Margins byHand() {
        return ByHand.MARGINS;
    }

    /** What full strength plays with; docs/sparta-engine.md has the command. */
    public static Margins tuned() {
        return byHand();
    }

    /** Made once, when first needed. */
    private static final class ByHand {
        static final Margins MARGINS =
                new Margins(
                        Arrays.stream(ALL).collect(Collectors.toMap(it -> it, it -> it.byHand)));
    }

    int at(Margin margin) {
        return values.getOrDefault(margin, margin.byHand);
    }

    int reduction(int depth, int number) {
        return reductions[Math.min(depth, 63)][Math.min(number, 255)];
    }

    private static int[][] reductions(double reduced, double slowly) {
        var table = new int[64][256];
        for (int depth = 1; depth < 64; depth++)
            for (int number = 1; number < 256; number++)
                table[depth][number] =
                        (int) (reduced + Math.log(depth) * Math.log(number) / slowly);
        return table;
    }

    /** One line a number, as {@link #print} writes them; those that are missing are by hand. */
    public static Margins parse(List<String> lines) {
        var values = new EnumMap<>(byHand().values);
        for (String line : lines) {
            var words = line.split(" ", -1);
            var margin =
                    Arrays.stream(ALL)
                            .filter(it -> words.length == 2 && name(it).equals(words[0]))
                            .filter(it -> words[1].matches("[0-9]{1,6}"))
                            .findFirst()
                            .orElseThrow(() -> new IllegalArgumentException("no margin: " + line));
            values.put(margin, Integer.valueOf(words[1]));
        }
        return new Margins(values);
    }

    private static String name(Margin margin) {
        return margin.name().toLowerCase(Locale.ROOT);
    }

    public String print() {
        return Arrays.stream(ALL)
                .map(it -> name(it) + " " + at(it) + "\n")
                .collect(Collectors.joining());
    }
}
