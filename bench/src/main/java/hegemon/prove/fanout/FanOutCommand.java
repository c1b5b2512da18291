package hegemon.prove.fanout;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;

/** Computes what several servers tell each other; docs/scale.md rests on it. */
@Command(
        name = "fanout",
        description = "Compute how many messages several servers send each other and readers.")
public final class FanOutCommand implements Callable<Integer> {
    private static final List<FanOut> SIZES =
            List.of(
                    new FanOut(1, 20, 2_000, 1_000),
                    new FanOut(2, 200, 20_000, 10_000),
                    new FanOut(16, 2_000, 200_000, 100_000),
                    new FanOut(64, 20_000, 2_000_000, 1_000_000));

    @Spec private CommandSpec spec;

    @Option(names = "--seed", description = "Of the readers' choice.")
    private long seed = 1;

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        out.println(
                "| servers | moves/s | readers | told to all | told where read | events | busiest |"
                        + " by table |");
        out.println("|---|---|---|---|---|---|---|---|");
        for (FanOut house : SIZES) {
            var second = house.second(new Random(seed));
            out.printf(
                    "| %d | %d | %d | %d | %d | %d | %d | %d |%n",
                    house.servers(),
                    house.moves(),
                    house.readers(),
                    second.broadcast(),
                    second.addressed(),
                    second.events(),
                    second.busiest(),
                    second.owner());
        }
        return 0;
    }
}
