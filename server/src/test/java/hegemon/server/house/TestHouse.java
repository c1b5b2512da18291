package hegemon.server.house;

import hegemon.server.HegemonServer;
import hegemon.server.PageToken;
import hegemon.server.ReadyTables;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.Guests;
import hegemon.server.accounts.SignIns;
import hegemon.server.id.PersonId;
import hegemon.server.store.archive.Export;

import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import javax.sql.DataSource;

/** A running server for a test, and people who visit it. */
public final class TestHouse implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /**
     * Somebody who asks.
     *
     * @param cookie of a browser; nobody has none
     */
    public record Visitor(PersonId id, Optional<String> cookie) {}

    public static final Visitor NOBODY = new Visitor(PersonId.NOBODY, Optional.empty());

    private final ServerSettings settings;
    private final ConfigurableApplicationContext server;
    private final HttpClient http = HttpClient.newHttpClient();

    public TestHouse(Path data) {
        this(ServerSettings.in(data, 0));
    }

    public TestHouse(ServerSettings settings) {
        this.settings = settings;
        ReadyTables.at(settings.db());
        server = HegemonServer.start(settings);
    }

    /** All that the database holds, as an export has it: the text of each file by its name. */
    public Map<String, String> stored() throws IOException, SQLException {
        var place = Files.createTempDirectory(settings.data(), "export").resolve("all");
        Export.write(settings.db(), place, total -> () -> {});
        var texts = new TreeMap<String, String>();
        try (Stream<Path> files = Files.walk(place)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".jsonl")).toList())
                texts.put(place.relativize(file).toString(), Files.readString(file));
        }
        return texts;
    }

    public <T> T part(Class<T> kind) {
        return server.getBean(kind);
    }

    /** All parts of this kind. */
    public <T> Collection<T> parts(Class<T> kind) {
        return server.getBeansOfType(kind).values();
    }

    public String address() {
        return "http://localhost:" + server.getEnvironment().getProperty("local.server.port");
    }

    public Visitor guest() {
        var guest = part(Guests.class).welcome();
        return new Visitor(guest.id(), Optional.of("hegemon-guest=" + guest.token()));
    }

    /** This person in another browser. */
    public Visitor signedIn(PersonId person) {
        var token = part(SignIns.class).open(person, "");
        return new Visitor(person, Optional.of("hegemon-guest=" + token));
    }

    /** Somebody with an account of this name. */
    public Visitor member(String name) {
        var visitor = guest();
        claim(part(DataSource.class), visitor.id(), name);
        return visitor;
    }

    /** Gives a guest an account of this name. */
    public static void claim(DataSource database, PersonId guest, String name) {
        JdbcClient.create(database)
                .sql("update person set name = ?, name_key = ?, claimed_at = 1 where id = ?")
                .params(name, name.toLowerCase(Locale.ROOT), guest.value())
                .update();
    }

    public HttpRequest.Builder request(Visitor visitor, String path) {
        var request = HttpRequest.newBuilder(URI.create(address() + path));
        visitor.cookie().ifPresent(cookie -> request.header("Cookie", cookie));
        return request;
    }

    public HttpResponse<String> get(Visitor visitor, String path)
            throws IOException, InterruptedException {
        return asked(request(visitor, path).build());
    }

    /** A form, sent from a page of the house. */
    public HttpResponse<String> form(Visitor visitor, String path, String fields)
            throws IOException, InterruptedException {
        return post(visitor, path, "application/x-www-form-urlencoded", fields);
    }

    /** A request of a script on a page of the house. */
    public HttpResponse<String> json(Visitor visitor, String path, String body)
            throws IOException, InterruptedException {
        return post(visitor, path, "application/json", body);
    }

    private HttpResponse<String> post(Visitor visitor, String path, String type, String body)
            throws IOException, InterruptedException {
        var request =
                request(visitor, path)
                        .header("Content-Type", type)
                        .POST(BodyPublishers.ofString(body));
        return asked(PageToken.on(http, request));
    }

    /** A request of a program with this key. */
    public HttpResponse<String> program(String key, String path, Optional<String> body)
            throws IOException, InterruptedException {
        var request =
                request(NOBODY, path)
                        .header("Authorization", "Bearer " + key)
                        .header("Content-Type", "application/json");
        body.ifPresent(json -> request.POST(BodyPublishers.ofString(json)));
        return asked(request.build());
    }

    /** Every answer is also held to the description of the interface. */
    private HttpResponse<String> asked(HttpRequest request)
            throws IOException, InterruptedException {
        var answer = http.send(request, BodyHandlers.ofString());
        Described.hold(answer);
        return answer;
    }

    public HttpClient http() {
        return http;
    }

    public static JsonNode read(HttpResponse<String> answer) {
        return tree(answer.body());
    }

    public static JsonNode tree(String json) {
        return JSON.readTree(json);
    }

    @Override
    public void close() {
        http.shutdownNow(); // a test that failed may have left a stream open
        server.close();
    }
}
