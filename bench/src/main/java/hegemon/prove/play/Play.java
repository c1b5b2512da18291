package hegemon.prove.play;

import hegemon.prove.Findings;
import hegemon.prove.RealServer;
import hegemon.server.store.Database;
import hegemon.server.store.GameStore;
import hegemon.server.store.Verification;
import hegemon.table.Log;

import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;

/** People at several tables of all games, who go on whatever happens until they are told to end. */
public final class Play implements AutoCloseable {
    private final Findings findings;
    private final History history = new History();
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
    private final ExecutorService people = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicBoolean goesOn = new AtomicBoolean(true);
    private final List<Future<Party>> playing = new ArrayList<>();

    /**
     * @param servers any of them will do for any request
     */
    public Play(int parties, List<RealServer> servers, Findings findings, Random random) {
        this.findings = findings;
        for (int i = 0; i < parties; i++) {
            var chance = new Random(random.nextLong());
            playing.add(
                    people.submit(
                            new Party(
                                    i,
                                    http,
                                    () -> any(servers).address(),
                                    history,
                                    findings,
                                    chance,
                                    goesOn::get)));
        }
    }

    private static RealServer any(List<RealServer> servers) {
        return servers.get(ThreadLocalRandom.current().nextInt(servers.size()));
    }

    /** How many moves were acknowledged. */
    public int done() {
        return history.done();
    }

    /**
     * Waits until so many more moves were acknowledged.
     *
     * @throws IOException if nobody gets that far in time
     */
    public void awaitMoves(int more, Duration patience)
            throws IOException, InterruptedException, ExecutionException {
        long end = System.nanoTime() + patience.toNanos();
        int count = done() + more;
        while (done() < count) {
            for (Future<Party> each : playing) if (each.isDone()) each.get(); // it has failed
            if (System.nanoTime() > end)
                throw new IOException(
                        "fewer than %d moves within %d s".formatted(more, patience.toSeconds()));
            Thread.sleep(10);
        }
    }

    /**
     * Nobody goes on; then what is in this database is compared with what everybody was told.
     *
     * @param others how many tables somebody else has made there
     */
    public void judge(String database, int others) throws InterruptedException, ExecutionException {
        end();
        var parties = new ArrayList<Party>();
        for (Future<Party> each : playing) parties.add(each.get());
        var truth = truth(database);
        Checker.faults(history, truth).forEach(findings::fault);
        tables(parties, truth, others);
        figures();
    }

    private Map<String, Log> truth(String database) {
        Map<String, Log> truth = new HashMap<>();
        try (var pool = Database.open(database)) {
            var games = new GameStore(pool, Clock.systemUTC());
            for (var id : games.ids()) {
                var stored = games.find(id).orElseThrow();
                truth.put(id.value(), stored.log());
                Verification.fault(stored).ifPresent(fault -> findings.fault(id + ": " + fault));
            }
        }
        findings.count("entries on disk", truth.values().stream().mapToInt(Log::size).sum());
        return truth;
    }

    private void tables(List<Party> parties, Map<String, Log> truth, int others) {
        var tables = parties.stream().flatMap(party -> party.tables().stream()).toList();
        for (String table : tables)
            if (!truth.containsKey(table)) findings.fault("the table " + table + " is lost");
        int wishes = parties.stream().mapToInt(Party::wishes).sum();
        if (truth.size() > wishes + others)
            findings.fault(wishes + " wishes made " + truth.size() + " tables");
        findings.count("tables wished for", wishes);
        findings.count("tables acknowledged", tables.size());
        findings.count("tables on disk", truth.size());
    }

    private void figures() {
        for (History.Outcome outcome : History.Outcome.values())
            findings.count(
                    "moves " + outcome.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    history.moves().stream().filter(move -> move.outcome() == outcome).count());
        findings.count("looks", history.looks().size());
    }

    /** Nobody goes on. */
    public void end() {
        goesOn.set(false);
        people.close();
        http.close();
    }

    @Override
    public void close() {
        end();
    }
}
