package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.pygma.report.Players;
import hegemon.pygma.world.Realm;
import hegemon.server.id.TableId;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.store.ContactRows;
import hegemon.server.store.Occupant;

import org.springframework.stereotype.Component;

import java.util.TreeMap;

/**
 * Who sits on the realms' seats, as reports disclose them (PI-16.4): the name is that of the seat,
 * the address what its ruler deposited for contacts (D-85).
 */
@Component
public class Rulers {
    private final Directory people;
    private final ContactRows contacts;

    Rulers(Directory people, ContactRows contacts) {
        this.people = people;
        this.contacts = contacts;
    }

    public Players of(TableId table, LiveTable.Moment moment, PygmaState state) {
        var addresses = contacts.of(table);
        var named = new TreeMap<Integer, Realm.Player>();
        moment.seats()
                .forEach(
                        (seat, occupant) -> {
                            if (!Realm.isNobody(state.realm(seat))
                                    && occupant instanceof Occupant.Person(var id))
                                people.nameOf(id)
                                        .map(
                                                name ->
                                                        new Realm.Player(
                                                                name,
                                                                addresses.getOrDefault(id, "")))
                                        .ifPresent(it -> named.put(state.realm(seat), it));
                        });
        return new Players(named);
    }
}
