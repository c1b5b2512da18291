package hegemon.earthwater;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/** A set of cards: a hand, the pile. Listed in the order of their numbers. */
public record Cards(int bits) {
    public static final Cards NONE = new Cards(0);
    public static final Cards ALL = new Cards(((1 << Card.COUNT) - 1) << 1);

    public static Cards of(Collection<Integer> numbers) {
        return NONE.plus(numbers);
    }

    public static Cards of(int number) {
        return new Cards(1 << number);
    }

    public boolean contains(int number) {
        return (bits & 1 << number) != 0;
    }

    public boolean containsAll(Cards others) {
        return (others.bits & ~bits) == 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Integer.bitCount(bits);
    }

    public Cards plus(int number) {
        return new Cards(bits | 1 << number);
    }

    public Cards plus(Cards others) {
        return new Cards(bits | others.bits);
    }

    public Cards plus(Collection<Integer> numbers) {
        int all = bits;
        for (int number : numbers) all |= 1 << number;
        return new Cards(all);
    }

    public Cards minus(int number) {
        return new Cards(bits & ~(1 << number));
    }

    public Cards minus(Cards others) {
        return new Cards(bits & ~others.bits);
    }

    public List<Integer> numbers() {
        return IntStream.rangeClosed(1, Card.COUNT).filter(this::contains).boxed().toList();
    }
}
