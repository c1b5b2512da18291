package hegemon.sparta.search;

import static hegemon.sparta.search.Bits.HIGH;
import static hegemon.sparta.search.Bits.LOW;

import hegemon.sparta.Options;
import hegemon.sparta.Position;

import java.util.SplittableRandom;

/** Random play: every legal move is as likely as any other. */
public final class Playout {
    /** Longer games are cut. */
    public static final int LONGEST = 300;

    private final SplittableRandom random;
    private final Board board;
    private final Generator generator;
    private final int[] from = new int[8];
    private final long[] reachLow = new long[8];
    private final long[] reachHigh = new long[8];

    Playout(Board board, SplittableRandom random) {
        this.board = board;
        this.generator = new Generator(board);
        this.random = random;
    }

    /** Random games from this position, by the rules of the sheet alone. */
    public static Playout from(Position position, long seed) {
        return new Playout(Board.of(position, Options.BARE), new SplittableRandom(seed));
    }

    /** Plays one game to its end or the cut, takes it back and answers how many moves it had. */
    public int game() {
        int length = play(LONGEST);
        for (int i = 0; i < length; i++) board.unmake();
        return length;
    }

    /** Plays on until the game is over or this many moves are made; answers how many it made. */
    int play(int longest) {
        int length = 0;
        while (length < longest && board.outcome() == Board.OPEN) {
            board.make(anyMove());
            length++;
        }
        return length;
    }

    int anyMove() {
        long emptyLow = board.emptyLow();
        long emptyHigh = board.emptyHigh();
        int side = board.side;
        long low = board.low[side];
        long high = board.high[side];
        int pieces = 0;
        int total = 0;
        while ((low | high) != 0) {
            int square = Bits.first(low, high);
            low &= ~LOW[square];
            high &= ~HIGH[square];
            generator.reach(square, emptyLow, emptyHigh);
            from[pieces] = square;
            reachLow[pieces] = generator.reachLow;
            reachHigh[pieces] = generator.reachHigh;
            pieces++;
            total += Bits.count(generator.reachLow, generator.reachHigh);
        }
        long promoteLow = board.low[side] & ~board.heroLow & board.cityLow(side);
        long promoteHigh = board.high[side] & ~board.heroHigh & board.cityHigh(side);
        int all = total + Bits.count(promoteLow, promoteHigh);
        if (all == 0) return Moves.PASS;
        int pick = random.nextInt(all);
        if (pick >= total) {
            int city = nth(promoteLow, promoteHigh, pick - total);
            return Moves.of(city, city);
        }
        for (int i = 0; ; i++) {
            int here = Bits.count(reachLow[i], reachHigh[i]);
            if (pick < here) return Moves.of(from[i], nth(reachLow[i], reachHigh[i], pick));
            pick -= here;
        }
    }

    private static int nth(long low, long high, int index) {
        int inLow = Long.bitCount(low);
        long half = index < inLow ? low : high;
        for (int skip = index < inLow ? index : index - inLow; skip > 0; skip--) half &= half - 1;
        return Long.numberOfTrailingZeros(half) + (index < inLow ? 0 : Bits.HALF);
    }
}
