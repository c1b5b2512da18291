package hegemon.server.web.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.OpenHouse;
import hegemon.server.house.TestHouse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.net.http.HttpResponse;
import java.util.Random;

/** What only 300: Earth &amp; Water has on the web, spoken to as a program would. */
class EarthWaterWebIT {
    private static final String DECLINES = "/api/earthwater/{id}/declines";
    private static final String ALL_GREEK =
            "{\"declined\":[\"react-land-defence\",\"react-land-attack\",\"react-themistocles\","
                    + "\"react-artemisia\",\"react-molon-labe\"]}";

    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    private static Player at(String setup, String more) throws Exception {
        return Player.at(HOUSE, setup, more);
    }

    @Test
    void whatTheRulesForbidIsRefusedByTheirNumberAndChangesNothing() throws Exception {
        var greece = at("two-player", "opponent=friend");
        var persia = greece.friend();
        int entry = persia.entry();
        assertRefused(persia.speaking("en").tries(entry, "buy 7"), "EW-4.3", "at most 6");
        assertRefused(persia.speaking("de").tries(entry, "pass"), "EW-4.3", "nicht möglich");
        assertRefused(persia.speaking("fr").tries(entry, "☃"), "EW-5", "n’est pas un coup");
        assertRefused(greece.speaking("de").tries(entry, "buy 1"), "EW-5.1", "Griechenland");
        var stranger = new Player(HOUSE, HOUSE.browser(), greece.id());
        assertThat(stranger.tries(entry, "buy 1").statusCode()).isEqualTo(403);
        assertThat(persia.entry()).isEqualTo(entry);
        persia.move("buy 2", "");
        int later = persia.entry();
        assertThat(persia.tries(entry, "buy 6").statusCode()).as("a stale move").isEqualTo(409);
        assertThat(persia.entry()).isEqualTo(later);
    }

    private static void assertRefused(HttpResponse<String> answer, String rule, String words) {
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(TestHouse.read(answer).path("rule").asString()).isEqualTo(rule);
        assertThat(TestHouse.read(answer).path("message").asString()).contains(words);
    }

    @Test
    void adviceMarksTheGameOnceAndWeighsEveryChoice() throws Exception {
        var player = at("solo", "opponent=self");
        assertThat(HOUSE.send(player.own("/api/earthwater/{id}/advice")).statusCode())
                .isEqualTo(403);
        assertThat(player.advice().statusCode()).isEqualTo(204);
        var marked = player.table();
        assertThat(marked.path("advised").toString()).isEqualTo("[\"Greece\"]");
        assertThat(player.advice().statusCode()).isEqualTo(204);
        assertThat(player.table().path("entry")).isEqualTo(marked.path("entry"));
        var advice = JsonMapper.shared().readTree(player.firstEvent("/api/earthwater/{id}/advice"));
        assertThat(advice.path("moves").size())
                .isEqualTo(marked.path("view").path("choices").size());
        assertThat(advice.path("winning").asDouble()).isBetween(0.0, 1.0);
        assertThat(advice.path("done").asInt()).isBetween(1, advice.path("of").asInt());
        assertThat(HOUSE.send(player.own("/games").header("Accept", "text/html")).body())
                .contains("with advice");
    }

    @Test
    void nobodyIsAdvisedAgainstAPerson() throws Exception {
        var greece = at("two-player", "opponent=friend");
        greece.friend();
        var denied = greece.advice();
        assertThat(denied.statusCode()).isEqualTo(422);
        assertThat(TestHouse.read(denied).path("message").asString())
                .contains("whoever plays alone");
        assertThat(greece.table().path("advised").size()).isZero();
        var shared = at("two-player", "opponent=self");
        assertThat(shared.advice().statusCode()).isEqualTo(422);
    }

    @Test
    void persiaIsPlayedAgainstTheMachine() throws Exception {
        var player = at("two-player", "opponent=bot:1&seat=Persia");
        var table = player.table();
        assertThat(table.path("seat").asString()).isEqualTo("Persia");
        assertThat(table.path("covered").asBoolean()).isFalse();
        assertThat(table.path("turn").path("seats").toString()).isEqualTo("[\"Persia\"]");
        assertThat(player.advice().statusCode()).isEqualTo(204);
    }

    @Test
    void aSharedScreenGetsNoHandBeforeTheCurtainIsLifted() throws Exception {
        var two = at("two-player", "opponent=self");
        assertCovered(two.table());
        assertCovered(two.get("/api/games/{id}?lift=Greece"));
        var lifted = two.get("/api/games/{id}?lift=Persia");
        assertThat(lifted.path("covered").asBoolean()).isFalse();
        assertThat(lifted.path("view").path("choices").size()).isPositive();
        assertThat(two.move("buy 0", "Persia").path("covered").asBoolean()).isFalse();
        // Persia has finished: the answer to its own move is nobody's view again.
        assertCovered(two.move("done", "Persia"));
        var drawn = two.move("buy 3", "Greece");
        assertThat(drawn.path("view").path("hand").size()).isEqualTo(3);
        assertThat(drawn.path("log").toString()).doesNotContain("draw ?");
        var covered = two.table();
        assertCovered(covered);
        assertThat(covered.path("log").toString()).contains("draw ? ? ?");
        int entry = covered.path("entry").asInt();
        assertThat(two.get("/api/games/{id}/entries/" + entry).path("view").path("hand").size())
                .isZero();
        assertThat(
                        two.get("/api/games/{id}/entries/" + entry + "?lift=Greece")
                                .path("view")
                                .path("hand")
                                .size())
                .isEqualTo(3);
        assertThat(two.firstEvent("/api/games/{id}/live"))
                .contains("\"covered\":true")
                .contains("\"hand\":[]");
        assertThat(two.firstEvent("/api/games/{id}/live?lift=Greece"))
                .contains("\"covered\":false");
    }

    private static void assertCovered(JsonNode table) {
        assertThat(table.path("covered").asBoolean()).isTrue();
        assertThat(table.path("view").path("seat").asString()).isEqualTo("spectator");
        assertThat(table.path("view").path("hand").size()).isZero();
        assertThat(table.path("view").path("choices").size()).isZero();
    }

    @Test
    void reactionsAreDeclinedInAdvanceByTheirPlayerAlone() throws Exception {
        var greece = at("two-player", "opponent=friend");
        var persia = greece.friend();
        assertThat(greece.get(DECLINES).path("kinds").toString())
                .contains("react-molon-labe")
                .doesNotContain("immortals");
        var wish = "{\"declined\":[\"react-molon-labe\"]}";
        assertThat(greece.post(DECLINES, wish).statusCode()).isEqualTo(200);
        assertThat(greece.get(DECLINES).path("declined").size()).isEqualTo(1);
        assertThat(persia.get(DECLINES).path("declined").size()).isZero();
        assertThat(persia.post(DECLINES, wish).statusCode()).isEqualTo(400);
        assertThat(persia.table().toString()).doesNotContain("molon");
        assertThat(greece.post(DECLINES, "{\"declined\":[]}").statusCode()).isEqualTo(200);
        assertThat(greece.get(DECLINES).path("declined").size()).isZero();
        var solo = at("solo", "opponent=self");
        assertThat(HOUSE.send(solo.own(DECLINES)).statusCode()).isEqualTo(404);
        var shared = at("two-player", "opponent=self");
        assertThat(HOUSE.send(shared.own(DECLINES)).statusCode()).isEqualTo(403);
    }

    /**
     * Cards and dice follow from a secret that nobody chooses: not every game brings a reaction.
     */
    @Test
    void nobodyWaitsForAReactionThatIsDeclinedInAdvance() throws Exception {
        boolean declined = false;
        for (int games = 0; !declined && games < 8; games++)
            declined = someReactionIsDeclined(games);
        assertThat(declined).as("some reaction was declined, by nobody's own hand").isTrue();
    }

    private static boolean someReactionIsDeclined(int seed) throws Exception {
        var greece = at("two-player", "opponent=friend");
        var persia = greece.friend();
        var random = new Random(seed);
        for (int steps = 0; steps < 400; steps++) {
            var table = persia.table();
            if (table.path("log").toString().contains("\"decline\"")) return true;
            if (table.path("turn").path("over").asBoolean()) return false;
            boolean greek = table.path("turn").path("seats").toString().contains("Greece");
            var player = greek ? greece : persia;
            if (greek) player.post(DECLINES, ALL_GREEK);
            var choices = player.table().path("view").path("choices");
            // A window that is about to be closed by the house, or was just now.
            if (choices.isEmpty() || choices.toString().contains("\"decline\"")) continue;
            player.move(choices.get(random.nextInt(choices.size())).path("move").asString(), "");
        }
        return false;
    }

    @Test
    void thePageTakesBoardAndCardsFromTheRules() throws Exception {
        var script = HOUSE.send(HOUSE.to("/js/earthwater/facts.js"));
        assertThat(script.headers().firstValue("Content-Type").orElse("")).contains("javascript");
        assertThat(script.body())
                .contains("{\"name\":\"Abydos\",\"owner\":\"Persia\",\"port\":true,\"food\":3")
                .contains("{\"name\":\"300-spartans\",\"reaction\":true,\"spartan\":true}");
        var facts = TestHouse.read(HOUSE.send(HOUSE.to("/api/earthwater/facts")));
        assertThat(facts.path("cities").size()).isEqualTo(11);
        assertThat(facts.path("cards").size()).isEqualTo(16);
    }

    @Test
    void theRecordSpeaksEveryLanguageAndCountsAResignation() throws Exception {
        var player = at("solo pass=phase handicap=expert".replace(" ", "+"), "opponent=self");
        assertThat(HOUSE.send(player.own("/earthwater/record")).body())
                .contains("Games under way: 1", "No game against PERS.IA is finished yet");
        player.post(
                "/api/games/{id}/resign",
                "{\"entry\":" + player.table().path("entry").asInt() + "}");
        for (String language : new String[] {"en", "de", "fr"}) {
            var page = player.browser().speaking(language).get("/earthwater/record");
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body())
                    .contains("lang=\"" + language + "\"")
                    .doesNotContain("??server", " style=\"");
        }
        assertThat(player.browser().speaking("en").get("/earthwater/record").body())
                .contains("You resigned", "5, for experts", "ends its whole phase");
    }
}
