package hegemon.cli.sparta.league;

import hegemon.sparta.Sparta;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Player;

import java.util.List;

/** Somebody who plays in the league. Used by one game at a time. */
public interface Entrant extends AutoCloseable {
    /** It did not answer as it should: the game is lost. */
    final class Fault extends Exception {
        Fault(String why) {
            super(why);
        }

        String why() {
            return String.valueOf(getMessage());
        }
    }

    String name();

    /** Another game begins. */
    default void begin() throws Fault {}

    /**
     * @param played all moves since the set-up, as they are written
     * @param seed of whatever is random in the choice
     */
    String choose(SpartaState state, List<String> played, long seed) throws Fault;

    @Override
    default void close() {}

    /** A player of our own. */
    static Entrant of(String name, Player player) {
        return new Entrant() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public String choose(SpartaState state, List<String> played, long seed) {
                return new Sparta().print(player.choose(state, seed));
            }
        };
    }
}
