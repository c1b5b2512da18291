package hegemon.prove.crash;

import hegemon.cli.Complaint;
import hegemon.prove.ProofOptions;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.concurrent.Callable;

/** Kills servers at random moments. */
@Command(
        name = "crash",
        description = "Kill servers while people play; nothing acknowledged may be lost.")
public final class CrashCommand implements Callable<Integer> {
    @Mixin private ProofOptions options;

    @Option(names = "--kills", description = "How often.")
    private int kills = 20;

    @Option(
            names = "--nodes",
            description =
                    "Servers on one database (default: ${DEFAULT-VALUE}). More than one need --db.")
    private int nodes = 1;

    @Option(names = "--parties", description = "Tables that are played at once.")
    private int parties = 6;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "JDBC address of an empty PostgreSQL database (default: SQLite).")
    private String database = "";

    @Override
    public Integer call() throws Exception {
        if (nodes > 1 && database.isBlank())
            throw Complaint.usage("several servers share a PostgreSQL database: give its --db.");
        var proof = new CrashProof(kills, nodes, database, parties, options.seed());
        return options.run("Killing", kills, proof::in);
    }
}
