package hegemon.server.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;

/** Switches calls on a device on and off, as its browser does. */
class DevicesIT {
    private static final String KEY =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    private static HttpResponse<String> post(String path, String cookie, String type, String body)
            throws IOException, InterruptedException {
        return HOUSE.send(
                HOUSE.to(path)
                        .header("Content-Type", type)
                        .header("Cookie", cookie)
                        .header("Accept-Language", "en")
                        .header("User-Agent", "Firefox Android")
                        .POST(BodyPublishers.ofString(body)));
    }

    private static HttpResponse<String> form(String path, String cookie, String body)
            throws IOException, InterruptedException {
        return post(path, cookie, "application/x-www-form-urlencoded", body);
    }

    private static HttpResponse<String> keep(String cookie, String endpoint)
            throws IOException, InterruptedException {
        return post(
                "/profile/devices",
                cookie,
                "application/json",
                "{\"endpoint\": \"%s\", \"key\": \"%s\", \"auth\": \"BTBZMqHH6r4Tts7J_aSIgg\", \"kinds\": [\"turn\", \"over\"]}"
                        .formatted(endpoint, KEY));
    }

    private static String guest() throws IOException, InterruptedException {
        return Browser.given(form("/games", "a=b", "game=pebbles&setup=11&opponent=self"))
                .orElseThrow();
    }

    private static String profile(String cookie) throws IOException, InterruptedException {
        return HOUSE.send(HOUSE.to("/profile").header("Cookie", cookie)).body();
    }

    @Test
    void aDeviceIsSwitchedOnAndOff() throws Exception {
        var me = guest();
        assertThat(profile(me)).contains("data-device").doesNotContain("data-kept");
        assertThat(keep(me, "https://push.example.net/1").statusCode()).isEqualTo(204);
        assertThat(profile(me)).contains("Firefox, Android", "data-kinds=\"turn,over\"");
        var id = profile(me).replaceAll("(?s).*data-kept=\"(\\w+)\".*", "$1");
        form("/profile/devices/remove", guest(), "id=" + id);
        assertThat(profile(me)).as("nobody else switches it off").contains("data-kept");
        form("/profile/devices/remove", me, "id=" + id);
        assertThat(profile(me)).doesNotContain("data-kept");
    }

    @Test
    void whatTheHouseDoesNotTakeIsTold() throws Exception {
        var me = guest();
        assertThat(keep("a=b", "https://push.example.net/n").statusCode()).isEqualTo(401);
        assertThat(keep(me, "https://127.0.0.1/1").statusCode()).isEqualTo(400);
        for (int each = 0; each < 10; each++) keep(me, "https://push.example.net/" + each);
        var more = keep(me, "https://push.example.net/10");
        assertThat(more.statusCode()).isEqualTo(429);
        assertThat(more.body()).contains("There are 10 devices already.");
    }

    @Test
    void whoGetsNoLettersSetsTheQuietHoursThere() throws Exception {
        var me = guest();
        assertThat(form("/profile/quiet", me, "zone=Europe/Athens&from=22&to=7").statusCode())
                .isEqualTo(302);
        assertThat(profile(me))
                .contains("<option value=\"Europe/Athens\" selected=\"selected\">")
                .contains("<option value=\"22\" selected=\"selected\">");
        assertThat(form("/profile/quiet", me, "zone=Z&from=25&to=7").statusCode()).isEqualTo(400);
    }
}
