package hegemon.cli.sparta;

import picocli.CommandLine.Command;

/** What the command line can do for Sparta. */
@Command(
        name = "sparta",
        description = "Sparta.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            PerftCommand.class,
            MovesCommand.class,
            ApplyCommand.class,
            ThinkCommand.class,
            MatchCommand.class,
            LeagueCommand.class,
            EngineCommand.class,
            BenchCommand.class,
            TuneCommand.class,
            PuzzlesCommand.class,
            OpeningsCommand.class,
            StudyCommand.class,
            TrainCommand.class
        })
public final class SpartaCommand {}
