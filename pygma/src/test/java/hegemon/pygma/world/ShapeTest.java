package hegemon.pygma.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.HashSet;
import java.util.List;

class ShapeTest {
    @ParameterizedTest
    @CsvSource({"0, 5", "5, 0", "-1, 5", "40, 25"})
    void someShapesCannotBe(int columns, int rows) {
        assertThatThrownBy(() -> new Shape.Rect(columns, rows))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(columns + "x" + rows);
    }

    @Test
    void theSmallestAndTheLargest() {
        assertThat(new Shape.Rect(1, 1).size()).isEqualTo(1);
        assertThat(new Shape.Rect(27, 37).size()).isEqualTo(999);
    }

    @Test
    void theUsualShapeHasFiveColumnsOfFive() {
        assertThat(Shape.USUAL.size()).isEqualTo(25);
        assertThat(Shape.USUAL).hasToString("RECT 5x5");
        assertThat(Shape.USUAL.q(2, 0, 7)).isEqualTo(11);
        assertThat(Shape.USUAL.s(0, 0, 7)).isEqualTo(2);
        assertThat(Shape.USUAL.s(2, 1, 7)).isEqualTo(2);
    }

    @Test
    void theOlderShapeHasFortyEightFieldsInEightColumns() {
        var shape = new Shape.Hex48();
        assertThat(shape).hasToString("HEX48");
        assertThat(List.of(shape.size(), shape.columns(), shape.rows())).containsExactly(48, 8, 6);
        assertThat(List.of(shape.q(0, 0, 3), shape.q(0, 0, 4), shape.q(0, 0, 47)))
                .containsExactly(0, 1, 7);
        assertThat(List.of(shape.s(0, 0, 3), shape.s(0, 0, 4), shape.s(0, 0, 47)))
                .containsExactly(3, -1, 0);
        assertThat(shape.q(1, 1, 0)).isEqualTo(12);
        assertThat(shape.s(1, 1, 0)).isZero();
    }

    @Test
    void theOlderShapeTilesThePlane() {
        var shape = new Shape.Hex48();
        var places = new HashSet<List<Integer>>();
        for (int gx = 0; gx < 3; gx++)
            for (int gy = 0; gy < 3; gy++)
                for (int kf = 0; kf < shape.size(); kf++)
                    assertThat(places.add(List.of(shape.q(gx, gy, kf), shape.s(gx, gy, kf))))
                            .as("%d/%d/%d", gx, gy, kf)
                            .isTrue();
    }
}
