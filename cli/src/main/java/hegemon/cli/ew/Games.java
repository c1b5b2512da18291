package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.cli.Progress;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

import java.util.List;
import java.util.stream.LongStream;

/** Many games on all cores, with a bar that shows how far they are. */
final class Games {
    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--games", description = "How many.")
    private int count = 200;

    @Option(names = "--seed", description = "Of all chance.")
    private long seed = 1;

    /** One game, and what is to be known of it. */
    @FunctionalInterface
    interface Table<R> {
        /**
         * @param number of the game, from 0
         * @param seed of its own
         */
        R play(long number, long seed);
    }

    long seed() {
        return seed;
    }

    /** Each game has a seed of its own, so the result does not depend on the number of cores. */
    <R> List<R> played(Table<R> table) {
        if (count < 1) throw Complaint.usage("--games is at least 1, not " + count);
        try (var progress = Progress.of("games", count, spec.commandLine().getErr())) {
            return LongStream.range(0, count)
                    .parallel()
                    .mapToObj(
                            game -> {
                                var result = table.play(game, seed * 1_000_003 + game);
                                progress.step();
                                return result;
                            })
                    .toList();
        }
    }
}
