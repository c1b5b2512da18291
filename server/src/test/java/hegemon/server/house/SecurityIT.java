package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.HostSettings;
import hegemon.server.PageToken;
import hegemon.server.ServerSettings;
import hegemon.server.house.Roles.Role;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * What protects the house, tried at every endpoint there is: a new one is covered the moment it
 * exists. Tokens, origins and that asking changes nothing are in {@link AccessIT}.
 */
class SecurityIT {
    private static final String HUGE = "x".repeat(2 * 1024 * 1024 + 1);

    /** Longer than any field but a sheet of orders, a log or a text of moves may be. */
    private static final String LONG = "x".repeat(12_000);

    private static final String ELSEWHERE = "//elsewhere.example/";

    /** What would tell a stranger how the house is built. */
    private static final List<String> INTERNALS =
            List.of("Exception", "hegemon.server", "org.springframework", "java.lang", "jdbc:");

    @TempDir private static Path data;
    private static TestHouse house;
    private static Roles roles;
    private static String token;
    private static String table;

    @BeforeAll
    static void open() throws Exception {
        var base = HostSettings.DEFAULTS.withBase(URI.create("https://games.example.org"));
        house = new TestHouse(ServerSettings.in(data, 0).with(base));
        roles = new Roles(house);
        var page = house.request(roles.visitor(Role.OPPONENT), "/").build();
        token = PageToken.shownTo(house.http(), page);
        table = roles.table(Role.OPPONENT, "sparta").value();
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return house.http().send(request.build(), BodyHandlers.ofString());
    }

    /** As the opponent's page would send it. */
    private static HttpRequest.Builder request(Endpoint endpoint, String sent) {
        return endpoint.request(house, roles.visitor(Role.OPPONENT), table, sent)
                .header("X-CSRF-Token", token);
    }

    private static List<Endpoint> unsafe() {
        return Endpoint.all(house).stream().filter(each -> !each.isSafe()).toList();
    }

    /** Scanned letters: {@code ScanIT} holds who may send them, and of which kind. */
    private static boolean isUpload(Endpoint endpoint) {
        return endpoint.path().equals("/api/pygma/{id}/realms/{realm:\\d+}/scans");
    }

    private static List<Endpoint> safe() {
        return Endpoint.all(house).stream()
                .filter(each -> each.isSafe() && !each.isStream())
                .toList();
    }

    @Test
    void everyAnswerBearsTheContentPolicyAndNoPageHasInlineScriptsOrStyles() throws Exception {
        for (Endpoint endpoint : safe())
            for (Role role : List.of(Role.NOBODY, Role.OPPONENT, Role.ADMIN)) {
                var answer = send(endpoint.request(house, roles.visitor(role), table));
                assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
                        .as("%s", endpoint)
                        .contains("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'")
                        .doesNotContain("unsafe");
                assertThat(answer.headers().firstValue("X-Content-Type-Options"))
                        .contains("nosniff");
                assertThat(answer.headers().firstValue("Referrer-Policy")).contains("same-origin");
                if (isPage(answer)) assertNothingInline(endpoint, answer.body());
            }
    }

    private static boolean isPage(HttpResponse<String> answer) {
        return answer.headers().firstValue("Content-Type").orElse("").startsWith("text/html")
                && answer.headers().firstValue("Content-Disposition").isEmpty();
    }

    private static void assertNothingInline(Endpoint endpoint, String page) {
        assertThat(page.replaceAll("<script type=\"importmap\">[^<]*</script>", ""))
                .as("%s", endpoint)
                .doesNotContainPattern("<script(?![^>]* src=)")
                .doesNotContainPattern("<[a-z][^>]* on[a-z]+=\"")
                .doesNotContain("<style", " style=\"", "javascript:");
    }

    @Test
    void everyCookieIsForThisSiteAndForHttpsAlone() throws Exception {
        int given = 0;
        for (Endpoint endpoint : unsafe()) {
            var nobody = endpoint.request(house, TestHouse.NOBODY, table);
            var answer =
                    house.http().send(PageToken.on(house.http(), nobody), BodyHandlers.ofString());
            for (String cookie : answer.headers().allValues("Set-Cookie")) {
                given++;
                assertThat(cookie).as("%s", endpoint).contains("Secure", "SameSite=Lax");
                if (cookie.startsWith("hegemon-guest")) assertThat(cookie).contains("HttpOnly");
            }
        }
        assertThat(given).isGreaterThan(3);
    }

    @Test
    void noRequestIsReadBeyondItsLimit() throws Exception {
        for (Endpoint endpoint : unsafe()) {
            var sent = isUpload(endpoint) ? HUGE.repeat(3) : HUGE;
            assertThat(refusal(request(endpoint, sent))).as("%s", endpoint).isEqualTo(413);
            var unsized =
                    house.request(roles.visitor(Role.OPPONENT), endpoint.address(table))
                            .header("X-CSRF-Token", token)
                            .header("Content-Type", endpoint.type())
                            .POST(BodyPublishers.ofInputStream(SecurityIT::endless));
            assertThat(refusal(unsized)).as("%s, of unknown length", endpoint).isLessThan(500);
        }
        for (Endpoint endpoint : safe()) {
            var address = endpoint.address(table) + "?position=" + HUGE.substring(0, 20_000);
            assertThat(send(house.request(TestHouse.NOBODY, address)).statusCode())
                    .as("%s", endpoint)
                    .isEqualTo(400);
        }
    }

    /** The server may hang up on who goes on sending: that is as good as an answer. */
    private static int refusal(HttpRequest.Builder request) throws InterruptedException {
        try (var once = HttpClient.newHttpClient()) {
            return once.send(request.build(), BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            return 413;
        }
    }

    private static ByteArrayInputStream endless() {
        var text = "{\"text\":\"" + HUGE + "\"}";
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void noFieldIsKeptThatIsTooLong() throws Exception {
        for (Endpoint endpoint : unsafe()) {
            if (endpoint.path().contains("sign-out")) continue;
            for (String field : FIELDS) {
                var sent =
                        endpoint.isScript()
                                ? "{\"entry\":0,\"" + field + "\":\"" + LONG + "\"}"
                                : Endpoint.FIELDS.replaceAll("(^|&)" + field + "=[^&]*", "")
                                        + "&"
                                        + field
                                        + "="
                                        + LONG;
                assertThat(send(request(endpoint, sent)).statusCode())
                        .as("%s with a long %s", endpoint, field)
                        .isLessThan(500);
            }
        }
        assertThat(house.stored().values())
                .allSatisfy(text -> assertThat(text).doesNotContain(LONG.substring(0, 10_001)));
    }

    /** All that forms and scripts send. */
    private static final List<String> FIELDS =
            List.of(
                    "back",
                    "email",
                    "events",
                    "game",
                    "invite",
                    "label",
                    "language",
                    "log",
                    "manner",
                    "mark",
                    "name",
                    "new-password",
                    "notes",
                    "opponent",
                    "own",
                    "pace",
                    "password",
                    "reason",
                    "seat",
                    "setup",
                    "text",
                    "to",
                    "what",
                    "zone");

    @Test
    void nobodyUploadsAnythingButScans() throws Exception {
        for (Endpoint endpoint : unsafe()) {
            if (endpoint.path().startsWith("/unsubscribe") || isUpload(endpoint)) continue;
            for (String type :
                    List.of("multipart/form-data; boundary=x", "text/html", "image/png")) {
                var upload =
                        house.request(roles.visitor(Role.OPPONENT), endpoint.address(table))
                                .header("X-CSRF-Token", token)
                                .header("Content-Type", type)
                                .POST(BodyPublishers.ofString("--x\r\n\r\n--x--"));
                assertThat(send(upload).statusCode()).as("%s as %s", endpoint, type).isEqualTo(415);
            }
        }
    }

    @Test
    void noAnswerLeadsToAnotherSite() throws Exception {
        for (Endpoint endpoint : Endpoint.all(house)) {
            if (endpoint.isStream() || endpoint.path().contains("sign-out")) continue;
            for (String back : List.of(ELSEWHERE, "https:" + ELSEWHERE, "/%5C" + ELSEWHERE)) {
                var fields = Endpoint.FIELDS.replace("back=/", "back=" + back);
                var request =
                        endpoint.isSafe()
                                ? house.request(
                                        roles.visitor(Role.OPPONENT),
                                        endpoint.address(table) + "?back=" + back)
                                : request(endpoint, endpoint.isScript() ? "{}" : fields);
                assertThat(send(request).headers().firstValue("Location").orElse(""))
                        .as("%s", endpoint)
                        .doesNotContain("elsewhere");
            }
        }
    }

    @Test
    void noErrorShowsHowTheHouseIsBuilt() throws Exception {
        for (Endpoint endpoint : unsafe()) {
            if (endpoint.path().contains("sign-out")) continue;
            for (String nonsense : List.of("", "{", "[]", "null", "{\"entry\":\"a\"}", "%zz=%"))
                assertTellsNothing(endpoint, send(request(endpoint, nonsense)));
        }
        for (Endpoint endpoint : safe())
            assertTellsNothing(
                    endpoint,
                    send(
                            house.request(
                                    roles.visitor(Role.OPPONENT),
                                    endpoint.address(
                                                    "%00'\"<x>"
                                                            .replace("\"", "%22")
                                                            .replace("<", "%3C")
                                                            .replace(">", "%3E"))
                                            + "?entry=x&after=x&position=%00&realm=-1")));
    }

    private static void assertTellsNothing(Endpoint endpoint, HttpResponse<String> answer) {
        if (answer.statusCode() < 400) return;
        assertThat(answer.statusCode()).as("%s", endpoint).isLessThan(500);
        assertThat(answer.body()).as("%s", endpoint).doesNotContain(INTERNALS);
    }
}
