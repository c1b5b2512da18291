package hegemon.prove.load;

import hegemon.cli.Progress;
import hegemon.prove.ProofOptions;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.time.Duration;
import java.util.concurrent.Callable;

/** Measures what a server carries. */
@Command(
        name = "load",
        description = "Make so many moves a second while so many look on, and measure.",
        mixinStandardHelpOptions = true)
public final class LoadCommand implements Callable<Integer> {
    @Mixin private ProofOptions options;

    @Option(
            names = "--server",
            paramLabel = "URL",
            defaultValue = "",
            description = "A server to ask; its limits count (default: one of our own).")
    private String server;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "50",
            description = "Tables (default: 50).")
    private int tables;

    @Option(
            names = "--readers",
            paramLabel = "N",
            defaultValue = "200",
            description = "Live streams (default: 200).")
    private int readers;

    @Option(
            names = "--rate",
            paramLabel = "N",
            defaultValue = "50",
            description = "Moves a second (default: 50).")
    private int rate;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "20",
            description = "For how long (default: 20).")
    private int seconds;

    @Option(
            names = "--slowest",
            paramLabel = "MS",
            defaultValue = "1000",
            description = "Longest move, in milliseconds (default: 1000).")
    private int slowest;

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
        try (var progress = Progress.of("Carrying", proof.steps(), options.err())) {
            return options.run(folder -> proof.in(folder, progress));
        }
    }
}
