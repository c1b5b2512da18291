package hegemon.server.web.sparta;

import com.fasterxml.jackson.annotation.JsonInclude;

import hegemon.sparta.Move;
import hegemon.sparta.MoveText;
import hegemon.sparta.Side;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the engine thinks of a position so far.
 *
 * @param nodes positions looked at
 * @param speed of them in a second
 * @param lines the best first
 * @param proved that the side to move wins, whatever the other does
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record Judgement(int depth, long nodes, long speed, List<Line> lines, Optional<Proved> proved) {
    Judgement {
        lines = List.copyOf(lines);
    }

    /**
     * A win that was proved.
     *
     * @param turns after how many turns the game is won at the latest
     * @param moves with the answers that hold out longest
     */
    record Proved(String winner, int turns, List<String> moves) {
        static Proved of(SpartaState state, Proof proof) {
            return new Proved(
                    state.position().toMove().toString(),
                    proof.plies(),
                    Line.told(state, proof.line()));
        }
    }

    /**
     * A line of play and what it is worth.
     *
     * @param value to South, in hundredths of a fighter
     * @param winIn after how many turns the game is won, if the engine sees that far
     * @param moves with the suffixes for readers
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Line(int value, Optional<Integer> winIn, List<String> moves) {
        Line {
            moves = List.copyOf(moves);
        }

        static Line of(SpartaState state, Worth worth, List<Move> moves) {
            boolean south = state.position().toMove() == Side.SOUTH;
            return new Line(
                    south ? worth.value() : -worth.value(), worth.winIn(), told(state, moves));
        }

        private static List<String> told(SpartaState start, List<Move> moves) {
            var texts = new ArrayList<String>();
            var state = start;
            for (Move move : moves) {
                var seat = state.position().toMove().seat();
                if (state.refuse(seat, move).isPresent()) break;
                state = state.play(seat, move);
                texts.add(MoveText.print(state.last().orElseThrow()));
            }
            return texts;
        }
    }
}
