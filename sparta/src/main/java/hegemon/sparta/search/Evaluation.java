package hegemon.sparta.search;

/**
 * What a position is worth to the side to move, in hundredths of a fighter: a sum of features, each
 * with two weights, one for a full board and one for an empty one. The weights are tuned, see
 * {@link Weights}.
 */
final class Evaluation {
    /** Every feature counts once for the side to move and once, with a minus, for the other. */
    static final int PIECES = 0; // how many pieces: 0 to 8

    static final int HEROES = PIECES + 9; // how many of them are heroes: 0 to 8
    static final int CITIES = HEROES + 9; // how many cities: 0 to 8
    static final int FIGHTER_AT = CITIES + 9; // where: 5 files, mirrored, on 10 ranks
    static final int HERO_AT = FIGHTER_AT + 50;
    static final int REACH = HERO_AT + 50; // squares within reach
    static final int GUARDS = REACH + 1; // own pieces in own cities
    static final int SQUATTERS = GUARDS + 1; // own pieces in enemy cities
    static final int RECRUITS = SQUATTERS + 1; // fighters that can promote in place
    static final int SAFE = RECRUITS + 1; // own cities out of the enemy's reach

    // Only for the side to move, and only for the other one.
    static final int STRIKES =
            SAFE + 1; // squares within reach that enclose enemies: 0 to 3 or more
    static final int RAIDS = STRIKES + 4; // free enemy cities within reach: 0 to 3 or more
    static final int SCHOOLS = RAIDS + 4; // free own cities within reach, if there are fighters
    static final int WAITING = 12; // the same for the other side, this much further
    static final int TURN = SCHOOLS + 4 + WAITING; // the right to move

    static final int FEATURES = TURN + 1;

    private static final int FULL_BOARD = 16;
    private static final int[][] PLACE = places();

    private final Board board;
    private final Generator generator;
    private final int[] full;
    private final int[] bare;
    private final int[] trace = new int[FEATURES];
    private boolean tracing = false;
    private int fullSum;
    private int bareSum;

    Evaluation(Board board, Weights weights) {
        this.board = board;
        this.generator = new Generator(board);
        this.full = weights.full();
        this.bare = weights.bare();
    }

    int value() {
        fullSum = bareSum = 0;
        int side = board.side;
        add(TURN, 1);
        men(side, 1);
        men(side ^ 1, -1);
        plans(side, 1, 0);
        plans(side ^ 1, -1, WAITING);
        int phase = phase();
        return (fullSum * phase + bareSum * (FULL_BOARD - phase)) / FULL_BOARD;
    }

    /** How full the board is, 0 to 16. */
    int phase() {
        return board.pieces(0) + board.pieces(1);
    }

    /** How often each feature counts here, for tuning. */
    int[] features() {
        java.util.Arrays.fill(trace, 0);
        tracing = true;
        value();
        tracing = false;
        return trace.clone();
    }

    private void add(int feature, int count) {
        fullSum += full[feature] * count;
        bareSum += bare[feature] * count;
        if (tracing) trace[feature] += count;
    }

    private void men(int side, int sign) {
        long low = board.low[side];
        long high = board.high[side];
        long cityLow = board.cityLow(side);
        long cityHigh = board.cityHigh(side);
        add(PIECES + Bits.count(low, high), sign);
        add(HEROES + Bits.count(low & board.heroLow, high & board.heroHigh), sign);
        add(CITIES + Bits.count(cityLow, cityHigh), sign);
        add(GUARDS, sign * Bits.count(low & cityLow, high & cityHigh));
        add(
                SQUATTERS,
                sign
                        * Bits.count(
                                low & board.cityLow & ~cityLow, high & board.cityHigh & ~cityHigh));
        add(
                RECRUITS,
                sign
                        * Bits.count(
                                low & cityLow & ~board.heroLow, high & cityHigh & ~board.heroHigh));
        places(FIGHTER_AT, PLACE[side], low & ~board.heroLow, high & ~board.heroHigh, sign);
        places(HERO_AT, PLACE[side], low & board.heroLow, high & board.heroHigh, sign);
    }

    private void places(int feature, int[] place, long low, long high, int sign) {
        for (; low != 0; low &= low - 1)
            add(feature + place[Long.numberOfTrailingZeros(low)], sign);
        for (; high != 0; high &= high - 1)
            add(feature + place[Bits.HALF + Long.numberOfTrailingZeros(high)], sign);
    }

    private void plans(int side, int sign, int offset) {
        long emptyLow = board.emptyLow();
        long emptyHigh = board.emptyHigh();
        generator.reachOfAll(side, emptyLow, emptyHigh);
        long low = generator.reachLow;
        long high = generator.reachHigh;
        add(REACH, sign * Bits.count(low, high));
        long foreignLow = board.cityLow(side ^ 1);
        long foreignHigh = board.cityHigh(side ^ 1);
        add(SAFE, -sign * Bits.count(foreignLow & ~low, foreignHigh & ~high));
        add(RAIDS + offset + few(foreignLow & low, foreignHigh & high), sign);
        long fighterLow = board.low[side] & ~board.heroLow;
        long fighterHigh = board.high[side] & ~board.heroHigh;
        if ((fighterLow | fighterHigh) != 0)
            add(
                    SCHOOLS + offset + few(board.cityLow(side) & low, board.cityHigh(side) & high),
                    sign);
        generator.enclosing(side, emptyLow, emptyHigh);
        add(STRIKES + offset + few(generator.targetLow & low, generator.targetHigh & high), sign);
    }

    private static int few(long low, long high) {
        return Math.min(3, Bits.count(low, high));
    }

    /** For each side and square: five files from the edge inwards, ten ranks from its own side. */
    private static int[][] places() {
        var places = new int[2][Bits.SQUARES];
        for (int square = 0; square < Bits.SQUARES; square++) {
            int file = Math.min(square % 10, 9 - square % 10);
            places[0][square] = square / 10 * 5 + file;
            places[1][square] = (9 - square / 10) * 5 + file;
        }
        return places;
    }
}
