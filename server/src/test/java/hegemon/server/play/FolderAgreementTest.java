package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.PygmaState;
import hegemon.pygma.campaign.Campaign;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.store.Database;
import hegemon.server.store.GameStore;
import hegemon.server.store.Occupant;
import hegemon.server.store.StoredGame;
import hegemon.server.store.Terms;
import hegemon.table.Chance;
import hegemon.table.Log;
import hegemon.table.Seat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Twelve rulers of code with a leader who drafts and releases on the server, and the same campaign
 * in a folder: each sheet, each die and each report is the same. {@code -Dmonths=40} plays longer.
 */
@Tag("long")
class FolderAgreementTest {
    private static final int REALMS = 12;
    private static final int MONTHS = Integer.getInteger("months", 6);
    private static final String SETUP = "realms " + REALMS + " seed 14";
    private static final byte[] SECRET = new byte[32];

    /** Whose entries end a month: in a folder the draw, on the server its release. */
    private static final Set<Seat> CLOSING = Set.of(Seat.CHANCE, PygmaState.GAME_MASTER);

    @TempDir private Path folder;
    private final Bells bells = new Bells();
    private final LinkedBlockingQueue<TableId> rings = new LinkedBlockingQueue<>();

    @Test
    void aCampaignOnTheServerIsTheSameAsInAFolder() throws InterruptedException {
        var here = Campaign.create(folder.resolve("here"), SETUP, SECRET);
        for (int month = 0; month < MONTHS; month++) here.month(Campaign.Rulers.ALL, false);
        var there = served();
        assertThat(played(there.log())).isEqualTo(played(here.log()));
        Campaign.restore(folder.resolve("there"), there.log(), there.chance(), here.players());
        assertThat(reports("here")).hasSize((MONTHS + 1) * (REALMS + 1));
        assertThat(reports("there")).isEqualTo(reports("here"));
    }

    /**
     * All sheets and dice of the months that are closed, each of which names its month. In which
     * order sheets come, and in how many steps a leader closes a month, is not the same; and after
     * a release bots at a desk begin the next month at once.
     */
    private static List<String> played(Log log) {
        var entries = log.entries();
        int last = entries.size();
        while (!CLOSING.contains(entries.get(last - 1).seat())) last--;
        return entries.subList(0, last).stream()
                .filter(entry -> !entry.seat().equals(PygmaState.GAME_MASTER))
                .map(entry -> entry.seat().name() + "\n" + entry.text())
                .sorted()
                .toList();
    }

    private SortedMap<String, String> reports(String campaign) {
        var root = folder.resolve(campaign).resolve("reports");
        var texts = new TreeMap<String, String>();
        try (var files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList())
                texts.put(root.relativize(file).toString(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }

    /** As the database has it in the end. */
    private StoredGame served() throws InterruptedException {
        try (var pool = Database.open(Database.in(folder))) {
            var games = new GameStore(pool, Clock.systemUTC());
            var house =
                    House.of(
                            pool,
                            games,
                            bells,
                            (table, at) -> {},
                            Notices.NOBODY,
                            Clock.systemUTC());
            var tables = new Tables(house, () -> Chance.of(SECRET));
            var leader = new Guests(pool, Clock.systemUTC()).welcome("").id();
            bells.onRing(rings::add);
            try (var desk = new BotDesk(house, tables, new Origins())) {
                var table = laid(new Seating(house, tables), leader);
                desk.look(table.id());
                for (int month = 0; month < MONTHS; month++) lead(tables, table, leader);
                return games.find(table.id()).orElseThrow();
            }
        }
    }

    private static LiveTable laid(Seating seating, PersonId leader) {
        var seats = new TreeMap<String, Occupant>(Map.of());
        seats.put(PygmaState.GAME_MASTER.name(), new Occupant.Person(leader));
        for (int realm = 1; realm <= REALMS; realm++)
            seats.put(PygmaState.seat(realm).name(), new Occupant.Bot(1));
        return seating.lay(new Seating.Wish("pygma", SETUP, seats, Terms.plain(leader))).orThrow();
    }

    /** When all sheets have come: a draft, and its release. */
    private void lead(Tables tables, LiveTable table, PersonId leader) throws InterruptedException {
        while (BotDesk.botToAct(table.now()).isPresent())
            assertThat(rings.poll(1, TimeUnit.MINUTES).value()).as("a bot plays").isNotNull();
        for (String move : List.of("review", "release"))
            assertThat(tables.submit(table, Optional.of(leader), table.now().entry(), move))
                    .as(move)
                    .isEqualTo(new Reply.Done());
    }
}
