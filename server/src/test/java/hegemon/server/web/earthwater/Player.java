package hegemon.server.web.earthwater;

import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;
import hegemon.server.house.TestHouse;
import hegemon.server.id.TableId;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** Somebody at a table, who speaks to the server as a program would. */
record Player(OpenHouse house, Browser browser, TableId id) {
    private static final String MOVES = "/api/games/{id}/moves";

    static Player at(OpenHouse house, String setup, String more)
            throws IOException, InterruptedException {
        var browser = house.browser();
        return new Player(
                house, browser, browser.begin("game=earthwater&setup=" + setup + "&" + more));
    }

    Player friend() throws IOException, InterruptedException {
        var friend = house.browser();
        friend.join(id);
        return new Player(house, friend, id);
    }

    HttpRequest.Builder own(String path) {
        return browser.to(path.replace("{id}", id.value()));
    }

    JsonNode get(String path) throws IOException, InterruptedException {
        return browser.read(path.replace("{id}", id.value()));
    }

    HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
        return browser.json(path.replace("{id}", id.value()), json);
    }

    JsonNode table() throws IOException, InterruptedException {
        return browser.table(id);
    }

    /** What the first event of a stream says; then nobody listens any more. */
    String firstEvent(String path) throws IOException, InterruptedException {
        try (var lines = house.send(own(path), BodyHandlers.ofLines()).body()) {
            return lines.filter(line -> line.startsWith("data:"))
                    .findFirst()
                    .orElseThrow()
                    .substring("data:".length());
        }
    }

    Player speaking(String language) {
        return new Player(house, browser.speaking(language), id);
    }

    HttpResponse<String> advice() throws IOException, InterruptedException {
        return post("/api/earthwater/{id}/advice", "{\"entry\":" + entry() + "}");
    }

    JsonNode move(String text, String lifted) throws IOException, InterruptedException {
        return TestHouse.read(post(MOVES + "?lift=" + lifted, moving(entry(), text))).path("table");
    }

    /** What the server answers to a move at this entry. */
    HttpResponse<String> tries(int entry, String text) throws IOException, InterruptedException {
        return post(MOVES, moving(entry, text));
    }

    int entry() throws IOException, InterruptedException {
        return table().path("entry").asInt();
    }

    private static String moving(int entry, String text) {
        return "{\"entry\":" + entry + ",\"text\":\"" + text + "\"}";
    }
}
