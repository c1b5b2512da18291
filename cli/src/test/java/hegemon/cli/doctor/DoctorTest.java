package hegemon.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;

import hegemon.cli.Main;
import hegemon.server.Limit;
import hegemon.server.Limits;
import hegemon.server.store.Database;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.KeyStore;
import java.security.cert.CertificateExpiredException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;

class DoctorTest {
    @TempDir private Path data;
    private final StringWriter out = new StringWriter();

    private int doctor(String... more) {
        var args = new String[more.length + 3];
        args[0] = "doctor";
        args[1] = "--data";
        args[2] = data.toString();
        System.arraycopy(more, 0, args, 3, more.length);
        var writer = new PrintWriter(out);
        return Main.run(args, writer, writer);
    }

    private void backupOf(Duration age) throws IOException {
        var folder = Files.createDirectories(data.resolve("backups"));
        var file = Files.writeString(folder.resolve("night.db"), "x");
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    @Test
    void aStoppedHouseWithoutBackupIsToldWhatToDo() throws IOException {
        assertThat(doctor("--port", "" + freePort())).isEqualTo(1);
        assertThat(out.toString())
                .contains("does not run on port", "there is none in", "→ choose an hour in /admin")
                .contains("is not there yet → the first start makes it");
    }

    @Test
    void everyMistakeIsToldAtOnceAndTheRestIsLookedAt() throws IOException {
        Files.writeString(
                data.resolve("hegemon.properties"),
                "prot = 8\nbase = games\nmail-port = 99999\nstreams = many\nmail-password: hush\n");
        assertThat(doctor()).isEqualTo(1);
        assertThat(out.toString())
                .contains("Did you mean “port”?", "“base” is “games”", "“mail-port” is “99999”")
                .contains("“streams” is “many”", "line 5: a setting is written key = value")
                .contains("disk", "memory", "there is none in")
                .doesNotContain("hush");
    }

    @Test
    void aCertificateOfOnesOwnMakingIsCalledThat() throws Exception {
        var here = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        var house = HttpServer.create(here, 0);
        var proxy = HttpsServer.create(here, 0);
        proxy.setHttpsConfigurator(new HttpsConfigurator(ownMade()));
        for (var each : List.of(house, proxy)) {
            each.createContext("/", DoctorTest::fine);
            each.start();
        }
        try {
            assertThat(
                            doctor(
                                    "--port",
                                    "" + house.getAddress().getPort(),
                                    "--base",
                                    "https://localhost:" + proxy.getAddress().getPort()))
                    .isEqualTo(1);
        } finally {
            house.stop(0);
            proxy.stop(0);
        }
        assertThat(out.toString())
                .contains("browsers do not trust its certificate", "fullchain.pem")
                .doesNotContain("PKIX", "Exception");
    }

    private static void fine(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, -1);
        exchange.close();
    }

    /** With the tool that comes with Java: nobody else vouches for it. */
    private SSLContext ownMade() throws Exception {
        var file = data.resolve("own.p12");
        var tool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        var call =
                tool
                        + " -genkeypair -keyalg EC -alias a -dname CN=localhost -ext"
                        + " san=dns:localhost -storepass changeit -keystore "
                        + file;
        assertThat(new ProcessBuilder(call.split(" ")).start().waitFor()).isZero();
        var keys = KeyStore.getInstance(file.toFile(), "changeit".toCharArray());
        var owner = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        owner.init(keys, "changeit".toCharArray());
        var context = SSLContext.getInstance("TLS");
        context.init(owner.getKeyManagers(), null, null);
        return context;
    }

    @Test
    void whatIsWrongWithACertificateIsToldApart() {
        var expired = new SSLHandshakeException("PKIX path validation failed");
        expired.initCause(new CertificateExpiredException("NotAfter: Mon"));
        assertThat(Address.why(expired)).contains("has expired", "certbot renew");
        assertThat(Address.why(new SSLHandshakeException("No name matching a.org found")))
                .contains("for another name", "a.org");
    }

    @Test
    void aRunningHouseIsAskedAndNothingIsWrong() throws IOException {
        backupOf(Duration.ofHours(3));
        var house = HttpServer.create(new InetSocketAddress("127.0.0.2", 0), 0);
        int port = house.getAddress().getPort();
        house.createContext(
                "/",
                exchange -> {
                    var seen =
                            """
                            {"scheme":"http","host":"127.0.0.2:%d","address":"127.0.0.1","forwarded":"none"}
                            """
                                    .formatted(port)
                                    .getBytes(StandardCharsets.UTF_8);
                    exchange.sendResponseHeaders(200, seen.length);
                    exchange.getResponseBody().write(seen);
                    exchange.close();
                });
        house.start();
        try {
            var base = "http://127.0.0.2:" + port;
            assertThat(doctor("--port=" + port, "--bind=127.0.0.2", "--base=" + base, "--json"))
                    .as(out.toString())
                    .isZero();
        } finally {
            house.stop(0);
        }
        var findings = JsonMapper.shared().readTree(out.toString()).path("findings");
        assertThat(findings.findValuesAsString("about"))
                .contains("base", "server", "proxy", "mail out", "disk", "memory", "clock")
                .contains("limits", "secrets", "database", "backups");
        assertThat(findings.get(1).path("seen").asString())
                .isEqualTo("runs on port " + port + " and is ready");
        assertThat(findings.get(2).path("state").asString()).isEqualTo("OK");
    }

    @Test
    void backupsOfLastWeekAreTooOld() throws IOException {
        backupOf(Duration.ofDays(7));
        assertThat(doctor("--port", "" + freePort())).isEqualTo(1);
        assertThat(out.toString()).contains("the latest is 168 hours old");
    }

    @Test
    void whoUpgradesIsToldBeforeTheTablesChange() throws IOException {
        var url = Database.in(data);
        Database.open(url).close();
        doctor("--port", "" + freePort());
        assertThat(out.toString()).doesNotContain("upgrade");
        JdbcClient.create(new DriverManagerDataSource(url))
                .sql(
                        "delete from flyway_schema_history where installed_rank = (select"
                                + " max(installed_rank) from flyway_schema_history)")
                .update();
        doctor("--port", "" + freePort());
        assertThat(out.toString())
                .containsPattern("look +upgrade +an older Hegemon has written the database")
                .contains("a copy of it as it is will be kept");
    }

    @Test
    void aFileThatIsNoDatabaseIsSaid() throws IOException {
        Files.writeString(data.resolve("hegemon.db"), "this is no database at all, really not");
        assertThat(doctor("--port", "" + freePort())).isEqualTo(1);
        assertThat(out.toString()).containsPattern("bad +database +.*does not open");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    https | games.example.org | 203.0.113.9 | believed | OK
                    http  | games.example.org | 203.0.113.9 | believed | BAD
                    https | 127.0.0.1:8080    | 203.0.113.9 | believed | LOOK
                    http  | games.example.org | 10.0.0.2    | ignored  | BAD
                    https | games.example.org | 127.0.0.1   | none     | BAD
                    """)
    void whatTheProxyForgotIsSeen(
            String scheme, String host, String address, String forwarded, Finding.State state) {
        var seen =
                JsonMapper.shared()
                        .createObjectNode()
                        .put("scheme", scheme)
                        .put("host", host)
                        .put("address", address)
                        .put("forwarded", forwarded);
        var finding = Address.Headers.judged(URI.create("https://games.example.org"), seen);
        assertThat(finding.state()).as(finding.line()).isEqualTo(state);
    }

    @Test
    void theMachineIsJudgedByItsFigures() {
        assertThat(Machine.disk(50L << 20).state()).isEqualTo(Finding.State.BAD);
        assertThat(Machine.disk(1_000L << 20).state()).isEqualTo(Finding.State.LOOK);
        assertThat(Machine.disk(9_000L << 20).state()).isEqualTo(Finding.State.OK);
        assertThat(Machine.memory(1L << 30, 256L << 20).advice()).contains("-Xmx512m");
        assertThat(Machine.clock("no").state()).isEqualTo(Finding.State.BAD);
        assertThat(Machine.clock("yes").state()).isEqualTo(Finding.State.OK);
        assertThat(Machine.limits(Limits.DEFAULTS, 1_024).advice()).contains("LimitNOFILE");
        assertThat(Machine.limits(Limits.DEFAULTS.with(Limit.TABLES_PER_HOUR, 0), 99_999).seen())
                .contains("tables-per-hour = 0");
    }
}
