package hegemon.cli.ew;

import hegemon.cli.Progress;
import hegemon.earthwater.search.Arena.Ending;

import picocli.CommandLine.Model.CommandSpec;

import java.util.List;
import java.util.stream.LongStream;

/** Many games on all cores, with a bar that shows how far they are. */
final class Games {
    private Games() {}

    /** One game. */
    @FunctionalInterface
    interface Table {
        /**
         * @param number of the game, from 0
         * @param seed of its own
         */
        Ending play(long number, long seed);
    }

    /** Each game has a seed of its own, so the result does not depend on the number of cores. */
    static List<Ending> played(int games, long seed, CommandSpec spec, Table table) {
        try (var progress = Progress.of("games", games, spec.commandLine().getErr())) {
            return LongStream.range(0, games)
                    .parallel()
                    .mapToObj(
                            game -> {
                                var ending = table.play(game, seed * 1_000_003 + game);
                                progress.step();
                                return ending;
                            })
                    .toList();
        }
    }
}
