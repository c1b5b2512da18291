package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.TableId;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.FutureTask;

/** Bells: no ring is missed, and nobody who listens slowly costs the house more and more. */
class BellsTest {
    private static final TableId TABLE = new TableId("table");

    private final Bells bells = new Bells();

    @Test
    void whatRangBetweenLookingAndWaitingIsHeardAndLaterRingsHaveHigherNumbers() throws Exception {
        long first;
        try (var ada = bells.listen(TABLE)) {
            bells.ring(TABLE);
            assertThat(ada.await(1)).isTrue();
            first = ada.heard();
            assertThat(ada.await(1)).isFalse();
        }
        // The bell was taken down when nobody waited, and hung up again.
        try (var bo = bells.listen(TABLE)) {
            bells.ring(TABLE);
            assertThat(bo.await(1)).isTrue();
            assertThat(bo.heard()).isGreaterThan(first);
        }
    }

    @Test
    void whoHasWaitedForLongIsLetGoWithoutNews() throws Exception {
        try (var ada = bells.listen(TABLE)) {
            var heard = new FutureTask<>(ada::await);
            Thread.startVirtualThread(heard);
            while (!heard.isDone()) bells.beat(Duration.ZERO);
            assertThat(heard.get()).isFalse();
            bells.ring(TABLE);
            bells.beat(Duration.ofHours(1));
            assertThat(ada.await()).isTrue();
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
