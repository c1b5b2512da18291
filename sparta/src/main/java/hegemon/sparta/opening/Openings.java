package hegemon.sparta.opening;

import hegemon.sparta.Position;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Score;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/** The openings that are shipped, and the names that this house gave to the commonest. */
public final class Openings {
    private static final String TREE = "/hegemon/sparta/openings.txt.gz";
    private static final String NAMES = "/hegemon/sparta/opening-names.txt";

    private Openings() {}

    /** Read once, when first needed. */
    private static final class Shipped {
        static final OpeningTree TREE = tree();
        static final Map<String, String> NAMES = named();
    }

    /** What strong play did here, the commonest first; nothing where it was seldom or never. */
    public static List<OpeningTree.Choice> choices(Position position) {
        return Shipped.TREE.choices(position);
    }

    /** How the games ended for South that began in this position. */
    public static Score south(Position start) {
        return choices(start).stream()
                .map(OpeningTree.Choice::south)
                .reduce(Score.NONE, Score::plus);
    }

    /** What this position is called in this house: a proper name, the same in every language. */
    public static Optional<String> name(Position position) {
        var name = Shipped.NAMES.get(position.print());
        return Optional.ofNullable(name)
                .or(() -> Optional.ofNullable(Shipped.NAMES.get(position.mirrored().print())));
    }

    /** All names that were given. */
    static Collection<String> names() {
        return Shipped.NAMES.values();
    }

    private static OpeningTree tree() {
        try (var stream = new GZIPInputStream(resource(TREE));
                var reader = reader(stream)) {
            return OpeningTree.parse(reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + TREE, e);
        }
    }

    /** A line each: the set-up, its moves, and the name after a colon. */
    private static Map<String, String> named() {
        try (var reader = reader(resource(NAMES))) {
            var names = new HashMap<String, String>();
            reader.lines()
                    .map(line -> line.split(": ", 2))
                    .forEach(parts -> names.put(reached(parts[0]).print(), parts[1]));
            return names;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + NAMES, e);
        }
    }

    private static Position reached(String line) {
        var words = List.of(line.split(" ", -1));
        var state = SpartaState.start(Setup.parse(words.getFirst()).orThrow());
        for (String move : words.subList(1, words.size())) state = state.after(move).orThrow();
        return state.position();
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(Openings.class.getResourceAsStream(name), name);
    }

    private static BufferedReader reader(InputStream stream) {
        return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
}
