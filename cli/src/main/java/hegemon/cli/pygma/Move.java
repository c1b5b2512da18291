package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.pygma.PygmaState;
import hegemon.pygma.campaign.Campaign;
import hegemon.pygma.report.Players;
import hegemon.pygma.world.Realm;
import hegemon.server.accounts.HouseKey;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.accounts.SeatInvitations;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.play.Bells;
import hegemon.server.play.House;
import hegemon.server.play.Imports;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.store.GameStore;
import hegemon.server.store.Occupant;
import hegemon.server.store.Terms;
import hegemon.table.Parse;
import hegemon.table.Seat;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import javax.sql.DataSource;

/** The way of a campaign from its folder into the database of a server. */
final class Move {
    private static final String BOT = "bot";

    /**
     * What became of it.
     *
     * @param tokens of the invitations, by realm
     * @param strangers a sentence for each name that nobody there has
     */
    record Moved(TableId table, SortedMap<Integer, String> tokens, List<String> strangers) {}

    private final Campaign campaign;
    private final Players wished;
    private final People people;
    private final SeatInvitations invitations;
    private final GameStore games;
    private final Tables tables;
    private final Imports imports;
    private final List<String> strangers = new ArrayList<>();

    Move(DataSource database, Campaign campaign, Players wished) {
        var clock = Clock.systemUTC();
        this.campaign = campaign;
        this.wished = wished;
        this.people = new People(database, clock);
        this.invitations = new SeatInvitations(database, new HouseKey(database), clock);
        this.games = new GameStore(database, clock);
        // An untimed table sets no alarm, and nobody is told before he is asked.
        var house =
                House.of(database, games, new Bells(), (table, at) -> {}, Notices.NOBODY, clock);
        this.tables = new Tables(house);
        this.imports = new Imports(house, tables);
    }

    Moved to(String master) {
        var leader =
                people.known(master)
                        .map(Person::id)
                        .orElseThrow(
                                () ->
                                        Complaint.cannot(
                                                "nobody on this server has the name or the mail"
                                                        + " address "
                                                        + master
                                                        + "."));
        refuseSecond();
        if (campaign.state().leaders().isEmpty())
            throw Complaint.cannot("this campaign is played without a game master.");
        var seats = seats(leader);
        var terms = Terms.plain(leader);
        var arrangement =
                new Imports.Arrangement(
                        seat -> seats.getOrDefault(seat, new Occupant.Open()), terms);
        return switch (imports.read(campaign.log().print(), arrangement)) {
            case Parse.Parsed<LiveTable>(var table) ->
                    new Moved(table.id(), invited(table.id(), leader), List.copyOf(strangers));
            case Parse.Refused<LiveTable>(var why) -> throw Complaint.cannot(why.toString());
        };
    }

    private void refuseSecond() {
        for (TableId id : games.drawnFrom(campaign.chance()))
            if (tables.find(id).filter(table -> !table.now().isOver()).isPresent())
                throw Complaint.cannot(
                        "this campaign is on the server already, as "
                                + id
                                + "; end it there before you bring it again.");
    }

    private Map<Seat, Occupant> seats(PersonId leader) {
        var seats = new TreeMap<Seat, Occupant>();
        campaign.state().leaders().forEach(seat -> seats.put(seat, new Occupant.Open()));
        seats.put(campaign.state().leaders().getFirst(), new Occupant.Person(leader));
        wished.byRealm()
                .forEach(
                        (realm, player) ->
                                occupant(realm, player)
                                        .ifPresent(it -> seats.put(PygmaState.seat(realm), it)));
        return seats;
    }

    private Optional<Occupant> occupant(int realm, Realm.Player player) {
        if (player.name().equalsIgnoreCase(BOT)) return Optional.of(new Occupant.Bot(1));
        var named =
                List.of(player.name(), player.address()).stream()
                        .filter(who -> !who.isBlank())
                        .toList();
        var found = named.stream().flatMap(who -> people.known(who).stream()).findFirst();
        if (found.isEmpty() && !named.isEmpty())
            strangers.add(
                    "Realm %d: nobody on this server is %s; the invitation lets whoever has it in."
                            .formatted(realm, named.getFirst()));
        return found.map(person -> new Occupant.Person(person.id()));
    }

    private SortedMap<Integer, String> invited(TableId table, PersonId leader) {
        var tokens = new TreeMap<Integer, String>();
        for (Realm realm : campaign.state().world().realms())
            invitations
                    .make(
                            table,
                            PygmaState.seat(realm.number()).name(),
                            leader,
                            wishedFor(realm.number()))
                    .ifPresent(token -> tokens.put(realm.number(), token));
        return tokens;
    }

    private String wishedFor(int realm) {
        return Optional.ofNullable(wished.byRealm().get(realm))
                .map(Realm.Player::name)
                .filter(name -> !name.equalsIgnoreCase(BOT))
                .orElse("");
    }
}
