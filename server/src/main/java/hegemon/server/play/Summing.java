package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Occupant;
import hegemon.server.store.Standing;
import hegemon.server.store.Standings;
import hegemon.server.store.Summary;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** What lists show of a table, told from how it stands. */
record Summing(Summary summary, Standings standings) {
    static Summing of(LiveTable.Moment moment) {
        return new Summing(summary(moment), standings(moment));
    }

    /** Within the transaction that makes it so. */
    void put(House house, TableId id) {
        house.summaries().put(id, summary, standings);
    }

    private static Summary summary(LiveTable.Moment moment) {
        Match<?, ?, ?> match = moment.match();
        var clocks = new TreeMap<Seat, Summary.Clock>();
        moment.clocks()
                .running()
                .forEach(
                        (seat, since) ->
                                clocks.put(
                                        seat,
                                        new Summary.Clock(moment.clocks().given(seat), since)));
        return new Summary(
                moment.entry(),
                match.state().seats(),
                awaited(moment),
                match.advised(),
                match.turn() instanceof Turn.Over(var outcome)
                        ? Optional.of(
                                new Summary.Ending(List.copyOf(outcome.winners()), outcome.rule()))
                        : Optional.empty(),
                match.state().scores(),
                match.state().caption(),
                !Leaders.knowsAll(moment, Optional.empty()),
                clocks);
    }

    private static List<Seat> awaited(LiveTable.Moment moment) {
        return moment.match().state().seats().stream().filter(moment.turn()::waitsFor).toList();
    }

    private static Standings standings(LiveTable.Moment moment) {
        var standings = new TreeMap<Seat, Standing>();
        var listed = new HashSet<PersonId>();
        for (Seat seat : moment.match().state().seats())
            if (moment.at(seat) instanceof Occupant.Person(var person))
                standings.put(
                        seat, listed.add(person) ? standing(moment, person) : Standing.ELSEWHERE);
        return new Standings(standings, newsAt(moment));
    }

    private static Standing standing(LiveTable.Moment moment, PersonId person) {
        if (moment.isOver()) return Standing.OVER;
        boolean waits =
                moment.times().started().isPresent()
                        && moment.turn().waitsFor(moment.seatOf(Optional.of(person)));
        return waits ? Standing.WAITING : Standing.GOING_ON;
    }

    private static long newsAt(LiveTable.Moment moment) {
        var times = moment.times();
        long entry = times.entries().isEmpty() ? times.created() : times.entries().getLast();
        return Math.max(entry, times.started().orElse(0L));
    }
}
