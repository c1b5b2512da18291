package hegemon.prove.growth;

import hegemon.cli.Progress;
import hegemon.prove.Findings;
import hegemon.prove.Polite;
import hegemon.prove.RealServer;
import hegemon.prove.Visitor;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Ten times as many games are stored, again and again; each time the same is asked for, and the
 * processor time of the server is told. First they are other people's, then those of whoever asks.
 *
 * @param stored how many at most
 * @param own how many of one person at most
 * @param times how often each is asked for
 */
public record GrowthProof(long stored, long own, int times) {
    private static final String CLAIM = "What is asked for costs no more in a house of many games";

    /** Above this a curve is no longer that of a page that shows so much and no more. */
    private static final double STEEPEST = 0.5;

    private static final String PLACE = "192.0.2.1";
    private static final int FEWEST = 100;

    /** Steps of progress. */
    public int steps() {
        return sizes(stored).size() + sizes(own).size();
    }

    static List<Long> sizes(long most) {
        var sizes = new ArrayList<Long>();
        for (long size = FEWEST; size <= most; size *= 10) sizes.add(size);
        return sizes;
    }

    public Findings in(Path folder, Progress progress) throws Exception {
        var findings =
                new Findings(
                        CLAIM,
                        "growth --stored %d --own %d --times %d".formatted(stored, own, times));
        try (var http = HttpClient.newHttpClient()) {
            grow("stored", folder.resolve("stored"), http, findings, progress);
            grow("of one person", folder.resolve("own"), http, findings, progress);
        }
        return findings;
    }

    private void grow(
            String what, Path folder, HttpClient http, Findings findings, Progress progress)
            throws Exception {
        boolean others = what.equals("stored");
        var curves = new LinkedHashMap<String, Curve>();
        try (var server = RealServer.open(start(folder))) {
            var visitor = new Visitor(http, server::address, PLACE);
            var polite = new Polite(visitor, findings, Duration.ofHours(1));
            polite.move("the house is new");
            var filler = new Filler(folder.resolve("data"), polite.game());
            long from = 0;
            for (long size : sizes(others ? stored : own)) {
                server.stop();
                if (others) filler.ofOthers(from, size);
                else filler.ofOne(from, size);
                from = size;
                server.restart();
                measure(size, server, visitor, polite, curves);
                progress.step("%,d %s".formatted(size, what));
            }
        }
        curves.forEach(
                (name, curve) -> {
                    findings.figure("games " + what + ", " + name, curve);
                    if (curve.exponent() > STEEPEST)
                        findings.fault(
                                "%s grows with the games %s to the power of %.2f"
                                        .formatted(name, what, curve.exponent()));
                });
    }

    private static RealServer.Start start(Path folder) {
        return new RealServer.Start(
                folder,
                List.of("-Xmx512m", "-XX:-UseDynamicNumberOfCompilerThreads"),
                List.of("--tables-per-guest", "100000000", "--seats-per-guest", "100000000"));
    }

    private interface Asking {
        void ask() throws IOException, InterruptedException;
    }

    private void measure(
            long size, RealServer server, Visitor visitor, Polite polite, Map<String, Curve> curves)
            throws IOException, InterruptedException {
        var pages = new LinkedHashMap<String, Asking>();
        pages.put("a move", () -> polite.move("there are many games"));
        pages.put("the table", () -> seen(visitor.get("/games/" + polite.game())));
        pages.put("my games", () -> seen(visitor.get("/games")));
        pages.put("the first page", () -> seen(visitor.get("/")));
        pages.put("the lobby", () -> seen(visitor.get("/lobby")));
        pages.put("my games for programs", () -> seen(visitor.get("/api/me/games")));
        for (var page : pages.entrySet()) {
            // As often before anything is measured: Java has learnt its way then.
            for (int i = 0; i < times; i++) page.getValue().ask();
            var before = server.usage();
            for (int i = 0; i < times; i++) page.getValue().ask();
            double spent = server.usage().since(before).seconds();
            curves.computeIfAbsent(page.getKey(), ignored -> new Curve())
                    .add(size, spent * 1000 / times);
        }
    }

    private static void seen(HttpResponse<String> answer) throws IOException {
        if (answer.statusCode() != 200)
            throw new IOException(answer.uri() + " was answered with " + answer.statusCode());
    }
}
