package hegemon.prove.rude;

import hegemon.cli.Progress;
import hegemon.prove.ProofOptions;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.time.Duration;
import java.util.concurrent.Callable;

/** Lets one client be as rude as it can. */
@Command(
        name = "rude",
        description = "Let one client ask for all it can get; others must be able to play.",
        mixinStandardHelpOptions = true)
public final class RudeCommand implements Callable<Integer> {
    @Mixin private ProofOptions options;

    @Option(
            names = "--moves",
            paramLabel = "N",
            defaultValue = "40",
            description = "Moves of the other player during each rudeness (default: 40).")
    private int moves;

    @Option(
            names = "--streams",
            paramLabel = "N",
            defaultValue = "8191",
            description = "Streams that the client opens (default: 8191).")
    private int streams;

    @Option(
            names = "--unended",
            paramLabel = "N",
            defaultValue = "500",
            description = "Requests that never end (default: 500).")
    private int unended;

    @Option(
            names = "--slowest",
            paramLabel = "MS",
            defaultValue = "1000",
            description = "Longest move of the other player, in milliseconds (default: 1000).")
    private int slowest;

    @Override
    public Integer call() throws Exception {
        try (var progress = Progress.of("Being rude", RudeProof.steps(), options.err())) {
            var proof = new RudeProof(moves, streams, unended, Duration.ofMillis(slowest));
            return options.run(folder -> proof.in(folder, progress));
        }
    }
}
