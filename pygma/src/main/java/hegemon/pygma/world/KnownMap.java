package hegemon.pygma.world;

import hegemon.table.values.Composed;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * A realm's partial map (PI-1.6): the fields it has seen, as it last saw them. Sorted arrays: its
 * size is what the realm knows, not the size of the world.
 */
public final class KnownMap implements Composed {
    public static final KnownMap EMPTY = new KnownMap(new int[0], new Known[0]);

    private final int[] fields;
    private final Known[] known;

    private KnownMap(int[] fields, Known[] known) {
        this.fields = fields;
        this.known = known;
    }

    private record Parts(List<Integer> fields, List<Known> known) implements Composed.Parts {
        @Override
        public KnownMap whole() {
            return new KnownMap(
                    fields.stream().mapToInt(Integer::intValue).toArray(),
                    known.toArray(Known[]::new));
        }
    }

    @Override
    public Composed.Parts parts() {
        return new Parts(Arrays.stream(fields).boxed().toList(), List.of(known));
    }

    public int size() {
        return fields.length;
    }

    /** The i-th known field, in the order of addresses. */
    public int field(int i) {
        return fields[i];
    }

    public Known known(int i) {
        return known[i];
    }

    public boolean knows(int field) {
        return Arrays.binarySearch(fields, field) >= 0;
    }

    public Optional<Known> get(int field) {
        int i = Arrays.binarySearch(fields, field);
        return i < 0 ? Optional.empty() : Optional.of(known[i]);
    }

    /**
     * With these fields seen anew.
     *
     * @param seen sorted, without repetition
     */
    public KnownMap seeing(int[] seen, IntFunction<Known> look) {
        var allFields = new int[fields.length + seen.length];
        var all = new Known[allFields.length];
        int old = 0;
        int count = 0;
        for (int field : seen) {
            while (old < fields.length && fields[old] < field) {
                allFields[count] = fields[old];
                all[count++] = known[old++];
            }
            if (old < fields.length && fields[old] == field) old++;
            allFields[count] = field;
            all[count++] = look.apply(field);
        }
        while (old < fields.length) {
            allFields[count] = fields[old];
            all[count++] = known[old++];
        }
        return new KnownMap(Arrays.copyOf(allFields, count), Arrays.copyOf(all, count));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KnownMap that
                && Arrays.equals(fields, that.fields)
                && Arrays.equals(known, that.known);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(fields);
    }

    @Override
    public String toString() {
        return fields.length + " known fields";
    }
}
