package hegemon.server.nodes;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;

import hegemon.server.EmbeddedPostgresql;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Bells;
import hegemon.server.store.Database;
import hegemon.server.store.GameStore;
import hegemon.server.store.StoredGame;
import hegemon.server.store.Terms;
import hegemon.server.store.Times;
import hegemon.table.Chance;
import hegemon.table.Entry;
import hegemon.table.Log;
import hegemon.table.Seat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Clock;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** What one node writes rings at the other, and not again at home. */
class NodeBellIT {
    private static final long PLENTY = 120_000;

    /** A node without its web server. */
    private static final class Node implements AutoCloseable {
        private final HikariDataSource pool;
        private final Bells bells = new Bells();
        private final NodeBell bell;
        private final GameStore store;

        Node(String url) throws InterruptedException {
            pool = Database.open(url);
            bell = new NodeBell(pool, bells);
            store = new GameStore(pool, Clock.systemUTC());
            bell.start();
            while (!bell.isListening()) Thread.sleep(5);
        }

        void move(TableId game, int number) {
            assertThat(store.append(game, List.of(new Entry(number, new Seat("Left"), "take 1"))))
                    .isTrue();
        }

        @Override
        public void close() {
            bell.close();
            pool.close();
        }
    }

    /** Somebody at the bell of one table. */
    private static final class Ear implements AutoCloseable {
        private final Semaphore rung = new Semaphore(0);
        private final Bells.Listener place;

        Ear(Node node, String table) {
            place = node.bells.listen(new TableId(table), ring -> rung.release());
        }

        boolean await(long millis) throws InterruptedException {
            return rung.tryAcquire(millis, TimeUnit.MILLISECONDS);
        }

        @Override
        public void close() {
            place.close();
        }
    }

    private Node here;
    private Node there;

    @BeforeEach
    void open() throws InterruptedException {
        var url = EmbeddedPostgresql.freshDatabase();
        here = new Node(url);
        there = new Node(url);
        for (TableId game : List.of(new TableId("one"), new TableId("two")))
            here.store.create(
                    new StoredGame(
                            game,
                            Log.of("pebbles", "99"),
                            Chance.of(new byte[32]),
                            new TreeMap<>(),
                            Terms.plain(new PersonId("nobody")),
                            Times.of(0, true)));
    }

    @AfterEach
    void close() {
        here.close();
        there.close();
    }

    @Test
    void aMoveRingsAtTheOtherNodeAndOnlyForItsTable() throws InterruptedException {
        try (var one = new Ear(there, "one");
                var two = new Ear(there, "two");
                var own = new Ear(here, "one");
                var ownTwo = new Ear(here, "two")) {
            here.move(new TableId("one"), 1);
            assertThat(one.await(PLENTY)).isTrue();
            assertThat(two.await(0)).isFalse();
            // What the other node writes afterwards arrives afterwards: nothing of one's own came.
            there.move(new TableId("two"), 1);
            assertThat(ownTwo.await(PLENTY)).isTrue();
            assertThat(own.await(0)).isFalse();
        }
    }

    @Test
    void aLostConnectionIsMadeAgainAndRingsForEveryTableThatIsWatched()
            throws InterruptedException {
        try (var one = new Ear(there, "one");
                var two = new Ear(there, "two")) {
            JdbcClient.create(here.pool)
                    .sql(
                            "select pg_terminate_backend(pid) from pg_stat_activity where query"
                                + " like 'show application_name' and datname = current_database()"
                                + " and pid <> pg_backend_pid()")
                    .query(Boolean.class)
                    .list();
            assertThat(one.await(PLENTY)).isTrue();
            assertThat(two.await(PLENTY)).isTrue();
            here.move(new TableId("one"), 1);
            assertThat(one.await(PLENTY)).isTrue();
        }
    }
}
