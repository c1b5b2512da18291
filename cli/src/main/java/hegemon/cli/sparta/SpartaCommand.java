package hegemon.cli.sparta;

import picocli.CommandLine.Command;

/** What the command line can do for Sparta. */
@Command(
        name = "sparta",
        description = "Sparta.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND")
public final class SpartaCommand {}
