package hegemon.table;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.RandomAccess;

/**
 * An immutable list that grows without being copied. A longer list shares the places of the shorter
 * one, and each place is given out once: of two lists that grow from the same beginning the second
 * one moves to places of its own. So a chain of n additions costs n in time and memory.
 */
public final class GrowingList<E> extends AbstractList<E> implements RandomAccess {
    private final Places places;
    private final Object[] items; // final: whoever sees the list sees what it holds
    private final int size;

    private GrowingList(Places places, Object[] items, int size) {
        this.places = places;
        this.items = items;
        this.size = size;
    }

    public static <E> GrowingList<E> of() {
        return copyOf(Arrays.asList());
    }

    /** The list itself if it is one that grows; else a copy. */
    public static <E> GrowingList<E> copyOf(Collection<? extends E> elements) {
        if (elements instanceof GrowingList<?> list) {
            @SuppressWarnings("unchecked") // nobody can put anything else into it
            var same = (GrowingList<E>) list;
            return same;
        }
        var items = elements.toArray();
        return new GrowingList<>(new Places(items), items, items.length);
    }

    /** This list and one element more. */
    public GrowingList<E> plus(E element) {
        return places.taken(size, element)
                .map(held -> new GrowingList<E>(places, held, size + 1))
                .orElseGet(() -> apart().plus(element));
    }

    /** Another list has gone on from here already. */
    private GrowingList<E> apart() {
        var own = Arrays.copyOf(items, size);
        return new GrowingList<>(new Places(own), own, size);
    }

    /** The list as it was when it had this many elements. */
    public GrowingList<E> first(int many) {
        if (many < 0 || many > size) throw new IndexOutOfBoundsException(many);
        return new GrowingList<>(places, items, many);
    }

    @Override
    @SuppressWarnings("unchecked") // plus and copyOf put nothing else in
    public E get(int index) {
        if (index < 0 || index >= size) throw new IndexOutOfBoundsException(index);
        return (E) items[index];
    }

    @Override
    public int size() {
        return size;
    }

    /** What lists with a common beginning hold. */
    private static final class Places {
        private static final int LEAST = 8;

        private Object[] items;
        private int taken;

        Places(Object[] items) {
            this.items = items;
            this.taken = items.length;
        }

        /** Takes this place, if it is the next one: where it is held. */
        synchronized Optional<Object[]> taken(int place, Object element) {
            if (place != taken) return Optional.empty();
            if (taken == items.length)
                items = Arrays.copyOf(items, Math.max(LEAST, 2 * items.length));
            items[taken++] = element;
            return Optional.of(items);
        }
    }
}
