package hegemon.cli.sparta.league;

import hegemon.sparta.search.Arena.Ending;
import hegemon.sparta.search.Score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Who did what against whom. Strengths are those that make the results likeliest (Bradley and
 * Terry; a draw is half a point), on the scale of Elo with their mean at 0. Everybody is given one
 * draw against the mean, so that who wins all is not infinitely strong.
 */
public final class Crosstable {
    private static final double SCALE = 400 / Math.log(10);
    private static final double CONFIDENCE = 1.96;
    private static final int STEPS = 2_000;

    /**
     * Somebody's place.
     *
     * @param against the score against each, in the order of the table; nobody plays against
     *     oneself
     * @param margin half the width of the 95 % interval of the strength
     */
    public record Row(
            String name,
            double points,
            Score all,
            List<Score> against,
            double elo,
            double margin) {}

    private final List<String> names;
    private final Score[][] scores;

    public Crosstable(List<String> names) {
        this.names = List.copyOf(names);
        scores = new Score[names.size()][names.size()];
        for (Score[] row : scores) Arrays.fill(row, Score.NONE);
    }

    public void add(League.Played game) {
        int south = names.indexOf(game.south());
        int north = names.indexOf(game.north());
        scores[south][north] = scores[south][north].plus(game.ending());
        scores[north][south] = scores[north][south].plus(turned(game.ending()));
    }

    private static Ending turned(Ending ending) {
        return switch (ending) {
            case WON -> Ending.LOST;
            case DRAWN -> Ending.DRAWN;
            case LOST -> Ending.WON;
        };
    }

    /** What the first has against the second. */
    public Score score(int first, int second) {
        return scores[first][second];
    }

    /** The best first. */
    public List<Row> rows() {
        var elo = strengths();
        var order = new ArrayList<Integer>();
        for (int i = 0; i < names.size(); i++) order.add(i);
        order.sort(
                Comparator.comparingDouble((Integer i) -> -points(i))
                        .thenComparingDouble(i -> -elo[i])
                        .thenComparing(names::get));
        return order.stream().map(i -> row(i, order, elo)).toList();
    }

    private Row row(int i, List<Integer> order, double[] elo) {
        return new Row(
                names.get(i),
                points(i),
                all(i),
                order.stream().map(j -> scores[i][j]).toList(),
                elo[i] * SCALE,
                margin(i, elo) * SCALE);
    }

    private Score all(int i) {
        int won = 0;
        int drawn = 0;
        int lost = 0;
        for (Score each : scores[i]) {
            won += each.won();
            drawn += each.drawn();
            lost += each.lost();
        }
        return new Score(won, drawn, lost);
    }

    private double points(int i) {
        return all(i).won() + 0.5 * all(i).drawn();
    }

    /** Newton's step for each in turn, until nothing moves: there are few of them. */
    private double[] strengths() {
        var elo = new double[names.size()];
        for (int step = 0; step < STEPS; step++) {
            double moved = 0;
            for (int i = 0; i < elo.length; i++) {
                double change = Math.clamp(pull(i, elo) / weight(i, elo), -1, 1);
                elo[i] += change;
                moved = Math.max(moved, Math.abs(change));
            }
            if (moved < 1e-9) break;
        }
        double mean = Arrays.stream(elo).average().orElse(0);
        return Arrays.stream(elo).map(each -> each - mean).toArray();
    }

    /** Points above what the strengths let expect. */
    private double pull(int i, double[] elo) {
        double pull = 0.5 - expected(elo[i], 0);
        for (int j = 0; j < elo.length; j++)
            pull += scores[i][j].games() * (scores[i][j].share() - expected(elo[i], elo[j]));
        return pull;
    }

    private double weight(int i, double[] elo) {
        double weight = spread(elo[i], 0);
        for (int j = 0; j < elo.length; j++)
            weight += scores[i][j].games() * spread(elo[i], elo[j]);
        return weight;
    }

    private double margin(int i, double[] elo) {
        return CONFIDENCE / Math.sqrt(weight(i, elo));
    }

    private static double spread(double a, double b) {
        return expected(a, b) * (1 - expected(a, b));
    }

    private static double expected(double a, double b) {
        return 1 / (1 + Math.exp(b - a));
    }

    /** For people. */
    public List<String> lines() {
        var rows = rows();
        int wide = rows.stream().mapToInt(row -> row.name().length()).max().orElse(4);
        var lines = new ArrayList<String>();
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            var line = new StringBuilder();
            line.append(
                    String.format(
                            Locale.ROOT,
                            "%2d %-" + wide + "s %6.1f/%d  Elo %+5.0f ± %-4.0f",
                            i + 1,
                            row.name(),
                            row.points(),
                            row.all().games(),
                            row.elo(),
                            row.margin()));
            for (Score each : row.against())
                line.append(
                        each.games() == 0
                                ? "        —"
                                : String.format(
                                        Locale.ROOT,
                                        " %8s",
                                        "+" + each.won() + "=" + each.drawn() + "-" + each.lost()));
            lines.add(line.toString());
        }
        return lines;
    }
}
