package hegemon.cli.ew;

import picocli.CommandLine.Command;

/** What the command line can do for 300: Earth &amp; Water. */
@Command(
        name = "ew",
        description = "300: Earth & Water.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            ReplayCommand.class,
            PersiaCommand.class,
            OddsCommand.class,
            StudyCommand.class,
            MatchCommand.class,
            CalibrateCommand.class,
            TrainCommand.class,
            BenchCommand.class
        })
public final class EwCommand {}
