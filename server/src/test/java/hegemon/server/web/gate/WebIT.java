package hegemon.server.web.gate;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;
import hegemon.server.house.TestHouse;
import hegemon.server.id.TableId;
import hegemon.server.web.table.Visit;
import hegemon.table.DiceProof;
import hegemon.table.Log;
import hegemon.table.pebbles.Pebbles;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Pattern;

/** The edge of the server, spoken to as a program would. */
class WebIT {
    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    private static HttpRequest.Builder form(String path, String fields) {
        return HOUSE.to(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(fields));
    }

    /** A guest with a game of pebbles. */
    private record Started(Browser guest, TableId id) {
        static Started game(String opponent) throws IOException, InterruptedException {
            return game("pebbles", "11", opponent);
        }

        static Started game(String name, String setup, String opponent)
                throws IOException, InterruptedException {
            var guest = HOUSE.browser();
            return new Started(
                    guest,
                    guest.begin("game=" + name + "&setup=" + setup + "&opponent=" + opponent));
        }

        HttpResponse<String> act(String action, String json)
                throws IOException, InterruptedException {
            return guest.act(id, action, json);
        }

        JsonNode table() throws IOException, InterruptedException {
            return guest.table(id);
        }
    }

    @Test
    void everyAnswerBearsTheContentPolicyAndNoInternals() throws Exception {
        for (String path :
                new String[] {
                    "/", "/games", "/design", "/nowhere", "/css/tokens.css", "/api/games/none"
                }) {
            var headers = HOUSE.get(path).headers();
            assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
                    .as(path)
                    .contains("default-src 'none'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        }
        var missing = HOUSE.get("/api/games/none");
        assertThat(missing.statusCode()).isEqualTo(404);
        assertThat(missing.body()).doesNotContain("Exception", "hegemon.server", "trace");
    }

    @Test
    void scriptsAndStylesAreKeptForGoodAndNeverThoseOfTwoVersions() throws Exception {
        var address = Pattern.compile("/e/[0-9a-f]{16}/css/tokens\\.css");
        var page = address.matcher(HOUSE.get("/").body());
        assertThat(page.find()).isTrue();
        var present = HOUSE.get(page.group());
        assertThat(present.statusCode()).isEqualTo(200);
        assertThat(present.headers().firstValue("Cache-Control").orElse(""))
                .contains("immutable", "max-age=31536000");

        var earlier = HOUSE.get("/e/0123456789abcdef/css/tokens.css");
        assertThat(earlier.body()).isEqualTo(present.body());
        assertThat(earlier.headers().firstValue("Cache-Control")).contains("max-age=0");
        assertThat(earlier.headers().firstValue("Last-Modified")).isEmpty();
        assertThat(HOUSE.get("/e/0123456789abcdef/games").statusCode()).isEqualTo(404);
    }

    @Test
    void noPageHasInlineScriptsOrStyles() throws Exception {
        for (String path :
                new String[] {
                    "/",
                    "/games",
                    "/design",
                    "/games/" + Started.game("sparta", "standard", "self").id()
                }) {
            assertThat(
                            HOUSE.get(path)
                                    .body()
                                    .replaceAll("<script type=\"importmap\">[^<]*</script>", ""))
                    .as(path)
                    .doesNotContainPattern("<script(?![^>]* src=)")
                    .doesNotContain("<style", " style=\"", " onclick=", "javascript:");
        }
    }

    @Test
    void aRequestFromAnotherSiteIsNotCarriedOut() throws Exception {
        assertThat(
                        HOUSE.send(
                                        form("/games", "game=pebbles&setup=11&opponent=self")
                                                .header("Origin", "https://elsewhere.example"))
                                .statusCode())
                .isEqualTo(403);
        assertThat(
                        HOUSE.send(
                                        form("/games", "game=pebbles&setup=11&opponent=self")
                                                .header("Sec-Fetch-Site", "cross-site"))
                                .statusCode())
                .isEqualTo(403);
        assertThat(
                        HOUSE.send(
                                        form("/games", "game=pebbles&setup=11&opponent=self")
                                                .header("Origin", "null"))
                                .statusCode())
                .isEqualTo(403);
    }

    @Test
    void theCookieIsForThisSiteAloneAndOnlyForPlayers() throws Exception {
        assertThat(HOUSE.get("/").headers().firstValue("Set-Cookie")).isEmpty();
        var answer = HOUSE.send(form("/games", "game=pebbles&setup=11&opponent=self"));
        assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
                .contains("HttpOnly", "SameSite=Lax", "Path=/");
    }

    @Test
    void aChangeOfLanguageLeadsNowhereElse() throws Exception {
        for (String back :
                new String[] {
                    "https://elsewhere.example",
                    "//elsewhere.example",
                    "/\\elsewhere.example",
                    "javascript:alert(1)",
                    "/a?b={c}",
                    "/a%3Fb=c%0D%0AX: y"
                })
            assertThat(
                            HOUSE.send(form("/language", "language=de&back=" + back))
                                    .headers()
                                    .firstValue("Location")
                                    .orElseThrow())
                    .as(back)
                    .endsWith("/")
                    .doesNotContain("elsewhere");
        var asked = "/sparta/analysis?position=10%252F10%2BS";
        assertThat(HOUSE.send(form("/language", "language=de&back=" + asked)).headers().map())
                .extractingByKey("location")
                .asString()
                .contains("/sparta/analysis?position=10%2F10+S");
        var answer = HOUSE.send(form("/language", "language=de&back=/games"));
        assertThat(answer.headers().firstValue("Location").orElseThrow()).endsWith("/games");
        assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
                .startsWith("hegemon-language=de");
    }

    @Test
    void wrongInputGetsASentenceInTheReadersLanguage() throws Exception {
        var wrong =
                HOUSE.send(
                        form("/games", "game=chess&setup=11&opponent=self")
                                .header("Accept-Language", "de"));
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("Kein Spiel heißt hier „chess“.");
        assertThat(HOUSE.send(form("/games", "game=pebbles&setup=zero&opponent=self")).statusCode())
                .isEqualTo(422);
        assertThat(HOUSE.send(form("/games", "game=pebbles&setup=11&opponent=bot:3")).body())
                .contains("“bot:3” is not an opponent: there are friend and self");
        assertThat(HOUSE.send(form("/games", "game=chess&setup=11&opponent=bot:1")).body())
                .as("what is wrong is the game")
                .contains("No game here is called “chess”.")
                .doesNotContain("opponent:");
        assertThat(HOUSE.send(form("/games", "game=pebbles")).statusCode()).isEqualTo(400);
    }

    @Test
    void aSeatSeesItsOwnStoneAndNotTheOthers() throws Exception {
        var left = Started.game("friend");
        var stones = left.table().path("view").path("stones");
        assertThat(stones.has("Left")).isTrue();
        assertThat(stones.has("Right")).isFalse();
        assertThat(left.table().path("log").path(0).path("text").asString()).isEqualTo("stones");
        assertThat(left.table().has("secret")).isFalse();
        assertThat(left.table().path("commitment").asString()).hasSize(64);
        assertThat(HOUSE.get("/api/games/" + left.id()).body())
                .doesNotContain("\"stones\":{\"Left\"");
    }

    @Test
    void theSecretIsShownWhenTheGameIsOver() throws Exception {
        var left = Started.game("friend");
        assertThat(HOUSE.get("/games/" + left.id() + "/log").statusCode()).isEqualTo(404);
        assertThat(left.act("resign", "{\"entry\":1}").statusCode()).isEqualTo(200);
        assertThat(left.table().path("secret").asString()).hasSize(64);
        assertThat(left.act("takeback", "{\"entry\":2}").statusCode())
                .as("nobody plays on with a known secret")
                .isEqualTo(422);
        var log = Log.parse(HOUSE.get("/games/" + left.id() + "/log").body()).orThrow();
        assertThat(DiceProof.check(new Pebbles(), log).orThrow().holds()).isTrue();
    }

    @Test
    void actionsAnswerTheEntryTheyName() throws Exception {
        var game = Started.game("self");
        assertThat(game.act("moves", "{\"entry\":1,\"text\":\"take 2\"}").statusCode())
                .isEqualTo(200);
        assertThat(game.act("moves", "{\"entry\":1,\"text\":\"take 2\"}").statusCode())
                .as("repeated")
                .isEqualTo(200);
        var stale = game.act("moves", "{\"entry\":1,\"text\":\"take 3\"}");
        assertThat(stale.statusCode()).isEqualTo(409);
        assertThat(TestHouse.read(stale).path("table").path("entry").asInt()).isEqualTo(2);
        assertThat(game.act("moves", "{\"entry\":2,\"text\":\"take 9\"}").statusCode())
                .isEqualTo(422);
        var silent = game.act("moves", "{\"entry\":2}");
        assertThat(silent.statusCode()).as("an empty move is another thing").isEqualTo(400);
        assertThat(silent.body()).contains("“text” is missing");
        assertThat(game.act("moves", "nonsense").statusCode()).isEqualTo(400);
        var sheet = "x".repeat(Visit.LONGEST_TEXT + 1);
        var tooLong = game.act("moves", "{\"entry\":2,\"text\":\"" + sheet + "\"}");
        assertThat(tooLong.statusCode()).isEqualTo(413);
        assertThat(tooLong.body())
                .contains("A text of 50,001 characters is too long here: 50,000 are read at most.");
        var stranger = Started.game("self");
        assertThat(
                        new Started(stranger.guest(), game.id())
                                .act("moves", "{\"entry\":2,\"text\":\"take 1\"}")
                                .statusCode())
                .isEqualTo(403);
    }

    @Test
    void aReaderWhoComesBackGetsWhatWasMissed() throws Exception {
        var game = Started.game("self");
        game.act("moves", "{\"entry\":1,\"text\":\"take 2\"}");
        var stream =
                HOUSE.send(
                        HOUSE.to("/api/games/" + game.id() + "/live").header("Last-Event-ID", "1"),
                        BodyHandlers.ofLines());
        try (var lines = stream.body()) {
            assertThat(lines.filter(line -> line.startsWith("id: ")).findFirst()).contains("id: 2");
        }
    }
}
