package hegemon.server.nodes;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The real nginx in front of several nodes, set up by docs/nginx.conf. */
final class Nginx implements AutoCloseable {
    private final int port;
    private final int plain;
    private final Process process;

    Nginx(Path folder, int... nodes) throws IOException, InterruptedException {
        try (var free = new ServerSocket(0);
                var other = new ServerSocket(0)) {
            port = free.getLocalPort();
            plain = other.getLocalPort();
        }
        var file = Files.writeString(folder.resolve("nginx.conf"), config(folder, nodes));
        process =
                new ProcessBuilder(program(), "-p", folder.toString(), "-c", file.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("nginx.log").toFile())
                        .start();
        while (!answers()) {
            if (!process.isAlive())
                throw new IllegalStateException(
                        "nginx ended: " + Files.readString(folder.resolve("nginx.log")));
            Thread.sleep(20);
        }
    }

    String address() {
        return "http://127.0.0.1:" + port;
    }

    /** Where it listens for those who ask without TLS. */
    String plain() {
        return "http://127.0.0.1:" + plain;
    }

    private boolean answers() {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    private String config(Path folder, int... nodes) throws IOException {
        var servers =
                Arrays.stream(nodes)
                        .mapToObj(node -> "server 127.0.0.1:" + node + " fail_timeout=2s;")
                        .collect(Collectors.joining(" "));
        var scratch =
                List.of("client_body", "proxy", "fastcgi", "uwsgi", "scgi").stream()
                        .map(kind -> kind + "_temp_path " + folder + "/" + kind + ";")
                        .collect(Collectors.joining(" "));
        return """
        daemon off;
        %s
        worker_processes 1;
        pid %s/nginx.pid;
        error_log stderr;
        events { worker_connections 256; }
        http {
            access_log off;
            %s
            %s
        }
        """
                .formatted(
                        System.getProperty("user.name").equals("root") ? "user root;" : "",
                        folder,
                        scratch,
                        example(servers));
    }

    /** The file that the documents give to hosts, without TLS and for these nodes. */
    private String example(String servers) throws IOException {
        return Files.readString(Path.of("../docs/nginx.conf"))
                .replace("server 127.0.0.1:8080 fail_timeout=2s;", servers)
                .replace("listen 443 ssl http2;", "listen 127.0.0.1:" + port + ";")
                .replace("listen 80;", "listen 127.0.0.1:" + plain + ";")
                .replaceAll("(?m)^ *ssl_.*;\n", "");
    }

    /** Never skipped: without nginx this test fails, and ./check fetches one. */
    private static String program() {
        return Stream.of(System.getenv().getOrDefault("NGINX", ""), "/usr/sbin/nginx")
                .filter(name -> !name.isBlank() && Files.isExecutable(Path.of(name)))
                .findFirst()
                .orElseThrow(
                        () ->
                                new IllegalStateException(
                                        "no nginx found; install it (apt install nginx-light) or"
                                                + " name it in NGINX"));
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
