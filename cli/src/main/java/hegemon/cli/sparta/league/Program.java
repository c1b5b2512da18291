package hegemon.cli.sparta.league;

import hegemon.sparta.SpartaState;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Any engine that speaks docs/sparta-protocol.md. It is started anew after a fault. */
public final class Program implements Entrant {
    private static final int MOST_LINES = 100_000;
    private static final int LONGEST_LINE = 100_000;

    private final String name;
    private final List<String> command;
    private final String setup;
    private final String limit;
    private final Duration patience;
    private Running running = Running.NONE;

    /** A process, and both ends of the talk with it. */
    private record Running(List<Process> process, List<BufferedReader> in, List<PrintWriter> out) {
        static final Running NONE = new Running(List.of(), List.of(), List.of());
    }

    /**
     * @param setup where all games begin
     * @param limit what {@code go} is told
     * @param patience how long to wait for an answer at most
     */
    public Program(
            String name, List<String> command, String setup, String limit, Duration patience) {
        this.name = name;
        this.command = List.copyOf(command);
        this.setup = setup;
        this.limit = limit;
        this.patience = patience;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void begin() throws Fault {
        if (running.process().isEmpty()) start();
        send("newgame");
        send("isready");
        await("readyok");
    }

    private void start() throws Fault {
        try {
            var process =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            running =
                    new Running(
                            List.of(process),
                            List.of(process.inputReader(StandardCharsets.UTF_8)),
                            List.of(
                                    new PrintWriter(
                                            process.getOutputStream(),
                                            true,
                                            StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new Fault("cannot be started: " + e.getMessage());
        }
        send("sparta");
        await("spartaok");
    }

    @Override
    public String choose(SpartaState state, List<String> played, long seed) throws Fault {
        send("position " + setup + (played.isEmpty() ? "" : " moves " + String.join(" ", played)));
        send("go " + limit);
        return await("bestmove ").substring("bestmove ".length()).strip();
    }

    private void send(String order) {
        running.out().forEach(out -> out.println(order));
    }

    /** The next line that begins so. What else it says is none of our business. */
    private String await(String beginning) throws Fault {
        var answer =
                CompletableFuture.supplyAsync(() -> line(beginning), Thread::startVirtualThread);
        try {
            var line = answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (!line.isEmpty()) return line;
            close();
            throw new Fault("ended without an answer");
        } catch (TimeoutException e) {
            close();
            throw new Fault("did not answer within " + patience.toSeconds() + " s");
        } catch (ExecutionException e) {
            close();
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            close();
            Thread.currentThread().interrupt();
            throw new Fault("was interrupted");
        }
    }

    /** Empty when it says nothing more. */
    private String line(String beginning) {
        var in = running.in().getFirst();
        try {
            for (int i = 0; i < MOST_LINES; i++) {
                var line = line(in);
                if (line.startsWith(beginning)) return line.strip();
                if (!line.endsWith("\n")) return "";
            }
        } catch (IOException e) {
            // It is gone.
        }
        return "";
    }

    /** With its end; without, if there is none or it does not come. */
    private static String line(BufferedReader in) throws IOException {
        var line = new StringBuilder();
        for (int each = in.read(); each >= 0 && line.length() < LONGEST_LINE; each = in.read()) {
            line.append((char) each);
            if (each == '\n') break;
        }
        return line.toString();
    }

    /** With whatever it has started: a script is often only the door to the engine. */
    @Override
    public void close() {
        send("quit");
        for (Process process : running.process()) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        running = Running.NONE;
    }
}
