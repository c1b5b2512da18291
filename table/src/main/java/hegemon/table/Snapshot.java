package hegemon.table;

import java.util.List;
import java.util.SortedSet;

/**
 * A position of a long game and what a match must know of the entries before it. A cache: the log
 * says the same, and a match that begins here is equal to the one that was replayed.
 *
 * @param entry after which the position stands
 * @param marks of all positions up to it, from the set-up on
 * @param counted the entries up to it that count, oldest first
 * @param actors who made one of them
 */
public record Snapshot<S>(
        int entry,
        List<Mark> marks,
        List<Integer> counted,
        SortedSet<Seat> actors,
        SortedSet<Seat> advised,
        S state) {
    /** What is asked of earlier positions without looking at them. */
    public record Mark(Turn turn, String caption, Object gist) {
        static Mark of(State<?, ?, ?> state) {
            return new Mark(state.turn(), state.caption(), state.gist());
        }

        /** Of the next position: under the same caption the gist stays. */
        Mark then(State<?, ?, ?> state) {
            return state.caption().equals(caption)
                    ? new Mark(state.turn(), caption, gist)
                    : of(state);
        }
    }
}
