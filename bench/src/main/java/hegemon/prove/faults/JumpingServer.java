package hegemon.prove.faults;

import hegemon.server.HegemonServer;
import hegemon.server.ServerSettings;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;

/**
 * The server with a clock that can be put forward and back, in a process of its own: a file says by
 * how many seconds.
 */
public final class JumpingServer {
    static final String FILE = "jump";

    private static final Duration LOOK = Duration.ofMillis(50);

    private JumpingServer() {}

    /** As {@code serve --port N --data DIR}. */
    public static void main(String[] args) throws IOException, InterruptedException {
        int port = Integer.parseInt(args[2]);
        var data = Path.of(args[4]);
        Files.createDirectories(data);
        HegemonServer.start(ServerSettings.in(data, port), Jumping.class);
        System.out.println("Hegemon is open: http://localhost:" + port + "/");
        while (true) {
            var file = data.resolve(FILE);
            if (Files.exists(file)) jump(Files.readString(file).strip());
            Thread.sleep(LOOK);
        }
    }

    private static void jump(String seconds) {
        if (!seconds.isEmpty()) Jumping.by = Duration.ofSeconds(Long.parseLong(seconds));
    }

    /** The clock of this server, instead of the one every server has. */
    @Configuration(proxyBeanMethods = false)
    static class Jumping {
        private static volatile Duration by = Duration.ZERO;

        @Bean
        @Primary
        Clock jumpingClock() {
            return new Clock() {
                @Override
                public java.time.Instant instant() {
                    return java.time.Instant.now().plus(by);
                }

                @Override
                public java.time.ZoneId getZone() {
                    return java.time.ZoneOffset.UTC;
                }

                @Override
                public Clock withZone(java.time.ZoneId zone) {
                    return this;
                }
            };
        }
    }
}
