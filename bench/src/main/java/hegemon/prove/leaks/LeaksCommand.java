package hegemon.prove.leaks;

import hegemon.cli.Progress;
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

    @Option(
            names = "--states",
            paramLabel = "N",
            description = "Pairs of states of 300 and PYGMA-ISIS (default: ${DEFAULT-VALUE}).")
    private int states = 100;

    @Override
    public Integer call() throws Exception {
        try (var progress = Progress.of("Comparing", states, options.err())) {
            var proof = new LeaksProof(states, options.seed());
            return options.run(folder -> proof.in(folder, progress));
        }
    }
}
