package hegemon.prove.crash;

import hegemon.cli.Complaint;
import hegemon.cli.Progress;
import hegemon.prove.ProofOptions;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.concurrent.Callable;

/** Kills servers at random moments. */
@Command(
        name = "crash",
        description = "Kill servers while people play; nothing acknowledged may be lost.",
        mixinStandardHelpOptions = true)
public final class CrashCommand implements Callable<Integer> {
    @Mixin private ProofOptions options;

    @Option(
            names = "--kills",
            paramLabel = "N",
            defaultValue = "20",
            description = "How often (default: 20).")
    private int kills;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "1",
            description = "Servers on one database (default: 1). More than one need --db.")
    private int nodes;

    @Option(
            names = "--parties",
            paramLabel = "N",
            defaultValue = "6",
            description = "Tables that are played at once (default: 6).")
    private int parties;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "",
            description = "JDBC address of an empty PostgreSQL database (default: SQLite).")
    private String database;

    @Override
    public Integer call() throws Exception {
        if (nodes > 1 && database.isBlank())
            throw Complaint.usage("several servers share a PostgreSQL database: give its --db.");
        try (var progress = Progress.of("Killing", kills, options.err())) {
            var proof = new CrashProof(kills, nodes, database, parties, options.seed());
            return options.run(folder -> proof.in(folder, progress));
        }
    }
}
