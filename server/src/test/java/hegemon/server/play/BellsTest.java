package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.TableId;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Bells: no ring is missed, and nobody who listens slowly costs the house more and more. */
class BellsTest {
    private static final TableId TABLE = new TableId("table");

    private final Bells bells = new Bells();

    @Test
    void everyRingIsToldWithAHigherNumberAndASilentBellRepeatsIt() throws Exception {
        var heard = new LinkedBlockingQueue<Long>();
        long first;
        try (var ada = bells.listen(TABLE, heard::add)) {
            bells.ring(TABLE);
            first = heard.take();
            assertThat(first).isGreaterThan(ada.since());
            bells.beat(Duration.ofHours(1));
            bells.beat(Duration.ZERO);
            assertThat(heard.take()).isEqualTo(first);
        }
        bells.ring(TABLE);
        // The bell was taken down when nobody was there, and hung up again.
        try (var bo = bells.listen(TABLE, heard::add)) {
            assertThat(bo.since()).isGreaterThanOrEqualTo(first);
            bells.ring(TABLE);
            assertThat(heard.take()).isGreaterThan(bo.since());
            assertThat(bells.waiting()).isEqualTo(1);
        }
        assertThat(heard).isEmpty();
        assertThat(bells.waiting()).isZero();
    }

    @Test
    void oneGoesRoundForAllAndAgainForWhatRangMeanwhile() throws Exception {
        var heard = new LinkedBlockingQueue<Long>();
        var free = new CountDownLatch(1);
        try (var slow =
                bells.listen(
                        TABLE,
                        ring -> {
                            heard.add(ring);
                            boolean let = free.getCount() == 0;
                            while (!let) let = isLet(free);
                        })) {
            for (int i = 0; i < 1_000; i++) bells.ring(TABLE);
            assertThat(heard.take()).isGreaterThan(slow.since());
            for (int i = 0; i < 1_000; i++) bells.ring(TABLE);
            assertThat(heard).as("told by one at a time").isEmpty();
            free.countDown();
            long last = heard.take();
            assertThat(last).isEqualTo(slow.since() + 2_000);
        }
    }

    private static boolean isLet(CountDownLatch free) {
        try {
            free.await();
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }

    @Test
    void aDefectOfOneReaderSilencesNoBell() throws Exception {
        var heard = new LinkedBlockingQueue<Long>();
        try (var broken =
                        bells.listen(
                                TABLE,
                                ring -> {
                                    heard.add(ring);
                                    throw new IllegalStateException("broken on purpose");
                                });
                var quiet = bells.listen(new TableId("other"), heard::add)) {
            bells.ring(TABLE);
            assertThat(heard.take()).isGreaterThan(broken.since());
            bells.ring(new TableId("other"));
            assertThat(heard.take()).isGreaterThan(quiet.since());
            // The first round may not be over yet, and swallows what rings before it is.
            Long again = null;
            while (again == null) {
                bells.ring(TABLE);
                again = heard.poll(1, TimeUnit.MILLISECONDS);
            }
            assertThat(again).isGreaterThan(broken.since());
        }
    }

    @Test
    void whoHearsEveryBellIsToldEachTableOnce() throws Exception {
        try (var crier = bells.hearAll()) {
            bells.ring(TABLE);
            bells.ring(TABLE);
            assertThat(crier.await(1)).isEqualTo(Set.of(TABLE));
            assertThat(crier.await(1)).isEmpty();
        }
    }

    @Test
    void whoDoesNotListenForLongIsToldToLookEverywhere() throws Exception {
        try (var crier = bells.hearAll()) {
            for (int i = 0; i < 100_000; i++) bells.ring(new TableId("table" + i));
            assertThat(crier.await(1)).isEqualTo(Set.of(Bells.EVERYWHERE));
            bells.ring(TABLE);
            assertThat(crier.await(1)).isEqualTo(Set.of(TABLE));
        }
    }
}
