package hegemon.server.web.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;

class TurnsTest {
    private static final String HERE = "192.0.2.1";
    private static final String THERE = "192.0.2.2";
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Duration NONE = Duration.ZERO;

    @Test
    void whoHasManyRequestsHoldsUpNobodyElse() throws Exception {
        var turns = new Turns(1, 10, NONE, LONG);
        try (var first = turns.take(HERE)) {
            assertThatThrownBy(() -> turns.take(HERE)).isInstanceOf(NotNow.class);
            turns.take(THERE).close();
            first.leave();
            turns.take(HERE).close();
        }
        assertThat(turns.places()).isZero();
    }

    @Test
    void theNextOneWaitsUntilTheFirstIsOver() throws Exception {
        var turns = new Turns(1, 10, LONG, LONG);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = turns.take(HERE);
            var next = CompletableFuture.supplyAsync(() -> taken(turns), threads);
            assertThat(next).isNotDone();
            first.close();
            next.join().close();
        }
        assertThat(turns.places()).isZero();
    }

    /** Who reads his page slowly keeps the others at his place waiting only so long. */
    @Test
    void whatTakesTooLongIsNoLongerCounted() throws Exception {
        var turns = new Turns(1, 10, LONG, NONE);
        try (var slow = turns.take(HERE);
                var next = turns.take(HERE)) {
            assertThat(next).isNotSameAs(slow);
        }
        assertThat(turns.places()).isZero();
    }

    @Test
    void onlySoManyWait() throws Exception {
        var turns = new Turns(1, 0, LONG, LONG);
        try (var _ = turns.take(HERE)) {
            assertThatThrownBy(() -> turns.take(HERE)).isInstanceOf(NotNow.class);
        }
        turns.take(HERE).close();
    }

    private static Turns.Turn taken(Turns turns) {
        try {
            return turns.take(HERE);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
