package hegemon.sparta;

import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game with what its readers add (SP-7.4): other lines, marks, remarks, and how long each move
 * took.
 *
 * @param game its heading, and the main line: of the turns that answer the same one, the first
 * @param remark before the first move
 */
public record AnnotatedGame(GameText game, String remark, List<Turn> turns) {
    /** Far beyond any game that people play, and little enough to be computed at once. */
    public static final int MOST_TURNS = 2_000;

    public static final int LONGEST_REMARK = 2_000;

    public AnnotatedGame {
        turns = List.copyOf(turns);
    }

    /**
     * @param after the number of the turn before it, from 1; 0 at the beginning
     */
    public record Turn(int after, Move move, Notes notes) {}

    /**
     * @param seconds how long the move took, if that is known
     */
    public record Notes(Mark mark, String remark, Optional<Integer> seconds) {
        public static final Notes NONE = new Notes(Mark.NONE, "", Optional.empty());

        public Notes {
            remark = plain(remark);
        }
    }

    /** A turn as it is written, not yet played. */
    public record Written(int after, String move, Notes notes) {}

    /** A game without anything added. */
    static AnnotatedGame of(GameText game) {
        var turns = new ArrayList<Turn>();
        for (Move move : game.moves()) turns.add(new Turn(turns.size(), move, Notes.NONE));
        return new AnnotatedGame(game, "", turns);
    }

    /**
     * Plays what is written.
     *
     * @param heading its moves do not matter; its result does where the rules do not end the game
     */
    public static Parse<AnnotatedGame> of(GameText heading, String remark, List<Written> written) {
        if (written.size() > MOST_TURNS) return tooLong(written.size());
        var turns = new ArrayList<Turn>();
        var states = new ArrayList<>(List.of(SpartaState.start(heading.setup())));
        for (Written each : written) {
            if (each.after() < 0 || each.after() >= states.size()) return nowhere(each);
            var state = states.get(each.after());
            switch (legal(state, each.move())) {
                case Parse.Refused<Move>(var why) -> {
                    return Parse.refused(why);
                }
                case Parse.Parsed<Move>(var move) -> {
                    turns.add(new Turn(each.after(), move, each.notes()));
                    states.add(state.play(state.position().toMove().seat(), move));
                }
            }
        }
        return Parse.of(new AnnotatedGame(heading, plain(remark), turns).settled(states));
    }

    public static <T> Parse<T> tooLong(int turns) {
        return Parse.refused(Refusal.of("house", "sparta.refuse.game.long", turns, MOST_TURNS));
    }

    private static <T> Parse<T> nowhere(Written turn) {
        return Parse.refused(
                Refusal.of("SP-7.4", "sparta.refuse.game.nowhere", Quoted.of(turn.move())));
    }

    private static Parse<Move> legal(SpartaState state, String word) {
        var seat = state.position().toMove().seat();
        return MoveText.parse(word)
                .then(
                        move ->
                                state.refuse(seat, move)
                                        .map(
                                                why ->
                                                        Parse.<Move>refused(
                                                                Refusal.of(
                                                                        "SP-7.3",
                                                                        "sparta.refuse.game.move",
                                                                        state.moveNumber(),
                                                                        Quoted.of(word),
                                                                        why.rule())))
                                        .orElseGet(() -> Parse.of(move)));
    }

    /** With the main line and its result in the heading. */
    private AnnotatedGame settled(List<SpartaState> states) {
        int end = 0;
        var line = new ArrayList<Move>();
        for (var next = answers(end); !next.isEmpty(); next = answers(end)) {
            end = next.getFirst();
            line.add(turns.get(end - 1).move());
        }
        var result = states.get(end).outcome().map(GameText.Result::of).orElse(game.result());
        return new AnnotatedGame(game.with(result, line), remark, turns);
    }

    /** The numbers of the turns that follow this one. */
    List<Integer> answers(int turn) {
        var found = new ArrayList<Integer>();
        for (int number = turn + 1; number <= turns.size(); number++)
            if (turns.get(number - 1).after() == turn) found.add(number);
        return found;
    }

    /** The state at the beginning, then the one after each turn. */
    public List<SpartaState> states() {
        var states = new ArrayList<>(List.of(SpartaState.start(game.setup())));
        for (Turn turn : turns) {
            var state = states.get(turn.after());
            states.add(state.play(state.position().toMove().seat(), turn.move()));
        }
        return states;
    }

    /** All games of a text, one after the other. */
    public static Parse<List<AnnotatedGame>> parseAll(String text) {
        return new GameTextReader().read(text);
    }

    public String print() {
        return new GameTextPrinter(this).print();
    }

    /** In one line, without the brace that would end it. */
    private static String plain(String remark) {
        var line = remark.replaceAll("\\s+", " ").replace('{', '(').replace('}', ')').strip();
        return line.length() <= LONGEST_REMARK ? line : line.substring(0, LONGEST_REMARK);
    }
}
