package hegemon.sparta.search;

/**
 * What a {@link ProofSearch} knows of positions: how much is missing to prove that the attacker
 * wins, how much to disprove it, and after how many plies a proved win comes. What was proved stays
 * longest.
 */
final class ProofTable {
    /** More is missing than can be counted. */
    static final int ENDLESS = (1 << 24) - 1;

    /** A position nobody looked at: one step is missing either way. */
    static final long FRESH = pack(1, 1, 0);

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
        int at = (int) key & mask & ~1;
        for (int slot = at; slot <= at + 1; slot++)
            if (keys[slot] == key && entries[slot] != 0) return entries[slot];
        return FRESH;
    }

    void put(long key, long entry) {
        int at = (int) key & mask & ~1;
        int slot = at;
        if (keys[at] != key && entries[at] != 0)
            slot = keys[at + 1] == key || proof(entries[at]) == 0 ? at + 1 : at;
        keys[slot] = key;
        entries[slot] = entry;
    }
}
