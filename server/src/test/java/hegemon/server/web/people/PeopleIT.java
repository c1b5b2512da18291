package hegemon.server.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.HegemonServer;
import hegemon.server.HostSettings;
import hegemon.server.PageToken;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.Correspondents;
import hegemon.server.accounts.HouseKey;
import hegemon.server.mail.MailWish;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.Smtp;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.context.ConfigurableApplicationContext;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipInputStream;

/** Accounts and what protects them, spoken to as a program would. */
class PeopleIT {
    private static final String PASSWORD = "four words in a row";

    @TempDir private static Path data;
    private static ConfigurableApplicationContext server;
    private static HttpClient http;

    @BeforeAll
    static void open() throws IOException {
        Files.createDirectories(data.resolve("legal"));
        Files.writeString(data.resolve("legal/imprint.md"), "# Us\n\n<script>x</script>");
        var nobody = new Smtp("127.0.0.1", 1, "", "", "house@example.org", Smtp.Security.NONE);
        var host =
                HostSettings.DEFAULTS
                        .withMail(nobody)
                        .withBase(URI.create("https://games.example.org"));
        server = HegemonServer.start(ServerSettings.in(data, 0).with(host));
        http = HttpClient.newHttpClient();
    }

    @AfterAll
    static void close() {
        http.close();
        server.close();
    }

    private static HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(
                URI.create(
                        "http://localhost:"
                                + server.getEnvironment().getProperty("local.server.port")
                                + path));
    }

    private static HttpRequest.Builder form(String path, String cookie, String... fields) {
        var body = new ArrayList<String>();
        for (int i = 0; i < fields.length; i += 2)
            body.add(fields[i] + "=" + URLEncoder.encode(fields[i + 1], StandardCharsets.UTF_8));
        return to(path).header("Content-Type", "application/x-www-form-urlencoded")
                .header("Cookie", cookie)
                .POST(BodyPublishers.ofString(String.join("&", body)));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return http.send(PageToken.on(http, request), BodyHandlers.ofString());
    }

    /** Somebody without an account begins a game. */
    private static HttpResponse<String> beginAsGuest() throws IOException, InterruptedException {
        return send(form("/games", "a=b", "game", "pebbles", "setup", "11", "opponent", "self"));
    }

    private static HttpResponse<String> bare(HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return http.send(request.build(), BodyHandlers.ofString());
    }

    private static HttpResponse<String> get(String path, String cookie)
            throws IOException, InterruptedException {
        return send(to(path).header("Cookie", cookie));
    }

    private static String location(HttpResponse<?> answer) {
        return answer.headers().firstValue("Location").orElse("");
    }

    private static Optional<String> cookie(HttpResponse<?> answer) {
        return answer.headers().allValues("Set-Cookie").stream()
                .filter(each -> each.startsWith("hegemon-guest="))
                .reduce((first, last) -> last)
                .map(each -> each.substring(0, each.indexOf(';')));
    }

    private static String member(String name) throws IOException, InterruptedException {
        var answer = send(form("/sign-up", "a=b", "name", name, "password", PASSWORD, "email", ""));
        assertThat(location(answer)).endsWith("/profile");
        return cookie(answer).orElseThrow();
    }

    @Test
    void aGuestsGamesStayWhenAnAccountIsClaimed() throws Exception {
        var started = beginAsGuest();
        var guest = cookie(started).orElseThrow();
        var answer = send(form("/sign-up", guest, "name", "Claimer", "password", PASSWORD));
        var claimed = cookie(answer).orElseThrow();
        assertThat(claimed).as("a new token, since the old one was a guest's").isNotEqualTo(guest);
        assertThat(get("/games", guest).body()).doesNotContain(location(started));
        var game = location(started).substring(location(started).lastIndexOf("/games/"));
        assertThat(get("/games", claimed).body()).contains(game);
        assertThat(get("/profile", claimed).body()).contains("Claimer");
        assertThat(get("/people/claimer", "a=b").statusCode()).isEqualTo(200);
        assertThat(get("/people/nobody-here", "a=b").statusCode()).isEqualTo(404);
    }

    @Test
    void aGuestsGamesComeAlongToTheAccountThatIsSignedInTo() throws Exception {
        member("Returner");
        var started = beginAsGuest();
        var signedIn =
                send(
                        form(
                                "/sign-in",
                                cookie(started).orElseThrow(),
                                "name",
                                "Returner",
                                "password",
                                PASSWORD));
        var game = location(started).substring(location(started).lastIndexOf("/games/"));
        assertThat(get("/games", cookie(signedIn).orElseThrow()).body()).contains(game);
    }

    @Test
    void aFormWithoutAGoodTokenChangesNothing() throws Exception {
        var cookie = member("Tokenless");
        var rename = new String[] {"name", "Renamed"};
        assertThat(bare(form("/profile/name", cookie, rename)).statusCode()).isEqualTo(403);
        var stale =
                bare(
                        form("/profile/name", cookie, "name", "Renamed", "password", "secret one")
                                .header("X-CSRF-Token", "forged"));
        assertThat(stale.statusCode()).isEqualTo(403);
        assertThat(stale.body())
                .as("it can be sent again, and nothing is lost but the password")
                .contains("action=\"/profile/name\"", "value=\"Renamed\"")
                .doesNotContain("secret one");
        var other = PageToken.on(http, form("/profile/name", "a=b", rename));
        var nobodys = other.headers().firstValue("X-CSRF-Token").orElseThrow();
        assertThat(
                        bare(form("/profile/name", cookie, rename).header("X-CSRF-Token", nobodys))
                                .statusCode())
                .as("the token of somebody else")
                .isEqualTo(403);
        assertThat(get("/profile", cookie).body()).contains("Tokenless");
        var script =
                bare(
                        to("/api/passkeys/make")
                                .header("Cookie", cookie)
                                .header("Accept-Language", "de")
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString("{}")));
        assertThat(script.statusCode()).isEqualTo(403);
        assertThat(script.body()).contains("Diese Seite ist älter als deine Anmeldung");
    }

    @Test
    void cookiesAreForThisSiteAndForHttpsAlone() throws Exception {
        var answer = beginAsGuest();
        assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
                .contains("HttpOnly", "Secure", "SameSite=Lax", "Path=/");
        assertThat(get("/sign-in", "a=b").headers().firstValue("Set-Cookie"))
                .as("not for looking around")
                .isEmpty();
    }

    @Test
    void signingInLeadsNowhereElse() throws Exception {
        member("Redirected");
        for (String back :
                new String[] {
                    "https://elsewhere.example",
                    "//elsewhere.example",
                    "/\\elsewhere.example",
                    "/%09/elsewhere.example",
                    "javascript:alert(1)"
                })
            assertThat(location(signIn("Redirected", back)))
                    .as(back)
                    .matches("(http://localhost:\\d+)?/");
        assertThat(location(signIn("Redirected", "/games"))).endsWith("/games");
    }

    private static HttpResponse<String> signIn(String name, String back)
            throws IOException, InterruptedException {
        return send(form("/sign-in", "a=b", "name", name, "password", PASSWORD, "back", back));
    }

    @Test
    void nobodyLearnsWhoHasAnAccount() throws Exception {
        member("Known");
        var wrong = send(form("/sign-in", "a=b", "name", "Known", "password", "wrong words"));
        var unknown = send(form("/sign-in", "a=b", "name", "Unknown", "password", "wrong words"));
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(said(unknown)).isEqualTo(said(wrong)).contains("There is no account");
        var mail = new String[] {"email", "known@example.org", "what", "sign-in"};
        var other = new String[] {"email", "unknown@example.org", "what", "sign-in"};
        assertThat(said(send(form("/sign-in/mail", "a=b", mail))))
                .isEqualTo(said(send(form("/sign-in/mail", "a=b", other))))
                .contains("If this address belongs to an account");
    }

    /** What the page says, without what was typed and without tokens. */
    private static String said(HttpResponse<String> answer) {
        return answer.body().replaceAll("(?s)^.*<main", "<main").replaceAll("value=\"[^\"]*\"", "");
    }

    @Test
    void nothingChangesByOpeningALink() throws Exception {
        var cookie = member("Looker");
        for (String path :
                new String[] {
                    "/sign-out",
                    "/account/email/remove",
                    "/account/password",
                    "/account/delete",
                    "/account/mail",
                    "/account/invitations",
                    "/account/passkeys/remove",
                    "/profile/name",
                    "/profile/sign-out-everywhere",
                    "/language"
                }) assertThat(get(path, cookie).statusCode()).as(path).isEqualTo(405);
        assertThat(get("/profile", cookie).body()).as("still signed in").contains("Looker");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/account/email", "/account/password", "/account/delete", "/account/mail"})
    void anAccountIsChangedByItsOwnerAlone(String path) throws Exception {
        assertThat(send(form(path, "a=b", "x", "y")).statusCode()).isEqualTo(403);
        var guest = cookie(beginAsGuest());
        assertThat(send(form(path, guest.orElseThrow(), "x", "y")).statusCode()).isEqualTo(403);
    }

    @Test
    void noInputIsTooLongForUs() throws Exception {
        var cookie = member("Longwinded");
        var long1 = "x".repeat(100_000);
        assertThat(send(form("/profile/name", cookie, "name", long1)).statusCode()).isEqualTo(422);
        assertThat(send(form("/account/email", cookie, "email", long1)).statusCode())
                .isEqualTo(422);
        assertThat(
                        send(form(
                                        "/account/password",
                                        cookie,
                                        "password",
                                        PASSWORD,
                                        "new-password",
                                        long1))
                                .statusCode())
                .isEqualTo(422);
        assertThat(send(form("/sign-in", "a=b", "name", long1, "password", long1)).statusCode())
                .isEqualTo(422);
        var huge = "x".repeat(3_000_000);
        assertThat(
                        send(to("/api/passkeys/ask")
                                        .header("Content-Type", "application/json")
                                        .POST(BodyPublishers.ofString(huge)))
                                .statusCode())
                .isEqualTo(413);
        var unsized =
                BodyPublishers.ofInputStream(
                        () ->
                                new ByteArrayInputStream(
                                        ("{\"ceremony\":\"" + huge + "\"}")
                                                .getBytes(StandardCharsets.UTF_8)));
        assertThat(
                        send(to("/api/passkeys/sign-in")
                                        .header("Content-Type", "application/json")
                                        .POST(unsized))
                                .statusCode())
                .isEqualTo(413);
    }

    @Test
    void errorsShowNoInternals() throws Exception {
        for (var answer :
                List.of(
                        send(form("/account/mail", member("Erring"), "manner", "x")),
                        get("/link/sign-in/nonsense", "a=b"),
                        get("/unsubscribe/a/b", "a=b"),
                        get("/legal/nothing", "a=b"),
                        send(
                                to("/api/passkeys/sign-in")
                                        .header("Content-Type", "application/json")
                                        .POST(BodyPublishers.ofString("{\"credential\":{}}")))))
            assertThat(answer.body())
                    .as(answer.uri().toString())
                    .doesNotContain("Exception", "hegemon.server", "org.spring", "select ");
    }

    @Test
    void oneClickStopsLetters() throws Exception {
        var cookie = member("Unsubscriber");
        assertThat(cookie).isNotEmpty();
        var person =
                server.getBean(hegemon.server.accounts.People.class)
                        .named("Unsubscriber")
                        .orElseThrow()
                        .id();
        var signature = server.getBean(HouseKey.class).sign("unsubscribe", person);
        assertThat(server.getBean(Correspondents.class).isSigned(person, signature)).isTrue();
        var path = "/unsubscribe/" + person + "/";
        assertThat(get(path + signature, "a=b").statusCode()).isEqualTo(200);
        var wishes = server.getBean(MailWishes.class);
        assertThat(wishes.of(person).manner())
                .as("looking changes nothing")
                .isEqualTo(MailWish.Manner.EACH);
        assertThat(bare(form(path + "forged", "a=b", "List-Unsubscribe", "One-Click")).statusCode())
                .isEqualTo(404);
        assertThat(
                        bare(form(path + signature, "a=b", "List-Unsubscribe", "One-Click"))
                                .statusCode())
                .isEqualTo(200);
        assertThat(wishes.of(person).manner()).isEqualTo(MailWish.Manner.NEVER);
    }

    @Test
    void everybodyMayTakeTheirDataAlong() throws Exception {
        var cookie = member("Collector");
        send(form("/games", cookie, "game", "pebbles", "setup", "11", "opponent", "friend"));
        var answer =
                http.send(
                        to("/profile/data.zip").header("Cookie", cookie).build(),
                        BodyHandlers.ofByteArray());
        var names = new ArrayList<String>();
        var all = new StringBuilder();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(answer.body()))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                names.add(entry.getName());
                all.append(new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        assertThat(names)
                .contains("profile.json", "sign-ins.json", "passkeys.json", "letters.json")
                .anyMatch(name -> name.startsWith("games/"));
        assertThat(all.toString())
                .contains("Collector", "pebbles")
                .doesNotContain("secret", "argon2")
                .doesNotContainPattern("stones \\d");
    }

    @Test
    void signingOutEverywhereEndsEverySession() throws Exception {
        var one = member("Everywhere");
        var two =
                cookie(send(form("/sign-in", "a=b", "name", "Everywhere", "password", PASSWORD)))
                        .orElseThrow();
        assertThat(get("/profile", two).statusCode()).isEqualTo(200);
        send(form("/profile/sign-out-everywhere", one));
        assertThat(location(get("/profile", one))).endsWith("/sign-in");
        assertThat(location(get("/profile", two))).endsWith("/sign-in");
    }

    @Test
    void aDeletedAccountIsGone() throws Exception {
        var cookie = member("Leaver");
        var wrong =
                form("/account/delete", cookie, "delete-name", "x", "delete-password", PASSWORD);
        assertThat(send(wrong).statusCode()).isEqualTo(422);
        wrong = form("/account/delete", cookie, "delete-name", "Leaver", "delete-password", "x");
        assertThat(send(wrong).statusCode()).isEqualTo(422);
        var right =
                form(
                        "/account/delete",
                        cookie,
                        "delete-name",
                        "Leaver",
                        "delete-password",
                        PASSWORD);
        assertThat(send(right).body()).contains("The account is deleted");
        assertThat(get("/people/Leaver", "a=b").statusCode()).isEqualTo(404);
        assertThat(location(get("/profile", cookie))).endsWith("/sign-in");
    }

    @Test
    void theHostsPagesAreShownAndObeyNoScript() throws Exception {
        assertThat(get("/", "a=b").body())
                .contains("/legal/imprint")
                .doesNotContain("/legal/privacy");
        assertThat(get("/legal/imprint", "a=b").body())
                .contains("<h1>Us</h1>")
                .doesNotContain("<script>x");
    }
}
