package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.sparta.MoveText;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.table.Parse;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

@Command(
        name = "moves",
        description =
                "Prints the legal moves of a position, sorted, on one line; an empty line if the"
                        + " game is over.")
final class MovesCommand implements Callable<Integer> {
    @Mixin private Start start;
    @Mixin private JsonOption json;

    @Parameters(
            arity = "0..1",
            paramLabel = "DASH",
            description =
                    "Read positions from standard input, one a line, and answer each on a line of"
                        + " its own: its moves or “refused: …”. Exit code 1 if any was refused.")
    private Optional<String> input = Optional.empty();

    private boolean refused = false;

    @Override
    public Integer call() {
        if (input.isEmpty()) {
            json.out().println(moves(start.state()));
            return ExitCode.OK;
        }
        if (!input.get().equals("-"))
            throw Complaint.usage(
                    "a position is given by --position or --setup, or several by - on standard"
                            + " input; found "
                            + input.get());
        Lines.answer(json.out(), this::answer);
        return refused ? ExitCode.NO : ExitCode.OK;
    }

    private String answer(String line) {
        return switch (Setup.parse(line)) {
            case Parse.Parsed<Setup>(var setup) -> moves(SpartaState.start(setup));
            case Parse.Refused<Setup>(var why) -> {
                refused = true;
                yield Lines.refused(json, why.rule(), why.toString());
            }
        };
    }

    private String moves(SpartaState state) {
        var moves =
                state.moves(state.position().toMove().seat()).stream()
                        .map(MoveText::print)
                        .sorted()
                        .toList();
        return json.line(Map.of("moves", moves), String.join(" ", moves));
    }
}
