package hegemon.sparta.search;

import static hegemon.sparta.search.Bits.HIGH;
import static hegemon.sparta.search.Bits.LOW;

import hegemon.sparta.Options;
import hegemon.sparta.Position;
import hegemon.sparta.SpartaState;

/**
 * The same game as {@link SpartaState}, made for speed: moves are made and taken back in place.
 * Tests hold it to the rules.
 */
public final class Board {
    /** The game goes on. */
    static final int OPEN = 2;

    /** As an outcome, beside the number of the side that won. */
    static final int DRAW = 3;

    // Pieces by side, heroes of both sides, cities of both sides and of South.
    final long[] low = new long[2];
    final long[] high = new long[2];
    long heroLow;
    long heroHigh;
    long cityLow;
    long cityHigh;
    long southLow;
    long southHigh;

    /** 0 to move is South. */
    int side;

    /** Names the position, side to move included. */
    long key;

    /** Turns since something happened that cannot be undone (SP-6.4). */
    int quiet;

    /** Turns since a capture or a promotion: no position before that can come again (SP-6.4). */
    int reversible;

    private final boolean repetition;
    private final int quietLimit;
    private final boolean heroesTake;
    private final int stalemateLimit;

    /** What stands on a square: 0 nothing, else 1 + side. */
    final byte[] at = new byte[Bits.SQUARES + 1];

    private final Enclosure enclosure = new Enclosure(at);
    private final Past past = new Past();

    private Board(Options options) {
        repetition = options.repetition();
        quietLimit = options.quietLimit();
        heroesTake = options.heroesTake();
        stalemateLimit = options.stalemateLimit();
    }

    /** A game that begins here. */
    public static Board of(Position position, Options options) {
        var board = new Board(options);
        board.load(position);
        return board;
    }

    /** A game under way, with the positions that could come again. */
    public static Board of(SpartaState state) {
        var board = new Board(state.setup().options());
        for (Position earlier : state.past().positions()) {
            board.load(earlier);
            board.past.push(board);
            board.reversible++;
        }
        board.load(state.position());
        board.quiet = state.quiet();
        return board;
    }

    private void load(Position position) {
        Bridge.load(position, this);
        key = freshKey();
    }

    /** The key computed from nothing; {@link #make} keeps it up to date. */
    long freshKey() {
        long fresh = side == 0 ? 0 : Zobrist.NORTH_TO_MOVE;
        for (int square = 0; square < Bits.SQUARES; square++) {
            if (at[square] > 0) fresh ^= Zobrist.PIECE[100 * (at[square] - 1) + square];
            if (isHero(square)) fresh ^= Zobrist.HERO[square];
            if (((southLow & LOW[square]) | (southHigh & HIGH[square])) != 0)
                fresh ^= Zobrist.CITY[square];
        }
        return fresh;
    }

    /** The position as the rules know it. */
    public Position position() {
        return Bridge.position(this);
    }

    boolean isHero(int square) {
        return ((heroLow & LOW[square]) | (heroHigh & HIGH[square])) != 0;
    }

    boolean isCity(int square) {
        return ((cityLow & LOW[square]) | (cityHigh & HIGH[square])) != 0;
    }

    /** Whether this city belongs to this side. */
    boolean isOwned(int city, int owner) {
        return (((southLow & LOW[city]) | (southHigh & HIGH[city])) != 0) == (owner == 0);
    }

    long cityLow(int owner) {
        return owner == 0 ? southLow : cityLow & ~southLow;
    }

    long cityHigh(int owner) {
        return owner == 0 ? southHigh : cityHigh & ~southHigh;
    }

    long emptyLow() {
        return Bits.FULL & ~(low[0] | low[1]);
    }

    long emptyHigh() {
        return Bits.FULL & ~(high[0] | high[1]);
    }

    int pieces(int owner) {
        return Bits.count(low[owner], high[owner]);
    }

    int cities(int owner) {
        return Bits.count(cityLow(owner), cityHigh(owner));
    }

    int quiet() {
        return quiet;
    }

    /** How many pieces of this side the last move took off the board. */
    int lost(int owner) {
        return past.pieces(owner) - pieces(owner);
    }

    /** Plays a legal move. */
    void make(int move) {
        past.push(this);
        quiet++;
        reversible++;
        if (move != Moves.PASS) {
            if (Moves.from(move) == Moves.to(move)) promote(Moves.to(move));
            else walk(Moves.from(move), Moves.to(move));
        }
        side ^= 1;
        key ^= Zobrist.NORTH_TO_MOVE;
    }

    private void promote(int square) {
        heroLow |= LOW[square];
        heroHigh |= HIGH[square];
        key ^= Zobrist.HERO[square];
        quiet = 0;
        reversible = 0;
    }

    private void walk(int from, int to) {
        boolean hero = isHero(from);
        low[side] ^= LOW[from] | LOW[to];
        high[side] ^= HIGH[from] | HIGH[to];
        at[from] = 0;
        at[to] = (byte) (1 + side);
        key ^= Zobrist.PIECE[100 * side + from] ^ Zobrist.PIECE[100 * side + to];
        if (hero) {
            heroLow ^= LOW[from] | LOW[to];
            heroHigh ^= HIGH[from] | HIGH[to];
            key ^= Zobrist.HERO[from] ^ Zobrist.HERO[to];
        }
        if (isCity(to)) enter(to, hero);
        long near = (Bits.NEAR_LOW[to] & ~emptyLow()) | (Bits.NEAR_HIGH[to] & ~emptyHigh());
        if (near != 0 && enclosure.find(to)) remove(enclosure.low, enclosure.high);
    }

    /** SP-4.1. */
    private void enter(int city, boolean hero) {
        if (isOwned(city, side)) {
            if (!hero) promote(city);
        } else if (!hero || heroesTake) {
            southLow ^= LOW[city];
            southHigh ^= HIGH[city];
            key ^= Zobrist.CITY[city];
            quiet = 0;
        }
    }

    /** Takes all of these off the board at once (SP-4.2). */
    private void remove(long goneLow, long goneHigh) {
        long restLow = goneLow;
        long restHigh = goneHigh;
        while ((restLow | restHigh) != 0) {
            int square = Bits.first(restLow, restHigh);
            restLow &= ~LOW[square];
            restHigh &= ~HIGH[square];
            key ^= Zobrist.PIECE[100 * (at[square] - 1) + square];
            if (isHero(square)) key ^= Zobrist.HERO[square];
            at[square] = 0;
        }
        for (int owner = 0; owner < 2; owner++) {
            low[owner] &= ~goneLow;
            high[owner] &= ~goneHigh;
        }
        heroLow &= ~goneLow;
        heroHigh &= ~goneHigh;
        quiet = 0;
        reversible = 0;
    }

    /** Gives the turn away without doing anything, as no rule allows: the search asks what if. */
    void makeNothing() {
        make(Moves.PASS);
    }

    /** Takes back the last move. */
    void unmake() {
        past.pop(this);
        side ^= 1;
    }

    /** Sets the pieces of a side back to these. */
    void put(int owner, long toLow, long toHigh) {
        fill(low[owner] & ~toLow, high[owner] & ~toHigh, 0);
        fill(toLow & ~low[owner], toHigh & ~high[owner], 1 + owner);
        low[owner] = toLow;
        high[owner] = toHigh;
    }

    private void fill(long onLow, long onHigh, int what) {
        while ((onLow | onHigh) != 0) {
            int square = Bits.first(onLow, onHigh);
            onLow &= ~LOW[square];
            onHigh &= ~HIGH[square];
            at[square] = (byte) what;
        }
    }

    /** SP-6.1 to SP-6.3: the side that has won, {@link #DRAW} or {@link #OPEN}. */
    int outcome() {
        int southCities = cities(0);
        int northCities = cities(1);
        if (northCities == 0) return 0;
        if (southCities == 0) return 1;
        int south = pieces(0);
        int north = pieces(1);
        if (Math.min(south, north) > 1 && Math.max(south, north) > 2) return OPEN;
        if (south <= 1 && north > 1) return 1;
        if (north <= 1 && south > 1) return 0;
        return byCities();
    }

    private int byCities() {
        int lead = cities(0) - cities(1);
        return lead == 0 ? DRAW : lead > 0 ? 0 : 1;
    }

    /** SP-6.4, for a position in which {@link #outcome} is open. */
    int outcomeOfGame() {
        if (repetition && occurrences() >= 3) return DRAW;
        return isOut(quiet, quietLimit) || isOut(reversible, stalemateLimit) ? byCities() : OPEN;
    }

    private static boolean isOut(int turns, int limit) {
        return limit > 0 && turns >= limit;
    }

    /** How often this position was on the board, now included. */
    int occurrences() {
        return 1 + past.count(key, reversible);
    }

    /** Whether repetition ends games here, so that the search may take the first one as a draw. */
    boolean repeats() {
        return repetition && occurrences() > 1;
    }
}
