package hegemon.cli.sparta.league;

import hegemon.sparta.Move;
import hegemon.sparta.Setup;
import hegemon.sparta.Side;
import hegemon.sparta.Sparta;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Arena.Ending;
import hegemon.sparta.search.Beginning;
import hegemon.table.Parse;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Everybody plays everybody, with both sides from the same opening. A program that does not answer,
 * or plays against the rules, loses that game.
 *
 * @param longest after how many turns a game is cut and drawn
 */
public record League(Setup setup, Beginning beginning, int longest, long seed) {
    private static final Sparta GAME = new Sparta();

    /**
     * One game.
     *
     * @param ending for South
     * @param fault what somebody did wrong; empty if nobody did
     */
    public record Played(String south, String north, Ending ending, int turns, String fault) {}

    /** One game; the same number gives the same opening. */
    public Played play(Entrant south, Entrant north, int number) {
        var moves = new ArrayList<String>();
        var state = SpartaState.start(setup);
        for (var move : beginning.draw(setup, new SplittableRandom(seed + number * 7_919L))) {
            moves.add(GAME.print(move));
            state = state.play(state.position().toMove().seat(), move);
        }
        var seeds = new SplittableRandom(seed ^ (number * 104_729L));
        var names = List.of(south.name(), north.name());
        var mover = south;
        try {
            mover = north;
            north.begin();
            mover = south;
            south.begin();
            while (state.outcome().isEmpty()) {
                if (moves.size() >= longest) return played(names, Ending.DRAWN, moves, "");
                var side = state.position().toMove();
                mover = side == Side.SOUTH ? south : north;
                var text = mover.choose(state, List.copyOf(moves), seeds.nextLong());
                state = after(state, side, text);
                moves.add(text);
            }
        } catch (Entrant.Fault fault) {
            var ending = mover.equals(south) ? Ending.LOST : Ending.WON;
            return played(names, ending, moves, mover.name() + " " + fault.why());
        }
        var outcome = state.outcome().orElseThrow();
        if (outcome.isDraw()) return played(names, Ending.DRAWN, moves, "");
        boolean won = outcome.winners().contains(Side.SOUTH.seat());
        return played(names, won ? Ending.WON : Ending.LOST, moves, "");
    }

    private static Played played(
            List<String> names, Ending ending, List<String> moves, String fault) {
        return new Played(names.getFirst(), names.getLast(), ending, moves.size(), fault);
    }

    private static SpartaState after(SpartaState state, Side side, String text)
            throws Entrant.Fault {
        if (!(GAME.move(text) instanceof Parse.Parsed<Move>(var move)))
            throw new Entrant.Fault("played “" + text + "”, which is no move");
        if (state.refuse(side.seat(), move).isPresent())
            throw new Entrant.Fault("played " + text + " against the rules");
        return state.play(side.seat(), move);
    }
}
