package hegemon.pygma.month;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** The fields of each realm, found in one pass over the map. */
final class Holdings {
    private final int[] start;
    private final int[] fields;

    private Holdings(int[] start, int[] fields) {
        this.start = start;
        this.fields = fields;
    }

    /**
     * @param realmOf the realm that holds a field, 0 for none
     */
    static Holdings of(int realms, int fields, IntUnaryOperator realmOf) {
        var start = new int[realms + 2];
        for (int field = 0; field < fields; field++) start[realmOf.applyAsInt(field) + 1]++;
        for (int realm = 1; realm < start.length; realm++) start[realm] += start[realm - 1];
        var next = start.clone();
        var sorted = new int[fields];
        for (int field = 0; field < fields; field++)
            sorted[next[realmOf.applyAsInt(field)]++] = field;
        return new Holdings(start, sorted);
    }

    /** In the order of addresses. */
    int[] of(int realm) {
        return Arrays.copyOfRange(fields, start[realm], start[realm + 1]);
    }
}
