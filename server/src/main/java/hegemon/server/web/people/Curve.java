package hegemon.server.web.people;

import hegemon.server.rating.Rating;
import hegemon.server.store.PaceGroup;
import hegemon.server.store.RatingRows;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Somebody's rating and how it became what it is, as a page draws it.
 *
 * @param line the points of a line, for a drawing of {@link #WIDTH} by {@link #HEIGHT}
 */
record Curve(
        String game,
        PaceGroup pace,
        int points,
        boolean provisional,
        int games,
        int lowest,
        int highest,
        String line) {
    static final int WIDTH = 300;
    static final int HEIGHT = 80;

    static Curve of(RatingRows.Key key, RatingRows.Standing standing, List<RatingRows.Step> steps) {
        var points = steps.stream().map(step -> Rating.points(step.value())).toList();
        int lowest = points.stream().min(Integer::compare).orElse(standing.rating().points());
        int highest = points.stream().max(Integer::compare).orElse(lowest);
        return new Curve(
                key.game(),
                key.pace(),
                standing.rating().points(),
                standing.rating().isProvisional(),
                standing.games(),
                lowest,
                highest,
                line(points, lowest, highest));
    }

    /** From the left edge to the right; a single game is a level line. */
    private static String line(List<Integer> points, int lowest, int highest) {
        var drawn = points.size() == 1 ? List.of(points.getFirst(), points.getFirst()) : points;
        double across = WIDTH / (double) Math.max(1, drawn.size() - 1);
        double up = HEIGHT / (double) Math.max(1, highest - lowest);
        return IntStream.range(0, drawn.size())
                .mapToObj(
                        i ->
                                String.format(
                                        Locale.ROOT,
                                        "%.1f,%.1f",
                                        i * across,
                                        (highest - drawn.get(i)) * up))
                .collect(Collectors.joining(" "));
    }
}
