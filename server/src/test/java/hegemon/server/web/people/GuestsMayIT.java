package hegemon.server.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.HostSettings;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.GuestsMay;
import hegemon.server.house.TestHouse;
import hegemon.server.play.Opponent;
import hegemon.server.play.Tables;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** What people without an account may do, as the host says. */
class GuestsMayIT {
    private static final String NEW = "game=sparta&setup=standard&opponent=bot:1";

    @TempDir private Path data;

    @Test
    void whereGuestsOnlyPlayTheySayNothing() throws Exception {
        try (var house = house(GuestsMay.PLAY)) {
            assertThat(house.form(TestHouse.NOBODY, "/games", NEW).statusCode()).isEqualTo(302);
            var guest = house.guest();
            var member = house.member("Ada");
            for (var each : List.of(guest, member)) {
                var table =
                        house.part(Tables.class)
                                .start("pebbles", "11", new Opponent.Friend(), each.id())
                                .orThrow();
                var path = "/api/games/" + table.id() + "/talk";
                assertThat(house.json(each, path, "{\"text\":\"hello\"}").statusCode())
                        .isEqualTo(each.equals(guest) ? 422 : 200);
            }
        }
    }

    @Test
    void whereThereAreNoGuestsOneNeedsAnAccountToPlayAndGetsOne() throws Exception {
        try (var house = house(GuestsMay.OFF)) {
            var answer = house.form(TestHouse.NOBODY, "/games", NEW);
            assertThat(answer.statusCode()).isEqualTo(403);
            assertThat(answer.body()).contains("account");
            assertThat(house.get(TestHouse.NOBODY, "/").statusCode()).isEqualTo(200);
            assertThat(house.get(TestHouse.NOBODY, "/sign-in").body())
                    .contains("Anybody may watch.")
                    .doesNotContain("Nobody needs an account");
            var fields = "name=Ada&password=a-long-and-good-one-42";
            assertThat(house.form(TestHouse.NOBODY, "/sign-up", fields).statusCode())
                    .isEqualTo(302);
        }
    }

    private TestHouse house(GuestsMay what) {
        return new TestHouse(ServerSettings.in(data, 0).with(HostSettings.DEFAULTS.with(what)));
    }
}
