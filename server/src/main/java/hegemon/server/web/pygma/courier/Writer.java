package hegemon.server.web.pygma.courier;

import hegemon.pygma.PygmaState;
import hegemon.pygma.world.Acquaintance;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Deputies;
import hegemon.server.play.LiveTable;
import hegemon.server.store.Deputy;
import hegemon.server.store.Occupant;
import hegemon.table.Seat;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Somebody who sits in a campaign and has something to say: a ruler or a game master. */
record Writer(LiveTable table, LiveTable.Moment now, PygmaState state, Seat seat, PersonId person) {
    /** The game masters together, as addressee. */
    static final int MASTER = 0;

    static Optional<Writer> of(LiveTable table, Optional<PersonId> guest) {
        var now = table.now();
        var seat = now.seatOf(guest);
        return now.match().state() instanceof PygmaState state
                        && state.made().isPresent()
                        && !seat.equals(Seat.SPECTATOR)
                ? guest.map(person -> new Writer(table, now, state, seat, person))
                : Optional.empty();
    }

    TableId game() {
        return table.id();
    }

    boolean isMaster() {
        return state.isMaster(seat);
    }

    /** The own realm; 0 for a game master. */
    int realm() {
        return state.realm(seat);
    }

    String round() {
        return state.caption();
    }

    int realms() {
        return state.world().realms().size();
    }

    boolean isLed() {
        return !state.leaders().isEmpty();
    }

    /** The seat as which this one writes and is written to: game masters share one. */
    String name() {
        return name(realm());
    }

    String name(int realm) {
        return realm == MASTER
                ? state.leaders().stream().findFirst().map(Seat::name).orElse("")
                : PygmaState.seat(realm).name();
    }

    /** The seat of a realm, or those of all game masters. */
    Collection<Seat> seats(int realm) {
        return realm == MASTER ? state.leaders() : List.of(PygmaState.seat(realm));
    }

    /** The realm of a seat by its name; 0 for the game masters. */
    int number(String seatName) {
        return state.realm(new Seat(seatName));
    }

    /** The months in which this one acts for the ruler; none for who rules. */
    List<String> stoodIn() {
        return Deputies.of(now, seat)
                .filter(it -> it.acts(person))
                .map(Deputy::seen)
                .orElse(List.of());
    }

    /** Who sits there now; nobody in particular where game masters share a seat, or it is free. */
    PersonId holder(int realm) {
        return realm != MASTER
                        && now.at(PygmaState.seat(realm)) instanceof Occupant.Person(var holder)
                ? holder
                : PersonId.NOBODY;
    }

    /**
     * EX-7 to EX-9: who knows the player writes directly, everybody else through the game master.
     */
    boolean reaches(int to) {
        return to == MASTER
                || isMaster()
                || state.world().realm(realm()).contacts().get(to) == Acquaintance.PLAYER;
    }

    /** Whether the realm there is known by name. */
    boolean knows(int other) {
        return isMaster()
                || other == realm()
                || now.isOver()
                || state.world().realm(realm()).contacts().containsKey(other);
    }
}
