package hegemon.server.web.people;

import hegemon.server.accounts.People;
import hegemon.server.id.PersonId;
import hegemon.server.play.Summaries;
import hegemon.server.store.ListRows;
import hegemon.server.store.Occupant;
import hegemon.server.store.PaceGroup;
import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a person's games went, by game, pace and opponent; where somebody is hidden, nobody is named.
 */
@Component
record Results(Summaries summaries, People people) {
    /** Against one opponent. Games that go on are counted, and neither won nor lost. */
    record Row(
            String game, String pace, String opponent, int won, int drawn, int lost, int running) {
        Row plus(Row other) {
            return new Row(
                    game,
                    pace,
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

    List<Row> of(PersonId person, Language reader) {
        Map<String, Row> rows = new TreeMap<>();
        Map<Occupant, String> names = new HashMap<>();
        for (var tally : summaries.tally(person)) {
            var name =
                    tally.veiled()
                            ? Words.in(reader).say("server.table.hidden")
                            : names.computeIfAbsent(tally.opponent(), each -> name(each, reader));
            var row = row(tally, name);
            rows.merge(row.game() + " " + row.pace() + " " + name, row, Row::plus);
        }
        return rows.values().stream()
                .sorted(
                        Comparator.comparing(Row::game)
                                .thenComparing(Row::games, Comparator.reverseOrder()))
                .toList();
    }

    private static Row row(ListRows.Tally tally, String opponent) {
        var game = tally.game();
        var pace = PaceGroup.of(tally.pace()).map(PaceGroup::text).orElse("none");
        int games = tally.games();
        if (tally.winners().isEmpty()) return new Row(game, pace, opponent, 0, 0, 0, games);
        if (tally.winners().get().isEmpty()) return new Row(game, pace, opponent, 0, games, 0, 0);
        boolean won = tally.winners().get().contains(tally.mine());
        return new Row(game, pace, opponent, won ? games : 0, 0, won ? 0 : games, 0);
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
