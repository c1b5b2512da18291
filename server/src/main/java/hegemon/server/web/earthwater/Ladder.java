package hegemon.server.web.earthwater;

import hegemon.earthwater.Setup.Handicap;
import hegemon.earthwater.search.Interval;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The way up through the handicaps: who has won two of the last three games on a step, without
 * advice, stands on the next one. Each edition has a ladder of its own, since PERS.IA is not as
 * hard in one as in the other; games by other readings are on none.
 *
 * @param steps from the easiest to the hardest
 */
public record Ladder(Edition edition, List<Step> steps) {
    /** An edition of the solo rules that can be recognised, and the words of its reading. */
    public enum Edition {
        FRENCH,
        PRINT;

        /** For the set-up; empty for what the rules take. */
        public String reading() {
            return this == FRENCH ? "" : "pass=phase";
        }

        /** The end of its key. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        private boolean isOf(SoloGame game) {
            return String.join(" ", game.reading()).equals(reading());
        }
    }

    private static final List<Handicap> WAY =
            List.of(Handicap.BEGINNER, Handicap.NONE, Handicap.EXPERT);
    private static final List<String> RIVALS = List.of("greedy", "instinct", "search");
    private static final int SERIES = 3;
    private static final int WANTED = 2;

    public Ladder {
        steps = List.copyOf(steps);
    }

    /**
     * @param series how many of the last three games were won
     * @param climbed whether a series was won at any time
     * @param here whether this is the step to play on
     * @param low the lower end of what the share of wins may be, in hundredths
     * @param high its upper end
     * @param study the share of wins of the study's players there
     */
    public record Step(
            String handicap,
            int games,
            int won,
            int series,
            boolean climbed,
            boolean here,
            int low,
            int high,
            Map<String, Integer> study) {
        public Step {
            study = Map.copyOf(study);
        }

        /** The share of wins in hundredths. */
        public int percent() {
            return games == 0 ? 0 : (int) Math.round(100.0 * won / games);
        }
    }

    /**
     * Of each edition that was played to an end, else of the first.
     *
     * @param games the newest first
     */
    static List<Ladder> of(List<SoloGame> games) {
        var counted =
                games.stream()
                        .filter(game -> !game.advised() && game.ending().isPresent())
                        .toList();
        var ladders =
                Arrays.stream(Edition.values())
                        .filter(edition -> counted.stream().anyMatch(edition::isOf))
                        .map(edition -> of(edition, counted))
                        .toList();
        return ladders.isEmpty() ? List.of(of(Edition.FRENCH, counted)) : ladders;
    }

    private static Ladder of(Edition edition, List<SoloGame> counted) {
        var steps = new ArrayList<Step>();
        for (Handicap handicap : WAY) {
            var played =
                    counted.stream()
                            .filter(edition::isOf)
                            .filter(game -> game.setup().handicap() == handicap)
                            .map(game -> game.result() == SoloGame.Result.WON)
                            .toList();
            boolean here = steps.stream().allMatch(Step::climbed) && !isClimbed(played);
            steps.add(step(edition, handicap, played, here));
        }
        return new Ladder(edition, steps);
    }

    private static Step step(
            Edition edition, Handicap handicap, List<Boolean> played, boolean here) {
        int won = wins(played);
        var range = new Interval(0, 1);
        if (!played.isEmpty()) range = Interval.of((double) won / played.size(), played.size());
        return new Step(
                handicap.name().toLowerCase(Locale.ROOT),
                played.size(),
                won,
                wins(played.subList(0, Math.min(SERIES, played.size()))),
                isClimbed(played),
                here,
                (int) Math.round(100 * range.low()),
                (int) Math.round(100 * range.high()),
                study(edition, handicap));
    }

    /** Programs of docs/persia-study.md, the simplest first. */
    public List<String> rivals() {
        return RIVALS;
    }

    private static Map<String, Integer> study(Edition edition, Handicap handicap) {
        return switch (edition) {
            case FRENCH ->
                    switch (handicap) {
                        case BEGINNER -> study(20, 49, 80);
                        case NONE -> study(5, 27, 46);
                        case EXPERT -> study(2, 16, 28);
                    };
            case PRINT ->
                    switch (handicap) {
                        case BEGINNER -> study(50, 70, 75);
                        case NONE -> study(29, 58, 54);
                        case EXPERT -> study(23, 45, 44);
                    };
        };
    }

    private static Map<String, Integer> study(int greedy, int instinct, int search) {
        return Map.of(RIVALS.get(0), greedy, RIVALS.get(1), instinct, RIVALS.get(2), search);
    }

    private static boolean isClimbed(List<Boolean> played) {
        for (int from = 0; from < played.size(); from++)
            if (wins(played.subList(from, Math.min(from + SERIES, played.size()))) >= WANTED)
                return true;
        return false;
    }

    private static int wins(List<Boolean> played) {
        return (int) played.stream().filter(won -> won).count();
    }
}
