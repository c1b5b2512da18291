package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.cli.JsonOption;
import hegemon.cli.ServerOptions;
import hegemon.pygma.campaign.BrokenFile;
import hegemon.pygma.campaign.Campaign;
import hegemon.server.accounts.SeatInvitations;
import hegemon.server.id.TableId;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Moves a campaign from its folder to the server. */
@Command(
        name = "host",
        description =
                "Move a campaign from its folder to the server, with all its seats and history;"
                        + " print its address and an invitation for each realm.")
final class HostCommand implements Runnable {
    /** What {@code --json} prints: the invitations by the number of the realm. */
    record Result(TableId campaign, String address, Map<String, String> invitations) {}

    @Mixin private Folder folder;
    @Mixin private ServerOptions server;
    @Mixin private JsonOption json;

    @Option(
            names = "--master",
            paramLabel = "WHO",
            required = true,
            description = "Who leads: the name, the mail address or the id of somebody there.")
    private String master = "";

    @Option(
            names = "--rulers",
            description =
                    "Who rules, a line for each realm: 3 = mail or name, or 3 = bot (default:"
                            + " rulers.txt of the folder).")
    private Optional<Path> rulers = Optional.empty();

    @Override
    public void run() {
        var campaign = open();
        var wished = Folder.attempt(() -> campaign.rulers(rulers));
        var moved = server.with(database -> new Move(database, campaign, wished).to(master));
        moved.strangers().forEach(json.err()::println);
        if (campaign.orders().areWaiting())
            json.err()
                    .println(
                            "The orders that lie in "
                                    + campaign.orders().file(1).getParent()
                                    + " are not in the log: they are to be sent on the server.");
        var result = result(moved);
        json.print(result, () -> print(campaign, result));
    }

    /** A folder without a campaign is nothing that another spelling of the call would mend. */
    private Campaign open() {
        try {
            return Campaign.open(folder.dir());
        } catch (BrokenFile broken) {
            throw Complaint.cannot(broken.reason());
        }
    }

    private Result result(Move.Moved moved) {
        var invitations = new TreeMap<String, String>(Map.of());
        moved.tokens()
                .forEach(
                        (realm, token) ->
                                invitations.put(
                                        String.valueOf(realm),
                                        server.address(SeatInvitations.path(token))));
        return new Result(moved.table(), server.address("/games/" + moved.table()), invitations);
    }

    private void print(Campaign campaign, Result result) {
        var out = json.out();
        out.println(result.address());
        campaign.state()
                .world()
                .realms()
                .forEach(
                        realm ->
                                out.printf(
                                        "%2d %s: %s%n",
                                        realm.number(),
                                        realm.name(),
                                        result.invitations()
                                                .getOrDefault(String.valueOf(realm.number()), "")));
    }
}
