package hegemon.prove.fuzz;

import hegemon.prove.ProofOptions;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.concurrent.Callable;

/** Gives all readers texts that are nearly right. */
@Command(
        name = "fuzz",
        description = "Give every reader texts by a grammar, half of them spoiled; none stumbles.")
public final class FuzzCommand implements Callable<Integer> {
    @Mixin private ProofOptions options;

    @Option(names = "--inputs", description = "Texts for each quick reader; slow ones get fewer.")
    private long inputs = 100_000;

    @Option(
            names = "--only",
            paramLabel = "NAME",
            description = "Only readers whose names have this, like “logs”.")
    private String only = "";

    @Option(
            names = "--requests",
            description = "Bodies of JSON for a server of its own, by its OpenAPI description.")
    private int requests = 1_000;

    @Override
    public Integer call() throws Exception {
        var proof = new FuzzProof(inputs, options.seed(), only, requests);
        int steps = Math.max(1, proof.readers());
        return options.run("Readers", steps, proof::in);
    }
}
