package hegemon.earthwater.search;

/** Playouts of uniformly random legal choices. */
final class RandomPlayout extends Playout {
    private final Xorshift random;

    RandomPlayout(long seed) {
        this.random = new Xorshift(seed);
    }

    @Override
    int choose(int side, Ask ask, int options, int first, int second) {
        return random.below(options);
    }

    @Override
    int chance(int bound) {
        return random.below(bound);
    }
}
