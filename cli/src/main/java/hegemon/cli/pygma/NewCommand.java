package hegemon.cli.pygma;

import hegemon.pygma.campaign.Campaign;
import hegemon.table.Chance;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.security.SecureRandom;

/** A new campaign in a folder. */
@Command(
        name = "new",
        description = "Start a campaign in a folder: world, first reports, sheets to begin with.",
        mixinStandardHelpOptions = true)
final class NewCommand implements Runnable {
    @Spec private CommandSpec spec;
    @Mixin private Folder folder;

    @Mixin private WorldOptions world;

    @Override
    public void run() {
        var setup = world.setup();
        var secret = new byte[Chance.SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        var campaign = Folder.attempt(() -> Campaign.create(folder.dir(), setup, secret));
        spec.commandLine()
                .getOut()
                .printf(
                        "%s: %d realms; orders are awaited for %s in %s%n",
                        folder.dir(),
                        campaign.state().world().realms().size(),
                        campaign.date(),
                        campaign.orders().file(1).getParent());
        if (campaign.state().charter().isCrowded())
            spec.commandLine()
                    .getErr()
                    .println("One game master copes with about 12 realms (PI-1.1, D-127).");
    }
}
