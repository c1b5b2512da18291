package hegemon.server.web.people;

import hegemon.server.accounts.People;
import hegemon.server.play.Leaders;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.store.Occupant;
import hegemon.table.Language;
import hegemon.table.Seat;
import hegemon.table.Turn;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

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

    private final Tables tables;
    private final People people;

    Results(Tables tables, People people) {
        this.tables = tables;
        this.people = people;
    }

    List<Row> of(String person, Language reader) {
        Map<String, Row> rows = new TreeMap<>();
        for (var table : tables.of(person))
            for (var row : rows(table, person, reader))
                rows.merge(row.game() + " " + row.opponent(), row, Row::plus);
        return rows.values().stream()
                .sorted(
                        Comparator.comparing(Row::game)
                                .thenComparing(Row::games, Comparator.reverseOrder()))
                .toList();
    }

    /** One for each opponent at this table; none where this person plays all seats. */
    private List<Row> rows(LiveTable table, String person, Language reader) {
        var moment = table.now();
        var game = moment.match().log().game();
        var mine = moment.seatOf(Optional.of(person));
        var rows = new ArrayList<Row>();
        moment.seats()
                .forEach(
                        (seat, occupant) -> {
                            if (!occupant.equals(new Occupant.Person(person)))
                                rows.add(
                                        row(
                                                game,
                                                name(moment, seat, person, reader),
                                                mine,
                                                moment.turn()));
                        });
        return rows;
    }

    private static Row row(String game, String opponent, Seat mine, Turn turn) {
        if (!(turn instanceof Turn.Over(var outcome))) return new Row(game, opponent, 0, 0, 0, 1);
        if (outcome.winners().isEmpty()) return new Row(game, opponent, 0, 1, 0, 0);
        boolean won = outcome.winners().contains(mine);
        return new Row(game, opponent, won ? 1 : 0, 0, won ? 0 : 1, 0);
    }

    private String name(LiveTable.Moment moment, Seat seat, String person, Language reader) {
        var words = Words.in(reader);
        if (!Leaders.isKnown(moment, Optional.of(person), seat))
            return words.say("server.table.hidden");
        return switch (moment.at(seat)) {
            case Occupant.Person(var id) -> people.displayName(id, reader);
            case Occupant.Bot(var level) -> words.say("server.table.bot", level);
            case Occupant.Open() -> words.say("server.table.open");
        };
    }
}
