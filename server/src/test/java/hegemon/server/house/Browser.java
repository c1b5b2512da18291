package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.TableId;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Optional;

/** Somebody's browser, without a window: it keeps the cookie that the house gives it. */
public final class Browser {
    private static final String FORM = "application/x-www-form-urlencoded";

    private final OpenHouse house;
    private String language = "en";
    private Optional<String> cookie = Optional.empty();

    Browser(OpenHouse house) {
        this.house = house;
    }

    /** The same browser, whose owner reads this language from now on. */
    public Browser speaking(String wanted) {
        language = wanted;
        return this;
    }

    /** The cookie by which the house knows the person; nobody is known before doing something. */
    public String cookie() {
        return cookie.orElseThrow();
    }

    public HttpRequest.Builder to(String path) {
        var request = house.to(path).header("Accept-Language", language);
        cookie.ifPresent(held -> request.header("Cookie", held));
        return request;
    }

    public HttpResponse<String> send(HttpRequest.Builder request)
            throws IOException, InterruptedException {
        var answer = house.send(request);
        given(answer).ifPresent(token -> cookie = Optional.of(token));
        return answer;
    }

    /** The cookie that an answer gives to whoever asked. */
    public static Optional<String> given(HttpResponse<?> answer) {
        return answer.headers().allValues("Set-Cookie").stream()
                .filter(each -> each.startsWith("hegemon-guest="))
                .reduce((first, last) -> last)
                .map(each -> each.substring(0, each.indexOf(';')));
    }

    public HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(to(path));
    }

    public JsonNode read(String path) throws IOException, InterruptedException {
        return TestHouse.read(get(path));
    }

    public HttpResponse<String> form(String path, String fields)
            throws IOException, InterruptedException {
        return post(path, FORM, fields);
    }

    public HttpResponse<String> json(String path, String body)
            throws IOException, InterruptedException {
        return post(path, "application/json", body);
    }

    private HttpResponse<String> post(String path, String type, String body)
            throws IOException, InterruptedException {
        return send(to(path).header("Content-Type", type).POST(BodyPublishers.ofString(body)));
    }

    /** Begins a game from the home page; its id. */
    public TableId begin(String fields) throws IOException, InterruptedException {
        return led(form("/games", fields));
    }

    /** Lays a table; its id. */
    public TableId lay(String fields) throws IOException, InterruptedException {
        return led(form("/tables", fields));
    }

    private static TableId led(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(302);
        var location = answer.headers().firstValue("Location").orElseThrow();
        return new TableId(location.substring(location.lastIndexOf('/') + 1));
    }

    public HttpResponse<String> join(TableId table) throws IOException, InterruptedException {
        return form("/games/" + table + "/join", "");
    }

    public HttpResponse<String> act(TableId table, String action, String json)
            throws IOException, InterruptedException {
        return json("/api/games/" + table + "/" + action, json);
    }

    /** The table as this browser is shown it. */
    public JsonNode table(TableId id) throws IOException, InterruptedException {
        return read("/api/games/" + id);
    }
}
