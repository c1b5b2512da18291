package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.table.Parse;

import picocli.CommandLine.Option;

import java.util.Optional;

/** Where a command begins: a named set-up or a position, the standard start if none is named. */
final class Start {
    @Option(
            names = "--position",
            paramLabel = "P",
            description =
                    "A position: ranks 10 to 1, cities, side to move; options may follow, such as"
                            + " heroes-take=off.")
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--setup",
            paramLabel = "NAME",
            description =
                    "standard, zigzag, wide, mixed or near; options may follow, such as quiet=0.")
    private Optional<String> setup = Optional.empty();

    Setup setup() {
        if (position.isPresent() && setup.isPresent())
            throw Complaint.usage("--position and --setup exclude each other");
        return switch (Setup.parse(position.or(() -> setup).orElse("standard"))) {
            case Parse.Parsed<Setup>(var value) -> value;
            case Parse.Refused<Setup>(var why) ->
                    throw Complaint.usage(why + " (" + why.rule() + ")");
        };
    }

    SpartaState state() {
        return SpartaState.start(setup());
    }
}
