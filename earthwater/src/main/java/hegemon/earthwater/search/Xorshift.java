package hegemon.earthwater.search;

/** A small fast source of chance for games that are only imagined. */
final class Xorshift {
    private long seed;

    Xorshift(long seed) {
        this.seed = (seed * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L) | 1;
    }

    /** A number from 0 to {@code bound - 1}: scaled by the high half of a product. */
    int below(int bound) {
        return (int) (((next() >>> 32) * bound) >>> 32);
    }

    /** A number from 0 up to 1. */
    double fraction() {
        return (next() >>> 11) * 0x1p-53;
    }

    private long next() {
        seed ^= seed << 13;
        seed ^= seed >>> 7;
        seed ^= seed << 17;
        return seed;
    }
}
