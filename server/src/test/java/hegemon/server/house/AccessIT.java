package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.PageToken;
import hegemon.server.accounts.People;
import hegemon.server.house.Roles.Role;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Language;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who may ask for what: every endpoint and every role, compared with a table that people can read
 * ({@code docs/access.md}). A new endpoint fails here until it has its line.
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

    @Test
    void everyRoleMayAskForWhatTheTableSaysAndNothingElse() throws Exception {
        var found = new StringBuilder();
        for (Endpoint endpoint : Endpoint.all(house)) {
            found.append("| ").append(endpoint.method()).append(" | `");
            found.append(endpoint.path().replace("|", "\\|")).append("` |");
            for (Role role : Role.values()) {
                found.append(' ').append(verdict(endpoint, role)).append(" |");
                if (endpoint.path().contains("sign-out")) roles.comeBack(role);
            }
            found.append('\n');
        }
        assertThat(lines(found.toString()))
                .as("the whole table as it is:\n%s", found)
                .isEqualTo(lines(expected()));
    }

    private static List<String> lines(String table) {
        return table.lines().filter(line -> line.matches("\\| [A-Z]+ .*")).toList();
    }

    /** {@code yes}: the request reached what it asks for, whether or not it made sense there. */
    private String verdict(Endpoint endpoint, Role role) throws Exception {
        return verdict(request(endpoint, role), endpoint, role);
    }

    private String verdict(HttpRequest.Builder request, Endpoint endpoint, Role role)
            throws Exception {
        if (!endpoint.isSafe()) request.header("X-CSRF-Token", token(roles.visitor(role)));
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
        return request(
                endpoint,
                role,
                endpoint.isAboutTable() ? roles.table(role, endpoint.game()).value() : "none");
    }

    private static HttpRequest.Builder request(Endpoint endpoint, Role role, String table) {
        var id =
                endpoint.path().startsWith("/admin/people")
                        ? roles.host().id()
                        : new PersonId(table);
        return endpoint.request(house, roles.visitor(role), id.value());
    }

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
        return answer.headers().firstValue("Location").orElse("").contains("/sign-in");
    }

    private static String expected() throws IOException {
        return Files.readString(Path.of("../docs/access.md"));
    }

    @Test
    void aTableWithoutSpectatorsIsClosedToAllWhoDoNotSitThere() throws Exception {
        var tables = new HashMap<String, TableId>();
        for (String game : List.of("sparta", "earthwater", "pygma"))
            tables.put(game, roles.closed(game));
        for (Endpoint endpoint : Endpoint.all(house)) {
            if (!endpoint.isAboutTable()
                    || endpoint.path().startsWith("/admin/")
                    || WITHOUT_A_LOOK.contains(endpoint.path())) continue;
            var table = tables.getOrDefault(endpoint.game(), new TableId("none"));
            for (Role role : Role.values())
                if (role != Role.OPPONENT)
                    assertThat(verdict(request(endpoint, role, table.value()), endpoint, role))
                            .as("%s %s as %s", endpoint.method(), endpoint.path(), role)
                            .isIn("401", "403", "404");
        }
        for (TableId table : tables.values())
            assertThat(house.get(roles.visitor(Role.OPPONENT), "/api/games/" + table).statusCode())
                    .isEqualTo(200);
    }

    /** Only forgets an invitation to oneself. */
    private static final List<String> WITHOUT_A_LOOK = List.of("/games/{id}/decline");

    @Test
    void nobodyLearnsOfAPrivateTableWithoutItsLink() throws Exception {
        var tables =
                List.of(
                        roles.unlisted("sparta").value(),
                        roles.closed("sparta").value(),
                        roles.unlisted("pygma").value());
        for (Endpoint endpoint : Endpoint.all(house)) {
            if (!endpoint.isSafe() || endpoint.path().matches(NEVER_ENDS + "|/admin.*")) continue;
            for (Role role : List.of(Role.NOBODY, Role.STRANGER, Role.SPECTATOR)) {
                var request = request(endpoint, role, "none").build();
                var answer = house.http().send(request, BodyHandlers.ofString());
                assertThat(answer.body()).as("%s", endpoint).doesNotContain(tables);
            }
        }
        var host = house.part(People.class).displayName(roles.host().id(), Language.ENGLISH);
        for (String page : List.of("/people/" + host, "/people/" + host + "/games")) {
            var answer = house.get(roles.visitor(Role.STRANGER), page);
            assertThat(answer.statusCode()).as(page).isEqualTo(200);
            assertThat(answer.body()).as(page).doesNotContain(tables);
        }
        for (String table : tables) {
            var near = table.substring(1) + "A";
            assertThat(house.get(roles.visitor(Role.STRANGER), "/games/" + near).statusCode())
                    .isEqualTo(404);
        }
    }

    private static final String NEVER_ENDS = "/api/(me/events|sparta/analysis)";

    @Test
    void nothingIsChangedWithoutTheTokenOfAPageOrFromAnotherSite() throws Exception {
        for (Endpoint endpoint : Endpoint.all(house)) {
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
        var tables = new HashMap<String, TableId>();
        for (String game : List.of("sparta", "earthwater", "pygma"))
            tables.put(game, roles.table(Role.OPPONENT, game));
        var before = everythingStored();
        for (Endpoint endpoint : Endpoint.all(house))
            if (endpoint.isSafe())
                for (Role role : List.of(Role.NOBODY, Role.OPPONENT, Role.ADMIN))
                    status(
                            request(
                                    endpoint,
                                    role,
                                    tables.getOrDefault(endpoint.game(), new TableId("none"))
                                            .value()));
        assertThat(everythingStored()).isEqualTo(before);
    }

    /** All that the database holds, but for the jobs, which run by themselves. */
    private static Map<String, String> everythingStored() throws Exception {
        var texts = house.stored();
        texts.keySet().removeIf(file -> file.contains("scheduled_tasks"));
        return texts;
    }

    @Test
    void everyRoleIsInTheTable() throws IOException {
        var heading =
                expected()
                        .lines()
                        .filter(line -> line.startsWith("| method"))
                        .findFirst()
                        .orElseThrow();
        assertThat(heading.split("[ |]+"))
                .endsWith(
                        Stream.of(Role.values())
                                .map(role -> role.name().toLowerCase(Locale.ROOT))
                                .toArray(String[]::new));
        assertThat(Arrays.stream(Role.values()).map(Role::name).collect(Collectors.toSet()))
                .hasSize(7);
    }
}
