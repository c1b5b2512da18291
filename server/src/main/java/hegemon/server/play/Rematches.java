package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.mail.Notices;
import hegemon.server.store.Occupant;
import hegemon.server.store.Terms;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Another game of the same kind, when one is over. */
record Rematches(House house, Tables tables) {
    /** Creates the next table, once; whoever asks again is led to the same one. */
    Reply begin(LiveTable table, PersonId guest) {
        var now = table.now();
        if (!now.isOver()) return new Reply.Refused(Refusal.of("house", "server.refuse.running"));
        if (house.seats().successor(table.id()).isPresent()) return new Reply.Done();
        var log = now.match().log();
        return switch (Tables.begun(log.game(), log.setup())) {
            case Parse.Refused<?>(var why) -> new Reply.Refused(why);
            case Parse.Parsed<Match<?, ?, ?>>(var match) -> {
                var terms = now.terms();
                var again =
                        new Terms(
                                Optional.of(guest),
                                terms.pace(),
                                false,
                                terms.watchable(),
                                terms.chat(),
                                terms.rated());
                var next =
                        tables.lay(
                                tables.newId(),
                                match,
                                changed(now.seats()),
                                again,
                                tables.newChance());
                house.games()
                        .together(
                                () -> {
                                    house.seats().succeed(table.id(), next.id());
                                    house.offers().remove(table.id());
                                    house.messages().answered(guest, table.id());
                                    house.messages()
                                            .tellOthers(
                                                    next.id(),
                                                    next.now(),
                                                    Notices.Event.JOINED,
                                                    Optional.of(guest));
                                    house.seats().touch(table.id());
                                    return true;
                                });
                house.bells().ring(next.id());
                yield tables.announced(table, new Reply.Done());
            }
        };
    }

    /** Two players change sides; more keep theirs. */
    private static SortedMap<Seat, Occupant> changed(SortedMap<Seat, Occupant> seats) {
        if (seats.size() != 2) return seats;
        var changed = new TreeMap<Seat, Occupant>();
        changed.put(seats.firstKey(), seats.lastEntry().getValue());
        changed.put(seats.lastKey(), seats.firstEntry().getValue());
        return changed;
    }
}
