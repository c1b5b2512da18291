package hegemon.server.nodes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A server in a process of its own, which can be killed without warning. */
final class Node implements AutoCloseable {
    private final Process process;
    private final Path said;
    private final Path errors;

    Node(Path folder, String name, String database) throws IOException {
        this(folder, name, database, "-Xmx256m");
    }

    Node(Path folder, String name, String database, String heap) throws IOException {
        said = folder.resolve(name + ".out");
        errors = folder.resolve(name + ".err");
        process =
                new ProcessBuilder(
                                ProcessHandle.current().info().command().orElseThrow(),
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                heap,
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                NodeProcess.class.getName(),
                                Files.createDirectory(folder.resolve(name)).toString(),
                                database)
                        .redirectError(errors.toFile())
                        .redirectOutput(said.toFile())
                        .start();
    }

    /** Waits until it answers. */
    int port() throws IOException, InterruptedException {
        var port = portSaid();
        while (port.isEmpty()) {
            if (!process.isAlive())
                throw new IllegalStateException("the node ended: " + Files.readString(errors));
            Thread.sleep(20);
            port = portSaid();
        }
        return port.get();
    }

    private Optional<Integer> portSaid() throws IOException {
        return Files.readString(said)
                .lines()
                .filter(line -> line.startsWith("port "))
                .map(line -> Integer.parseInt(line.substring(5)))
                .findFirst();
    }

    /** As {@code kill -9}. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
