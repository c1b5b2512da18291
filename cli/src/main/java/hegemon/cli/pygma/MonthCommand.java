package hegemon.cli.pygma;

import hegemon.cli.JsonOption;
import hegemon.pygma.campaign.Campaign;
import hegemon.pygma.campaign.Dates;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;

/** Evaluates a month. */
@Command(
        name = "month",
        description = "Evaluate the month: take the orders, write the log and the reports.")
final class MonthCommand implements Runnable {
    /** What {@code --json} prints. */
    record Evaluated(String month, String reports, String awaited, List<String> remarks) {}

    @Mixin private Folder folder;
    @Mixin private JsonOption json;

    @Option(names = "--bots", description = "Realms ruled by code: none, missing, all.")
    private Campaign.Rulers bots = Campaign.Rulers.NONE;

    @Option(
            names = "--strict",
            description = "Evaluate nothing if a line of a ruler cannot be understood.")
    private boolean strict;

    @Override
    public void run() {
        var campaign = folder.open();
        var month = Folder.attempt(() -> campaign.month(bots, strict));
        month.remarks().forEach(json.err()::println);
        var closed = month.state().world().date();
        var reports = folder.dir().resolve("reports").resolve(Dates.print(closed));
        json.print(
                new Evaluated(
                        closed.toString(),
                        reports.toString(),
                        campaign.date().toString(),
                        month.remarks()),
                "%s is evaluated; reports are in %s; orders are awaited for %s"
                        .formatted(closed, reports, campaign.date()));
    }
}
