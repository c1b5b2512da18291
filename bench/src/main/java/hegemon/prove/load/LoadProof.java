package hegemon.prove.load;

import hegemon.cli.Progress;
import hegemon.prove.Findings;
import hegemon.prove.Polite;
import hegemon.prove.RealServer;
import hegemon.prove.Visitor;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Tables with readers: first nobody moves, then so many a second.
 *
 * @param server where to ask; blank is a server of our own
 * @param slowest how long 99 of 100 moves may take, from the moment they were due
 */
public record LoadProof(
        String server, int tables, int readers, int rate, int seconds, Duration slowest) {
    private static final String CLAIM = "The house carries its load";
    private static final int IDLE_SECONDS = 10;
    private static final int WARM_SECONDS = 10;
    private static final String MOVE = "a move, from when it was due";
    private static final String MANY = "1000000";

    /** A step of progress for each second. */
    public int steps() {
        return IDLE_SECONDS + WARM_SECONDS + seconds;
    }

    public Findings in(Path folder, Progress progress) throws Exception {
        var findings =
                new Findings(
                        CLAIM,
                        "./hegemon prove load --tables %d --readers %d --rate %d --seconds %d%s"
                                .formatted(
                                        tables,
                                        readers,
                                        rate,
                                        seconds,
                                        server.isBlank() ? "" : " --server …"));
        if (!server.isBlank()) {
            carry(server, Optional.empty(), findings, progress);
            return findings;
        }
        try (var own = RealServer.open(start(folder))) {
            carry(own.address(), Optional.of(own), findings, progress);
        }
        return findings;
    }

    private static RealServer.Start start(Path folder) {
        var settings = new ArrayList<String>();
        for (String limit :
                List.of(
                        "guests-per-hour",
                        "tables-per-hour",
                        "tables-per-guest",
                        "seats-per-guest",
                        "requests-at-once",
                        "streams",
                        "streams-per-address",
                        "streams-per-person")) settings.addAll(List.of("--" + limit, MANY));
        return new RealServer.Start(folder, List.of("-Xmx512m"), settings);
    }

    private void carry(
            String address, Optional<RealServer> own, Findings findings, Progress progress)
            throws Exception {
        try (var http = HttpClient.newHttpClient()) {
            var house = new Visitor(http, () -> address, "192.0.2.1");
            var playing = new ArrayList<Polite>();
            for (int i = 0; i < tables; i++)
                playing.add(new Polite(house.arrive(), findings, Duration.ofHours(1)));
            double before = megabytes(own);
            var heard = new Readers();
            listen(house, playing, heard);
            idle(own, before, findings, progress);
            moves(own, playing, heard, WARM_SECONDS, new Findings("", ""), progress);
            moves(own, playing, heard, seconds, findings, progress);
            if (findings.slow(MOVE) > slowest.toMillis())
                findings.fault("moves take longer than " + slowest.toMillis() + " ms");
            findings.figure("streams lost", heard.lost());
            if (heard.lost() > 0) findings.fault(heard.lost() + " streams were lost");
            http.shutdownNow();
        }
    }

    private void listen(Visitor house, List<Polite> playing, Readers heard)
            throws IOException, InterruptedException {
        for (int i = 0; i < readers; i++) {
            var game = playing.get(i % playing.size()).game();
            // Strangers who look on: the players' own pages would be told of the other side each
            // time.
            var _ = house.anew().listen("/api/games/" + game + "/live?news", heard.hearer());
        }
        long end = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (heard.events() < readers) {
            if (System.nanoTime() > end)
                throw new IOException(heard.events() + " of " + readers + " streams were opened");
            Thread.sleep(20);
        }
    }

    private static double megabytes(Optional<RealServer> own) throws IOException {
        return own.isEmpty() ? 0 : own.get().usage().megabytes();
    }

    private static double processor(Optional<RealServer> own) throws IOException {
        return own.isEmpty() ? 0 : own.get().usage().seconds();
    }

    private void idle(Optional<RealServer> own, double before, Findings findings, Progress progress)
            throws IOException, InterruptedException {
        double used = processor(own);
        for (int i = 0; i < IDLE_SECONDS; i++) {
            Thread.sleep(1_000);
            progress.step();
        }
        if (own.isEmpty()) return;
        findings.figure(
                "idle streams",
                "%d: %.1f %% of one processor, %.0f kB of memory each"
                        .formatted(
                                readers,
                                (processor(own) - used) / IDLE_SECONDS * 100,
                                (megabytes(own) - before) * 1000 / Math.max(1, readers)));
    }

    private void moves(
            Optional<RealServer> own,
            List<Polite> playing,
            Readers heard,
            int lasting,
            Findings findings,
            Progress progress)
            throws IOException, InterruptedException {
        double used = processor(own);
        long events = heard.events();
        long began = System.nanoTime();
        int all = rate * lasting;
        try (var hands = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < all; i++) {
                long due = began + i * TimeUnit.SECONDS.toNanos(1) / rate;
                TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
                var table = playing.get(i % playing.size());
                hands.execute(() -> move(table, due, findings));
                if ((i + 1) % rate == 0) progress.step();
            }
        }
        double took = (System.nanoTime() - began) / 1e9;
        findings.figure("moves a second", "%.1f of %d asked for".formatted(all / took, rate));
        findings.figure("events heard", heard.events() - events);
        if (own.isPresent())
            findings.figure(
                    "processor time of the server for a move, with all that hear of it",
                    "%.2f ms".formatted((processor(own) - used) * 1000 / all));
    }

    /** Counted from when it was due: a slow house does not slow the clock down. */
    private static void move(Polite table, long due, Findings findings) {
        try {
            table.move("there is load");
            findings.took(MOVE, (System.nanoTime() - due) / 1e6);
        } catch (IOException e) {
            findings.fault("a move was not answered: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
