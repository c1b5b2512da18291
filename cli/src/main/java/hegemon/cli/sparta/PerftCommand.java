package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.sparta.search.Perft;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.util.Map;
import java.util.concurrent.Callable;

@Command(
        name = "perft",
        description =
                "Counts the lines of play of a length; a finished game counts 0 below its end.")
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 20;

    @Mixin private Start start;
    @Mixin private JsonOption json;

    @Parameters(paramLabel = "DEPTH", description = "How many moves a line has.")
    private int depth;

    @Override
    public Integer call() {
        if (depth < 0 || depth > DEEPEST)
            throw Complaint.usage("the depth is 0 to " + DEEPEST + ", not " + depth);
        var position = start.setup().position();
        var out = json.out();
        long leaves = 1;
        for (int d = 1; d <= depth; d++) {
            long started = System.nanoTime();
            leaves = Perft.leaves(position, d);
            if (json.isWanted()) continue;
            out.printf(
                    "depth %d %d (%d ms)%n", d, leaves, (System.nanoTime() - started) / 1_000_000);
            out.flush();
        }
        json.print(Map.of("depth", depth, "nodes", leaves), "nodes " + leaves);
        return ExitCode.OK;
    }
}
