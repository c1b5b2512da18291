package hegemon.prove;

import hegemon.cli.Main;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The program as a host starts it, in a process of its own: it can be killed and started again. */
public final class RealServer implements AutoCloseable {
    private static final String OPEN = "Hegemon is open: ";

    /**
     * How it is started.
     *
     * @param folder for its data and what it says
     * @param program what is started, with the words of {@code serve}
     * @param java options of its Java, such as {@code -Xmx512m}
     * @param settings flags of {@code serve}
     * @param classPath where its classes are
     */
    public record Start(
            Path folder,
            Class<?> program,
            List<String> java,
            List<String> settings,
            String classPath) {
        public Start(Path folder, Class<?> program, List<String> java, List<String> settings) {
            this(folder, program, java, settings, System.getProperty("java.class.path", ""));
        }

        /** The program as it is. */
        public Start(Path folder, List<String> java, List<String> settings) {
            this(folder, Main.class, java, settings);
        }

        /** Another build of the program, by the folder that has its {@code hegemon.jar}. */
        public Start ofBuild(Path app) {
            var jar = app.resolve("hegemon.jar").toString();
            return new Start(folder, program, java, settings, jar);
        }
    }

    private final Start start;
    private final int port;
    private Process process;

    private RealServer(Start start) throws IOException {
        this.start = start;
        this.port = freePort();
        Files.createDirectories(start.folder());
        this.process = launch();
    }

    /** Starts it and waits until it answers. */
    public static RealServer open(Start start) throws IOException, InterruptedException {
        var server = new RealServer(start);
        server.await();
        return server;
    }

    static int freePort() throws IOException {
        try (var any = new ServerSocket(0)) {
            return any.getLocalPort();
        }
    }

    private Process launch() throws IOException {
        Files.deleteIfExists(said());
        var command = new ArrayList<String>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(List.of("-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"));
        command.addAll(start.java());
        command.addAll(List.of("-cp", start.classPath()));
        command.addAll(List.of(start.program().getName(), "serve", "--port", String.valueOf(port)));
        command.addAll(List.of("--data", start.folder().resolve("data").toString()));
        command.addAll(start.settings());
        return new ProcessBuilder(command)
                .redirectOutput(said().toFile())
                .redirectError(
                        ProcessBuilder.Redirect.appendTo(
                                start.folder().resolve("errors.log").toFile()))
                .start();
    }

    private Path said() {
        return start.folder().resolve("said.log");
    }

    private void await() throws IOException, InterruptedException {
        while (!Files.readString(said()).contains(OPEN)) {
            if (!process.isAlive()) throw new IOException("the server did not start: " + errors());
            Thread.sleep(20);
        }
    }

    /** All that it has written to its log, over all its starts. */
    public String errors() throws IOException {
        return Files.readString(start.folder().resolve("errors.log"));
    }

    /** Where it answers, without a slash at the end. */
    public String address() {
        return "http://localhost:" + port;
    }

    public int port() {
        return port;
    }

    public long pid() {
        return process.pid();
    }

    /** What it has used so far; nothing is known where there is no {@code /proc}. */
    public Usage usage() throws IOException {
        return Usage.of(process.pid());
    }

    /** As {@code kill -9}: it has no time to put anything in order. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** As a host stops it: it puts everything in order, or is killed after a while. */
    public void stop() throws InterruptedException {
        process.destroy();
        if (!process.waitFor(Duration.ofSeconds(20))) kill();
    }

    /** Starts it again after a kill, at the same address. */
    public void restart() throws IOException, InterruptedException {
        process = launch();
        await();
    }

    /** The same, for good. */
    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
