package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.pygma.Pygma;
import hegemon.pygma.campaign.Simulation;
import hegemon.table.Chance;
import hegemon.table.Draw;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.nio.ByteBuffer;
import java.util.List;

/** Campaigns that play themselves. */
@Command(
        name = "simulate",
        description = "Let rulers made of code play a campaign, and show what became of them.",
        mixinStandardHelpOptions = true)
final class SimulateCommand implements Runnable {
    /** The answer for one seed. */
    record Answer(long seed, int months, List<Simulation.Standing> realms) {}

    @Spec private CommandSpec spec;
    @Mixin private JsonOption json;

    @Option(names = "--realms", description = "2 to 60 (default: ${DEFAULT-VALUE}).")
    private int realms = 8;

    @Option(
            names = "--seed",
            description = "Of the world and the dice (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--seeds",
            description = "So many campaigns, from --seed on, one after the other.")
    private int seeds = 1;

    @Option(names = "--months", description = "Default: ${DEFAULT-VALUE}.")
    private int months = 40;

    @Override
    public void run() {
        if (months < 1 || seeds < 1) throw Complaint.usage("--months and --seeds are at least 1.");
        try (var progress =
                Progress.of("months", (long) seeds * months, spec.commandLine().getErr())) {
            for (long each = seed; each < seed + seeds; each++) {
                var answer = play(each, progress);
                json.print(spec, answer, () -> print(answer));
            }
        }
    }

    private Answer play(long each, Progress progress) {
        var start = new Pygma().start("realms " + realms + " seed " + each);
        if (start instanceof hegemon.table.Parse.Refused<?>(var why))
            throw Complaint.usage(why.toString());
        var simulation = new Simulation(start.orThrow());
        var chance = Chance.of(ByteBuffer.allocate(Chance.SECRET_BYTES).putLong(each).array());
        for (int month = 1; month <= months; month++) {
            var drawn = chance.draw(month, new Draw.Key("month"));
            simulation.play(drawn.substring(drawn.indexOf(' ') + 1));
            progress.step();
        }
        return new Answer(each, months, simulation.standings());
    }

    private void print(Answer answer) {
        var out = spec.commandLine().getOut();
        out.printf("seed %d, %d months%n", answer.seed, answer.months);
        out.println(
                "realm            land inhabitants  treasury towns armies    men known unrest"
                        + " hungry revolts plagues battles conquered lost faults");
        for (Simulation.Standing it : answer.realms)
            out.printf(
                    "%2d %-12s %5d %11d %9d %5d %6d %6d %5d %6d %6d %7d %7d %7d %9d %4d %6d%n",
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
                    it.revolts(),
                    it.plagues(),
                    it.battles(),
                    it.conquered(),
                    it.lost(),
                    it.faults());
        out.flush();
    }
}
