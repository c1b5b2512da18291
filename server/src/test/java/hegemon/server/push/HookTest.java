package hegemon.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;

import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices.Event;
import hegemon.server.store.Database;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A program that is called at an address of its own. */
class HookTest extends OnDatabase {
    private static final PersonId BOT = new PersonId("bot");

    @TempDir private Path folder;

    private final MovingClock clock = new MovingClock("2026-01-10T12:00:00Z");
    private final List<String> came = new CopyOnWriteArrayList<>();
    private volatile int status = 204;
    private HttpServer program;
    private Hooks hooks;
    private HookCaller caller;

    @Override
    protected String address() {
        return Database.in(folder);
    }

    @BeforeEach
    void open() throws IOException {
        program = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        program.createContext(
                "/",
                exchange -> {
                    var body =
                            new String(
                                    exchange.getRequestBody().readAllBytes(),
                                    StandardCharsets.UTF_8);
                    came.add(exchange.getRequestHeaders().getFirst("Hegemon-Signature") + body);
                    var asked = exchange.getRequestURI().getPath();
                    if (asked.equals("/endless")) {
                        exchange.sendResponseHeaders(200, 0);
                        exchange.getResponseBody().write('.');
                        exchange.getResponseBody().flush(); // and then says nothing more
                        return;
                    }
                    exchange.sendResponseHeaders(asked.equals("/other") ? 204 : status, -1);
                    exchange.close();
                });
        program.start();
        sql("insert into person (id, created_at) values ('bot', 0)");
        game("table-1");
        hooks = new Hooks(database(), Hooks.Reach.ANY, clock);
        caller = new HookCaller(database(), hooks, Hooks.Reach.ANY, clock);
    }

    @AfterEach
    void close() {
        caller.close();
        program.stop(0);
    }

    private void sql(String statement) {
        JdbcClient.create(database()).sql(statement).update();
    }

    private String keep() {
        return keep(BOT, "/turns");
    }

    private String keep(PersonId person, String path) {
        return hooks.keep(person, "http://127.0.0.1:" + program.getAddress().getPort() + path)
                .orElseThrow();
    }

    private void game(String id) {
        sql(
                "insert into game (id, name, setup, secret, created_at, pace, listed, watchable,"
                        + " chat, changes) values ('"
                        + id
                        + "', 'sparta', '', '', 0, '', 0, 0, 0, 0)");
    }

    private void tell() {
        hooks.tell(BOT, Event.TURN, new TableId("table-1"), "sparta", PersonId.NOBODY);
    }

    @Test
    void itIsToldOnceAndCanSeeWhoCalls() throws Exception {
        tell();
        var secret = keep();
        tell();
        caller.round();
        caller.round();
        long at = clock.millis();
        var body =
                "{\"event\":\"turn\",\"table\":\"table-1\",\"game\":\"sparta\",\"at\":" + at + "}";
        assertThat(came)
                .containsExactly("t=" + at + ",v1=" + HookCaller.signed(secret, at, body) + body);
    }

    @Test
    void whoIsNotThereIsCalledAgainAndForgottenInTheEnd() {
        keep();
        status = 500;
        tell();
        caller.round();
        caller.round();
        assertThat(came).as("it waits").hasSize(1);
        clock.pass(Duration.ofSeconds(31));
        status = 204;
        caller.round();
        assertThat(came).hasSize(2);
        assertThat(hooks.of(BOT).orElseThrow().failures()).isZero();
        status = 500;
        tell();
        for (int i = 0; i < 9; i++) {
            caller.round();
            clock.pass(Duration.ofHours(3));
        }
        assertThat(came).as("five times, then no more").hasSize(7);
        for (int i = 0; i < 45; i++) hooks.missed(BOT);
        assertThat(hooks.of(BOT)).isEmpty();
    }

    @Test
    @Timeout(300) // or it would hang until somebody stops it
    void whoNeverEndsAnAnswerHoldsUpNobody() {
        keep(BOT, "/endless");
        tell();
        caller.round();
        assertThat(came).hasSize(1);
        assertThat(hooks.of(BOT).orElseThrow().failures()).isZero();
        clock.pass(Duration.ofHours(3));
        caller.round();
        assertThat(came).as("it has heard").hasSize(1);
    }

    @Test
    void whoHasManyTablesAndIsNotThereHoldsUpNobody() {
        var other = new PersonId("other");
        sql("insert into person (id, created_at) values ('other', 0)");
        keep();
        keep(other, "/other");
        status = 500;
        for (int i = 2; i <= 150; i++) {
            game("table-" + i);
            hooks.tell(BOT, Event.TURN, new TableId("table-" + i), "sparta", PersonId.NOBODY);
        }
        clock.pass(Duration.ofSeconds(1));
        hooks.tell(other, Event.TURN, new TableId("table-1"), "sparta", PersonId.NOBODY);
        caller.round();
        assertThat(came).as("each is asked once").hasSize(2);
        assertThat(came).anyMatch(call -> call.contains("table-1\""));
        assertThat(hooks.of(BOT).orElseThrow().failures()).isEqualTo(1);
    }

    @Test
    void whoHasActedIsNotCalled() {
        keep();
        tell();
        hooks.moot(BOT, new TableId("table-1"));
        caller.round();
        assertThat(came).isEmpty();
    }

    @Test
    void theHouseCallsNobodyInItsOwnNetwork() {
        var strict = new Hooks(database(), Hooks.Reach.PUBLIC, clock);
        var silent = new Hooks(database(), Hooks.Reach.OFF, clock);
        for (String url :
                List.of(
                        "http://93.184.216.34/",
                        "https://127.0.0.1/",
                        "https://localhost/",
                        "https://10.0.0.7/hook",
                        "https://[::1]/",
                        "https://169.254.169.254/latest/meta-data",
                        "https://user@example.org/",
                        "file:///etc/passwd",
                        "not an address")) {
            assertThat(strict.keep(BOT, url)).as(url).isEmpty();
            assertThat(silent.keep(BOT, url)).as(url).isEmpty();
        }
    }
}
