package hegemon.server.pairing;

import hegemon.server.id.PersonId;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who leads. Equal points are told apart in a round robin by Sonneborn-Berger, then by games won;
 * in a Swiss event by Buchholz, then Sonneborn-Berger, then games won; in a knock-out by nothing
 * but how far somebody came, on a ladder by the place. Whoever is equal in all of it shares the
 * place.
 */
public final class Standings {
    private Standings() {}

    /**
     * One line.
     *
     * @param points in halves
     * @param buchholz the points of all opponents, in halves
     * @param sonnebornBerger the points of those who were beaten and half of those who drew, in
     *     quarters
     * @param wins games won; byes are none
     * @param games that are over; byes are none
     * @param survived stages of a knock-out; of a ladder, how many stand below
     */
    public record Line(
            int place,
            Player player,
            int points,
            int buchholz,
            int sonnebornBerger,
            int wins,
            int games,
            int survived) {
        private Line at(int rank) {
            return new Line(rank, player, points, buchholz, sonnebornBerger, wins, games, survived);
        }
    }

    /** From the first to the last. */
    public static List<Line> of(Format format, List<Player> players, List<List<Duel>> played) {
        var points = new HashMap<PersonId, Integer>();
        for (Player player : players) points.put(player.id(), points(player.id(), played));
        var survived = survived(format, players, played);
        var order = order(format);
        var lines =
                players.stream()
                        .map(
                                player ->
                                        line(
                                                player,
                                                played,
                                                points,
                                                survived.getOrDefault(player.id(), 0)))
                        .sorted(order.thenComparingInt(line -> line.player().seed()))
                        .toList();
        return placed(lines, order);
    }

    private static Map<PersonId, Integer> survived(
            Format format, List<Player> players, List<List<Duel>> played) {
        return switch (format) {
            case KNOCK_OUT -> new KnockOut(players, played).survived();
            case LADDER -> {
                var below = new HashMap<PersonId, Integer>();
                for (Player player : new Ladder(players, played).places().reversed())
                    below.put(player.id(), below.size());
                yield below;
            }
            case ROUND_ROBIN, SWISS -> Map.of();
        };
    }

    private static Comparator<Line> order(Format format) {
        return switch (format) {
            case ROUND_ROBIN ->
                    Comparator.comparingInt(Line::points)
                            .thenComparingInt(Line::sonnebornBerger)
                            .thenComparingInt(Line::wins)
                            .reversed();
            case SWISS ->
                    Comparator.comparingInt(Line::points)
                            .thenComparingInt(Line::buchholz)
                            .thenComparingInt(Line::sonnebornBerger)
                            .thenComparingInt(Line::wins)
                            .reversed();
            case KNOCK_OUT, LADDER -> Comparator.comparingInt(Line::survived).reversed();
        };
    }

    private static List<Line> placed(List<Line> lines, Comparator<Line> order) {
        var placed = new ArrayList<Line>();
        for (Line line : lines) {
            boolean shared = !placed.isEmpty() && order.compare(placed.getLast(), line) == 0;
            placed.add(line.at(shared ? placed.getLast().place() : placed.size() + 1));
        }
        return placed;
    }

    /** All points of somebody, in halves. */
    static int points(PersonId player, List<List<Duel>> played) {
        return duels(player, played).stream().mapToInt(duel -> duel.points(player)).sum();
    }

    private static Line line(
            Player player, List<List<Duel>> played, Map<PersonId, Integer> points, int survived) {
        var id = player.id();
        int buchholz = 0;
        int sonnebornBerger = 0;
        int wins = 0;
        int games = 0;
        for (Duel duel : duels(id, played)) {
            if (duel.isBye() || duel.result().isEmpty()) continue;
            int theirs = points.getOrDefault(duel.opponent(id).orElseThrow(), 0);
            games++;
            buchholz += theirs;
            sonnebornBerger += theirs * duel.points(id);
            if (duel.points(id) == Result.WON) wins++;
        }
        return new Line(
                0,
                player,
                points.getOrDefault(id, 0),
                buchholz,
                sonnebornBerger,
                wins,
                games,
                survived);
    }

    private static List<Duel> duels(PersonId player, List<List<Duel>> played) {
        return played.stream().flatMap(List::stream).filter(duel -> duel.has(player)).toList();
    }
}
