package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.concurrent.atomic.AtomicInteger;

class TunerTest {
    @Test
    void learnsFromItsGames() throws InterruptedException {
        var nothing = new Weights(new int[Evaluation.FEATURES], new int[Evaluation.FEATURES]);
        var played = new AtomicInteger();
        var report = new Tuner(16, 60, 1, played::incrementAndGet).tune(nothing, 20, 5);
        assertThat(played).hasValue(16);
        assertThat(report.samples()).isGreaterThan(200);
        assertThat(report.after()).isLessThan(report.before());
        int last = Evaluation.PIECES + 8;
        assertThat(report.weights().full()[last])
                .as("eight pieces are better than few")
                .isPositive();
    }
}
