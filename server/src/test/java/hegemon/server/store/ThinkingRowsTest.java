package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Chance;
import hegemon.table.Log;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.TreeMap;

/** One server thinks for a bot; another takes over when it is dead. */
class ThinkingRowsTest {
    private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

    @TempDir private Path folder;

    @Test
    void oneServerThinksUntilItIsDoneOrDead() {
        try (var pool = Database.open(Database.in(folder))) {
            var clock = Clock.fixed(NOON, ZoneOffset.UTC);
            var later = Clock.offset(clock, ThinkingRows.LEASE.plus(Duration.ofMillis(1)));
            new GameStore(pool, clock)
                    .create(
                            new StoredGame(
                                    new TableId("game"),
                                    Log.of("pebbles", "11"),
                                    Chance.of(new byte[32]),
                                    new TreeMap<>(),
                                    Terms.plain(new PersonId("nobody")),
                                    Times.of(0, true)));
            var one = new ThinkingRows(pool, clock);
            var two = new ThinkingRows(pool, clock);
            one.want(new TableId("game"));
            assertThat(two.take(new TableId("game")))
                    .as("the server where it happened comes first")
                    .isEmpty();
            var lease = one.take(new TableId("game"));
            assertThat(lease).isPresent();
            assertThat(one.take(new TableId("game")))
                    .as("its own lease may be renewed")
                    .isPresent();
            two.release(new TableId("game"), lease.get());
            assertThat(two.take(new TableId("game"))).as("only its holder gives it back").isEmpty();
            one.release(new TableId("game"), lease.get());
            assertThat(two.take(new TableId("game"))).isPresent();

            var survivor = new ThinkingRows(pool, later);
            assertThat(one.waiting()).isEmpty();
            assertThat(survivor.waiting()).containsExactly(new TableId("game"));
            assertThat(survivor.take(new TableId("game"))).isPresent();
            assertThat(two.waiting()).isEmpty();
            survivor.release(new TableId("game"), lease.get());
            assertThat(survivor.waiting())
                    .as("wanted again meanwhile")
                    .containsExactly(new TableId("game"));
            survivor.drop(new TableId("game"));
            assertThat(survivor.waiting()).isEmpty();
        }
    }
}
