package hegemon.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.table.values.Composed;
import hegemon.table.values.ValueReader;
import hegemon.table.values.ValueWriter;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

class ValuesTest {
    private enum Colour {
        RED,
        BLUE {}
    }

    private record Pair(Object left, int number, boolean is, long large) {}

    private static final class Whole implements Composed {
        private final int secret;

        Whole(int secret) {
            this.secret = secret;
        }

        private record Parts(int secret) implements Composed.Parts {
            @Override
            public Whole whole() {
                return new Whole(secret);
            }
        }

        @Override
        public Composed.Parts parts() {
            return new Parts(secret);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Whole that && that.secret == secret;
        }

        @Override
        public int hashCode() {
            return Objects.hash(secret);
        }
    }

    private static Object again(Object value) {
        return ValueReader.read(ValueWriter.write(value));
    }

    @Test
    void everyKindOfValueIsReadAsItWasWritten() {
        for (Object value :
                List.of(
                        "Zähne ☃ 𝄞",
                        "x".repeat(70_000),
                        0,
                        -1,
                        Integer.MIN_VALUE,
                        Integer.MAX_VALUE,
                        Long.MIN_VALUE,
                        true,
                        Colour.RED,
                        Colour.BLUE,
                        Optional.empty(),
                        Optional.of("it"),
                        List.of(),
                        List.of(1, "two", List.of(3)),
                        Set.of(Colour.RED, Colour.BLUE),
                        new TreeSet<>(List.of(3, 1, 2)),
                        Map.of("a", 1),
                        new TreeMap<>(Map.of(2, "b", 1, "a")),
                        new Pair(new Whole(7), -5, true, 1L << 40),
                        new Whole(9))) assertThat(again(value)).isEqualTo(value);
    }

    @Test
    void whatStandsTwiceIsWrittenOnce() {
        var pair = new Pair("shared", 1, false, 2);
        var read = (List<?>) again(List.of(pair, pair));
        assertThat(read.get(0)).isSameAs(read.get(1));
        var once = ValueWriter.write(List.of(pair)).length;
        assertThat(ValueWriter.write(List.of(pair, pair, pair)).length).isLessThan(once + 8);
    }

    @Test
    void whatIsNoValueIsNotWritten() {
        assertThatThrownBy(() -> ValueWriter.write(new Pair(new Random(1), 1, true, 1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(
                        () ->
                                ValueWriter.write(
                                        new TreeSet<>(
                                                new TreeMap<>(java.util.Comparator.reverseOrder())
                                                        .navigableKeySet())))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void otherBytesAreNoValue() {
        var bytes = ValueWriter.write(List.of("some", new Pair("text", 1, true, 1)));
        assertThatThrownBy(() -> ValueReader.read(Arrays.copyOf(bytes, bytes.length / 2)))
                .isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> ValueReader.read(new byte[] {99}))
                .isInstanceOf(RuntimeException.class);
    }
}
