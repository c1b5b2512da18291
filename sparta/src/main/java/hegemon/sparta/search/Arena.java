package hegemon.sparta.search;

import hegemon.sparta.Setup;
import hegemon.sparta.Side;
import hegemon.sparta.SpartaState;

import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Games between two players. A game that lasts too long is cut and counts as drawn; with a
 * stalemate limit (SP-6.4) none does.
 *
 * @param longest after how many turns a game is cut
 * @param swaps whether the players change sides every game, and every two games share an opening
 */
public record Arena(
        Setup setup,
        Player south,
        Player north,
        Beginning beginning,
        int longest,
        boolean swaps,
        long seed) {
    /** About as long as random games last. */
    public static final int USUAL_LENGTH = 600;

    /** How a game ended for the player named first. */
    public enum Ending {
        WON,
        DRAWN,
        LOST
    }

    /** Plays the game with this number, from 0. */
    public Ending play(int number) {
        return play(number, state -> {});
    }

    /**
     * The same.
     *
     * @param watcher sees every position from the end of the opening on, the last one included
     */
    public Ending play(int number, Consumer<SpartaState> watcher) {
        boolean swapped = swaps && number % 2 == 1;
        var random = new SplittableRandom(seed + (swaps ? number / 2 : number) * 7_919L);
        var state = SpartaState.start(setup);
        var begun = beginning.draw(setup, random);
        for (var move : begun) state = state.play(state.position().toMove().seat(), move);
        watcher.accept(state);
        var seeds = new SplittableRandom(seed ^ (number * 104_729L));
        for (int turn = begun.size(); state.outcome().isEmpty(); turn++) {
            if (turn >= longest) return Ending.DRAWN;
            var side = state.position().toMove();
            var player = (side == Side.SOUTH) != swapped ? south : north;
            var move = player.choose(state, seeds.nextLong());
            state.refuse(side.seat(), move)
                    .ifPresent(
                            why -> {
                                throw new IllegalStateException(side + " played: " + why);
                            });
            state = state.play(side.seat(), move);
            watcher.accept(state);
        }
        var outcome = state.outcome().get();
        if (outcome.isDraw()) return Ending.DRAWN;
        return outcome.winners().contains(Side.SOUTH.seat()) != swapped ? Ending.WON : Ending.LOST;
    }
}
