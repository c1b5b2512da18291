package hegemon.server.web.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.OpenHouse;
import hegemon.server.house.TestHouse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Sparta's own pages and questions, spoken to as a program would. */
class SpartaWebIT {
    private static final String START =
            "10/1ffffffff1/10/10/10/10/10/10/1FFFFFFFF1/10 b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N S";

    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    private static HttpResponse<String> ask(String question, String json)
            throws IOException, InterruptedException {
        return HOUSE.browser().json("/api/sparta/" + question, json);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/sparta/analysis",
                "/sparta/editor",
                "/sparta/tutorial",
                "/sparta/strong-play"
            })
    void everyPageSpeaksEveryLanguage(String path) throws Exception {
        for (String language : new String[] {"en", "de", "fr"}) {
            var page = HOUSE.send(HOUSE.to(path).header("Accept-Language", language));
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body())
                    .contains("lang=\"" + language + "\"")
                    .doesNotContain("??server");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/sparta/analysis", "/sparta/editor"})
    void aChangeOfLanguageKeepsThePosition(String path) throws Exception {
        var asked = path + "?position=" + encoded(START);
        assertThat(HOUSE.send(HOUSE.to(asked)).body())
                .contains("name=\"back\" value=\"" + asked + "\"");
    }

    @Test
    void aLineOfPlayIsShownPositionByPosition() throws Exception {
        var answer =
                TestHouse.read(
                        ask("course", "{\"setup\":\"standard\",\"moves\":[\"e2-e4\",\"e9-e7\"]}"));
        assertThat(answer.path("views").size()).isEqualTo(3);
        assertThat(answer.path("views").get(0).path("position").asString()).isEqualTo(START);
        var rest =
                TestHouse.read(
                        ask(
                                "course",
                                "{\"setup\":\"standard\",\"moves\":[\"e2-e4\"],\"skipped\":1}"));
        assertThat(rest.path("views").size()).isEqualTo(1);
    }

    @Test
    void whatCannotBeIsRefusedInTheReadersLanguage() throws Exception {
        var refused =
                HOUSE.browser()
                        .speaking("de")
                        .json("/api/sparta/course", "{\"moves\":[\"e2-e7\"]}");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(TestHouse.read(refused).path("rule").asString()).isEqualTo("SP-3.1");
        assertThat(TestHouse.read(refused).path("message").asString()).startsWith("Von e2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"text\":\"\"}",
                "{\"text\":\"1. e2-e9\"}",
                "{\"text\":\"10/10 x S\"}",
                "{\"text\":\"[Setup nonsense\"}",
                "{\"text\":\"\\u0000\"}"
            })
    void badTextsAreRefusedAndNeverBreakAnything(String json) throws Exception {
        var answer = ask("read", json);
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(TestHouse.read(answer).path("message").asString()).isNotBlank();
    }

    @Test
    void badQuestionsAreRefusedAndNeverBreakAnything() throws Exception {
        assertThat(ask("course", "{\"moves\":[null]}").statusCode()).isEqualTo(422);
        assertThat(ask("course", "not json").statusCode()).isEqualTo(400);
        assertThat(ask("read", "{\"text\":\"" + "x".repeat(200_001) + "\"}").statusCode())
                .isEqualTo(413);
        assertThat(HOUSE.send(HOUSE.to("/api/sparta/analysis?setup=nonsense")).statusCode())
                .isEqualTo(422);
        assertThat(HOUSE.send(HOUSE.to("/sparta/position.svg?position=nonsense")).statusCode())
                .isEqualTo(422);
    }

    @Test
    void positionsAndGamesAreReadAndWritten() throws Exception {
        var text =
                "[South \"Ada\"]\\n[Setup \"wide\"]\\n1. e2-e4?! {early} (1. d2-d4) e9-e7"
                        .replace("\"", "\\\"");
        var read = ask("read", "{\"text\":\"" + text + "\"}");
        var board = TestHouse.read(read).path("boards").get(0);
        assertThat(board.path("setup").asString()).isEqualTo("wide");
        assertThat(board.path("turns").get(1).path("after").asInt()).isZero();
        var views = TestHouse.read(ask("views", board.toString())).path("views");
        assertThat(views.size()).isEqualTo(4);
        assertThat(TestHouse.read(ask("text", read.body())).path("text").asString())
                .contains("[South \"Ada\"]", "1. e2-e4?! {early} (1. d2-d4)\n1... e9-e7\n");
        assertThat(ask("read", "{\"text\":\"" + START + "\"}").statusCode()).isEqualTo(200);
    }

    @Test
    void aStudyIsReadByWhoeverHasItsAddressAndChangedByItsOwner() throws Exception {
        var owner = HOUSE.browser();
        var boards =
                "\"boards\":[{\"turns\":[{\"after\":0,\"move\":\"e2-e4\",\"mark\":\"!\"}]},{}]}";
        var kept =
                TestHouse.read(owner.json("/api/sparta/studies", "{\"name\":\"Mine\"," + boards));
        var id = kept.path("id").asString();
        assertThat(HOUSE.send(HOUSE.to("/sparta/studies/" + id)).body())
                .contains("Mine", "1. e2-e4!");
        var address = "/api/sparta/studies/" + id;
        var change = "{\"name\":\"Ours\",\"version\":1," + boards;
        assertThat(HOUSE.browser().json(address, change).statusCode()).isEqualTo(403);
        assertThat(owner.json(address, change).statusCode()).isEqualTo(200);
        assertThat(owner.json(address, change).statusCode()).as("changed elsewhere").isEqualTo(422);
        assertThat(owner.json("/api/sparta/studies", "{}").statusCode()).isEqualTo(422);
        assertThat(owner.json(address + "/remove", "{}").statusCode()).isEqualTo(204);
        assertThat(HOUSE.send(HOUSE.to("/sparta/studies/" + id)).statusCode()).isEqualTo(404);
    }

    @Test
    void theEngineTellsWhatItThinksUntilTheEndIsClear() throws Exception {
        var last = "10/2f4f2/10/10/10/10/7F2/10/1F2F5/10 b5S,d5S,g5S,i5S,b6S,d6S,g6S,i6N S";
        var stream = HOUSE.send(HOUSE.to("/api/sparta/analysis?setup=" + encoded(last)));
        assertThat(stream.headers().firstValue("Content-Type").orElseThrow())
                .startsWith("text/event-stream");
        assertThat(stream.body()).contains("event: thought", "h4-i6*").endsWith("data: {}\n\n");
    }

    @Test
    void aGameIsJudgedTurnByTurn() throws Exception {
        var values = TestHouse.read(ask("values", "{\"moves\":[\"e2-e4\",\"e9-e7\"]}"));
        assertThat(values.path("values").size()).isEqualTo(3);
        assertThat(values.path("turns").isArray()).isTrue();
    }

    @Test
    void aPictureIsAnSvg() throws Exception {
        var picture = HOUSE.send(HOUSE.to("/sparta/position.svg?position=" + encoded(START)));
        assertThat(picture.headers().firstValue("Content-Type").orElseThrow())
                .startsWith("image/svg+xml");
        assertThat(picture.body()).startsWith("<svg ");
    }

    /** A name says nothing to whoever has not seen the set-up. */
    @Test
    void aSetUpIsChosenByItsPicture() throws Exception {
        for (String page : List.of("/", "/tables/new?game=sparta"))
            assertThat(HOUSE.send(HOUSE.to(page)).body())
                    .contains(
                            "<option value=\"near\"", "src=\"/sparta/position.svg?position=near\"");
        assertThat(HOUSE.send(HOUSE.to("/sparta/analysis")).body())
                .contains("href=\"/sparta/analysis?position=near\"");
    }

    /** The address of a new table. */
    private static String table(String opponent) throws IOException, InterruptedException {
        return begun("setup=standard&opponent=" + opponent);
    }

    private static String begun(String fields) throws IOException, InterruptedException {
        return "/games/" + HOUSE.browser().begin("game=sparta&" + fields);
    }

    @Test
    void aPositionOfOnesOwnIsPlayedWithItsOptions() throws Exception {
        var alone = begun("opponent=self&setup=" + encoded(START));
        assertThat(TestHouse.read(HOUSE.send(HOUSE.to("/api" + alone))).path("setup").asString())
                .isEqualTo(START + " stalemate=100");
        var table = begun("opponent=self&setup=" + encoded(START) + "&setup=&setup=quiet%3D50");
        assertThat(
                        TestHouse.read(HOUSE.send(HOUSE.to("/api" + table)))
                                .path("view")
                                .path("options")
                                .path("quietLimit"))
                .hasToString("50");
    }

    @Test
    void nobodyAnalysesWhileTwoPeoplePlay() throws Exception {
        assertThat(HOUSE.send(HOUSE.to(table("friend") + "/analysis")).statusCode()).isEqualTo(403);
        assertThat(HOUSE.send(HOUSE.to(table("self") + "/analysis")).statusCode()).isEqualTo(200);
        assertThat(HOUSE.send(HOUSE.to("/games/none/analysis")).statusCode()).isEqualTo(404);
    }

    @Test
    void aGameIsKeptAsText() throws Exception {
        var text = HOUSE.send(HOUSE.to(table("self") + "/text"));
        assertThat(text.headers().firstValue("Content-Disposition").orElseThrow())
                .startsWith("attachment");
        assertThat(text.body())
                .contains("[Setup \"standard\"]", "[Result \"*\"]")
                .containsPattern("\\[Date \"20\\d\\d-\\d\\d-\\d\\d\"]");
    }
}
