package hegemon.server.web.watch;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;

import hegemon.server.HostSettings;
import hegemon.server.ServerSettings;
import hegemon.server.house.TestHouse;
import hegemon.server.store.Database;
import hegemon.server.watch.Readiness;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.Clock;
import java.util.ArrayList;

/** Health for everybody, figures for whoever knows the token. */
class WatchIT {
    @TempDir private Path data;

    @Test
    void figuresAreForThoseWhoKnowTheToken() throws Exception {
        var watched = HostSettings.DEFAULTS.withMetrics("let-me-see");
        try (var house = new TestHouse(ServerSettings.in(data, 0).with(watched))) {
            house.get(house.guest(), "/games");
            assertThat(figures(house, "let-me-look").statusCode()).isEqualTo(404);
            assertThat(house.get(TestHouse.NOBODY, "/metrics").statusCode()).isEqualTo(404);
            var text = figures(house, "let-me-see");
            assertThat(text.statusCode()).isEqualTo(200);
            assertThat(text.body())
                    .contains(
                            "hegemon_games 0.0",
                            "hegemon_games_running 0.0",
                            "hegemon_people 1.0",
                            "hegemon_streams 0.0",
                            "hegemon_mail_waiting 0.0",
                            "hegemon_mail_sent_lately 0.0",
                            "hegemon_jobs_due",
                            "hegemon_bots_waiting 0.0",
                            "hegemon_database_bytes",
                            "hikaricp_connections_active",
                            "jvm_memory_used_bytes",
                            "hegemon_requests_seconds_count{method=\"GET\",path=\"/games\",status=\"200\"}"
                                + " 1");
        }
    }

    @Test
    void withoutATokenThereAreNoFigures() throws Exception {
        try (var house = new TestHouse(data)) {
            assertThat(house.get(TestHouse.NOBODY, "/metrics").statusCode()).isEqualTo(404);
            assertThat(figures(house, "").statusCode()).isEqualTo(404);
        }
    }

    @Test
    void healthSaysWhetherTheServerCanDoItsWorkAndNoMore() throws Exception {
        try (var house = new TestHouse(data)) {
            assertThat(house.get(TestHouse.NOBODY, "/health/live").body())
                    .isEqualTo("{\"status\":\"ok\"}");
            assertThat(house.get(TestHouse.NOBODY, "/health/ready").body())
                    .isEqualTo("{\"status\":\"ok\",\"database\":\"ok\",\"nodes\":\"ok\"}");
            assertThat(seenThroughAProxy(house))
                    .contains("\"scheme\":\"https\"", "203.0.113.9", "believed");
        }
    }

    private static String seenThroughAProxy(TestHouse house) throws Exception {
        var request =
                house.request(TestHouse.NOBODY, "/health/seen")
                        .header("X-Forwarded-For", "203.0.113.9")
                        .header("X-Forwarded-Proto", "https")
                        .build();
        return house.http().send(request, BodyHandlers.ofString()).body();
    }

    /** It is asked on a connection of its own: here there is no file of a database. */
    @Test
    void aServerWithoutItsDatabaseIsNotReady() {
        var nowhere = Database.in(data.resolve("nowhere"));
        try (var readiness = new Readiness(nowhere, Clock.systemUTC())) {
            assertThat(readiness.isReady()).isFalse();
        }
    }

    /** Somebody is rude and uses them all. */
    @Test
    void aHouseAllOfWhoseConnectionsAreInUseIsReady() throws Exception {
        try (var house = new TestHouse(data)) {
            var pool = house.part(HikariDataSource.class);
            var used = new ArrayList<Connection>();
            for (int i = 0; i < pool.getMaximumPoolSize(); i++) used.add(pool.getConnection());
            used.getFirst().setAutoCommit(false);
            used.getFirst().createStatement().executeUpdate("delete from attempt");
            assertThat(house.get(TestHouse.NOBODY, "/health/ready").statusCode()).isEqualTo(200);
            for (Connection each : used) each.close();
        }
    }

    private static HttpResponse<String> figures(TestHouse house, String token) throws Exception {
        var request =
                house.request(TestHouse.NOBODY, "/metrics")
                        .header("Authorization", "Bearer " + token)
                        .build();
        return house.http().send(request, BodyHandlers.ofString());
    }
}
