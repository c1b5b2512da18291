package hegemon.server.web.sparta.puzzle;

import hegemon.server.id.TableId;
import hegemon.sparta.MoveText;
import hegemon.sparta.SpartaState;
import hegemon.sparta.SpartaView;
import hegemon.sparta.puzzle.Puzzle;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A puzzle with all that its page shows, so that it can be solved without a line to the server.
 *
 * @param number its place among those that are shipped, from 1; those of this house begin beyond a
 *     million
 * @param game of this house, in which it was found
 * @param line the moves of both sides, as the board plays them
 * @param views the positions of the line: one more than moves
 * @param tempting the best other first move and what refutes it, as the board plays them
 * @param told the same with the suffixes for readers
 * @param refutation the positions after each of them
 */
record PuzzleJson(
        int number,
        String theme,
        int level,
        int length,
        String position,
        List<String> line,
        List<SpartaView> views,
        List<String> tempting,
        List<String> told,
        List<SpartaView> refutation,
        Optional<TableId> game) {
    static PuzzleJson of(int number, Puzzle puzzle, Optional<TableId> game) {
        var line = states(puzzle, puzzle.line());
        var refutation = states(puzzle, puzzle.tempting());
        return new PuzzleJson(
                number,
                puzzle.theme().word(),
                puzzle.level(),
                puzzle.length(),
                puzzle.position(),
                puzzle.line(),
                views(line),
                puzzle.tempting(),
                refutation.stream()
                        .skip(1)
                        .map(state -> MoveText.print(state.last().orElseThrow()))
                        .toList(),
                refutation.stream().skip(1).map(state -> state.view(Seat.SPECTATOR)).toList(),
                game);
    }

    private static List<SpartaState> states(Puzzle puzzle, List<String> moves) {
        var states = new ArrayList<>(List.of(puzzle.start()));
        for (var move : moves) states.add(states.getLast().after(move).orThrow());
        return states;
    }

    /** As the solver sees them: with what each of the own moves would bring about. */
    private static List<SpartaView> views(List<SpartaState> states) {
        var solver = states.getFirst().position().toMove().seat();
        return states.stream().map(state -> state.view(solver)).toList();
    }
}
