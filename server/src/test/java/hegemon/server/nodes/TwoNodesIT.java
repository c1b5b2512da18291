package hegemon.server.nodes;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.EmbeddedPostgresql;
import hegemon.server.id.TableId;
import hegemon.server.store.Database;
import hegemon.server.store.GameStore;
import hegemon.server.store.Verification;
import hegemon.table.Entry;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Two servers on one PostgreSQL behind nginx, and one is killed in the middle of games: nothing
 * acknowledged is lost, and the players go on at the other.
 */
class TwoNodesIT {
    private static final int GAMES = 3;
    private static final int BEFORE_THE_KILL = 40;

    @TempDir private Path folder;
    private final Queue<Player.Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();

    @Test
    @Timeout(300)
    void aKilledNodeLosesNothingAndThePlayersGoOnAtTheOther() throws Exception {
        var database = EmbeddedPostgresql.freshDatabase();
        Database.open(database).close();
        List<TableId> ids;
        try (var one = new Node(folder, "one", database);
                var two = new Node(folder, "two", database);
                var nginx = new Nginx(folder, one.port(), two.port());
                var people = Executors.newVirtualThreadPerTaskExecutor()) {
            ids = playOn(nginx, people, one);
        }
        verify(database, ids);
    }

    private List<TableId> playOn(Nginx nginx, ExecutorService people, Node victim)
            throws Exception {
        var ids = new ArrayList<TableId>();
        var playing = new ArrayList<Future<?>>();
        for (int i = 0; i < GAMES; i++) {
            var left = new Player(nginx.address(), acknowledged);
            var right = new Player(nginx.address(), acknowledged);
            var game = left.start();
            right.join(game);
            ids.add(game);
            for (Player each : List.of(left, right)) playing.add(people.submit(played(each, game)));
        }
        while (acknowledged.size() < BEFORE_THE_KILL) Thread.sleep(5);
        victim.kill();
        for (Future<?> each : playing) each.get();
        assertThat(acknowledged).hasSizeGreaterThan(BEFORE_THE_KILL);
        return ids;
    }

    private static Callable<TableId> played(Player player, TableId game) {
        return () -> {
            player.play(game);
            return game;
        };
    }

    private void verify(String database, List<TableId> ids) {
        try (var pool = Database.open(database)) {
            var store = new GameStore(pool, Clock.systemUTC());
            for (TableId id : ids) {
                var stored = store.find(id).orElseThrow();
                assertThat(Verification.fault(stored)).isEmpty();
                assertThat(stored.log().entries()).containsAll(entries(id).toList());
                assertThat(stored.log().entries().stream().filter(TwoNodesIT::isMove).count())
                        .isEqualTo(40);
            }
        }
    }

    private Stream<Entry> entries(TableId game) {
        return acknowledged.stream()
                .filter(each -> each.game().equals(game))
                .map(each -> new Entry(each.number(), new Seat(each.seat()), each.text()));
    }

    private static boolean isMove(Entry entry) {
        return entry.text().equals("take 1");
    }
}
