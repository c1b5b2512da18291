package hegemon.server.web.people;

import hegemon.server.accounts.People;
import hegemon.server.play.Summaries;
import hegemon.server.store.Listed;
import hegemon.server.store.Occupant;
import hegemon.table.Language;
import hegemon.table.Seat;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** How a person's games went, by game and opponent. */
@Component
class Results {
    /** Against one opponent. Games that go on are counted, and neither won nor lost. */
    record Row(String game, String opponent, int won, int drawn, int lost, int running) {
        Row plus(Row other) {
            return new Row(
                    game,
                    opponent,
                    won + other.won,
                    drawn + other.drawn,
                    lost + other.lost,
                    running + other.running);
        }

        public int games() {
            return won + drawn + lost + running;
        }
    }

    private final Summaries summaries;
    private final People people;

    Results(Summaries summaries, People people) {
        this.summaries = summaries;
        this.people = people;
    }

    List<Row> of(String person, Language reader) {
        Map<String, Row> rows = new TreeMap<>();
        Map<Occupant, String> names = new HashMap<>();
        summaries.forEach(
                person,
                Listed.Kind.ALL,
                listed ->
                        others(listed, person)
                                .map(who -> names.computeIfAbsent(who, each -> name(each, reader)))
                                .map(name -> row(listed, name, listed.seatOf(person)))
                                .forEach(
                                        row ->
                                                rows.merge(
                                                        row.game() + " " + row.opponent(),
                                                        row,
                                                        Row::plus)));
        return rows.values().stream()
                .sorted(
                        Comparator.comparing(Row::game)
                                .thenComparing(Row::games, Comparator.reverseOrder()))
                .toList();
    }

    /** The opponents at a table; none where this person plays all seats. */
    private static Stream<Occupant> others(Listed listed, String person) {
        return listed.occupants().values().stream()
                .filter(occupant -> !occupant.equals(new Occupant.Person(person)));
    }

    private static Row row(Listed listed, String opponent, Seat mine) {
        var game = listed.game();
        if (listed.summary().ending().isEmpty()) return new Row(game, opponent, 0, 0, 0, 1);
        var winners = listed.summary().ending().get().winners();
        if (winners.isEmpty()) return new Row(game, opponent, 0, 1, 0, 0);
        boolean won = winners.contains(mine);
        return new Row(game, opponent, won ? 1 : 0, 0, won ? 0 : 1, 0);
    }

    private String name(Occupant occupant, Language reader) {
        var words = Words.in(reader);
        return switch (occupant) {
            case Occupant.Person(var id) -> people.displayName(id, reader);
            case Occupant.Bot(var level) -> words.say("server.table.bot", level);
            case Occupant.Open() -> words.say("server.table.open");
        };
    }
}
