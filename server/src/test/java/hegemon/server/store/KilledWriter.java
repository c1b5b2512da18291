package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Chance;
import hegemon.table.Entry;
import hegemon.table.Log;
import hegemon.table.Seat;

import java.time.Clock;
import java.util.List;
import java.util.TreeMap;

/**
 * Writes entries for ever and says each number once it is acknowledged; runs in a process of its
 * own.
 */
final class KilledWriter {
    static final String GAME = "killed";

    private KilledWriter() {}

    public static void main(String[] args) {
        try (var pool = Database.open(args[0])) {
            var store = new GameStore(pool, Clock.systemUTC());
            store.create(
                    new StoredGame(
                            new TableId(GAME),
                            Log.of("pebbles", "99"),
                            Chance.of(new byte[32]),
                            new TreeMap<>(),
                            Terms.plain(new PersonId("nobody")),
                            Times.of(0, true)));
            for (int number = 1; ; number++) {
                store.append(
                        new TableId(GAME),
                        List.of(new Entry(number, new Seat("Left"), "entry " + number)));
                System.out.println(number);
            }
        }
    }
}
