package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.cli.JsonOption;
import hegemon.cli.ServerOptions;
import hegemon.pygma.PygmaState;
import hegemon.pygma.campaign.BrokenFile;
import hegemon.pygma.campaign.Campaign;
import hegemon.pygma.report.Players;
import hegemon.pygma.world.Realm;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.ContactRows;
import hegemon.server.store.GameStore;
import hegemon.server.store.Occupant;
import hegemon.server.store.StoredGame;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.TreeMap;

import javax.sql.DataSource;

/** Brings a campaign from the server into a folder. */
@Command(
        name = "fetch",
        description =
                "Bring a campaign from the server into a new folder: its log, its rulers, the"
                        + " orders and reports of all months. On the server nothing is changed.")
final class FetchCommand implements Runnable {
    @Mixin private ServerOptions server;
    @Mixin private JsonOption json;

    @Parameters(index = "0", paramLabel = "ID", description = "The campaign, as its address ends.")
    private String id = "";

    @Parameters(index = "1", paramLabel = "DIR", description = "The folder, a new one.")
    private Path dir = Path.of("");

    @Override
    public void run() {
        var campaign = server.with(this::fetched);
        json.print(
                Map.of(
                        "campaign",
                        id,
                        "folder",
                        dir.toString(),
                        "month",
                        campaign.date().toString()),
                () -> json.out().printf("%s: orders are awaited for %s%n", dir, campaign.date()));
    }

    private Campaign fetched(DataSource database) {
        var clock = Clock.systemUTC();
        var stored =
                new GameStore(database, clock)
                        .find(new TableId(id.substring(id.lastIndexOf('/') + 1)))
                        .filter(game -> game.log().game().equals("pygma"))
                        .orElseThrow(
                                () -> Complaint.cannot("there is no campaign " + id + " here."));
        try {
            return Campaign.restore(
                    dir,
                    stored.log(),
                    stored.chance(),
                    players(stored, new People(database, clock), new ContactRows(database)));
        } catch (BrokenFile broken) {
            throw Complaint.cannot(broken.reason());
        }
    }

    private static Players players(StoredGame stored, People people, ContactRows contacts) {
        var addresses = contacts.of(stored.id());
        var named = new TreeMap<Integer, Realm.Player>();
        for (int realm = 1; stored.seats().containsKey(PygmaState.seat(realm)); realm++) {
            var occupant = stored.seats().getOrDefault(PygmaState.seat(realm), new Occupant.Open());
            named.put(realm, player(occupant, people, addresses));
        }
        return new Players(named);
    }

    private static Realm.Player player(
            Occupant occupant, People people, Map<PersonId, String> addresses) {
        return switch (occupant) {
            case Occupant.Person(var person) ->
                    new Realm.Player(
                            people.find(person).flatMap(Person::name).orElse(""),
                            addresses.getOrDefault(person, ""));
            case Occupant.Bot ignored -> new Realm.Player("bot", "");
            case Occupant.Open() -> new Realm.Player("", "");
        };
    }
}
