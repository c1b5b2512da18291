package hegemon.server.web.sparta;

import hegemon.sparta.Setup;
import hegemon.sparta.opening.Openings;
import hegemon.sparta.search.Score;
import hegemon.sparta.search.Study;

import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** What the machine's games against itself were like, as the page about strong play shows it. */
final class StrongPlay {
    /** Levels whose games are shipped; docs/sparta-engine.md has the commands that made them. */
    static final List<Integer> LEVELS = List.of(9, 8);

    private static final int BARS = 20;

    private static final Map<Integer, List<Games>> KNOWN = new ConcurrentHashMap<>();

    private StrongPlay() {}

    /**
     * One column of a chart.
     *
     * @param from the first of its turns
     * @param to its last
     * @param height of the tallest column, in hundredths
     */
    record Bar(int from, int to, double value, long height) {}

    /** A rule and how many of the games it ended. */
    record End(String rule, int games) {}

    /**
     * The games of one set-up.
     *
     * @param south points of the side that begins, in hundredths of all, with the margin of 95 %
     * @param openings how the games that the openings come from ended for that side
     * @param captured pieces a game, as heroes
     * @param firstHero the turn in which it came
     * @param lengths games by the turn in which they ended
     * @param taken pieces taken, by turn
     * @param crowned heroes, by turn
     */
    record Games(
            String setup,
            int games,
            long won,
            long drawn,
            long lost,
            double south,
            double margin,
            Score openings,
            double turns,
            double captured,
            double heroes,
            double firstHero,
            List<End> ends,
            List<Bar> lengths,
            List<Bar> taken,
            List<Bar> crowned) {}

    /** All set-ups of a level, the usual one first. They are read once. */
    static List<Games> of(int level) {
        return KNOWN.computeIfAbsent(level, StrongPlay::count);
    }

    private static List<Games> count(int level) {
        var studies = read(level);
        return Setup.names().stream()
                .map(name -> games(name, Objects.requireNonNull(studies.get(name), name)))
                .toList();
    }

    private static Map<String, Study> read(int level) {
        var name = "/hegemon/server/sparta/level-" + level + ".json";
        try (var in = Objects.requireNonNull(StrongPlay.class.getResourceAsStream(name), name)) {
            return JsonMapper.shared().readValue(in, new TypeReference<>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Games games(String setup, Study study) {
        double games = study.south().games();
        int longest = study.lengths().lastKey();
        return new Games(
                setup,
                study.south().games(),
                share(study.south().won(), games),
                share(study.south().drawn(), games),
                share(study.south().lost(), games),
                100 * study.south().share(),
                100 * study.south().margin(),
                Openings.south(Setup.parse(setup).orThrow().position()),
                Study.turn(study.lengths()),
                Study.count(study.captured()) / games,
                Study.count(study.heroes()) / games,
                Study.turn(study.firstHeroes()),
                ends(study.ends()),
                bars(study.lengths(), longest, 1),
                bars(study.captured(), longest, games),
                bars(study.heroes(), longest, games));
    }

    private static long share(int part, double of) {
        return Math.round(100 * part / of);
    }

    private static List<End> ends(SortedMap<String, Integer> ends) {
        return ends.entrySet().stream()
                .map(end -> new End(end.getKey(), end.getValue()))
                .sorted(Comparator.comparingInt(End::games).reversed())
                .toList();
    }

    /** So many columns of equal width from the first turn to the last. */
    private static List<Bar> bars(SortedMap<Integer, Integer> byTurn, int last, double games) {
        int width = (last + BARS - 1) / BARS;
        var sums =
                byTurn.entrySet().stream()
                        .collect(
                                Collectors.groupingBy(
                                        it -> (it.getKey() - 1) / width,
                                        Collectors.summingInt(Map.Entry::getValue)));
        int most = sums.values().stream().mapToInt(it -> it).max().orElse(1);
        var bars = new ArrayList<Bar>();
        for (int bar = 0; bar * width < last; bar++) {
            int sum = sums.getOrDefault(bar, 0);
            bars.add(
                    new Bar(
                            bar * width + 1,
                            (bar + 1) * width,
                            sum / games,
                            Math.round(100.0 * sum / most)));
        }
        return List.copyOf(bars);
    }
}
