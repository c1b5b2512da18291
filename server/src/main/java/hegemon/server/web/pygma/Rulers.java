package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.pygma.report.Players;
import hegemon.pygma.world.Realm;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.store.Occupant;

import java.util.TreeMap;

/** Who sits on the realms' seats, as reports disclose them (PI-16.4). */
public final class Rulers {
    private Rulers() {}

    public static Players of(LiveTable.Moment moment, PygmaState state, Directory people) {
        var named = new TreeMap<Integer, Realm.Player>();
        moment.seats()
                .forEach(
                        (seat, occupant) -> {
                            if (state.realm(seat) > 0
                                    && occupant instanceof Occupant.Person(var id))
                                people.nameOf(id)
                                        .ifPresent(
                                                name ->
                                                        named.put(
                                                                state.realm(seat),
                                                                new Realm.Player(name, "")));
                        });
        return new Players(named);
    }
}
