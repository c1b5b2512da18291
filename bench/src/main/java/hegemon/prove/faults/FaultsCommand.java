package hegemon.prove.faults;

import hegemon.prove.ProofOptions;
import hegemon.prove.faults.FaultsProof.Ground;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.time.Duration;
import java.util.EnumSet;
import java.util.concurrent.Callable;

/** Lets what a server needs fail for a while. */
@Command(
        name = "faults",
        description = "Let disk, database, mail server and clock fail; the house must recover.")
public final class FaultsCommand implements Callable<Integer> {
    @Mixin private ProofOptions options;

    @Option(names = "--seconds", description = "How long each fault lasts.")
    private int seconds = 15;

    @Option(
            names = "--slowest",
            paramLabel = "MS",
            description = "Longest answer meanwhile, in milliseconds.")
    private int slowest = 2_500;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description =
                    "JDBC address of an empty PostgreSQL database, whose line is cut, frozen and"
                            + " slowed down (default: not tried).")
    private String database = "";

    @Override
    public Integer call() throws Exception {
        var grounds = EnumSet.allOf(Ground.class);
        if (database.isBlank()) grounds.remove(Ground.POSTGRESQL);
        var proof =
                new FaultsProof(
                        grounds,
                        database,
                        Duration.ofSeconds(seconds),
                        Duration.ofMillis(slowest),
                        true,
                        options.seed());
        return options.run("Failing", proof.steps(), proof::in);
    }
}
