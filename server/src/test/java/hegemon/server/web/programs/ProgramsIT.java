package hegemon.server.web.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.accounts.ApiTokens;
import hegemon.server.accounts.KeyScope;
import hegemon.server.house.Described;
import hegemon.server.house.TestHouse;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.table.Games;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Programs that play for a person: keys, the stream, moves, and the description of it all. */
class ProgramsIT {
    private static final String START =
            "{\"game\":\"pebbles\",\"setup\":\"11\",\"opponent\":\"friend\"}";

    @TempDir private static Path data;
    private static TestHouse house;

    @BeforeAll
    static void open() {
        house = new TestHouse(data);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static String key(Visitor owner) {
        return house.part(ApiTokens.class).create(owner.id(), "test").orThrow();
    }

    @Test
    void aMemberMakesAKeySeesItOnceAndRevokesIt() throws Exception {
        var ada = house.member("Keyholder");
        var page = house.form(ada, "/account/programs", "label=My+bot").body();
        var found = Pattern.compile("hegemon_[A-Za-z0-9_-]{43}").matcher(page);
        assertThat(found.find()).isTrue();
        var key = found.group();
        var me = TestHouse.read(house.program(key, "/api/me", Optional.empty()));
        assertThat(me.path("id").asString()).as("an account of its own").isNotEqualTo(ada.id());
        assertThat(me.path("name").asString()).isEqualTo("BOT My bot");
        var again = house.get(ada, "/account/programs").body();
        assertThat(again).contains("My bot").doesNotContain(key);
        var mark = Pattern.compile("name=\"mark\" value=\"([0-9a-f]+)\"").matcher(again);
        assertThat(mark.find()).isTrue();
        house.form(ada, "/account/programs/revoke", "mark=" + mark.group(1));
        assertThat(house.program(key, "/api/me", Optional.empty()).statusCode()).isEqualTo(401);
    }

    @Test
    void aKeyOpensAsFarAsItsScopeUntilItsEnd() throws Exception {
        var ada = house.member("Scoped");
        var keys = house.part(ApiTokens.class);
        var look = keys.create(ada.id(), "look", KeyScope.READ, Optional.empty()).orThrow();
        var seen = house.program(look, "/api/me", Optional.empty());
        assertThat(seen.statusCode()).isEqualTo(200);
        assertThat(seen.headers().firstValue("RateLimit-Policy")).hasValue("\"key\";q=600;w=60");
        assertThat(seen.headers().firstValue("RateLimit").orElseThrow())
                .matches("\"key\";r=599;t=\\d+");
        assertThat(why(look, "/api/games", START))
                .isEqualTo("403 This key may only look. Make one that may play.");
        assertThat(house.program(look, "/api/sparta/course", Optional.of("{}")).statusCode())
                .as("a question changes nothing")
                .isEqualTo(200);
        var head = house.request(TestHouse.NOBODY, "/api/me").HEAD();
        head.header("Authorization", "bearer " + look + " ");
        var asked = house.http().send(head.build(), BodyHandlers.discarding());
        assertThat(asked.statusCode()).as("as others write it").isEqualTo(200);
        var play = keys.create(ada.id(), "play", KeyScope.PLAY, Optional.of(Duration.ofDays(1)));
        assertThat(house.program(play.orThrow(), "/api/games", Optional.of(START)).statusCode())
                .isEqualTo(201);
        var late = keys.create(ada.id(), "late", KeyScope.PLAY, Optional.of(Duration.ofMillis(-1)));
        assertThat(house.program(late.orThrow(), "/api/me", Optional.empty()).statusCode())
                .isEqualTo(401);
    }

    @Test
    void aWrongLabelIsRefusedWithAReasonAndKept() throws Exception {
        var ada = house.member("Labelless");
        var answer = house.form(ada, "/account/programs", "label=" + "x".repeat(61));
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("x".repeat(61));
    }

    @Test
    void aKeyOpensTheInterfaceAndNothingElse() throws Exception {
        var key = key(house.member("Insider"));
        assertThat(house.program(key, "/account/programs", Optional.empty()).statusCode())
                .isEqualTo(302); // to the sign-in page
        assertThat(house.program(key, "/games", Optional.empty()).body()).contains("No games yet");
        assertThat(house.program("hegemon_wrong", "/api/me", Optional.empty()).statusCode())
                .isEqualTo(401);
        assertThat(house.get(TestHouse.NOBODY, "/api/me").statusCode()).isEqualTo(401);
        assertThat(house.get(TestHouse.NOBODY, "/api/me/games").statusCode()).isEqualTo(401);
        assertThat(house.get(TestHouse.NOBODY, "/api/me/events").statusCode()).isEqualTo(401);
    }

    @Test
    @Timeout(120)
    void twoProgramsMeetAtATableAndHearEachOther() throws Exception {
        var left = key(house.member("Leftbot"));
        var right = key(house.member("Rightbot"));
        var started = house.program(left, "/api/games", Optional.of(START));
        assertThat(started.statusCode()).isEqualTo(201);
        var id = TestHouse.read(started).path("id").asString();
        try (var lines = stream(right)) {
            var heard = lines.iterator();
            assertThat(
                            house.program(right, "/api/games/" + id + "/join", Optional.of("{}"))
                                    .statusCode())
                    .isEqualTo(200);
            assertThat(next(heard)).contains(id, "\"seat\":\"Right\"");
            var moved = move(left, id, 1, "take 3");
            assertThat(moved).isEqualTo(200);
            assertThat(next(heard)).contains("take 3");
        }
        assertThat(move(left, id, 1, "take 3")).as("repeated").isEqualTo(200);
        assertThat(move(right, id, 1, "take 1")).as("stale").isEqualTo(409);
        assertThat(move(right, id, 2, "take 9")).as("against the rules").isEqualTo(422);
        var games = TestHouse.read(house.program(right, "/api/me/games", Optional.empty()));
        assertThat(games.path(0).path("waitsForYou").asBoolean()).isTrue();
        assertThat(
                        house.program(left, "/api/games/" + id + "/join", Optional.of("{}"))
                                .statusCode())
                .as("no open seat")
                .isEqualTo(422);
    }

    @Test
    void aSeekWaitsInTheLobbyForWhoeverTakesIt() throws Exception {
        var maker = key(house.member("Seeker"));
        var taker = key(house.member("Taker"));
        var seek = START.replace("}", ",\"pace\":\"live 600 5\",\"listed\":true}");
        var id = TestHouse.read(house.program(maker, "/api/games", Optional.of(seek))).path("id");
        var found = TestHouse.read(house.program(taker, "/api/games", Optional.empty()));
        assertThat(found.path(0).path("id")).isEqualTo(id);
        assertThat(found.path(0).path("pace").asString()).isEqualTo("live 600 5");
        assertThat(TestHouse.read(house.program(maker, "/api/games", Optional.empty()))).isEmpty();
        var joined =
                house.program(taker, "/api/games/" + id.asString() + "/join", Optional.of("{}"));
        assertThat(TestHouse.read(joined).path("clock").path("seats")).hasSize(2);
        assertThat(why(maker, "/api/games", START.replace("}", ",\"pace\":\"soon\"}")))
                .startsWith("422 ");
    }

    @Test
    void whoeverNamesNoSetUpGetsTheUsualOne() throws Exception {
        var key = key(house.member("Plain"));
        for (String game : List.of("sparta", "earthwater", "pygma", "pebbles")) {
            var wish = "{\"game\":\"" + game + "\",\"opponent\":\"self\"}";
            var answer = house.program(key, "/api/games", Optional.of(wish));
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
            var usual = Games.named(game).orElseThrow().setups().getFirst();
            assertThat(TestHouse.read(answer).path("setup").asString()).startsWith(usual);
        }
    }

    @Test
    void whatIsWrongWithARequestIsSaidInTheReadersLanguage() throws Exception {
        var key = key(house.member("Fumbler"));
        assertThat(why(key, "/api/games", "{\"game\":\"pebbles\",\"oponent\":\"self\"}"))
                .isEqualTo(
                        "400 The field “oponent” is not known here. There are: game, listed,"
                                + " opponent, pace, rated, seat, setup.");
        assertThat(why(key, "/api/sparta/course", "{\"move\":[]}"))
                .isEqualTo(
                        "400 The field “move” is not known here. There are: moves, setup,"
                                + " skipped.");
        assertThat(why(key, "/api/pygma/nope/check", "{\"txt\":\"\"}"))
                .isEqualTo("400 The field “txt” is not known here. There are: entry, month, text.");
        assertThat(why(key, "/api/me/hook", "{\"adress\":\"\"}"))
                .isEqualTo("400 The field “adress” is not known here. There are: url.");
        assertThat(why(key, "/api/games", "{\"game\":"))
                .startsWith("400 What was sent is not JSON: see line 1, column");
        assertThat(why(key, "/api/games/nope/moves", "{\"entry\":\"x\"}"))
                .isEqualTo("400 The field “entry” has a value of the wrong kind.");
        for (String other : List.of("1.5", "1e99", "\"1\"", "\"\"", "true", "[1]"))
            assertThat(why(key, "/api/games/nope/moves", "{\"entry\":" + other + "}"))
                    .as(other)
                    .isEqualTo("400 The field “entry” has a value of the wrong kind.");
        for (String other : List.of("1", "1.5", "true", "[\"e2-e4\"]", "{}"))
            assertThat(why(key, "/api/games/nope/moves", "{\"entry\":1,\"text\":" + other + "}"))
                    .as(other)
                    .isEqualTo("400 The field “text” has a value of the wrong kind.");
        assertThat(why(key, "/api/games/nope/moves", "{\"entry\":100000000000000000000}"))
                .isEqualTo("400 The field “entry” has a value of the wrong kind.");
        assertThat(why(key, "/api/games/nope/moves", "{}"))
                .isEqualTo("400 The field “entry” is missing.");
        assertThat(why(key, "/api/games", "{\"game\":\"pebbles\"}"))
                .isEqualTo("400 The field “opponent” is missing.");
        assertThat(why(key, "/api/games", "[]")).startsWith("400 A JSON object is expected here");
        assertThat(why(key, "/api/games", "")).startsWith("400 A JSON object is expected here");
        assertThat(why(key, "/api/me", "{}"))
                .isEqualTo("405 POST does not work here. This address takes GET.");
        var asked = house.program(key, "/api/me/games?state=old", Optional.empty());
        assertThat(asked.body()).contains("The parameter “state” cannot be “old”.");
        assertThat(why(key, "/api/games/nope/moves", "{\"entry\":1}"))
                .startsWith("404 There is no such page or table.");
        assertThat(why("hegemon_wrong", "/api/games", START))
                .startsWith("401 This key does not work, or no longer does");
        var german =
                house.request(TestHouse.NOBODY, "/api/games")
                        .header("Content-Type", "application/json")
                        .header("Accept-Language", "de")
                        .POST(BodyPublishers.ofString(START));
        var answer = house.http().send(german.build(), BodyHandlers.ofString());
        assertThat(answer.statusCode()).as("without any key").isEqualTo(401);
        assertThat(answer.body()).contains("Das geht nur mit einem Schlüssel");
    }

    private static String why(String key, String path, String body) throws Exception {
        var answer = house.program(key, path, Optional.of(body));
        return answer.statusCode() + " " + TestHouse.read(answer).path("message").asString();
    }

    @Test
    void nobodyPlaysAMachineThatIsNotThere() throws Exception {
        var key = key(house.member("Daredevil"));
        var mighty = "{\"game\":\"sparta\",\"setup\":\"standard\",\"opponent\":\"bot:99\"}";
        assertThat(why(key, "/api/games", mighty))
                .isEqualTo(
                        "422 “bot:99” is not an opponent: there are friend and self and the"
                                + " machine, from bot:1 to bot:10.");
        assertThat(why(key, "/api/games", mighty.replace("sparta", "chess")))
                .isEqualTo("422 No game here is called “chess”.");
        var strong = mighty.replace("bot:99", "bot:10");
        assertThat(house.program(key, "/api/games", Optional.of(strong)).statusCode())
                .isEqualTo(201);
    }

    private static int move(String key, String id, int entry, String text) throws Exception {
        var json = "{\"entry\":" + entry + ",\"text\":\"" + text + "\"}";
        return house.program(key, "/api/games/" + id + "/moves", Optional.of(json)).statusCode();
    }

    private static Stream<String> stream(String key) throws Exception {
        var request =
                house.request(TestHouse.NOBODY, "/api/me/events")
                        .header("Authorization", "Bearer " + key)
                        .build();
        return house.http().send(request, BodyHandlers.ofLines()).body();
    }

    private static String next(Iterator<String> lines) {
        var line = lines.next();
        while (line.isBlank()) line = lines.next();
        return line;
    }

    /** A new call must be described, and nothing may be described that is not there. */
    @Test
    void theDescriptionNamesEveryCallAndNoOther() throws Exception {
        var described = new TreeSet<String>();
        ApiPage.calls().forEach(call -> described.add(call.method() + " " + call.path()));
        var served = new TreeSet<String>();
        house.part(RequestMappingHandlerMapping.class)
                .getHandlerMethods()
                .keySet()
                .forEach(
                        mapping ->
                                mapping.getPatternValues().stream()
                                        // {realm:\\d+} is {realm} to a reader
                                        .map(path -> path.replaceAll(":[^}]+}", "}"))
                                        .filter(path -> path.matches(Described.PROMISED))
                                        .forEach(
                                                path ->
                                                        mapping.getMethodsCondition()
                                                                .getMethods()
                                                                .forEach(
                                                                        method ->
                                                                                served.add(
                                                                                        method + " "
                                                                                                + path))));
        assertThat(described).isEqualTo(served).isNotEmpty();
        assertThat(house.get(TestHouse.NOBODY, "/api").body())
                .contains(
                        "/api/games/{id}/moves",
                        "e2-e4",
                        "curl",
                        "/api/pygma/{id}/check",
                        "PygmaProof");
        assertThat(house.get(TestHouse.NOBODY, "/openapi.yaml").statusCode()).isEqualTo(200);
    }
}
