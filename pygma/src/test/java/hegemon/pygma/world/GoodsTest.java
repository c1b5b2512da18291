package hegemon.pygma.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GoodsTest {
    private final Goods some = Goods.of(1, 2, 3);

    @Test
    void pointsAreAddedAndTakenAwayOneByOne() {
        var first = Good.GRAIN;
        var second = Good.FRUIT;
        assertThat(some.get(second)).isEqualTo(2);
        assertThat(some.plus(second, 5).get(second)).isEqualTo(7);
        assertThat(some.minus(second, 5).get(second)).isEqualTo(-3);
        assertThat(some.plus(second, 5).get(first)).isEqualTo(1);
        assertThat(some.get(second)).as("unchanged").isEqualTo(2);
    }

    @Test
    void twoStoresAreAddedGoodByGood() {
        assertThat(some.plus(Goods.of(10, 0, 30))).isEqualTo(Goods.of(11, 2, 33));
        assertThat(some.plus(Goods.NONE)).isEqualTo(some);
    }

    @Test
    void theyAreSummedUp() {
        assertThat(some.sum()).isEqualTo(6);
        var each = Goods.NONE;
        for (Good good : Good.values()) each = each.plus(good, 1);
        assertThat(each.sum()).isEqualTo(Good.values().length);
        assertThat(each.mainSum()).isEqualTo(Good.MAIN.size()).isEqualTo(10);
    }

    @Test
    void equalPointsAreEqualGoods() {
        assertThat(Goods.of(1, 2, 3)).isEqualTo(some).hasSameHashCodeAs(some);
        assertThat(Goods.of(1, 2, 4)).isNotEqualTo(some).doesNotHaveSameHashCodeAs(some);
        assertThat(some.toString()).startsWith("[1, 2, 3, 0");
    }

    @Test
    void whoGetsTheNumbersCannotChangeThem() {
        some.toArray()[0] = 99;
        assertThat(some).isEqualTo(Goods.of(1, 2, 3));
        assertThat(some.toArray()).startsWith(1, 2, 3).hasSize(Good.values().length);
    }
}
