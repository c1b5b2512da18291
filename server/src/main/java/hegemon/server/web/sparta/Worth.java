package hegemon.server.web.sparta;

import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Thought;
import hegemon.table.Outcome;

import java.util.Optional;

/**
 * What a position is worth to the side to move.
 *
 * @param value in hundredths of a fighter
 * @param winIn after how many turns the game is won, by whoever {@code value} says
 */
record Worth(int value, Optional<Integer> winIn) {
    /** More than any number of fighters. */
    static final int WON = 30_000;

    static Worth of(Thought thought) {
        var plies = thought.winIn();
        return new Worth(
                thought.value(),
                plies.isPresent()
                        ? Optional.of(Math.abs(plies.getAsInt()))
                        : Optional.<Integer>empty());
    }

    /** Of a game that is over. */
    static Worth of(SpartaState state, Outcome outcome) {
        if (outcome.isDraw()) return new Worth(0, Optional.empty());
        boolean own = outcome.winners().contains(state.position().toMove().seat());
        return new Worth(own ? WON : -WON, Optional.of(0));
    }
}
