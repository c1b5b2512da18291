package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;

import com.zaxxer.hikari.HikariDataSource;

import hegemon.server.ServerSettings;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;

/** While the database is gone: a page that comes back by itself, and one line in the log. */
class OutageIT {
    @TempDir private Path data;

    @Test
    void withoutADatabaseEverybodyIsToldToComeBack() throws Exception {
        try (var house = new TestHouse(ServerSettings.in(data, 0))) {
            var guest = house.guest();
            assertThat(house.get(guest, "/games").statusCode()).isEqualTo(200);
            house.part(HikariDataSource.class).close();
            var heard = new ListAppender<ILoggingEvent>();
            heard.start();
            var root = (Logger) LoggerFactory.getLogger("hegemon.server.web");
            root.addAppender(heard);
            for (int i = 0; i < 5; i++) isAPageThatComesBack(german(house, guest, "/games"));
            var told = german(house, guest, "/api/me");
            assertThat(told.statusCode()).isEqualTo(503);
            assertThat(TestHouse.read(told).path("message").asString()).contains("Aufzeichnungen");
            for (var asker : List.of(TestHouse.NOBODY, guest))
                assertThat(house.get(asker, "/health/live").statusCode()).isEqualTo(200);
            assertThat(heard.list.stream().filter(line -> line.getMessage().contains("requests")))
                    .hasSize(1);
            root.detachAppender(heard);
        }
    }

    private static void isAPageThatComesBack(HttpResponse<String> page) {
        assertThat(page.statusCode()).isEqualTo(503);
        assertThat(page.headers().firstValue("Retry-After")).isPresent();
        assertThat(page.headers().firstValue("Refresh")).isPresent();
        assertThat(page.headers().firstValue("Content-Security-Policy")).isPresent();
        assertThat(page.body()).contains("<h1>Einen Augenblick bitte</h1>");
    }

    private static HttpResponse<String> german(
            TestHouse house, TestHouse.Visitor guest, String path) throws Exception {
        var request = house.request(guest, path).header("Accept-Language", "de").build();
        return house.http().send(request, BodyHandlers.ofString());
    }
}
