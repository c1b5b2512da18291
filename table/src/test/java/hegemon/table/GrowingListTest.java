package hegemon.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.IntStream;

class GrowingListTest {
    private static GrowingList<Integer> upTo(int last) {
        var list = GrowingList.<Integer>of();
        for (int i = 1; i <= last; i++) list = list.plus(i);
        return list;
    }

    @Test
    void aLongerListLeavesTheShorterOneAsItWas() {
        var three = upTo(3);
        var four = three.plus(4);
        assertThat(three).containsExactly(1, 2, 3);
        assertThat(four).containsExactly(1, 2, 3, 4);
        assertThatThrownBy(() -> three.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> three.add(5)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void twoListsThatGrowFromOneBeginningDoNotMeet() {
        var three = upTo(3);
        var one = three.plus(10).plus(11);
        var other = three.plus(20).plus(21);
        var early = one.first(1).plus(30);
        assertThat(one).containsExactly(1, 2, 3, 10, 11);
        assertThat(other).containsExactly(1, 2, 3, 20, 21);
        assertThat(early).containsExactly(1, 30);
        assertThat(three).containsExactly(1, 2, 3);
    }

    @Test
    void aCopyOfAnotherListDoesNotChangeWithIt() {
        var source = new java.util.ArrayList<>(List.of(1, 2));
        var copy = GrowingList.<Integer>copyOf(source);
        source.set(0, 9);
        assertThat(copy.plus(3)).isEqualTo(List.of(1, 2, 3));
        assertThat(GrowingList.<Integer>copyOf(copy)).isSameAs(copy);
    }

    @Test
    void manyThreadsGrowOneListAndEachGetsItsOwn() {
        var shared = upTo(5);
        var grown =
                IntStream.range(0, 1_000)
                        .parallel()
                        .mapToObj(i -> shared.plus(i).plus(-i))
                        .toList();
        for (int i = 0; i < grown.size(); i++)
            assertThat(grown.get(i)).containsExactly(1, 2, 3, 4, 5, i, -i);
    }
}
