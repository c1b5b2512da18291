package hegemon.sparta.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * The weights of the {@link Evaluation}, as the tuner wrote them: one line a feature, with its
 * name, its number in a group, and the weights on a full and on an empty board.
 */
public final class Weights {
    private static final String TUNED = "/hegemon/sparta/evaluation.txt";

    /** The name of each group of features and where it begins. */
    private record Group(String name, int start) {}

    private static final List<Group> GROUPS =
            List.of(
                    new Group("pieces", Evaluation.PIECES),
                    new Group("heroes", Evaluation.HEROES),
                    new Group("cities", Evaluation.CITIES),
                    new Group("fighter-at", Evaluation.FIGHTER_AT),
                    new Group("hero-at", Evaluation.HERO_AT),
                    new Group("reach", Evaluation.REACH),
                    new Group("guards", Evaluation.GUARDS),
                    new Group("squatters", Evaluation.SQUATTERS),
                    new Group("recruits", Evaluation.RECRUITS),
                    new Group("safe", Evaluation.SAFE),
                    new Group("strikes", Evaluation.STRIKES),
                    new Group("raids", Evaluation.RAIDS),
                    new Group("schools", Evaluation.SCHOOLS),
                    new Group("strikes-waiting", Evaluation.STRIKES + Evaluation.WAITING),
                    new Group("raids-waiting", Evaluation.RAIDS + Evaluation.WAITING),
                    new Group("schools-waiting", Evaluation.SCHOOLS + Evaluation.WAITING),
                    new Group("turn", Evaluation.TURN));

    private final int[] full;
    private final int[] bare;

    Weights(int[] full, int[] bare) {
        this.full = full.clone();
        this.bare = bare.clone();
    }

    int[] full() {
        return full.clone();
    }

    int[] bare() {
        return bare.clone();
    }

    /** The weights that the engine plays with. */
    public static Weights tuned() {
        return Tuned.WEIGHTS;
    }

    /** Read once, when first needed. */
    private static final class Tuned {
        static final Weights WEIGHTS = read();
    }

    private static Weights read() {
        try (var stream = Objects.requireNonNull(Weights.class.getResourceAsStream(TUNED));
                var reader =
                        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return parse(reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + TUNED, e);
        }
    }

    public static Weights parse(List<String> lines) {
        var full = new int[Evaluation.FEATURES];
        var bare = new int[Evaluation.FEATURES];
        for (String line : lines) {
            if (line.isBlank() || line.startsWith("#")) continue;
            var words = line.split(" ", -1);
            int feature = start(words[0]) + Integer.parseInt(words[1]);
            full[feature] = Integer.parseInt(words[2]);
            bare[feature] = Integer.parseInt(words[3]);
        }
        return new Weights(full, bare);
    }

    private static int start(String name) {
        for (Group group : GROUPS) if (group.name.equals(name)) return group.start;
        throw new IllegalStateException("no feature is called " + name);
    }

    public String print() {
        var text = new StringBuilder();
        for (int i = 0; i < GROUPS.size(); i++) {
            int end = i + 1 < GROUPS.size() ? GROUPS.get(i + 1).start : Evaluation.FEATURES;
            var group = GROUPS.get(i);
            for (int feature = group.start; feature < end; feature++)
                text.append(
                        "%s %d %d %d\n"
                                .formatted(
                                        group.name,
                                        feature - group.start,
                                        full[feature],
                                        bare[feature]));
        }
        return text.toString();
    }
}
