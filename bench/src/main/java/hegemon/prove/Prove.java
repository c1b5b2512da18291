package hegemon.prove;

import hegemon.cli.Main;
import hegemon.prove.crash.CrashCommand;
import hegemon.prove.fanout.FanOutCommand;
import hegemon.prove.faults.FaultsCommand;
import hegemon.prove.fuzz.FuzzCommand;
import hegemon.prove.leaks.LeaksCommand;
import hegemon.prove.load.LoadCommand;
import hegemon.prove.rude.RudeCommand;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The root of all proofs; the launcher runs it as {@code ./hegemon prove}. */
@Command(
        name = "hegemon prove",
        description =
                "Prove what the house promises, with real servers, and write a report. From the"
                        + " sources only: it is not shipped.",
        synopsisSubcommandLabel = "PROOF",
        subcommands = {
            CrashCommand.class,
            RudeCommand.class,
            FaultsCommand.class,
            FuzzCommand.class,
            LeaksCommand.class,
            LoadCommand.class,
            FanOutCommand.class,
            HelpCommand.class
        })
public final class Prove {
    private Prove() {}

    public static void main(String[] args) {
        Main.end(new Prove(), args);
    }
}
