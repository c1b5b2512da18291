package hegemon.cli.pygma;

import hegemon.cli.JsonOption;
import hegemon.pygma.campaign.Campaign;
import hegemon.table.Chance;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import java.security.SecureRandom;

/** A new campaign in a folder. */
@Command(
        name = "new",
        description = "Start a campaign in a folder: world, first reports, sheets to begin with.")
final class NewCommand implements Runnable {

    /** What {@code --json} prints: where the sheets for which month are awaited. */
    record Begun(String folder, int realms, String month, String orders) {}

    @Mixin private Folder folder;
    @Mixin private WorldOptions world;
    @Mixin private JsonOption json;

    @Override
    public void run() {
        var setup = world.setup();
        var secret = new byte[Chance.SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        var campaign = Folder.attempt(() -> Campaign.create(folder.dir(), setup, secret));
        var begun =
                new Begun(
                        folder.dir().toString(),
                        campaign.state().world().realms().size(),
                        campaign.date().toString(),
                        String.valueOf(campaign.orders().file(1).getParent()));
        json.print(
                begun,
                "%s: %d realms; orders are awaited for %s in %s"
                        .formatted(begun.folder(), begun.realms(), begun.month(), begun.orders()));
        if (campaign.state().charter().isCrowded())
            json.err().println("One game master copes with about 12 realms (PI-1.1, D-127).");
    }
}
