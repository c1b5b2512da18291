package hegemon.earthwater.search;

/** Playouts of uniformly random legal choices. */
final class RandomPlayout extends Playout {
    private long seed;

    RandomPlayout(long seed) {
        this.seed = (seed * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L) | 1;
    }

    /** Random choices among those that do something. */
    static RandomPlayout eager(long seed) {
        var playout = new RandomPlayout(seed);
        playout.eager = true;
        return playout;
    }

    @Override
    int choose(int side, int options) {
        return chance(options);
    }

    /** Xorshift, scaled by the high half of a product. */
    @Override
    int chance(int bound) {
        seed ^= seed << 13;
        seed ^= seed >>> 7;
        seed ^= seed << 17;
        return (int) (((seed >>> 32) * bound) >>> 32);
    }
}
