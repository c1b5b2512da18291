package hegemon.server.web.watch;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;

import hegemon.server.accounts.ApiTokens;
import hegemon.server.house.TestHouse;
import hegemon.server.id.TableId;
import hegemon.server.store.GameStore;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the server writes into its log, as text or as JSON, holds no secret of anybody. */
class SecretsStayIT {
    @TempDir private Path data;

    @Test
    void noCookieKeyPasswordOrSecretOfAGameIsInTheLog() throws Exception {
        var heard = new ListAppender<ILoggingEvent>();
        heard.start();
        var root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        var own = (Logger) LoggerFactory.getLogger("hegemon");
        try (var house = new TestHouse(data)) {
            root.addAppender(heard); // only now: a start sets the log up anew
            own.setLevel(Level.DEBUG);
            var ada = house.member("Ada");
            var key = house.part(ApiTokens.class).create(ada.id(), "bot").orThrow();
            house.form(ada, "/sign-in", "name=Ada&password=tortoise-and-hare");
            house.json(ada, "/api/games", "{\"game\":\"sparta\",\"opponent\":\"bot:1\"}");
            house.json(ada, "/api/games/none/moves", "{broken");
            house.program(key, "/api/me/games", Optional.empty());
            house.program(key + "x", "/api/me", Optional.empty());
            house.get(ada, "/nowhere");
            root.warn("the log is listened to");
            var log = text(heard.list);
            assertThat(log).contains("the log is listened to");
            assertThat(log).doesNotContain(key, "tortoise-and-hare", ada.cookie().orElseThrow());
            var store = house.part(GameStore.class);
            for (TableId id : store.ids())
                assertThat(log).doesNotContain(store.find(id).orElseThrow().chance().hex());
        } finally {
            root.detachAppender(heard);
            own.setLevel(Level.INFO);
        }
    }

    private static String text(List<ILoggingEvent> events) {
        var json = new JsonEncoder();
        json.start();
        return List.copyOf(events).stream()
                .map(event -> new String(json.encode(event), StandardCharsets.UTF_8))
                .collect(Collectors.joining());
    }
}
