package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.PageToken;
import hegemon.server.house.Roles.Role;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.store.Database;
import hegemon.server.store.archive.Export;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who may ask for what: every endpoint and every role, compared with a table that people can read
 * ({@code access.txt}). A new endpoint fails here until it has its line.
 */
class AccessIT {
    @TempDir private static Path data;
    private static TestHouse house;
    private static Roles roles;
    private final Map<Visitor, String> tokens = new HashMap<>();

    @BeforeAll
    static void open() {
        house = new TestHouse(data);
        roles = new Roles(house);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    /** What can be asked of the server. */
    private record Endpoint(String method, String path) implements Comparable<Endpoint> {
        @Override
        public int compareTo(Endpoint other) {
            return (path + " " + method).compareTo(other.path + " " + other.method);
        }

        boolean isSafe() {
            return method.equals("GET");
        }

        boolean isScript() {
            return path.startsWith("/api/");
        }

        /** An offer that can be read; everything else need not make sense. */
        String body() {
            var text = path.endsWith("/offers") ? "draw" : "nonsense";
            return "{\"entry\":0,\"text\":\"" + text + "\"}";
        }

        /** The game of the table that the path is about. */
        String game() {
            return path.contains("pygma")
                    ? "pygma"
                    : path.contains("earthwater") ? "earthwater" : "sparta";
        }
    }

    private static SortedSet<Endpoint> endpoints() {
        var all = new TreeSet<Endpoint>();
        house.part(RequestMappingHandlerMapping.class)
                .getHandlerMethods()
                .keySet()
                .forEach(
                        mapping -> {
                            for (String path : mapping.getPatternValues())
                                for (var method : mapping.getMethodsCondition().getMethods())
                                    all.add(new Endpoint(method.name(), path));
                        });
        return all;
    }

    @Test
    void everyRoleMayAskForWhatTheTableSaysAndNothingElse() throws Exception {
        var found = new StringBuilder();
        for (Endpoint endpoint : endpoints()) {
            found.append("%-5s%-42s".formatted(endpoint.method(), endpoint.path()));
            for (Role role : Role.values()) {
                found.append(" %-8s".formatted(verdict(endpoint, role)));
                if (endpoint.path().contains("sign-out")) roles.comeBack(role);
            }
            found.append('\n');
        }
        assertThat(lines(found.toString()))
                .as("the whole table as it is:\n%s", found)
                .isEqualTo(lines(expected()));
    }

    private static List<String> lines(String table) {
        return table.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.strip().replaceAll(" +", " "))
                .toList();
    }

    /** {@code yes}: the request reached what it asks for, whether or not it made sense there. */
    private String verdict(Endpoint endpoint, Role role) throws Exception {
        var visitor = roles.visitor(role);
        var request = request(endpoint, role);
        if (!endpoint.isSafe()) request.header("X-CSRF-Token", token(visitor));
        return switch (status(request)) {
            case 401 -> "401";
            case 403 -> "403";
            case 404 -> "404";
            case 302 -> signsIn(request) ? "sign-in" : "yes";
            case 500 -> "defect";
            default -> "yes";
        };
    }

    private HttpRequest.Builder request(Endpoint endpoint, Role role) {
        boolean table = endpoint.path().contains("{id}") && !endpoint.path().matches(NO_TABLE);
        return request(endpoint, role, table ? roles.table(role, endpoint.game()) : "none");
    }

    private static HttpRequest.Builder request(Endpoint endpoint, Role role, String table) {
        var id = endpoint.path().startsWith("/admin/people") ? roles.host().id() : table;
        var path =
                endpoint.path()
                        .replace("{game}", "sparta")
                        .replace("{entry}", "0")
                        .replace("{id}", id)
                        .replaceAll("\\{realm:[^}]+}", "1")
                        .replaceAll("\\{format:[^}]+}", "html")
                        .replaceAll("\\{[^}]+}", "none");
        var request = house.request(roles.visitor(role), path);
        if (endpoint.isSafe()) return request;
        return endpoint.isScript()
                ? request.header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(endpoint.body()))
                : request.header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString(FIELDS));
    }

    private static final String NO_TABLE = "/admin/(people|letters).*";

    /** Enough for every form to be read. What they ask for need not make sense. */
    private static final String FIELDS =
            "game=sparta&opponent=self&setup=standard&seat=South&language=en&label=x&mark=x&to=0"
                    + "&name=none&reason=&back=/";

    private String token(Visitor visitor) throws IOException, InterruptedException {
        var known = tokens.get(visitor);
        if (known != null) return known;
        var token = PageToken.shownTo(house.http(), house.request(visitor, "/").build());
        tokens.put(visitor, token);
        return token;
    }

    /** Does not wait for the end: some answers have none. */
    private static int status(HttpRequest.Builder request) throws Exception {
        var answer = house.http().send(request.build(), BodyHandlers.ofInputStream());
        answer.body().close();
        return answer.statusCode();
    }

    private static boolean signsIn(HttpRequest.Builder request) throws Exception {
        var answer = house.http().send(request.build(), BodyHandlers.discarding());
        return answer.headers().firstValue("Location").orElse("").endsWith("/sign-in");
    }

    private static String expected() throws IOException {
        try (var file = AccessIT.class.getResourceAsStream("/access.txt")) {
            if (file == null) return "";
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void nothingIsChangedWithoutTheTokenOfAPageOrFromAnotherSite() throws Exception {
        for (Endpoint endpoint : endpoints()) {
            if (endpoint.isSafe() || NEEDS_NO_TOKEN.contains(endpoint.path())) continue;
            var bare = request(endpoint, Role.OPPONENT);
            assertThat(statusOrForm(bare)).as("%s without a token", endpoint).isEqualTo(403);
            var foreign =
                    request(endpoint, Role.OPPONENT)
                            .header("X-CSRF-Token", token(roles.visitor(Role.OPPONENT)))
                            .header("Origin", "https://elsewhere.example");
            assertThat(status(foreign)).as("%s from another site", endpoint).isEqualTo(403);
        }
    }

    /** Signed in another way, or only shows a form again. */
    private static final List<String> NEEDS_NO_TOKEN =
            List.of("/stale-form", "/unsubscribe/{person}/{signature}");

    /** A form that lacks its token is shown again with a new one; nothing was done. */
    private static int statusOrForm(HttpRequest.Builder request) throws Exception {
        var answer = house.http().send(request.build(), BodyHandlers.ofString());
        return answer.body().contains("Please send that again") ? 403 : answer.statusCode();
    }

    @Test
    void askingChangesNothing() throws Exception {
        var tables = new HashMap<String, String>();
        for (String game : List.of("sparta", "earthwater", "pygma"))
            tables.put(game, roles.table(Role.OPPONENT, game));
        var before = everythingStored("before");
        for (Endpoint endpoint : endpoints())
            if (endpoint.isSafe())
                for (Role role : List.of(Role.NOBODY, Role.OPPONENT, Role.ADMIN))
                    status(request(endpoint, role, tables.getOrDefault(endpoint.game(), "none")));
        assertThat(everythingStored("after")).isEqualTo(before);
    }

    /** All that the database holds, but for the jobs, which run by themselves. */
    private static Map<String, String> everythingStored(String name) throws Exception {
        var place = data.resolve(name);
        Export.write(Database.in(data), place, total -> () -> {});
        var texts = new HashMap<String, String>();
        try (Stream<Path> files = Files.walk(place)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".jsonl")).toList())
                texts.put(place.relativize(file).toString(), Files.readString(file));
        }
        texts.keySet().removeIf(file -> file.contains("scheduled_tasks"));
        return texts;
    }

    @Test
    void everyRoleIsInTheTable() throws IOException {
        var heading =
                expected()
                        .lines()
                        .filter(line -> line.startsWith("# method"))
                        .findFirst()
                        .orElseThrow();
        assertThat(heading.split(" +"))
                .endsWith(
                        Stream.of(Role.values())
                                .map(role -> role.name().toLowerCase(Locale.ROOT))
                                .toArray(String[]::new));
        assertThat(Arrays.stream(Role.values()).map(Role::name).collect(Collectors.toSet()))
                .hasSize(7);
    }
}
