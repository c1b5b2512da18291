package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.store.Deputy;
import hegemon.server.store.Occupant;
import hegemon.table.Seat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Which free seats somebody may take unaided. Who leads a campaign may have promised one to
 * somebody else, by name or by a link, and may want to be asked for any.
 */
record Places(House house) {
    /** The free seats for this guest, the best first. */
    List<Seat> of(LiveTable table, Optional<PersonId> guest) {
        var now = table.now();
        var open =
                now.match().state().seats().stream()
                        .filter(seat -> now.at(seat) instanceof Occupant.Open)
                        .toList();
        if (!Leaders.isLed(now)) return open;
        var promised = open.stream().filter(asks(now, guest)).toList();
        if (!promised.isEmpty()) return promised;
        boolean invited = guest.filter(house.seats().invited(table.id())::contains).isPresent();
        if (!invited && house.campaigns().isByRequest(table.id())) return List.of();
        var unasked = open.stream().filter(seat -> isForAnybody(now, seat)).toList();
        var linked = house.seats().linked(table.id(), house.now());
        var unlinked = unasked.stream().filter(seat -> !linked.contains(seat.name())).toList();
        // Whoever was invited gets a seat as long as there is one: a link is for nobody yet.
        return unlinked.isEmpty() && invited ? unasked : unlinked;
    }

    private static Predicate<Seat> asks(LiveTable.Moment now, Optional<PersonId> guest) {
        return seat -> heir(now, seat).filter(it -> guest.filter(it::asks).isPresent()).isPresent();
    }

    /** No seat of a further leader either: that one is named. */
    private static boolean isForAnybody(LiveTable.Moment now, Seat seat) {
        return heir(now, seat).isEmpty() && !now.match().state().leaders().contains(seat);
    }

    private static Optional<Deputy> heir(LiveTable.Moment now, Seat seat) {
        return Optional.ofNullable(((Map<Seat, Deputy>) now.deputies()).get(seat))
                .filter(it -> it.kind() == Deputy.Kind.HEIR && !it.accepted());
    }
}
