package hegemon.sparta.search;

import java.util.Arrays;

/**
 * Remembers positions that were searched: the best move, the value and how deep. Threads share it
 * without locks; an entry that two of them wrote at once does not match its key and is passed over.
 */
final class Table {
    static final int EXACT = 0;
    static final int AT_LEAST = 1;
    static final int AT_MOST = 2;

    /** No entry. */
    static final long NOTHING = 0;

    private final long[] keys;
    private final long[] entries;
    private final int mask;
    private int age = 1;

    /**
     * @param bits two to this power is the number of entries, of 16 bytes each
     */
    Table(int bits) {
        keys = new long[1 << bits];
        entries = new long[1 << bits];
        mask = (1 << bits) - 1;
    }

    void clear() {
        Arrays.fill(keys, 0);
        Arrays.fill(entries, 0);
    }

    /** A new search begins: what older ones left is replaced first. */
    void turnPage() {
        age = age % 63 + 1;
    }

    long find(long key) {
        int at = (int) key & mask & ~1;
        for (int slot = at; slot <= at + 1; slot++) {
            long entry = entries[slot];
            if ((keys[slot] ^ entry) == key && entry != NOTHING) return entry;
        }
        return NOTHING;
    }

    /** Two entries share a place: the deeper one of this search stays in the first. */
    void put(long key, int move, int value, int depth, int bound) {
        int at = (int) key & mask & ~1;
        long entry =
                (long) age << 56
                        | (long) (depth & 255) << 48
                        | (long) bound << 40
                        | (long) (value & 0xFFFF) << 16
                        | move;
        long first = entries[at];
        boolean stays = age(first) == age && depth(first) > depth && (keys[at] ^ first) != key;
        int slot = stays ? at + 1 : at;
        keys[slot] = key ^ entry;
        entries[slot] = entry;
    }

    private static int age(long entry) {
        return (int) (entry >>> 56);
    }

    static int depth(long entry) {
        return (int) (entry >>> 48) & 255;
    }

    static int bound(long entry) {
        return (int) (entry >>> 40) & 3;
    }

    static int value(long entry) {
        return (short) (entry >>> 16);
    }

    static int move(long entry) {
        return (int) entry & 0x3FFF;
    }

    /** The value that an entry settles within this window, or {@link Judge#UNKNOWN}. */
    static int settled(long entry, int alpha, int beta, int ply) {
        int stored = value(entry);
        int value =
                stored >= Judge.WON ? stored - ply : stored <= -Judge.WON ? stored + ply : stored;
        boolean settles =
                switch (bound(entry)) {
                    case EXACT -> true;
                    case AT_LEAST -> value >= beta;
                    default -> value <= alpha;
                };
        return settles ? value : Judge.UNKNOWN;
    }

    /** A value as it is put in the table: there a win counts from its position, not the root. */
    static int counted(int value, int ply) {
        return value >= Judge.WON ? value + ply : value <= -Judge.WON ? value - ply : value;
    }
}
