package hegemon.cli.pygma;

import picocli.CommandLine.Command;

/** What the command line can do for PYGMA-ISIS. */
@Command(
        name = "pygma",
        description = "PYGMA-ISIS.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {SimulateCommand.class, BenchCommand.class})
public final class PygmaCommand {}
