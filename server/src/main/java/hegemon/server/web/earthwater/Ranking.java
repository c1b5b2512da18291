package hegemon.server.web.earthwater;

import hegemon.earthwater.board.Side;
import hegemon.server.id.PersonId;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table of a day or a week: by games won, then by the points of the Greeks. */
public record Ranking(List<Line> lines, int players) {
    private static final int SHOWN = 50;

    public Ranking {
        lines = List.copyOf(lines);
    }

    /**
     * @param place equals share one
     * @param points of the Greeks over all games
     */
    public record Line(int place, String name, boolean you, int games, int won, int points) {
        Line at(int better) {
            return new Line(better, name, you, games, won, points);
        }

        Line plus(boolean victory, int more) {
            return new Line(place, name, you, games + 1, won + (victory ? 1 : 0), points + more);
        }
    }

    private static final Comparator<Line> BEST =
            Comparator.comparingInt(Line::won).thenComparingInt(Line::points).reversed();

    static Ranking of(List<DayStore.Played> games, PersonId reader) {
        Map<PersonId, Line> people = new LinkedHashMap<>();
        for (DayStore.Played game : games) {
            var person = game.person();
            people.putIfAbsent(person, new Line(0, game.name(), person.equals(reader), 0, 0, 0));
            boolean won = game.winners().equals(Side.GREECE.seat().name());
            people.computeIfPresent(person, (ignored, line) -> line.plus(won, -game.score()));
        }
        return new Ranking(placed(people.values().stream().sorted(BEST).toList()), people.size());
    }

    private static List<Line> placed(List<Line> sorted) {
        var placed = new ArrayList<Line>();
        for (int i = 0; i < sorted.size(); i++) {
            boolean equal = i > 0 && BEST.compare(sorted.get(i - 1), sorted.get(i)) == 0;
            int place = equal ? placed.getLast().place() : i + 1;
            placed.add(sorted.get(i).at(place));
        }
        return placed.stream()
                .filter(line -> line.place() <= SHOWN || line.you())
                .limit(2 * SHOWN)
                .toList();
    }
}
