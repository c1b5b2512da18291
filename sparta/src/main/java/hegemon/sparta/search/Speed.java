package hegemon.sparta.search;

import hegemon.sparta.Position;

import java.time.Duration;
import java.util.function.LongSupplier;

/** How fast the board is on this machine, on one thread. */
public record Speed(long playoutsPerSecond, long movesPerSecond, long perftNodesPerSecond) {
    private static final int PERFT_DEPTH = 3;
    private static final int GAMES = 100;

    /**
     * Measures each kind for this long, after as long a warm-up.
     *
     * @param clock in nanoseconds: the time of day, or that of the processor where others use it
     *     too
     */
    public static Speed measure(Position position, Duration time, LongSupplier clock) {
        var playout = Playout.from(position, 1);
        LongSupplier games = () -> games(playout);
        LongSupplier perft = () -> Perft.leaves(position, PERFT_DEPTH);
        run(games, time, clock);
        var played = run(games, time, clock);
        run(perft, time, clock);
        var counted = run(perft, time, clock);
        return new Speed(
                Math.round(GAMES * played.rounds / played.seconds),
                Math.round(played.sum / played.seconds),
                Math.round(counted.sum / counted.seconds));
    }

    private static long games(Playout playout) {
        long moves = 0;
        for (int i = 0; i < GAMES; i++) moves += playout.game();
        return moves;
    }

    private record Run(long rounds, long sum, double seconds) {}

    private static Run run(LongSupplier work, Duration time, LongSupplier clock) {
        long started = clock.getAsLong();
        long rounds = 0;
        long sum = 0;
        while (clock.getAsLong() - started < time.toNanos()) {
            sum += work.getAsLong();
            rounds++;
        }
        return new Run(rounds, sum, (clock.getAsLong() - started) / 1e9);
    }
}
