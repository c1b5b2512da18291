package hegemon.server.store;

import hegemon.table.Score;
import hegemon.table.Seat;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What lists show of a table: nothing that is not open to everybody who may see it.
 *
 * @param entry how many entries it tells of
 * @param seats in the order of the rulebook
 * @param awaited the seats that the game waits for
 * @param advised the seats that asked the house for advice
 * @param ending once the game is over
 * @param scores what is counted for each party
 * @param caption what the game says of how far it is: a month, say
 * @param veiled whether somebody may not know who sits here
 * @param clocks those that run
 */
public record Summary(
        int entry,
        List<Seat> seats,
        List<Seat> awaited,
        List<Seat> advised,
        Optional<Ending> ending,
        List<Score> scores,
        String caption,
        boolean veiled,
        SortedMap<Seat, Clock> clocks) {
    /** Who won, and by which rule. */
    public record Ending(List<Seat> winners, String rule) {}

    /** What a seat had left when its clock began to run, and since when it runs. */
    public record Clock(long left, long since) {}

    /** Without the clocks, which depend on when no server lived: what the log alone decides. */
    public Summary untimed() {
        return new Summary(
                entry, seats, awaited, advised, ending, scores, caption, veiled, new TreeMap<>());
    }
}
