package hegemon.prove.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.function.DoubleUnaryOperator;

class CurveTest {
    @Test
    void theExponentTellsConstantLinearAndSquareApart() {
        assertThat(of(size -> 3)).isCloseTo(0, within(1e-9));
        assertThat(of(size -> 0.002 * size)).isCloseTo(1, within(0.15));
        assertThat(of(size -> 0.02 * size)).isCloseTo(1, within(1e-9));
        assertThat(of(size -> 0.02 * size * size)).isCloseTo(2, within(1e-9));
    }

    @Test
    void eachSizeIsTenTimesTheOneBefore() {
        assertThat(GrowthProof.sizes(100_000)).containsExactly(100L, 1_000L, 10_000L, 100_000L);
        assertThat(GrowthProof.sizes(50)).isEmpty();
    }

    private static double of(DoubleUnaryOperator cost) {
        var curve = new Curve();
        for (int size = 1; size <= 100_000; size *= 10) curve.add(size, cost.applyAsDouble(size));
        return curve.exponent();
    }
}
