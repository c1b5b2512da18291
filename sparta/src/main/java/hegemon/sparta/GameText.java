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

        static Optional<Result> of(String text) {
            for (Result result : values()) if (result.text.equals(text)) return Optional.of(result);
            return Optional.empty();
        }
    }

    /** From its text; every move is played, and refused where it is not legal. */
    public static Parse<GameText> parse(String text) {
        return new GameTextReader().read(text);
    }

    /** The state after the last move. */
    public SpartaState end() {
        var state = SpartaState.start(setup);
        for (Move move : moves) state = state.play(state.position().toMove().seat(), move);
        return state;
    }

    public String print() {
        var text = new StringBuilder();
        tag(text, "Event", event);
        tag(text, "Date", date);
        tag(text, "South", south);
        tag(text, "North", north);
        tag(text, "Setup", setup.name());
        tag(text, "Options", setup.options().print());
        tag(text, "Result", result.text());
        return text.append('\n').append(movesText()).append(result.text()).append('\n').toString();
    }

    private static void tag(StringBuilder text, String name, String value) {
        var plain = value.replaceAll("\\R", " ").replace("\\", "\\\\").replace("\"", "\\\"");
        text.append("[%s \"%s\"]\n".formatted(name, plain));
    }

    private String movesText() {
        var text = new StringBuilder();
        var state = SpartaState.start(setup);
        for (Move move : moves) {
            var side = state.position().toMove();
            if (side == Side.SOUTH) text.append(state.moveNumber()).append(". ");
            else if (state.turns() == 0) text.append(state.moveNumber()).append("... ");
            text.append(state.told(side.seat(), side.seat(), move));
            text.append(side == Side.NORTH ? '\n' : ' ');
            state = state.play(side.seat(), move);
        }
        return text.toString();
    }
}
