package hegemon.server.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.HostSettings;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.Correspondents;
import hegemon.server.accounts.HouseKey;
import hegemon.server.accounts.People;
import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;
import hegemon.server.mail.MailWish;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.Smtp;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipInputStream;

/** Accounts and what protects them, spoken to as a program would. */
class PeopleIT {
    private static final String PASSWORD = "four words in a row";

    @RegisterExtension
    private static final OpenHouse HOUSE = new OpenHouse(PeopleIT::withMailAndAnImprint);

    private static ServerSettings withMailAndAnImprint(Path data) throws IOException {
        Files.createDirectories(data.resolve("legal"));
        Files.writeString(data.resolve("legal/imprint.md"), "# Us\n\n<script>x</script>");
        var nobody = new Smtp("127.0.0.1", 1, "", "", "house@example.org", Smtp.Security.NONE);
        var host =
                HostSettings.DEFAULTS
                        .withMail(nobody)
                        .withBase(URI.create("https://games.example.org"));
        return ServerSettings.in(data, 0).with(host);
    }

    private static HttpRequest.Builder form(String path, String cookie, String... fields) {
        var body = new ArrayList<String>();
        for (int i = 0; i < fields.length; i += 2)
            body.add(fields[i] + "=" + URLEncoder.encode(fields[i + 1], StandardCharsets.UTF_8));
        return HOUSE.to(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Cookie", cookie)
                .POST(BodyPublishers.ofString(String.join("&", body)));
    }

    /** Somebody without an account begins a game. */
    private static HttpResponse<String> beginAsGuest() throws IOException, InterruptedException {
        return HOUSE.send(
                form("/games", "a=b", "game", "pebbles", "setup", "11", "opponent", "self"));
    }

    private static HttpResponse<String> get(String path, String cookie)
            throws IOException, InterruptedException {
        return HOUSE.send(HOUSE.to(path).header("Cookie", cookie));
    }

    private static String location(HttpResponse<?> answer) {
        return answer.headers().firstValue("Location").orElse("");
    }

    private static String member(String name) throws IOException, InterruptedException {
        var answer =
                HOUSE.send(
                        form("/sign-up", "a=b", "name", name, "password", PASSWORD, "email", ""));
        assertThat(location(answer)).endsWith("/profile");
        return Browser.given(answer).orElseThrow();
    }

    @Test
    void aGuestsGamesStayWhenAnAccountIsClaimed() throws Exception {
        var started = beginAsGuest();
        var guest = Browser.given(started).orElseThrow();
        var answer = HOUSE.send(form("/sign-up", guest, "name", "Claimer", "password", PASSWORD));
        var claimed = Browser.given(answer).orElseThrow();
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
                HOUSE.send(
                        form(
                                "/sign-in",
                                Browser.given(started).orElseThrow(),
                                "name",
                                "Returner",
                                "password",
                                PASSWORD));
        var game = location(started).substring(location(started).lastIndexOf("/games/"));
        assertThat(get("/games", Browser.given(signedIn).orElseThrow()).body()).contains(game);
    }

    @Test
    void aFormWithoutAGoodTokenChangesNothing() throws Exception {
        var cookie = member("Tokenless");
        var rename = new String[] {"name", "Renamed"};
        assertThat(HOUSE.bare(form("/profile/name", cookie, rename)).statusCode()).isEqualTo(403);
        var stale =
                HOUSE.bare(
                        form("/profile/name", cookie, "name", "Renamed", "password", "secret one")
                                .header("X-CSRF-Token", "forged"));
        assertThat(stale.statusCode()).isEqualTo(403);
        assertThat(stale.body())
                .as("it can be sent again, and nothing is lost but the password")
                .contains("action=\"/profile/name\"", "value=\"Renamed\"")
                .doesNotContain("secret one");
        var nobodys = HOUSE.tokenFor(form("/profile/name", "a=b", rename));
        assertThat(
                        HOUSE.bare(
                                        form("/profile/name", cookie, rename)
                                                .header("X-CSRF-Token", nobodys))
                                .statusCode())
                .as("the token of somebody else")
                .isEqualTo(403);
        assertThat(get("/profile", cookie).body()).contains("Tokenless");
        var script =
                HOUSE.bare(
                        HOUSE.to("/api/passkeys/make")
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
        return HOUSE.send(
                form("/sign-in", "a=b", "name", name, "password", PASSWORD, "back", back));
    }

    @Test
    void nobodyLearnsWhoHasAnAccount() throws Exception {
        member("Known");
        var wrong = HOUSE.send(form("/sign-in", "a=b", "name", "Known", "password", "wrong words"));
        var unknown =
                HOUSE.send(form("/sign-in", "a=b", "name", "Unknown", "password", "wrong words"));
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(said(unknown)).isEqualTo(said(wrong)).contains("There is no account");
        var mail = new String[] {"email", "known@example.org", "what", "sign-in"};
        var other = new String[] {"email", "unknown@example.org", "what", "sign-in"};
        assertThat(said(HOUSE.send(form("/sign-in/mail", "a=b", mail))))
                .isEqualTo(said(HOUSE.send(form("/sign-in/mail", "a=b", other))))
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
                    "/profile/sign-out-everywhere"
                }) assertThat(get(path, cookie).statusCode()).as(path).isEqualTo(405);
        // A single word is the start page of a game, or nothing.
        assertThat(get("/language", cookie).statusCode()).isEqualTo(404);
        assertThat(get("/profile", cookie).body()).as("still signed in").contains("Looker");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/account/email", "/account/password", "/account/delete", "/account/mail"})
    void anAccountIsChangedByItsOwnerAlone(String path) throws Exception {
        assertThat(HOUSE.send(form(path, "a=b", "x", "y")).statusCode()).isEqualTo(403);
        var guest = Browser.given(beginAsGuest());
        assertThat(HOUSE.send(form(path, guest.orElseThrow(), "x", "y")).statusCode())
                .isEqualTo(403);
    }

    @Test
    void noInputIsTooLongForUs() throws Exception {
        var cookie = member("Longwinded");
        var long1 = "x".repeat(100_000);
        assertThat(HOUSE.send(form("/profile/name", cookie, "name", long1)).statusCode())
                .isEqualTo(422);
        assertThat(HOUSE.send(form("/account/email", cookie, "email", long1)).statusCode())
                .isEqualTo(422);
        assertThat(
                        HOUSE.send(
                                        form(
                                                "/account/password",
                                                cookie,
                                                "password",
                                                PASSWORD,
                                                "new-password",
                                                long1))
                                .statusCode())
                .isEqualTo(422);
        assertThat(
                        HOUSE.send(form("/sign-in", "a=b", "name", long1, "password", long1))
                                .statusCode())
                .isEqualTo(422);
        var huge = "x".repeat(3_000_000);
        assertThat(
                        HOUSE.send(
                                        HOUSE.to("/api/passkeys/ask")
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
                        HOUSE.send(
                                        HOUSE.to("/api/passkeys/sign-in")
                                                .header("Content-Type", "application/json")
                                                .POST(unsized))
                                .statusCode())
                .isEqualTo(413);
    }

    @Test
    void errorsShowNoInternals() throws Exception {
        for (var answer :
                List.of(
                        HOUSE.send(form("/account/mail", member("Erring"), "manner", "x")),
                        get("/link/sign-in/nonsense", "a=b"),
                        get("/unsubscribe/a/b", "a=b"),
                        get("/legal/nothing", "a=b"),
                        HOUSE.send(
                                HOUSE.to("/api/passkeys/sign-in")
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
        var person = HOUSE.part(People.class).named("Unsubscriber").orElseThrow().id();
        var signature = HOUSE.part(HouseKey.class).sign("unsubscribe", person.value());
        assertThat(HOUSE.part(Correspondents.class).isSigned(person, signature)).isTrue();
        var path = "/unsubscribe/" + person + "/";
        assertThat(get(path + signature, "a=b").statusCode()).isEqualTo(200);
        var wishes = HOUSE.part(MailWishes.class);
        assertThat(wishes.of(person).manner())
                .as("looking changes nothing")
                .isEqualTo(MailWish.Manner.EACH);
        assertThat(
                        HOUSE.bare(form(path + "forged", "a=b", "List-Unsubscribe", "One-Click"))
                                .statusCode())
                .isEqualTo(404);
        assertThat(
                        HOUSE.bare(form(path + signature, "a=b", "List-Unsubscribe", "One-Click"))
                                .statusCode())
                .isEqualTo(200);
        assertThat(wishes.of(person).manner()).isEqualTo(MailWish.Manner.NEVER);
    }

    @Test
    void everybodyMayTakeTheirDataAlong() throws Exception {
        var cookie = member("Collector");
        HOUSE.send(
                form(
                        "/account/mail",
                        cookie,
                        "manner",
                        "each",
                        "zone",
                        "Z",
                        "from",
                        "22",
                        "to",
                        "7",
                        "hour",
                        "18",
                        "wait",
                        "true"));
        HOUSE.send(form("/games", cookie, "game", "pebbles", "setup", "11", "opponent", "friend"));
        var answer =
                HOUSE.send(
                        HOUSE.to("/profile/data.zip").header("Cookie", cookie),
                        BodyHandlers.ofByteArray());
        var names = new ArrayList<String>();
        var all = new StringBuilder();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(answer.body()))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                names.add(entry.getName());
                assertThat(entry.getTimeLocal().getYear()).isEqualTo(1980);
                all.append(new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        assertThat(names)
                .contains("profile.json", "sign-ins.json", "passkeys.json", "letters.json")
                .anyMatch(name -> name.startsWith("games/"));
        assertThat(all.toString())
                .contains("Collector", "pebbles")
                .containsPattern("\"rounds_wait\"\\s*:\\s*\"?1")
                .doesNotContain("secret", "argon2")
                .doesNotContainPattern("stones \\d");
    }

    @Test
    void signingOutEverywhereEndsEverySession() throws Exception {
        var one = member("Everywhere");
        var two =
                Browser.given(
                                HOUSE.send(
                                        form(
                                                "/sign-in",
                                                "a=b",
                                                "name",
                                                "Everywhere",
                                                "password",
                                                PASSWORD)))
                        .orElseThrow();
        assertThat(get("/profile", two).statusCode()).isEqualTo(200);
        HOUSE.send(form("/profile/sign-out-everywhere", one));
        assertThat(location(get("/profile", one))).endsWith("/sign-in");
        assertThat(location(get("/profile", two))).endsWith("/sign-in");
    }

    @Test
    void aDeletedAccountIsGone() throws Exception {
        var cookie = member("Leaver");
        var wrong =
                form("/account/delete", cookie, "delete-name", "x", "delete-password", PASSWORD);
        assertThat(HOUSE.send(wrong).statusCode()).isEqualTo(422);
        wrong = form("/account/delete", cookie, "delete-name", "Leaver", "delete-password", "x");
        assertThat(HOUSE.send(wrong).statusCode()).isEqualTo(422);
        var right =
                form(
                        "/account/delete",
                        cookie,
                        "delete-name",
                        "Leaver",
                        "delete-password",
                        PASSWORD);
        assertThat(HOUSE.send(right).body()).contains("The account is deleted");
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
