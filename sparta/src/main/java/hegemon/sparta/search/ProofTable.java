package hegemon.sparta.search;

/**
 * What a {@link ProofSearch} knows of positions: how much is missing to prove that the attacker
 * wins, how much to disprove it, and after how many plies a proved win comes. What was settled
 * stays longest.
 */
final class ProofTable {
    /** More is missing than can be counted. */
    static final int ENDLESS = (1 << 24) - 1;

    /** A position nobody looked at: one step is missing either way. */
    static final long FRESH = pack(1, 1, 0);

    /** So many positions share a place. */
    private static final int PLACES = 4;

    private final long[] keys;
    private final long[] entries;
    private final int mask;

    /**
     * @param bits two to this power is the number of entries, of 16 bytes each
     */
    ProofTable(int bits) {
        keys = new long[1 << bits];
        entries = new long[1 << bits];
        mask = (1 << bits) - 1;
    }

    static long pack(int proof, int disproof, int plies) {
        return (long) plies << 48 | (long) disproof << 24 | proof;
    }

    static int proof(long entry) {
        return (int) entry & ENDLESS;
    }

    static int disproof(long entry) {
        return (int) (entry >>> 24) & ENDLESS;
    }

    static int plies(long entry) {
        return (int) (entry >>> 48);
    }

    long find(long key) {
        int first = first(key);
        for (int slot = first; slot < first + PLACES; slot++)
            if (keys[slot] == key && entries[slot] != 0) return entries[slot];
        return FRESH;
    }

    void put(long key, long entry) {
        int slot = place(key);
        keys[slot] = key;
        entries[slot] = entry;
    }

    /**
     * Where this position was, a free place, or that of the position about which least is known.
     * Brothers that drove each other out would be looked at by turns for ever, since of either
     * nothing seems to be missing once it is forgotten.
     */
    private int place(long key) {
        int first = first(key);
        int least = first;
        for (int slot = first; slot < first + PLACES; slot++) {
            if (keys[slot] == key || entries[slot] == 0) return slot;
            if (known(entries[slot]) < known(entries[least])) least = slot;
        }
        return least;
    }

    private int first(long key) {
        return (int) key & mask & -PLACES;
    }

    /** What was settled counts most. */
    private static int known(long entry) {
        return proof(entry) + disproof(entry);
    }
}
