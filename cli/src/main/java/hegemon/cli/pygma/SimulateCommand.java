package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.pygma.Pygma;
import hegemon.pygma.campaign.Campaign;
import hegemon.pygma.campaign.Chronicle;
import hegemon.pygma.campaign.Simulation;
import hegemon.table.Chance;
import hegemon.table.Parse;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.ByteBuffer;
import java.util.List;

/** Campaigns that play themselves. */
@Command(
        name = "simulate",
        description = "Let rulers made of code play a campaign, and show what became of them.")
final class SimulateCommand implements Runnable {
    /** The answer for one campaign. */
    record Answer(String campaign, int months, int explored, List<Chronicle.Standing> realms) {}

    @Mixin private JsonOption json;
    @Mixin private MaybeFolder folder;

    @Option(names = "--realms", description = "2 to 60.")
    private int realms = 8;

    @Option(names = "--seed", description = "Of the world and the dice.")
    private long seed = 1;

    @Option(names = "--seeds", description = "So many campaigns, from --seed on.")
    private int seeds = 1;

    @Mixin private PresetOption preset;

    @Option(names = "--months", description = "How many.")
    private int months = 40;

    @Option(
            names = "--bots",
            description = "In a folder, the realms ruled by code: none, missing, all.")
    private Campaign.Rulers bots = Campaign.Rulers.ALL;

    @Override
    public void run() {
        if (months < 1 || seeds < 1) throw Complaint.usage("--months and --seeds are at least 1.");
        var begun = folder.open();
        int campaigns = begun.isPresent() ? 1 : seeds;
        try (var progress = Progress.of("months", (long) campaigns * months, json.err())) {
            for (int i = 0; i < campaigns; i++) {
                long world = seed + i;
                var answer =
                        begun.map(it -> goOn(it, progress)).orElseGet(() -> play(world, progress));
                json.print(answer, () -> print(answer));
            }
        }
    }

    private Answer goOn(Campaign campaign, Progress progress) {
        var chronicle = new Chronicle(campaign.state());
        for (int month = 1; month <= months; month++) {
            var closed = Folder.attempt(() -> campaign.month(bots, true)).state();
            chronicle.note(closed, campaign.state());
            progress.step();
        }
        return new Answer(
                folder.toString(),
                months,
                Chronicle.explored(campaign.state()),
                chronicle.standings(campaign.state()));
    }

    private Answer play(long world, Progress progress) {
        var game = new Pygma();
        var setup = "realms " + realms + " seed " + world + preset.pairs();
        var start = game.start(game.asBegun(setup));
        if (start instanceof Parse.Refused<?>(var why)) throw Complaint.usage(why.toString());
        var simulation = new Simulation(start.orThrow());
        var chance = Chance.of(ByteBuffer.allocate(Chance.SECRET_BYTES).putLong(world).array());
        for (int month = 1; month <= months; month++) {
            simulation.play(chance);
            progress.step();
        }
        return new Answer(
                "seed " + world,
                months,
                Chronicle.explored(simulation.state()),
                simulation.standings());
    }

    private void print(Answer answer) {
        var out = json.out();
        out.printf(
                "%s, %d months, %d per cent of the world explored%n",
                answer.campaign, answer.months, answer.explored);
        out.println(
                "realm            land inhabitants  treasury towns armies    men known unrest"
                        + " hungry starving revolts plagues battles conquered lost deals faults");
        for (Chronicle.Standing it : answer.realms)
            out.printf(
                    "%2d %-12s %5d %11d %9d %5d %6d %6d %5d %6d %6d %8d %7d %7d %7d %9d %4d %5d"
                            + " %6d%n",
                    it.realm(),
                    it.name(),
                    it.land(),
                    it.inhabitants(),
                    it.treasury(),
                    it.settlements(),
                    it.armies(),
                    it.men(),
                    it.known(),
                    it.unrest(),
                    it.hungry(),
                    it.starving(),
                    it.revolts(),
                    it.plagues(),
                    it.battles(),
                    it.conquered(),
                    it.lost(),
                    it.deals(),
                    it.faults());
        out.flush();
    }
}
