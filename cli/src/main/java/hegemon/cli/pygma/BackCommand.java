package hegemon.cli.pygma;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Takes a month back. */
@Command(
        name = "back",
        description = "Take the last month back; what was goes to the archive.",
        mixinStandardHelpOptions = true)
final class BackCommand implements Runnable {
    @Spec private CommandSpec spec;
    @Mixin private Folder folder;

    @Override
    public void run() {
        var campaign = folder.open();
        var open = Folder.attempt(campaign::back);
        spec.commandLine().getOut().printf("%s is open again%n", open);
    }
}
