package hegemon.prove.fanout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Random;

class FanOutTest {
    @Test
    void aServerIsToldOnlyOfTablesThatAreLookedAtThere() {
        var second = new FanOut(16, 500, 5_000, 5_000).second(new Random(1));
        assertThat(second.broadcast()).isEqualTo(16 * 500);
        assertThat(second.addressed()).isPositive().isLessThan(second.broadcast());
        assertThat(second.busiest()).isLessThanOrEqualTo(second.events());
    }

    @Test
    void whatNobodyLooksAtIsToldToNobody() {
        var second = new FanOut(4, 100, 0, 50).second(new Random(1));
        assertThat(second.addressed()).isZero();
        assertThat(second.events()).isZero();
    }
}
