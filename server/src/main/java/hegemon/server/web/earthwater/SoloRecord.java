package hegemon.server.web.earthwater;

import hegemon.earthwater.Position;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Somebody's games against PERS.IA in figures.
 *
 * @param open how many are not finished
 * @param streak of the latest finished games: so many wins in a row, or losses if negative
 * @param handicaps games by the talents of the Greeks
 * @param readings games by the reading of the solo rules
 * @param endings games by what ended them
 * @param scores how often each score stood at the end
 * @param latest the finished games themselves, the newest first, no more than a page shows
 */
public record SoloRecord(
        Balance all,
        int open,
        int streak,
        List<Row> handicaps,
        List<Row> readings,
        List<Row> endings,
        List<Bar> scores,
        List<SoloGame> latest) {
    private static final int SHOWN = 100;

    public SoloRecord {
        handicaps = List.copyOf(handicaps);
        readings = List.copyOf(readings);
        endings = List.copyOf(endings);
        scores = List.copyOf(scores);
        latest = List.copyOf(latest);
    }

    /** Wins, ties and losses. */
    public record Tally(int won, int tied, int lost) {
        static Tally of(List<SoloGame> games) {
            return new Tally(
                    count(games, SoloGame.Result.WON),
                    count(games, SoloGame.Result.TIED),
                    count(games, SoloGame.Result.LOST));
        }

        private static int count(List<SoloGame> games, SoloGame.Result result) {
            return (int) games.stream().filter(game -> game.result() == result).count();
        }

        public int games() {
            return won + tied + lost;
        }

        /** The share of wins in hundredths. */
        public int percent() {
            return games() == 0 ? 0 : (int) Math.round(100.0 * won / games());
        }
    }

    /** What was played alone, and apart from it what was played with advice. */
    public record Balance(Tally alone, Tally advised) {
        static Balance of(List<SoloGame> games) {
            return new Balance(
                    Tally.of(games.stream().filter(game -> !game.advised()).toList()),
                    Tally.of(games.stream().filter(SoloGame::advised).toList()));
        }

        public int games() {
            return alone.games() + advised.games();
        }
    }

    /**
     * @param name a handicap, the words of a reading, or a rule
     */
    public record Row(String name, Balance balance) {
        /** The words of a reading, one by one; none for that of the rules. */
        public List<String> words() {
            return Stream.of(name.split(" ")).filter(word -> !word.isEmpty()).toList();
        }
    }

    /**
     * @param score Persian points are positive
     * @param share of the highest bar, in hundredths
     */
    public record Bar(int score, int games, int share) {}

    /**
     * @param games the newest first
     */
    static SoloRecord of(List<SoloGame> games) {
        var finished = games.stream().filter(game -> game.ending().isPresent()).toList();
        return new SoloRecord(
                Balance.of(finished),
                games.size() - finished.size(),
                streak(finished),
                rows(finished, SoloGame::handicap),
                rows(finished, game -> String.join(" ", game.reading())),
                rows(finished, game -> game.ending().orElseThrow().rule()),
                bars(finished),
                finished.stream().limit(SHOWN).toList());
    }

    private static int streak(List<SoloGame> finished) {
        int streak = 0;
        for (SoloGame game : finished) {
            int step =
                    switch (game.result()) {
                        case WON -> 1;
                        case TIED -> 0;
                        case LOST -> -1;
                    };
            if (step == 0 || step * streak < 0) break;
            streak += step;
        }
        return streak;
    }

    private static List<Row> rows(List<SoloGame> games, Function<SoloGame, String> name) {
        var groups = new LinkedHashMap<String, List<SoloGame>>();
        for (SoloGame game : games)
            groups.computeIfAbsent(name.apply(game), ignored -> new ArrayList<>()).add(game);
        return groups.entrySet().stream()
                .map(group -> new Row(group.getKey(), Balance.of(group.getValue())))
                .sorted(Comparator.comparing(Row::name))
                .toList();
    }

    private static List<Bar> bars(List<SoloGame> finished) {
        var counts = new int[2 * Position.TRACK_END + 1];
        for (SoloGame game : finished)
            game.ending()
                    .filter(SoloGame.Ending::isByRule)
                    .ifPresent(ending -> counts[ending.score() + Position.TRACK_END]++);
        int most = 1;
        for (int count : counts) most = Math.max(most, count);
        var bars = new ArrayList<Bar>();
        for (int i = 0; i < counts.length; i++)
            bars.add(new Bar(i - Position.TRACK_END, counts[i], 100 * counts[i] / most));
        return bars;
    }
}
