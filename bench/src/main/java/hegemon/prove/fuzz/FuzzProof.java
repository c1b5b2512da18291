package hegemon.prove.fuzz;

import hegemon.cli.Progress;
import hegemon.prove.Findings;
import hegemon.prove.RealServer;
import hegemon.prove.Visitor;
import hegemon.prove.fuzz.Readers.Reader;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Gives every reader texts, most of them right or nearly so.
 *
 * @param inputs for each reader that is quick
 * @param only of the readers whose names have this
 * @param requests with JSON to a server of its own; 0: none is started
 */
public record FuzzProof(long inputs, long seed, String only, int requests) {
    private static final int SHOWN = 300;

    /** Of processor time: the machine may be busy with other things. */
    private static final long SLOW = 2_000_000_000L;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    public Findings in(Path scratch, Progress progress) throws IOException, InterruptedException {
        var findings =
                new Findings(
                        "No text makes a reader stumble",
                        "fuzz --inputs %d --requests %d --seed %d"
                                .formatted(inputs, requests, seed));
        var grammar = Grammar.of("readers.grammar");
        var readers = new Readers(scratch);
        readers.open();
        for (Reader reader : chosen(readers)) {
            long number = Math.max(1, inputs / reader.share());
            for (long i = 0; i < number; i++) attempt(reader, grammar, i, findings);
            findings.figure(reader.name(), "%,d texts".formatted(number));
            progress.step();
        }
        if (requests > 0) knock(scratch, grammar, findings);
        return findings;
    }

    private void knock(Path scratch, Grammar grammar, Findings findings)
            throws IOException, InterruptedException {
        var doors = new Doors(grammar);
        var start = new RealServer.Start(scratch, List.of("-Xmx512m"), List.of());
        try (var server = RealServer.open(start);
                var http = HttpClient.newHttpClient()) {
            var visitor = new Visitor(http, server::address, "198.51.100.7");
            var game = visitor.start("sparta", "standard", "self").replaceAll(".*/", "");
            for (int i = 0; i < requests; i++) {
                var random = new SplittableRandom(31 * seed + i);
                try {
                    findings.count("answers " + doors.knock(visitor, game, random), 1);
                } catch (IllegalStateException e) {
                    findings.fault("request %d of seed %d: %s".formatted(i, seed, e.getMessage()));
                }
            }
            findings.figure(
                    "requests with JSON", "%,d to %d addresses".formatted(requests, doors.size()));
        }
    }

    /** How many readers there are to try. */
    public int readers() {
        return chosen(new Readers(Path.of(""))).size();
    }

    private List<Reader> chosen(Readers readers) {
        return readers.all().stream().filter(reader -> reader.name().contains(only)).toList();
    }

    private void attempt(Reader reader, Grammar grammar, long number, Findings findings) {
        var random = new SplittableRandom(31 * seed + number + reader.name().hashCode());
        var text = Spoiler.some(grammar.text(reader.rule(), random), random);
        long began = THREADS.getCurrentThreadCpuTime();
        try {
            reader.reading().read(text);
        } catch (Exception | StackOverflowError | OutOfMemoryError e) {
            findings.fault(told(reader, number, text, e.toString() + where(e)));
        }
        if (THREADS.getCurrentThreadCpuTime() - began > SLOW)
            findings.fault(told(reader, number, text, "took longer than two seconds"));
    }

    private static String where(Throwable thrown) {
        for (StackTraceElement each : thrown.getStackTrace())
            if (each.getClassName().startsWith("hegemon.")
                    && !each.getClassName().startsWith("hegemon.prove.")) return " at " + each;
        return "";
    }

    private String told(Reader reader, long number, String text, String what) {
        var shown = text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
        return "%s, text %d of seed %d: %s: %s"
                .formatted(reader.name(), number, seed, what, visible(shown));
    }

    private static String visible(String text) {
        var visible = new StringBuilder();
        text.chars()
                .forEach(
                        it -> {
                            if (it >= ' ' && it < 0x7f) visible.append((char) it);
                            else visible.append("\\u%04x".formatted(it));
                        });
        return visible.toString();
    }
}
