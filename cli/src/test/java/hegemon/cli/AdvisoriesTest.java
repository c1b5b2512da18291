package hegemon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The look at our libraries that {@code ./check --full} takes, with a stand-in for osv.dev. */
class AdvisoriesTest {
    private static final String WEAK =
            "{\"results\":[{},{\"vulns\":[{\"id\":\"GHSA-weak-weak\",\"modified\":\"2026\"}]}]}";

    @TempDir private Path folder;
    private HttpServer service;
    private volatile String asked = "";
    private volatile String answer = WEAK;
    private volatile int status = 200;

    /** What the program says, and how it ends. */
    private record Verdict(int exit, String said) {}

    @BeforeEach
    void open() throws IOException {
        service = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        service.createContext(
                "/",
                exchange -> {
                    try (exchange) {
                        asked =
                                new String(
                                        exchange.getRequestBody().readAllBytes(),
                                        StandardCharsets.UTF_8);
                        var bytes = answer.getBytes(StandardCharsets.UTF_8);
                        exchange.sendResponseHeaders(status, bytes.length);
                        exchange.getResponseBody().write(bytes);
                    }
                });
        service.start();
    }

    @AfterEach
    void close() {
        service.stop(0);
    }

    private Verdict look(String accepted) throws IOException, InterruptedException {
        var libraries = folder.resolve("libraries.txt");
        Files.writeString(
                libraries,
                """
                The following files have been resolved:
                   org.example:good:jar:1.0:compile
                   org.example:weak:jar:2.0:runtime
                   org.example:only-tests:jar:3.0:test
                   hegemon:table:jar:0.1.0:compile
                """);
        var reasons = Files.writeString(folder.resolve("accepted.txt"), "# why\n" + accepted);
        var program =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "../build/Advisories.java",
                                libraries.toString(),
                                reasons.toString())
                        .redirectErrorStream(true);
        program.environment()
                .put("OSV_ADDRESS", "http://localhost:" + service.getAddress().getPort() + "/");
        var running = program.start();
        var said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Verdict(running.waitFor(), said);
    }

    @Test
    void aPublishedWeaknessFailsWithTheLibraryAndTheAdvisory() throws Exception {
        var verdict = look("");
        assertThat(verdict.exit()).isEqualTo(1);
        assertThat(verdict.said())
                .contains("weak", "2.0", "GHSA-weak-weak")
                .doesNotContain("name=good");
        assertThat(asked)
                .as("all that runs, and nothing else")
                .contains("org.example:good", "\"version\":\"1.0\"", "org.example:weak")
                .doesNotContain("only-tests", "hegemon");
    }

    @Test
    void whatWasLookedAtAndExplainedPasses() throws Exception {
        var verdict = look("GHSA-weak-weak we never call it\n");
        assertThat(verdict.exit()).isZero();
        assertThat(verdict.said()).contains("2 libraries, no published weakness.");
    }

    @Test
    void withoutAnAnswerNothingIsKnownAndItSaysSo() throws Exception {
        status = 503;
        var refused = look("");
        assertThat(refused.exit()).isEqualTo(3);
        assertThat(refused.said()).contains("NOT CHECKED");
        status = 200;
        answer = "{\"results\":[{}]}";
        assertThat(look("").exit()).as("an answer too few").isEqualTo(3);
    }
}
