package hegemon.sparta.search;

import hegemon.sparta.Move;
import hegemon.sparta.MoveText;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.table.Parse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The engine's conversation with another program, in the manner of UCI: docs/sparta-protocol.md.
 */
public final class Protocol {
    /** So much of what was not understood is said again. */
    private static final int ECHO = 60;

    private final BufferedReader in;
    private final PrintWriter out;
    private final EngineOptions options;
    private Engine engine;
    private SpartaState state = SpartaState.start(Setup.standard());
    private Optional<Thread> thinking = Optional.empty();
    private volatile boolean searching = false;
    private volatile boolean unwanted = false;
    private boolean endless = false;

    public Protocol(BufferedReader in, PrintWriter out, int threads) {
        this.in = in;
        this.out = out;
        this.options = new EngineOptions(threads);
        this.engine = options.engine();
    }

    /** Answers until {@code quit} or the end of the input. */
    public void run() throws IOException {
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            var words = List.of(line.strip().split("\\s+", -1));
            if (words.getFirst().equals("quit")) {
                stop();
                return;
            }
            answer(words);
        }
        if (endless) stop();
        await();
    }

    private void answer(List<String> words) {
        var rest = words.subList(1, words.size());
        switch (words.getFirst()) {
            case "" -> {}
            case "sparta" -> introduce();
            case "isready" -> say("readyok");
            case "stop" -> stop();
            case "setoption" -> idle(() -> option(rest));
            case "newgame" -> idle(engine::forget);
            case "position" -> idle(() -> position(rest));
            case "moves" -> idle(this::moves);
            case "show" -> idle(() -> say(state.position().print()));
            case "go" -> idle(() -> go(rest));
            default -> say("error unknown command " + shortened(words.getFirst()));
        }
    }

    /** Whoever sent a long line by mistake need not get it back. */
    private static String shortened(String word) {
        return word.length() <= ECHO ? word : word.substring(0, ECHO) + "…";
    }

    private void introduce() {
        say("id name Hegemon Sparta");
        options.lines().forEach(this::say);
        say("spartaok");
    }

    /** Does this unless a search is under way. */
    private void idle(Runnable action) {
        if (searching) say("error busy: send stop first");
        else action.run();
    }

    private void option(List<String> words) {
        var value = words.size() == 2 ? number(words.get(1)) : Optional.<Long>empty();
        if (value.isEmpty()) {
            say("error setoption wants a name and a number");
            return;
        }
        try {
            options.set(words.getFirst(), value.get())
                    .ifPresentOrElse(
                            wrong -> say("error " + wrong), () -> engine = options.engine());
        } catch (OutOfMemoryError e) {
            options.set("memory", Engine.USUAL_MEMORY);
            say("error so much memory is not to be had; it is " + Engine.USUAL_MEMORY + " again");
        }
    }

    private void position(List<String> words) {
        int at = words.indexOf("moves");
        var setup = String.join(" ", at < 0 ? words : words.subList(0, at));
        var moves = at < 0 ? List.<String>of() : words.subList(at + 1, words.size());
        var reached = Setup.parse(setup).map(SpartaState::start);
        for (String move : moves) reached = reached.then(so -> so.after(move));
        switch (reached) {
            case Parse.Parsed<SpartaState>(var value) -> state = value;
            case Parse.Refused<SpartaState>(var why) -> say("error " + why);
        }
    }

    private void moves() {
        var moves = state.moves(state.position().toMove().seat());
        say(
                Stream.concat(Stream.of("moves"), moves.stream().map(MoveText::print).sorted())
                        .collect(Collectors.joining(" ")));
    }

    private void go(List<String> words) {
        if (state.outcome().isPresent()) {
            say("error the game is over");
            return;
        }
        var limits = limits(words);
        if (limits.isEmpty()) {
            say("error go wants time MILLISECONDS, nodes N, depth N (each 1 or more) or infinite");
            return;
        }
        endless = limits.get().equals(Limits.NONE);
        unwanted = false;
        searching = true;
        thinking = Optional.of(Thread.ofPlatform().daemon().start(() -> think(limits.get())));
    }

    /** Whoever hears the answer may send the next order at once. */
    private void think(Limits limits) {
        var answer = answer(limits);
        searching = false;
        say(answer);
    }

    private String answer(Limits limits) {
        try {
            return "bestmove " + MoveText.print(best(limits));
        } catch (RuntimeException e) {
            return "error defect: " + e;
        }
    }

    private Move best(Limits limits) {
        var level = options.level();
        if (!level.isFull())
            return level.choose(state, limits.time(), 1, System.nanoTime(), () -> unwanted);
        return engine.explore(state, limits, options.multipv(), this::inform, () -> unwanted)
                .getFirst()
                .move();
    }

    /** Empty if this cannot be understood. */
    private static Optional<Limits> limits(List<String> words) {
        var limits = Limits.NONE;
        for (int i = 0; i < words.size(); i += 2) {
            if (words.get(i).equals("infinite") && words.size() == 1) return Optional.of(limits);
            var value = i + 1 < words.size() ? number(words.get(i + 1)) : Optional.<Long>empty();
            if (value.isEmpty()) return Optional.empty();
            long n = value.get();
            if (n < 1) return Optional.empty();
            switch (words.get(i)) {
                case "time" -> limits = limits.withTime(Duration.ofMillis(n));
                case "nodes" -> limits = limits.withNodes(n);
                case "depth" -> limits = limits.withDepth((int) Math.min(n, Searcher.DEEPEST));
                default -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(limits);
    }

    private static Optional<Long> number(String text) {
        return text.matches("[0-9]{1,15}") ? Optional.of(Long.valueOf(text)) : Optional.empty();
    }

    private void inform(List<Thought> lines) {
        print(lines, options.multipv() > 1).forEach(this::say);
    }

    /** The {@code info} lines of a depth; where several are wanted, each has its number. */
    public static List<String> print(List<Thought> lines, boolean several) {
        return IntStream.range(0, lines.size())
                .mapToObj(at -> print(lines.get(at), several ? " multipv " + (at + 1) : ""))
                .toList();
    }

    /** {@code info depth 6 score 59 nodes 23456 time 53 nps 435430 pv i2-g4 b9-d7}. */
    private static String print(Thought thought, String number) {
        var win = thought.winIn();
        var score =
                win.isEmpty()
                        ? Integer.toString(thought.value())
                        : (win.getAsInt() > 0 ? "win " : "loss ") + Math.abs(win.getAsInt());
        return "info depth %d%s score %s nodes %d time %d nps %d pv %s"
                .formatted(
                        thought.depth(),
                        number,
                        score,
                        thought.nodes(),
                        thought.time().toMillis(),
                        thought.nodesPerSecond(),
                        print(thought.line()));
    }

    private static String print(List<Move> moves) {
        return moves.stream().map(MoveText::print).collect(Collectors.joining(" "));
    }

    private void stop() {
        unwanted = true;
        await();
    }

    private void await() {
        try {
            if (thinking.isPresent()) thinking.get().join();
        } catch (InterruptedException e) {
            unwanted = true;
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void say(String line) {
        out.println(line);
        out.flush();
    }
}
