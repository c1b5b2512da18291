package hegemon.prove.leaks;

import hegemon.prove.ProofOptions;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.concurrent.Callable;

/** Changes what a seat cannot know, and compares all that it can get. */
@Command(
        name = "leaks",
        description = "Change only what a seat cannot know; nothing that it can get may differ.")
public final class LeaksCommand implements Callable<Integer> {
    @Mixin private ProofOptions options;

    @Option(names = "--states", description = "Pairs of states of 300 and PYGMA-ISIS.")
    private int states = 100;

    @Override
    public Integer call() throws Exception {
        var proof = new LeaksProof(states, options.seed());
        return options.run("Comparing", states, proof::in);
    }
}
