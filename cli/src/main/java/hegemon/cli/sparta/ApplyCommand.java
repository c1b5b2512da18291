package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.table.Outcome;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.util.Optional;
import java.util.concurrent.Callable;

@Command(
        name = "apply",
        description = {
            "Reads POSITION;MOVE lines from standard input and answers each with the position after"
                + " the move, then “ # ” and the result if the game has ended, or “refused: …”.",
            "Exit code 1 if any was refused."
        })
final class ApplyCommand implements Callable<Integer> {
    /** What {@code --json} answers: how the game has ended, if it has. */
    record After(String position, Optional<String> result) {}

    @Mixin private JsonOption json;

    @Parameters(arity = "0..1", paramLabel = "DASH", description = "Standard input, as always.")
    private Optional<String> input = Optional.empty();

    private boolean refused = false;

    @Override
    public Integer call() {
        if (!input.orElse("-").equals("-"))
            throw Complaint.usage("moves are read from standard input; found " + input.orElse(""));
        Lines.answer(json.out(), this::answer);
        return refused ? ExitCode.NO : ExitCode.OK;
    }

    private String answer(String line) {
        int at = line.indexOf(';');
        if (at < 0) return refused("SP-7", "expected POSITION;MOVE, found " + line);
        var after =
                Setup.parse(line.substring(0, at).strip())
                        .map(SpartaState::start)
                        .then(state -> state.after(line.substring(at + 1).strip()));
        return switch (after) {
            case Parse.Parsed<SpartaState>(var state) -> {
                var position = state.position().print();
                var result = state.outcome().map(ApplyCommand::print);
                yield json.line(
                        new After(position, result),
                        position + result.map(it -> " # " + it).orElse(""));
            }
            case Parse.Refused<SpartaState>(Refusal why) -> refused(why.rule(), why.toString());
        };
    }

    private String refused(String rule, String sentence) {
        refused = true;
        return Lines.refused(json, rule, sentence);
    }

    private static String print(Outcome outcome) {
        var result = outcome.isDraw() ? "draw" : outcome.winners().first() + " wins";
        return result + " " + outcome.rule();
    }
}
