package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.store.Pauses.Pause;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Times that do not count. */
class PausesTest {
    private static final Pauses MAINTAINED =
            new Pauses(List.of(new Pause(100, 200), new Pause(150, 160), new Pause(180, 220)));

    @Test
    void aServerThatIsStoppedDuringAMaintenanceIsNotCountedTwice() {
        assertThat(MAINTAINED.elapsed(50, 300)).isEqualTo(130);
        assertThat(MAINTAINED.elapsed(155, 157)).isZero();
    }

    @Test
    void whatIsPlannedIsKnownBefore() {
        assertThat(MAINTAINED.from(0)).contains(new Pause(100, 220));
        assertThat(MAINTAINED.from(0).orElseThrow().isAt(99)).isFalse();
        assertThat(MAINTAINED.from(219).orElseThrow().isAt(219)).isTrue();
        assertThat(MAINTAINED.from(220)).isEmpty();
    }
}
