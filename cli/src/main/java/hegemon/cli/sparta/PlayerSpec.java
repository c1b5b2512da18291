package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.sparta.search.Level;
import hegemon.sparta.search.Limits;
import hegemon.sparta.search.Margins;
import hegemon.sparta.search.Mind;
import hegemon.sparta.search.Net;
import hegemon.sparta.search.Player;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * A player as written on the command line: {@code level:7}, {@code engine:time=1s,threads=2},
 * {@code engine:nodes=20000}, {@code engine:depth=4}, {@code uct:time=1s}, {@code uct:nodes=5000},
 * {@code random}.
 */
final class PlayerSpec {
    static final String HELP =
            "level:N, engine:time=1s,threads=1 (or cpu=1s of one processor, nodes=N, depth=N;"
                    + " eval=net, features or net:FILE; margins=tuned, hand or FILE), uct:time=1s"
                    + " (or nodes=N), random";

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private static final String CPU = "cpu";

    private PlayerSpec() {}

    static Player parse(String text) {
        int at = text.indexOf(':');
        var kind = at < 0 ? text : text.substring(0, at);
        var rest = at < 0 ? "" : text.substring(at + 1);
        return switch (kind) {
            case "random" -> Player.random();
            case "level" -> level(rest);
            case "engine" -> engine(values(rest));
            case "uct" -> Player.uct(limits(values(rest)));
            default -> throw wrong(text);
        };
    }

    private static Player engine(Map<String, String> values) {
        try {
            var mind = mind(values.getOrDefault("eval", "net"));
            if (values.containsKey("margins")) mind = mind.with(margins(values.get("margins")));
            if (!values.containsKey(CPU))
                return Player.engine(mind, limits(values), threads(values));
            if (threads(values) > 1) throw Complaint.usage("cpu counts the time of one thread");
            return Player.engine(mind, Limits.NONE, 1, processor(Spans.parse(values.get(CPU))));
        } catch (IOException e) {
            throw Complaint.cannot("cannot read the net or the margins: " + e.getMessage());
        }
    }

    /** What others do on the machine takes nothing from this clock. */
    private static Supplier<BooleanSupplier> processor(Duration most) {
        return () -> {
            long end = PROCESSOR.getCurrentThreadCpuTime() + most.toNanos();
            return () -> PROCESSOR.getCurrentThreadCpuTime() >= end;
        };
    }

    private static Mind mind(String eval) throws IOException {
        if (eval.equals("net")) return Mind.net();
        if (eval.equals("features")) return Mind.features();
        if (eval.startsWith("net:"))
            return Mind.net(Net.read(Path.of(eval.substring("net:".length()))));
        throw wrong("eval=" + eval);
    }

    private static Margins margins(String name) throws IOException {
        return switch (name) {
            case "hand" -> Margins.byHand();
            case "tuned" -> Margins.tuned();
            default -> margins(Path.of(name));
        };
    }

    static Margins margins(Path file) throws IOException {
        try {
            return Margins.parse(Files.readAllLines(file));
        } catch (IllegalArgumentException e) {
            throw Complaint.usage(file + " has " + e.getMessage());
        }
    }

    private static Player level(String rest) {
        int colon = rest.indexOf(':');
        int number = number(colon < 0 ? rest : rest.substring(0, colon)).intValue();
        if (number < 1 || number > Level.ALL.size())
            throw Complaint.usage("levels are 1 to 10, not " + rest);
        var values = values(colon < 0 ? "" : rest.substring(colon + 1));
        var time = Spans.parse(values.getOrDefault("time", number == 10 ? "1s" : "60s"));
        return Player.level(Level.of(number), time, threads(values));
    }

    private static Map<String, String> values(String rest) {
        var values = new TreeMap<String, String>();
        if (rest.isEmpty()) return values;
        for (String word : rest.split(",", -1)) {
            int at = word.indexOf('=');
            if (at < 0 || !word.matches("(time|cpu|nodes|depth|threads|eval|margins)=.+"))
                throw wrong(word);
            values.put(word.substring(0, at), word.substring(at + 1));
        }
        return values;
    }

    private static Limits limits(Map<String, String> values) {
        var limits = Limits.NONE;
        if (values.containsKey("time")) limits = limits.withTime(Spans.parse(values.get("time")));
        if (values.containsKey("nodes")) limits = limits.withNodes(number(values.get("nodes")));
        if (values.containsKey("depth"))
            limits = limits.withDepth(number(values.get("depth")).intValue());
        return limits.equals(Limits.NONE) ? limits.withTime(Spans.parse("1s")) : limits;
    }

    private static int threads(Map<String, String> values) {
        int threads = number(values.getOrDefault("threads", "1")).intValue();
        if (threads < 1 || threads > 64)
            throw Complaint.usage("threads are 1 to 64, not " + threads);
        return threads;
    }

    private static Long number(String text) {
        if (!text.matches("0*[1-9][0-9]{0,8}"))
            throw Complaint.usage("expected a number of 1 or more, found " + text);
        return Long.valueOf(text);
    }

    private static Complaint wrong(String text) {
        return Complaint.usage(text + " is not a player; there are " + HELP);
    }
}
