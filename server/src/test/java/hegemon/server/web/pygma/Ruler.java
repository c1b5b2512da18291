package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;
import hegemon.server.house.TestHouse;
import hegemon.server.id.TableId;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;

/** A guest at a table of PYGMA-ISIS. */
record Ruler(OpenHouse house, Browser browser, TableId id) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    static Ruler of(OpenHouse house, String setup, String opponent)
            throws IOException, InterruptedException {
        return of(house, setup, opponent, "");
    }

    /** As {@link #of(OpenHouse, String, String)}, at a seat of one's choice. */
    static Ruler of(OpenHouse house, String setup, String opponent, String more)
            throws IOException, InterruptedException {
        var browser = house.browser();
        var fields = "game=pygma&setup=" + setup.replace(' ', '+') + "&opponent=" + opponent + more;
        return new Ruler(house, browser, browser.begin(fields));
    }

    /** A table begins when every seat is taken. */
    void awaitRulers(int count) throws IOException, InterruptedException {
        for (int i = 0; i < count; i++)
            assertThat(house.browser().join(id).statusCode()).isEqualTo(302);
    }

    JsonNode get(String path) throws IOException, InterruptedException {
        return get(path, "");
    }

    JsonNode get(String before, String after) throws IOException, InterruptedException {
        return browser.read(before + id + after);
    }

    JsonNode post(String path, Object body, String language)
            throws IOException, InterruptedException {
        return TestHouse.read(browser.speaking(language).json(path, JSON.writeValueAsString(body)));
    }

    JsonNode check(String text, String language) throws IOException, InterruptedException {
        return post("/api/pygma/" + id + "/check", new Text(0, text), language);
    }

    JsonNode send(int entry, String text) throws IOException, InterruptedException {
        return post("/api/games/" + id + "/moves", new Text(entry, text), "en");
    }

    /** At whatever entry the table is; bots send theirs in between. */
    void sends(String text) throws IOException, InterruptedException {
        int status;
        do {
            var move = new Text(get("/api/games/").path("entry").asInt(), text);
            var path = "/api/games/" + id + "/moves";
            status = browser.json(path, JSON.writeValueAsString(move)).statusCode();
        } while (status == 409);
        assertThat(status).isEqualTo(200);
    }

    /** The desk, once it awaits orders for this month. */
    JsonNode awaits(String month) throws IOException, InterruptedException {
        while (true) {
            var desk = get("/api/pygma/");
            if (desk.path("date").asString().equals(month)) return desk;
        }
    }

    int filled(String path) throws IOException, InterruptedException {
        return browser.json(path, "{}").statusCode();
    }

    int status(String path) throws IOException, InterruptedException {
        return browser.get("/api/pygma/" + id + path).statusCode();
    }

    /** A text as it is sent, answering an entry. */
    record Text(int entry, String text) {}
}
