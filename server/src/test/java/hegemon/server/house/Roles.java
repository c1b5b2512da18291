package hegemon.server.house;

import hegemon.server.admin.Administrators;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Opponent;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.Terms;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Everybody who may ask for something, and the table at which they ask. */
final class Roles {
    enum Role {
        NOBODY,
        GUEST,
        STRANGER,
        OPPONENT,
        SPECTATOR,
        MASTER,
        ADMIN
    }

    private static final Map<String, String> SETUPS =
            Map.of("sparta", "standard", "earthwater", "two-player", "pygma", "realms 2 practice");

    private final TestHouse house;
    private final Visitor host;
    private final Map<Role, Visitor> visitors = new EnumMap<>(Role.class);

    Roles(TestHouse house) {
        this.house = house;
        host = house.member("Host");
        for (Role role : Role.values()) visitors.put(role, welcome(role));
        var link = house.part(Administrators.class).newLink();
        house.part(Administrators.class)
                .claim(link.substring(Administrators.CLAIM.length()), visitor(Role.ADMIN).id());
    }

    private Visitor welcome(Role role) {
        return switch (role) {
            case NOBODY -> TestHouse.NOBODY;
            case GUEST -> house.guest();
            case STRANGER, OPPONENT, SPECTATOR, MASTER, ADMIN -> house.member(role.name());
        };
    }

    Visitor visitor(Role role) {
        return visitors.getOrDefault(role, TestHouse.NOBODY);
    }

    /** Whoever has signed out signs in again. */
    void comeBack(Role role) {
        if (role != Role.NOBODY) visitors.put(role, house.signedIn(visitor(role).id()));
    }

    Visitor host() {
        return host;
    }

    /** A fresh table of the host and the opponent; that of the master has a game master's seat. */
    TableId table(Role role, String game) {
        return role == Role.MASTER ? campaign() : duel(game);
    }

    private TableId duel(String game) {
        var table = start(game, SETUPS.getOrDefault(game, ""), "friend", Optional.empty(), host);
        house.part(Seating.class).join(table, visitor(Role.OPPONENT).id());
        return table.id();
    }

    /** A full table of the host and the opponent at which nobody else may look. */
    TableId closed(String game) {
        var table = laid(game, false);
        table.now().match().state().seats().stream()
                .filter(seat -> table.now().at(seat) instanceof Occupant.Open)
                .toList()
                .forEach(
                        seat -> house.part(Seating.class).join(table, visitor(Role.OPPONENT).id()));
        return table.id();
    }

    /** A table of the host with a free seat, known by its link alone. */
    TableId unlisted(String game) {
        return laid(game, true).id();
    }

    private LiveTable laid(String game, boolean watchable) {
        var terms = new Terms(Optional.of(host.id()), new Pace.Untimed(), false, watchable, true);
        var setup = SETUPS.getOrDefault(game, "");
        var first = Seating.seatsOf(game, setup).orThrow().getFirst().name();
        Map<String, Occupant> seats = Map.of(first, new Occupant.Person(host.id()));
        return house.part(Seating.class).lay(new Seating.Wish(game, setup, seats, terms)).orThrow();
    }

    private TableId campaign() {
        return start("pygma", "realms 2", "bot:1", Optional.of("GameMaster"), visitor(Role.MASTER))
                .id();
    }

    private LiveTable start(
            String game, String setup, String opponent, Optional<String> seat, Visitor who) {
        return house.part(Tables.class)
                .start(game, setup, Opponent.parse(opponent, 9).orElseThrow(), seat, who.id())
                .orThrow();
    }
}
