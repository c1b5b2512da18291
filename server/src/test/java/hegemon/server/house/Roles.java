package hegemon.server.house;

import hegemon.server.admin.Administrators;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Opponent;
import hegemon.server.play.Tables;

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
    private final Visitor guest;
    private final Visitor stranger;
    private final Visitor opponent;
    private final Visitor spectator;
    private final Visitor master;
    private final Visitor admin;

    Roles(TestHouse house) {
        this.house = house;
        host = house.member("Host");
        guest = house.guest();
        stranger = house.member("Stranger");
        opponent = house.member("Opponent");
        spectator = house.member("Spectator");
        master = house.member("Master");
        admin = house.member("Admin");
        var link = house.part(Administrators.class).newLink();
        house.part(Administrators.class)
                .claim(link.substring(Administrators.CLAIM.length()), admin.id());
    }

    Visitor visitor(Role role) {
        return switch (role) {
            case NOBODY -> TestHouse.NOBODY;
            case GUEST -> guest;
            case STRANGER -> stranger;
            case OPPONENT -> opponent;
            case SPECTATOR -> spectator;
            case MASTER -> master;
            case ADMIN -> admin;
        };
    }

    Visitor host() {
        return host;
    }

    /** A fresh table of the host and the opponent; that of the master has a game master's seat. */
    String table(Role role, String game) {
        return role == Role.MASTER ? campaign() : duel(game);
    }

    private String duel(String game) {
        var table = start(game, SETUPS.getOrDefault(game, ""), "friend", Optional.empty(), host);
        house.part(Tables.class).join(table, opponent.id());
        return table.id();
    }

    private String campaign() {
        return start("pygma", "realms 2", "bot:1", Optional.of("GameMaster"), master).id();
    }

    private LiveTable start(
            String game, String setup, String opponent, Optional<String> seat, Visitor who) {
        return house.part(Tables.class)
                .start(game, setup, Opponent.parse(opponent).orElseThrow(), seat, who.id())
                .orThrow();
    }
}
