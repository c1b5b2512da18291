package hegemon.prove.load;

import hegemon.cli.Progress;
import hegemon.prove.Findings;
import hegemon.prove.RealServer;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Tables with moves: first nobody looks on, then readers come and nobody moves, then both. Two
 * builds take turns in the same run, since what a move costs depends on what else the machine does.
 *
 * @param server where to ask; blank is a server of our own
 * @param against the folder of another build's program, measured beside ours
 * @param warm moves before anything is measured
 * @param rounds how often the measurements are made
 * @param slowest how long 99 of 100 moves may take, from the moment they were due
 */
public record LoadProof(
        String server,
        Optional<Path> against,
        int tables,
        int readers,
        Rate rate,
        int warm,
        int rounds,
        List<String> java,
        Duration slowest) {
    /** So many moves a second, for so long. */
    public record Rate(int moves, int seconds) {}

    private static final String CLAIM = "The house carries its load";
    private static final int IDLE_SECONDS = 30; // two heartbeats
    private static final String MANY = "1000000";

    /** A step of progress for each part of each round. */
    public int steps() {
        return (2 + 2 * rounds) * (against.isPresent() ? 2 : 1);
    }

    public Findings in(Path folder, Progress progress) throws Exception {
        var findings =
                new Findings(
                        CLAIM,
                        "load --tables %d --readers %d --rate %d --seconds %d --warm %d --rounds %d%s%s"
                                .formatted(
                                        tables,
                                        readers,
                                        rate.moves(),
                                        rate.seconds(),
                                        warm,
                                        rounds,
                                        server.isBlank() ? "" : " --server …",
                                        against.isEmpty() ? "" : " --against …"));
        var houses = new LinkedHashMap<String, House>();
        try (var http = HttpClient.newHttpClient()) {
            houses.put("", ours(folder));
            if (against.isPresent()) houses.put("other build: ", other(folder));
            for (var each : houses.values()) {
                each.lay(http, tables);
                each.warm(warm);
                progress.step();
            }
            carry(houses, findings, progress);
            http.shutdownNow();
        } finally {
            for (var each : houses.values()) each.close();
        }
        return findings;
    }

    private House ours(Path folder) throws IOException, InterruptedException {
        if (!server.isBlank()) return new House(server, Optional.empty());
        var own = RealServer.open(start(folder.resolve("ours")));
        return new House(own.address(), Optional.of(own));
    }

    private House other(Path folder) throws IOException, InterruptedException {
        var own = RealServer.open(start(folder.resolve("other")).ofBuild(against.orElseThrow()));
        return new House(own.address(), Optional.of(own));
    }

    private RealServer.Start start(Path folder) {
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
        return new RealServer.Start(folder, options(), settings);
    }

    /** A thread of the compiler that ends would take its time with it. */
    private List<String> options() {
        var options =
                new ArrayList<>(List.of("-Xmx512m", "-XX:-UseDynamicNumberOfCompilerThreads"));
        options.addAll(java);
        return options;
    }

    private void carry(Map<String, House> houses, Findings findings, Progress progress)
            throws IOException, InterruptedException {
        var alone = new LinkedHashMap<String, House.Spent>();
        var watched = new LinkedHashMap<String, House.Spent>();
        for (int i = 0; i < rounds; i++)
            measure(houses, "nobody looks on", alone, findings, progress);
        for (var each : houses.entrySet()) {
            idle(each.getKey(), each.getValue(), findings);
            progress.step();
        }
        for (int i = 0; i < rounds; i++)
            measure(houses, "all look on", watched, findings, progress);
        houses.forEach((name, house) -> tell(name, house, findings));
        alone.forEach((name, spent) -> tell(name + "nobody looks on", spent, findings));
        watched.forEach((name, spent) -> tell(name + "all look on", spent, findings));
        watched.forEach(
                (name, spent) ->
                        events(name, Objects.requireNonNull(alone.get(name)), spent, findings));
    }

    private void measure(
            Map<String, House> houses,
            String when,
            Map<String, House.Spent> sum,
            Findings findings,
            Progress progress)
            throws IOException, InterruptedException {
        for (var each : houses.entrySet()) {
            var move = each.getKey() + "a move, from when it was due, " + when;
            sum.merge(
                    each.getKey(), each.getValue().moves(rate, move, findings), House.Spent::plus);
            progress.step();
        }
        var move = "a move, from when it was due, " + when;
        if (findings.slow(move) > slowest.toMillis())
            findings.fault("moves take longer than " + slowest.toMillis() + " ms: " + when);
    }

    private void idle(String name, House house, Findings findings)
            throws IOException, InterruptedException {
        long before = house.usage().megabytes();
        house.listen(readers);
        var used = house.usage();
        Thread.sleep(Duration.ofSeconds(IDLE_SECONDS));
        var idle = house.usage().since(used);
        findings.figure(
                name + "idle streams",
                "%d: %.2f %% of one processor, %.0f kB of memory each"
                        .formatted(
                                readers,
                                idle.seconds() / IDLE_SECONDS * 100,
                                (idle.megabytes() - before) * 1000.0 / Math.max(1, readers)));
    }

    private static void tell(String name, House house, Findings findings) {
        findings.figure(name + "streams lost", house.readers().lost());
        if (house.readers().lost() > 0)
            findings.fault(name + house.readers().lost() + " streams were lost");
    }

    private static void tell(String name, House.Spent spent, Findings findings) {
        findings.figure(name + ", moves a second", "%.1f".formatted(spent.moves() / spent.took()));
        findings.figure(
                name + ", milliseconds of the processor for a move",
                "%.3f (and Java's compiler %.3f, who asks %.3f)"
                        .formatted(
                                spent.each(),
                                spent.server().compiling() * 1000 / spent.moves(),
                                spent.asker() * 1000 / spent.moves()));
    }

    private static void events(
            String name, House.Spent alone, House.Spent watched, Findings findings) {
        if (watched.events() == 0) return;
        double more = watched.server().seconds() - alone.each() / 1000 * watched.moves();
        findings.figure(
                name + "an event",
                "%d events of %d bytes, %.4f ms of the processor each, beyond the moves"
                        .formatted(
                                watched.events(),
                                watched.bytes() / watched.events(),
                                more * 1000 / watched.events()));
    }
}
