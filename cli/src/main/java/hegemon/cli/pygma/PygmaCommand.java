package hegemon.cli.pygma;

import picocli.CommandLine.Command;

/** What the command line can do for PYGMA-ISIS. */
@Command(
        name = "pygma",
        description = "PYGMA-ISIS.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            NewCommand.class,
            WorldCommand.class,
            CheckCommand.class,
            MonthCommand.class,
            BackCommand.class,
            ReportCommand.class,
            MapCommand.class,
            SimulateCommand.class,
            BenchCommand.class,
            HostCommand.class,
            FetchCommand.class
        })
public final class PygmaCommand {}
