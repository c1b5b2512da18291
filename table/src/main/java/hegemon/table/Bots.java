package hegemon.table;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The players made of code for one game, from level 1 (a beginner) to {@link #levels()} (the best
 * there is). Found through a service file, like the games.
 */
public interface Bots<S extends State<S, M, V>, M, V> {
    /** The name of the game they play. */
    String game();

    int levels();

    /** How strong each level plays, from level 1, where matches have shown it; else nothing. */
    default List<Integer> ratings() {
        return List.of();
    }

    /** A legal move for this seat, chosen from what this seat may know. */
    M choose(S state, Seat seat, Thinking thinking);

    /**
     * @param time the longest it may think
     * @param seed of whatever is random in its choice
     * @param stopped becomes true when the answer is no longer wanted; any legal move will do then
     */
    record Thinking(int level, Duration time, long seed, BooleanSupplier stopped) {}
}
