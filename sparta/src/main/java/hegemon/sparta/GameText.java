package hegemon.sparta;

import hegemon.table.Outcome;
import hegemon.table.Parse;

import java.util.List;
import java.util.Optional;

/**
 * A game as text for people and other programs (SP-7.3): tag pairs, then numbered moves with the
 * suffixes for readers, then the result once more.
 *
 * <pre>
 * [Event "Friendly game"]
 * [Date "2026-11-15"]
 * [South "Ada"]
 * [North "Bo"]
 * [Setup "standard"]
 * [Options "repetition=on quiet=100 heroes-take=on"]
 * [Result "*"]
 *
 * 1. e2-e4 e9-e7 2. d2-d4 *
 * </pre>
 */
public record GameText(
        String event,
        String date,
        String south,
        String north,
        Setup setup,
        Result result,
        List<Move> moves) {
    public GameText {
        moves = List.copyOf(moves);
    }

    /** How it ended, as in chess; a game may also end by the will of the players. */
    public enum Result {
        SOUTH_WINS("1-0"),
        NORTH_WINS("0-1"),
        DRAW("1/2-1/2"),
        OPEN("*");

        private final String text;

        Result(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }

        public static Result of(Outcome outcome) {
            if (outcome.isDraw()) return DRAW;
            return outcome.winners().contains(Side.SOUTH.seat()) ? SOUTH_WINS : NORTH_WINS;
        }

        public static Optional<Result> of(String text) {
            for (Result result : values()) if (result.text.equals(text)) return Optional.of(result);
            return Optional.empty();
        }
    }

    /** The first game of a text; every move is played, and refused where it is not legal. */
    public static Parse<GameText> parse(String text) {
        return AnnotatedGame.parseAll(text).map(games -> games.getFirst().game());
    }

    /** The state after the last move. */
    public SpartaState end() {
        var state = SpartaState.start(setup);
        for (Move move : moves) state = state.play(state.position().toMove().seat(), move);
        return state;
    }

    GameText with(Result other, List<Move> line) {
        return new GameText(event, date, south, north, setup, other, line);
    }

    public String print() {
        return AnnotatedGame.of(this).print();
    }
}
