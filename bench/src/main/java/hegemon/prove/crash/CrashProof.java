package hegemon.prove.crash;

import hegemon.cli.Progress;
import hegemon.prove.Findings;
import hegemon.prove.RealServer;
import hegemon.prove.play.Play;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Servers are killed without warning while people play all three games. What they were told is
 * compared with what is on disk.
 *
 * @param kills how often
 * @param nodes how many servers share the database
 * @param database its address; blank is SQLite in the folder
 * @param parties how many tables are played at once
 */
public record CrashProof(int kills, int nodes, String database, int parties, long seed) {
    private static final String CLAIM =
            "Nothing acknowledged is lost, nothing happens twice, whenever a server is killed";

    /** A kill comes when at least so many moves were made since the last one. */
    private static final int MOVES_BETWEEN = 20;

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    public Findings in(Path folder, Progress progress) throws Exception {
        var asked =
                "crash --kills %d --nodes %d --parties %d --seed %d"
                        .formatted(kills, nodes, parties, seed);
        var findings = new Findings(CLAIM, database.isBlank() ? asked : asked + " --db …");
        findings.figure("kills", kills);
        findings.figure("servers", nodes);
        findings.figure("database", database.isBlank() ? "SQLite" : "PostgreSQL");
        var url = database.isBlank() ? "jdbc:sqlite:" + folder.resolve("proof.db") : database;
        var random = new Random(seed);
        var servers = new ArrayList<RealServer>();
        try {
            for (int i = 0; i < nodes; i++) servers.add(RealServer.open(start(folder, i, url)));
            try (var play = new Play(parties, servers, findings, random)) {
                for (int i = 0; i < kills; i++) {
                    play.awaitMoves(MOVES_BETWEEN, PATIENCE);
                    Thread.sleep(random.nextInt(1_500));
                    var victim = servers.get(random.nextInt(nodes));
                    victim.kill();
                    victim.restart();
                    progress.step(play.done() + " moves");
                }
                play.awaitMoves(MOVES_BETWEEN, PATIENCE);
                play.end();
                servers.forEach(RealServer::close);
                play.judge(url, 0);
            }
        } finally {
            servers.forEach(RealServer::close);
        }
        return findings;
    }

    private static RealServer.Start start(Path folder, int node, String url) {
        return new RealServer.Start(
                folder.resolve("node-" + node),
                List.of("-Xmx512m"),
                List.of("--db", url, "--guests-per-hour", "100000"));
    }
}
