package hegemon.prove.rude;

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

    @Option(names = "--moves", description = "Moves of the other player during each rudeness.")
    private int moves = 40;

    @Option(names = "--streams", description = "Streams that the client opens.")
    private int streams = 8_191;

    @Option(names = "--unended", description = "Requests that never end.")
    private int unended = 500;

    @Option(
            names = "--slowest",
            paramLabel = "MS",
            description = "Longest move of the other player, in milliseconds.")
    private int slowest = 1_000;

    @Override
    public Integer call() throws Exception {
        var proof = new RudeProof(moves, streams, unended, Duration.ofMillis(slowest));
        return options.run("Being rude", RudeProof.steps(), proof::in);
    }
}
