package hegemon.prove.rude;

import hegemon.cli.Progress;
import hegemon.prove.Findings;
import hegemon.prove.Polite;
import hegemon.prove.RealServer;
import hegemon.prove.Visitor;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A real server with little memory, and a client from one address that asks for all it can get.
 * Somebody else, from another address, plays meanwhile.
 *
 * @param moves how many moves the other one makes during each rudeness
 * @param streams how many streams the client opens, and how many requests it never ends
 * @param slowest how long a move of the other one may take
 */
public record RudeProof(int moves, int streams, int unended, Duration slowest) {
    private static final String CLAIM = "One rude client cannot hurt the house";
    private static final String RUDE = "203.0.113.";
    private static final String OTHER = "198.51.100.7";
    private static final int UNREAD = 20;
    private static final String READY = "/health/ready";

    /** How many there are: one step of progress each. */
    public static int steps() {
        return Rudeness.all().size() + 1;
    }

    public Findings in(Path folder, Progress progress) throws Exception {
        var findings =
                new Findings(
                        CLAIM,
                        "rude --moves %d --streams %d --unended %d"
                                .formatted(moves, streams, unended));
        var start = new RealServer.Start(folder, List.of("-Xmx512m"), List.of());
        try (var server = RealServer.open(start);
                var http = HttpClient.newHttpClient()) {
            meet(server, http, findings, progress);
            findings.figure("memory of the server", server.usage().megabytes() + " MB");
            if (server.errors().contains("OutOfMemoryError"))
                findings.fault("the server ran out of memory");
        }
        return findings;
    }

    private void meet(RealServer server, HttpClient http, Findings findings, Progress progress)
            throws Exception {
        var polite = new Polite(new Visitor(http, server::address, OTHER), findings, slowest);
        for (int i = 0; i < moves; i++) polite.move("nothing else happens");
        var lines = lines(server, http, findings);
        for (int i = 0; i < moves; i++) polite.move("many streams are open");
        progress.step();
        for (Rudeness each : Rudeness.all()) {
            during(each, server, http, polite, findings);
            progress.step(each.name());
        }
        for (AutoCloseable line : lines) line.close();
    }

    /** Streams that are kept, and requests that never come to an end. */
    private List<AutoCloseable> lines(RealServer server, HttpClient http, Findings findings)
            throws IOException, InterruptedException {
        var lines = new ArrayList<AutoCloseable>();
        var rude = new Visitor(http, server::address, RUDE + 1);
        var table = rude.start("sparta", "standard", "self");
        var answers = new ConcurrentHashMap<Integer, AtomicInteger>();
        for (int i = 0; i < streams; i++) {
            var answer = rude.stream("/api/games/" + table + "/live");
            count(answer, answers, findings);
            InputStream body = answer.body();
            if (answer.statusCode() == 200) lines.add(body);
            else body.close();
        }
        for (int i = 0; i < unended; i++) {
            var line = new Socket("localhost", server.port());
            line.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: x\r\nX: ".getBytes(StandardCharsets.US_ASCII));
            lines.add(line);
        }
        for (int i = 0; i < UNREAD; i++) lines.add(unread(server.port()));
        findings.figure("answers to: opening streams", new TreeMap<>(answers));
        return lines;
    }

    /** Asks for the same long page again and again, without reading any of it. */
    private static Socket unread(int port) throws IOException {
        var line = new Socket("localhost", port);
        var page = "GET /rules/pygma HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + RUDE + "2\r\n\r\n";
        var many = page.repeat(1_000).getBytes(StandardCharsets.US_ASCII);
        Thread.startVirtualThread(
                () -> {
                    try {
                        line.getOutputStream().write(many);
                    } catch (IOException e) {
                        // The house need not hear it all.
                    }
                });
        return line;
    }

    private void during(
            Rudeness rudeness, RealServer server, HttpClient http, Polite polite, Findings findings)
            throws Exception {
        Map<Integer, AtomicInteger> answers = new ConcurrentHashMap<>();
        var goesOn = new AtomicBoolean(true);
        try (var clients = Executors.newVirtualThreadPerTaskExecutor()) {
            // Each from a place of its own, or what was too much before would spare us the next.
            var place = RUDE + (10 + Rudeness.all().indexOf(rudeness));
            for (int i = 0; i < rudeness.clients(); i++)
                clients.execute(
                        () ->
                                insist(
                                        rudeness,
                                        new Visitor(http, server::address, place),
                                        goesOn,
                                        answers,
                                        findings));
            try {
                for (int i = 0; i < moves; i++) {
                    polite.move(rudeness.name());
                    polite.look(READY, rudeness.name());
                }
            } finally {
                goesOn.set(false);
                clients.shutdownNow(); // and leaves without waiting for its answers
            }
        }
        findings.figure("answers to: " + rudeness.name(), new TreeMap<>(answers));
    }

    private static void insist(
            Rudeness rudeness,
            Visitor visitor,
            AtomicBoolean goesOn,
            Map<Integer, AtomicInteger> answers,
            Findings findings) {
        while (goesOn.get())
            try {
                count(rudeness.request().send(visitor), answers, findings);
            } catch (IOException e) {
                if (goesOn.get()) findings.fault(rudeness.name() + " was not answered: " + e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
    }

    private static void count(
            HttpResponse<?> answer, Map<Integer, AtomicInteger> answers, Findings findings) {
        int status = answer.statusCode();
        answers.computeIfAbsent(status, any -> new AtomicInteger()).incrementAndGet();
        boolean deliberate =
                status == 503 && answer.headers().firstValue("Retry-After").isPresent();
        if (status >= 500 && !deliberate)
            findings.fault(answer.uri().getPath() + " was answered with " + status);
    }
}
