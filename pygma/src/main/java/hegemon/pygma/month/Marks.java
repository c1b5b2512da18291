package hegemon.pygma.month;

import hegemon.pygma.world.Geometry;

import java.util.Arrays;

/** A set of fields that can be emptied at once: each realm's turn costs only what it marks. */
final class Marks {
    private final int[] round;
    private int[] fields = new int[64];
    private int count;
    private int current = 1;

    Marks(int fields) {
        round = new int[fields];
    }

    void clear() {
        current++;
        count = 0;
    }

    boolean has(int field) {
        return round[field] == current;
    }

    void add(int field) {
        if (round[field] == current) return;
        round[field] = current;
        if (count == fields.length) fields = Arrays.copyOf(fields, 2 * count);
        fields[count++] = field;
    }

    /** Every field within this many steps. */
    void around(Geometry map, int centre, int range) {
        for (int field : map.within(centre, range)) add(field);
    }

    int[] fields() {
        return Arrays.copyOf(fields, count);
    }

    int[] sorted() {
        var sorted = fields();
        Arrays.sort(sorted);
        return sorted;
    }
}
