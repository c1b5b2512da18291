package hegemon.prove.load;

import hegemon.prove.ProofOptions;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.time.Duration;
import java.util.concurrent.Callable;

/** Measures what a server carries. */
@Command(
        name = "load",
        description = "Make so many moves a second while so many look on, and measure.")
public final class LoadCommand implements Callable<Integer> {
    @Mixin private ProofOptions options;

    @Option(
            names = "--server",
            paramLabel = "URL",
            description = "A server to ask; its limits count (default: one of our own).")
    private String server = "";

    @Option(names = "--tables", description = "Tables.")
    private int tables = 50;

    @Option(names = "--readers", description = "Live streams.")
    private int readers = 200;

    @Option(names = "--rate", description = "Moves a second.")
    private int rate = 50;

    @Option(names = "--seconds", description = "For how long.")
    private int seconds = 20;

    @Option(names = "--slowest", paramLabel = "MS", description = "Longest move, in milliseconds.")
    private int slowest = 1_000;

    @Override
    public Integer call() throws Exception {
        var proof =
                new LoadProof(
                        server.replaceAll("/+$", ""),
                        tables,
                        readers,
                        rate,
                        seconds,
                        Duration.ofMillis(slowest));
        return options.run("Carrying", proof.steps(), proof::in);
    }
}
