package hegemon.prove;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Somebody with a browser: keeps the cookie that the house gave, and the token of its pages. */
public final class Visitor {
    private static final Pattern TOKEN =
            Pattern.compile("<meta name=\"csrf-token\" content=\"([^\"]+)\"");
    private static final String FORM = "application/x-www-form-urlencoded";

    private final HttpClient http;
    private final Supplier<String> house;
    private final String place;
    private volatile String cookie = "";
    private volatile String token = "";

    /**
     * @param house where to ask, each time anew: of several servers any will do
     * @param place the address that the visitor comes from, as a trusted proxy would say it
     */
    public Visitor(HttpClient http, Supplier<String> house, String place) {
        this.http = http;
        this.house = house;
        this.place = place;
    }

    /** Somebody else, from the same place. */
    public Visitor anew() {
        return new Visitor(http, house, place);
    }

    /** The same person at another house, which knows the same cookies. */
    public Visitor at(Supplier<String> other) {
        var same = new Visitor(http, other, place);
        same.cookie = cookie;
        return same;
    }

    private HttpRequest.Builder to(String path) {
        var request =
                HttpRequest.newBuilder(URI.create(house.get() + path))
                        .timeout(Duration.ofSeconds(60))
                        .header("X-Forwarded-For", place);
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }

    /**
     * Opens a page: its token lets this visitor change something, and tells one wish from the next.
     */
    public Visitor arrive() throws IOException, InterruptedException {
        var page = TOKEN.matcher(get("/design").body());
        if (!page.find()) throw new IOException("no page of " + house.get() + " bears a token");
        token = page.group(1);
        return this;
    }

    public HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return http.send(to(path).build(), BodyHandlers.ofString());
    }

    /** What every request of this visitor bears, for those who send it another way. */
    public String headers() throws IOException, InterruptedException {
        return "X-Forwarded-For: %s\r\nCookie: %s\r\nX-CSRF-Token: %s\r\n"
                .formatted(place, cookie, token());
    }

    /** Bytes, for what is no text. */
    public HttpResponse<byte[]> bytes(String path) throws IOException, InterruptedException {
        return http.send(to(path).build(), BodyHandlers.ofByteArray());
    }

    /** What this subscriber makes of the body. */
    public HttpResponse<byte[]> bytes(String path, Supplier<BodySubscriber<byte[]>> reader)
            throws IOException, InterruptedException {
        return http.send(to(path).build(), ignored -> reader.get());
    }

    /** An answer that need not end. */
    public HttpResponse<InputStream> stream(String path) throws IOException, InterruptedException {
        return http.send(to(path).build(), BodyHandlers.ofInputStream());
    }

    /** A stream whose lines are told to somebody; nobody waits for its end. */
    public CompletableFuture<HttpResponse<Void>> listen(
            String path, Flow.Subscriber<String> hearer) {
        var request = to(path).build();
        return http.sendAsync(request, BodyHandlers.fromLineSubscriber(hearer));
    }

    public HttpResponse<String> json(String path, String body)
            throws IOException, InterruptedException {
        return post(path, "application/json", body);
    }

    public HttpResponse<String> form(String path, Map<String, String> fields)
            throws IOException, InterruptedException {
        var body =
                Stream.concat(Stream.of(Map.entry("_csrf", token())), fields.entrySet().stream())
                        .map(each -> each.getKey() + "=" + encoded(each.getValue()))
                        .collect(Collectors.joining("&"));
        return post(path, FORM, body);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** The bytes of the answer to a request that changes something. */
    public HttpResponse<byte[]> sent(String path, String json)
            throws IOException, InterruptedException {
        var request =
                to(path).header("Content-Type", "application/json")
                        .header("X-CSRF-Token", token())
                        .POST(BodyPublishers.ofString(json));
        return http.send(request.build(), BodyHandlers.ofByteArray());
    }

    private HttpResponse<String> post(String path, String type, String body)
            throws IOException, InterruptedException {
        var request =
                to(path).header("Content-Type", type)
                        .header("X-CSRF-Token", token())
                        .POST(BodyPublishers.ofString(body));
        var answer = http.send(request.build(), BodyHandlers.ofString());
        for (String set : answer.headers().allValues("Set-Cookie"))
            if (set.startsWith("hegemon-guest=")) {
                cookie = set.replaceAll(";.*", "");
                token = ""; // a new cookie makes the old one void
            }
        return answer;
    }

    private String token() throws IOException, InterruptedException {
        if (token.isEmpty()) arrive();
        return token;
    }

    /**
     * The path that a form led to.
     *
     * @throws IOException if it may be sent again: nobody answered, or said to come back
     */
    public String led(String path, Map<String, String> fields)
            throws IOException, InterruptedException {
        var answer = form(path, fields);
        var to = answer.headers().firstValue("Location");
        if (to.isPresent()) return to.get();
        var said = answer.body().replaceAll("(?s)<[^>]*>|\\s+", " ");
        var what = path + " was answered with " + answer.statusCode() + ": " + said;
        if (answer.headers().firstValue("Retry-After").isPresent()) throw new IOException(what);
        throw new IllegalStateException(what);
    }

    /** Starts a game; its id. */
    public String start(String game, String setup, String opponent)
            throws IOException, InterruptedException {
        return led("/games", Map.of("game", game, "setup", setup, "opponent", opponent))
                .replace("/games/", "");
    }

    public void join(String game) throws IOException, InterruptedException {
        led("/games/" + game + "/join", Map.of());
    }
}
