package hegemon.server.web.gate;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.MovingClock;

import org.junit.jupiter.api.Test;

import java.time.Duration;

class KeyCountsTest {
    private final MovingClock clock = new MovingClock("2026-11-16T12:00:00Z");
    private final KeyCounts counts = new KeyCounts(Duration.ofMinutes(1), clock);

    @Test
    void eachKeyIsCountedForItselfAndAnewEveryMinute() {
        assertThat(counts.one("a").times()).isEqualTo(1);
        clock.pass(Duration.ofSeconds(20));
        assertThat(counts.one("a")).isEqualTo(new KeyCounts.Count(2, Duration.ofSeconds(40)));
        assertThat(counts.one("b").times()).isEqualTo(1);
        clock.pass(Duration.ofSeconds(40));
        assertThat(counts.one("a").times()).isEqualTo(1);
        assertThat(counts.one("b").times()).isEqualTo(2);
    }

    @Test
    void theOldestAreForgottenWhenThereAreTooMany() {
        counts.one("first");
        for (int i = 0; i < 10_000; i++) counts.one("key " + i);
        assertThat(counts.one("first").times()).isEqualTo(1);
        assertThat(counts.one("key 9999").times()).isEqualTo(2);
    }
}
