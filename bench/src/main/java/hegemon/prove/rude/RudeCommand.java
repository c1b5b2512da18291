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
        description = "Let one client ask for all it can get; others must be able to play.")
public final class RudeCommand implements Callable<Integer> {
    @Mixin private ProofOptions options;

    @Option(
            names = "--moves",
            paramLabel = "N",
            description =
                    "Moves of the other player during each rudeness (default: ${DEFAULT-VALUE}).")
    private int moves = 40;

    @Option(
            names = "--streams",
            paramLabel = "N",
            description = "Streams that the client opens (default: ${DEFAULT-VALUE}).")
    private int streams = 8_191;

    @Option(
            names = "--unended",
            paramLabel = "N",
            description = "Requests that never end (default: ${DEFAULT-VALUE}).")
    private int unended = 500;

    @Option(
            names = "--slowest",
            paramLabel = "MS",
            description =
                    "Longest move of the other player, in milliseconds (default:"
                            + " ${DEFAULT-VALUE}).")
    private int slowest = 1_000;

    @Override
    public Integer call() throws Exception {
        try (var progress = Progress.of("Being rude", RudeProof.steps(), options.err())) {
            var proof = new RudeProof(moves, streams, unended, Duration.ofMillis(slowest));
            return options.run(folder -> proof.in(folder, progress));
        }
    }
}
