package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;
import hegemon.server.house.TestHouse;
import hegemon.server.id.TableId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.util.List;

/** A campaign and its game master, spoken to as a page does. */
class LeadingIT {
    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    /** A campaign of two rulers and a game master. */
    private record Campaign(TableId id, Browser master, Browser first, Browser second) {
        static Campaign begun(String setup) throws IOException, InterruptedException {
            var master = HOUSE.browser().speaking("de");
            var id =
                    master.begin(
                            "game=pygma&setup="
                                    + setup.replace(' ', '+').replace("=", "%3D")
                                    + "&opponent=friend&seat=GameMaster");
            var first = HOUSE.browser().speaking("de");
            var second = HOUSE.browser().speaking("de");
            first.join(id);
            second.join(id);
            return new Campaign(id, master, first, second);
        }

        JsonNode desk() throws IOException, InterruptedException {
            return master.read("/api/pygma/" + id + "/master");
        }

        JsonNode act(String text, String reason) throws IOException, InterruptedException {
            return sent(
                    master,
                    "/api/pygma/" + id + "/master/moves",
                    text,
                    ",\"reason\":\"" + reason + "\"");
        }

        JsonNode order(Browser ruler, String text) throws IOException, InterruptedException {
            return sent(ruler, "/api/games/" + id + "/moves", text, "");
        }

        private JsonNode sent(Browser browser, String path, String text, String more)
                throws IOException, InterruptedException {
            int entry = browser.table(id).path("entry").asInt();
            var body =
                    "{\"entry\":%d,\"text\":\"%s\"%s}"
                            .formatted(
                                    entry, text.replace("\"", "\\\"").replace("\n", "\\n"), more);
            return TestHouse.read(browser.json(path, body));
        }
    }

    @Test
    void whatIsWrittenDownSurvivesAReload() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        var sheet = "/api/pygma/" + campaign.id() + "/master/sheet";
        var kept = campaign.master().json(sheet, "{\"version\":0,\"text\":\"text 1 Hallo\"}");
        assertThat(kept.statusCode()).isEqualTo(200);
        assertThat(campaign.desk().path("sheet").path("text").asString()).isEqualTo("text 1 Hallo");
        var late = campaign.master().json(sheet, "{\"version\":0,\"text\":\"text 1 Nein\"}");
        assertThat(late.statusCode()).isEqualTo(409);
        assertThat(late.body()).contains("text 1 Hallo");
        campaign.act("review\ntext 1 Hallo", "");
        assertThat(campaign.desk().path("sheet").path("text").asString()).isEqualTo("text 1 Hallo");
        campaign.act("release", "");
        assertThat(campaign.desk().path("sheet").path("text").asString()).isEmpty();
    }

    @Test
    void aDraftRunWithEventsShowsThemAgain() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        campaign.act("review\ntreasury 1 5", "");
        assertThat(campaign.desk().path("sheet").path("text").asString()).isEqualTo("treasury 1 5");
    }

    @Test
    void aJudgedOrderIsMarkedAsSuch() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        campaign.order(campaign.first(), "SONST \"Wir suchen die Quelle.\"");
        assertThat(campaign.desk().path("free").get(0).path("effect").asString()).isEmpty();
        campaign.act("review\neffect 1 1 Gefunden.", "");
        assertThat(campaign.desk().path("free").get(0).path("effect").asString())
                .isEqualTo("Gefunden.");
    }

    @Test
    void aSecondRunSaysWhatItChangedRealmByRealm() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        campaign.act("review", "");
        var path = "/api/pygma/" + campaign.id() + "/master/changes";
        assertThat(campaign.master().read(path).size()).isZero();
        campaign.act("review\nafter treasury 2 4711", "verzählt");
        var changes = campaign.master().read(path);
        assertThat(changes.size()).isEqualTo(1);
        assertThat(changes.get(0).path("realm").asInt()).isEqualTo(2);
        assertThat(changes.get(0).path("after").toString()).contains("4.711");
        assertThat(changes.get(0).path("before").toString()).doesNotContain("4.711");
        assertThat(campaign.desk().path("acts").get(0).path("reason").asString())
                .isEqualTo("verzählt");
    }

    @Test
    void aMissedMonthIsToldTheRulerAndCountedForTheGameMaster() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        campaign.order(campaign.first(), "HYGIENE 1");
        assertThat(campaign.desk().path("realms").get(0).path("at").asLong()).isPositive();
        campaign.act("evaluate", "");
        var realms = campaign.desk().path("realms");
        assertThat(realms.get(0).path("silent").asInt()).isZero();
        assertThat(realms.get(1).path("silent").asInt()).isEqualTo(1);
        var ruler = campaign.second().read("/api/pygma/" + campaign.id());
        assertThat(ruler.path("notices").toString()).contains("NMR", "Andra/01", "das erste Mal");
        assertThat(ruler.path("news").toString()).as("once is enough").doesNotContain("NMR");
    }

    @Test
    void aMonthTakenBackIsSaidOpenlyAndStaysReadable() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        campaign.order(campaign.first(), "HYGIENE 1");
        campaign.act("evaluate", "");
        campaign.order(campaign.second(), "HYGIENE 1");
        campaign.act("withdraw", "falsche Karte");
        var ruler = campaign.first().read("/api/pygma/" + campaign.id());
        assertThat(ruler.path("date").asString()).isEqualTo("Andra/01");
        assertThat(ruler.path("notices").toString())
                .contains("zurückgenommen", "Der Grund: falsche Karte");
        assertThat(ruler.path("moments").toString()).contains("Andra/01, zurückgenommen");
        assertThat(ruler.path("locked").asBoolean()).isTrue();
        int entry = ruler.path("moments").get(1).path("entry").asInt();
        assertThat(
                        campaign.first()
                                .read("/api/pygma/" + campaign.id() + "?entry=" + entry)
                                .path("heading")
                                .asString())
                .contains("Andra/01");
    }

    @Test
    void theLedgerCountsAMonthOnceThoughTheCampaignWasTakenBackToIt() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        for (String move : List.of("evaluate", "evaluate", "withdraw")) campaign.act(move, "");
        var lead = campaign.master().read("/api/pygma/" + campaign.id() + "/people").path("lead");
        assertThat(lead.path("months").toString()).isEqualTo("[\"Andra/01\"]");
        assertThat(lead.path("ledger").get(0).path("count").asInt()).isEqualTo(1);
    }

    @Test
    void aSheetThatIsTooLongIsRefusedAsSuch() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        var body = "{\"entry\":0,\"text\":\"" + "A".repeat(60_000) + "\"}";
        assertThat(campaign.first().act(campaign.id(), "moves", body).statusCode()).isEqualTo(413);
    }

    @Test
    void aNamedCampaignIsListedByNameAndMonth() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        var named =
                campaign.master()
                        .json(
                                "/api/pygma/" + campaign.id() + "/master/title",
                                "{\"title\":\"Die Nordmark\"}");
        assertThat(named.statusCode()).isEqualTo(204);
        var list = campaign.first().get("/games").body();
        assertThat(list).contains("Die Nordmark", "Andra/01", "Reich 1").doesNotContain("Realm 1");
        assertThat(campaign.master().get("/games").body())
                .contains("Spielleitung")
                .doesNotContain("GameMaster");
        campaign.act("evaluate", "");
        assertThat(campaign.first().get("/games").body())
                .as("what happened, and where")
                .contains("PYGMA-ISIS „Die Nordmark“");
    }

    @Test
    void aRealmIsFreedByTheGameMasterAlone() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        var path = "/api/pygma/" + campaign.id() + "/realms/1/free";
        var body = "{\"entry\":0,\"reason\":\"verschollen\"}";
        assertThat(campaign.second().json(path, body).statusCode()).isEqualTo(403);
        assertThat(campaign.master().json(path, body).statusCode()).isEqualTo(204);
        assertThat(campaign.master().json(path, body).statusCode()).isEqualTo(409);
        assertThat(campaign.first().get("/api/pygma/" + campaign.id()).statusCode()).isEqualTo(403);
        assertThat(campaign.first().get("/games").body())
                .as("who was deposed is told, and why")
                .contains("Dein Platz ist an andere gegangen", "verschollen");
        assertThat(campaign.desk().path("acts").get(0).path("reason").asString())
                .isEqualTo("verschollen");
    }

    @Test
    void aGameMasterLooksThroughTheEyesOfARealmAndNotesForHimself() throws Exception {
        var campaign = Campaign.begun("realms 2 seed 4");
        var master = "/api/pygma/" + campaign.id() + "/master";
        var known = campaign.master().read(master + "/maps/2");
        assertThat(known)
                .isEqualTo(campaign.second().read("/api/pygma/" + campaign.id()).path("map"));
        assertThat(known.size()).isLessThan(campaign.desk().path("map").size());
        assertThat(campaign.master().get(master + "/maps/9").statusCode()).isEqualTo(404);
        campaign.master().json(master + "/note", "{\"text\":\"Reich 2 fragen\"}");
        assertThat(campaign.master().read(master + "/note").path("text").asString())
                .isEqualTo("Reich 2 fragen");
        assertThat(campaign.first().get(master + "/note").statusCode()).isEqualTo(403);
    }
}
