package hegemon.server.web.sparta;

import com.fasterxml.jackson.annotation.JsonInclude;

import hegemon.sparta.AnnotatedGame;
import hegemon.sparta.GameText;
import hegemon.sparta.Mark;
import hegemon.sparta.MoveText;
import hegemon.sparta.Setup;
import hegemon.table.Parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game with what readers added (SP-7.4), as pages send and get it. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record BoardJson(
        Optional<String> event,
        Optional<String> date,
        Optional<String> south,
        Optional<String> north,
        Optional<String> setup,
        Optional<String> result,
        Optional<String> remark,
        Optional<List<TurnJson>> turns) {
    private static final String UNKNOWN = "?";
    private static final int LONGEST_TAG = 80;

    /**
     * @param after the number of the turn before it, from 1; 0 at the beginning
     * @param move with the suffixes for readers
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record TurnJson(
            Optional<Integer> after,
            Optional<String> move,
            Optional<String> mark,
            Optional<String> remark,
            Optional<Integer> seconds) {
        private AnnotatedGame.Written written() {
            return new AnnotatedGame.Written(
                    after.orElse(-1),
                    move.orElse(""),
                    new AnnotatedGame.Notes(
                            mark.flatMap(Mark::of).orElse(Mark.NONE),
                            remark.orElse(""),
                            seconds.filter(it -> it >= 0)));
        }
    }

    static BoardJson of(AnnotatedGame board) {
        var game = board.game();
        var states = board.states();
        var turns = new ArrayList<TurnJson>();
        for (var turn : board.turns()) {
            var effects = states.get(turns.size() + 1).last().orElseThrow();
            turns.add(
                    new TurnJson(
                            Optional.of(turn.after()),
                            Optional.of(MoveText.print(effects)),
                            said(turn.notes().mark().text()),
                            said(turn.notes().remark()),
                            turn.notes().seconds()));
        }
        return new BoardJson(
                Optional.of(game.event()),
                Optional.of(game.date()),
                Optional.of(game.south()),
                Optional.of(game.north()),
                Optional.of(game.setup().print()),
                Optional.of(game.result().text()),
                said(board.remark()),
                Optional.of(turns));
    }

    private static Optional<String> said(String text) {
        return Optional.of(text).filter(it -> !it.isEmpty());
    }

    Parse<AnnotatedGame> board() {
        return Setup.parse(setup.orElse("standard"))
                .map(this::heading)
                .then(heading -> AnnotatedGame.of(heading, remark.orElse(""), written()));
    }

    private GameText heading(Setup begin) {
        return new GameText(
                tag(event),
                tag(date),
                tag(south),
                tag(north),
                begin,
                result.flatMap(GameText.Result::of).orElse(GameText.Result.OPEN),
                List.of());
    }

    private static String tag(Optional<String> text) {
        return text.map(it -> it.substring(0, Math.min(LONGEST_TAG, it.length()))).orElse(UNKNOWN);
    }

    private List<AnnotatedGame.Written> written() {
        return turns.orElse(List.of()).stream().map(TurnJson::written).toList();
    }
}
