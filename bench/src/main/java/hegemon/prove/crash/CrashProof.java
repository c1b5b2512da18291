package hegemon.prove.crash;

import hegemon.cli.Progress;
import hegemon.prove.Findings;
import hegemon.prove.RealServer;
import hegemon.server.store.Database;
import hegemon.server.store.GameStore;
import hegemon.server.store.Verification;
import hegemon.table.Log;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

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

    private String url(Path folder) {
        return database.isBlank() ? "jdbc:sqlite:" + folder.resolve("proof.db") : database;
    }

    public Findings in(Path folder, Progress progress) throws Exception {
        var findings =
                new Findings(
                        CLAIM,
                        "./hegemon prove crash --kills %d --nodes %d --parties %d --seed %d%s"
                                .formatted(
                                        kills,
                                        nodes,
                                        parties,
                                        seed,
                                        database.isBlank() ? "" : " --db …"));
        var history = new History();
        var servers = new ArrayList<RealServer>();
        try {
            for (int i = 0; i < nodes; i++) servers.add(RealServer.open(start(folder, i)));
            var parties = played(servers, history, findings, progress);
            servers.forEach(RealServer::close);
            judge(folder, history, parties, findings);
        } finally {
            servers.forEach(RealServer::close);
        }
        return findings;
    }

    private RealServer.Start start(Path folder, int node) {
        return new RealServer.Start(
                folder.resolve("node-" + node),
                List.of("-Xmx512m"),
                List.of("--db", url(folder), "--guests-per-hour", "100000"));
    }

    private List<Party> played(
            List<RealServer> servers, History history, Findings findings, Progress progress)
            throws IOException, InterruptedException, ExecutionException {
        var random = new Random(seed);
        var goesOn = new AtomicBoolean(true);
        var playing = new ArrayList<Future<Party>>();
        try (var http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
                var people = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < parties; i++) {
                var chance = new Random(random.nextLong());
                Supplier<String> any = () -> any(servers).address();
                playing.add(
                        people.submit(
                                new Party(i, http, any, history, findings, chance, goesOn::get)));
            }
            try {
                for (int i = 0; i < kills; i++) {
                    awaitMoves(history, playing);
                    Thread.sleep(random.nextInt(1_500));
                    var victim = servers.get(random.nextInt(servers.size()));
                    victim.kill();
                    victim.restart();
                    progress.step(history.count() + " moves");
                }
                awaitMoves(history, playing);
            } finally {
                goesOn.set(false);
            }
        }
        var parties = new ArrayList<Party>();
        for (Future<Party> each : playing) parties.add(each.get());
        return parties;
    }

    private static RealServer any(List<RealServer> servers) {
        return servers.get(ThreadLocalRandom.current().nextInt(servers.size()));
    }

    private static void awaitMoves(History history, List<Future<Party>> playing)
            throws IOException, InterruptedException, ExecutionException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        int count = history.count() + MOVES_BETWEEN;
        while (history.count() < count) {
            for (Future<Party> each : playing) if (each.isDone()) each.get(); // it has failed
            if (System.nanoTime() > end)
                throw new IOException("nobody has moved for " + PATIENCE.toSeconds() + " s");
            Thread.sleep(10);
        }
    }

    private void judge(Path folder, History history, List<Party> parties, Findings findings) {
        var tables = parties.stream().flatMap(party -> party.tables().stream()).toList();
        int wishes = parties.stream().mapToInt(Party::wishes).sum();
        Map<String, Log> truth = new HashMap<>();
        try (var pool = Database.open(url(folder))) {
            var games = new GameStore(pool, Clock.systemUTC());
            for (String id : games.ids()) {
                var stored = games.find(id).orElseThrow();
                truth.put(id, stored.log());
                Verification.fault(stored).ifPresent(fault -> findings.fault(id + ": " + fault));
            }
        }
        Checker.faults(history, truth).forEach(findings::fault);
        for (String table : tables)
            if (!truth.containsKey(table)) findings.fault("the table " + table + " is lost");
        if (truth.size() > wishes)
            findings.fault(wishes + " wishes made " + truth.size() + " tables");
        findings.figure("tables wished for", wishes);
        findings.figure("tables acknowledged", tables.size());
        findings.figure("tables on disk", truth.size());
        findings.figure("entries on disk", truth.values().stream().mapToInt(Log::size).sum());
        figures(history, findings);
    }

    private void figures(History history, Findings findings) {
        findings.figure("kills", kills);
        findings.figure("servers", nodes);
        findings.figure("database", database.isBlank() ? "SQLite" : "PostgreSQL");
        findings.figure("moves sent", history.count());
        for (History.Outcome outcome : History.Outcome.values())
            findings.figure(
                    "moves " + outcome.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    history.moves().stream().filter(move -> move.outcome() == outcome).count());
        findings.figure("looks", history.looks().size());
    }
}
