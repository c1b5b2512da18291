package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.PygmaState;
import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;
import hegemon.server.house.TestHouse;
import hegemon.server.id.TableId;
import hegemon.server.play.Tables;
import hegemon.server.store.BlockRows;
import hegemon.server.store.Occupant;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.net.http.HttpResponse;
import java.util.Map;

/** Letters, treaties and press between realms, spoken to as a page does. */
class CourierIT {
    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    /** A campaign of two rulers and a game master, who writes the contacts into the first month. */
    private record Campaign(TableId id, Browser master, Browser first, Browser second) {
        static Campaign begun(String... contacts) throws Exception {
            var master = HOUSE.browser().speaking("de");
            var id =
                    master.begin(
                            "game=pygma&setup=realms+3+seed+4+identities%3DCONTACT"
                                    + "&opponent=friend&seat=GameMaster");
            var first = HOUSE.browser().speaking("de");
            var second = HOUSE.browser().speaking("de");
            first.join(id);
            second.join(id);
            HOUSE.browser().join(id);
            var campaign = new Campaign(id, master, first, second);
            var move = new StringBuilder("evaluate");
            for (String contact : contacts) move.append("\nchange contact ").append(contact);
            int entry = master.table(id).path("entry").asInt();
            master.json(
                    "/api/pygma/" + id + "/master/moves",
                    json(Map.of("entry", entry, "text", move.toString())));
            return campaign;
        }

        JsonNode words(Browser reader) throws Exception {
            return reader.read("/api/pygma/" + id + "/words");
        }

        HttpResponse<String> post(Browser writer, String kind, Map<String, Object> slip)
                throws Exception {
            return writer.json("/api/pygma/" + id + "/words/" + kind, json(slip));
        }

        HttpResponse<String> letter(Browser writer, int to, String text) throws Exception {
            return post(writer, "letters", Map.of("to", to, "text", text));
        }

        HttpResponse<String> step(Browser writer, String kind, int number, String step)
                throws Exception {
            return post(writer, kind, Map.of("number", number, "step", step));
        }

        private static String json(Map<String, Object> slip) {
            return JsonMapper.builder().build().writeValueAsString(slip);
        }
    }

    /** EX-7: who was told the player's name writes directly, the other through the game master. */
    @Test
    void lettersGoByTheRulesOfContact() throws Exception {
        var campaign = Campaign.begun("1 2 PLAYER", "2 1 REALM");
        assertThat(campaign.letter(campaign.first(), 2, "Seid gegrüßt!").statusCode())
                .isEqualTo(200);
        assertThat(campaign.words(campaign.second()).path("letters").get(0).path("text").asString())
                .isEqualTo("Seid gegrüßt!");
        assertThat(campaign.words(campaign.master()).path("letters").size()).isZero();
        campaign.letter(campaign.second(), 1, "Wer seid ihr?");
        assertThat(campaign.words(campaign.first()).path("letters").size()).isEqualTo(1);
        var held = campaign.words(campaign.master()).path("letters").get(0);
        assertThat(held.path("state").asString()).isEqualTo("held");
        assertThat(
                        campaign.step(
                                        campaign.first(),
                                        "letters",
                                        held.path("number").asInt(),
                                        "pass")
                                .statusCode())
                .isEqualTo(403);
        campaign.step(campaign.master(), "letters", held.path("number").asInt(), "pass");
        var got = campaign.words(campaign.first()).path("letters").get(0);
        assertThat(got.path("text").asString()).isEqualTo("Wer seid ihr?");
        assertThat(got.path("state").asString()).isEqualTo("passed");
        assertThat(campaign.words(campaign.master()).path("letters").size()).isZero();
    }

    @Test
    void aStrangerIsReachedThroughTheGameMasterWhoMayReturnTheLetter() throws Exception {
        var campaign = Campaign.begun();
        var realms = campaign.words(campaign.first()).path("realms");
        assertThat(realms.get(0).path("name").asString()).isEqualTo("Reich 2");
        assertThat(realms.get(0).path("direct").asBoolean()).isFalse();
        campaign.letter(campaign.first(), 2, "Ist da wer?");
        int number =
                campaign.words(campaign.master()).path("letters").get(0).path("number").asInt();
        campaign.post(
                campaign.master(),
                "letters",
                Map.of("number", number, "step", "return", "text", "Kein Bote fand hin."));
        var own = campaign.words(campaign.first()).path("letters").get(0);
        assertThat(own.path("state").asString()).isEqualTo("returned");
        assertThat(own.path("word").asString()).isEqualTo("Kein Bote fand hin.");
        assertThat(campaign.words(campaign.second()).path("letters").size()).isZero();
    }

    /** Where the player is known, a block stops letters and treaties as it stops chat. */
    @Test
    void whoeverIsBlockedWritesNoLetters() throws Exception {
        var campaign = Campaign.begun("1 2 PLAYER", "2 1 PLAYER");
        var now = HOUSE.part(Tables.class).find(campaign.id()).orElseThrow().now();
        var first = ((Occupant.Person) now.at(PygmaState.seat(1))).guest();
        var second = ((Occupant.Person) now.at(PygmaState.seat(2))).guest();
        HOUSE.part(BlockRows.class).block(second, first, 1);
        assertThat(campaign.letter(campaign.first(), 2, "Hallo?").body())
                .contains("nimmt keine Briefe von dir an");
        var treaty = Map.<String, Object>of("to", 2, "text", "Frieden", "begins", "Bek/01");
        assertThat(campaign.post(campaign.first(), "treaties", treaty).statusCode()).isEqualTo(422);
        assertThat(campaign.letter(campaign.second(), 1, "Nein.").statusCode()).isEqualTo(200);
    }

    @Test
    void letterAreBoundedAndRefusedPolitely() throws Exception {
        var campaign = Campaign.begun();
        assertThat(campaign.letter(campaign.first(), 0, "x".repeat(2_001)).body())
                .contains("2.001 Zeichen");
        assertThat(campaign.letter(campaign.first(), 1, "An mich").body()).contains("an wen");
        for (int i = 0; i < 40; i++) campaign.letter(campaign.first(), 0, "Brief " + i);
        var refused = campaign.letter(campaign.first(), 0, "Noch einer");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("Die Boten sind müde");
        assertThat(campaign.words(campaign.first()).path("left").asInt()).isZero();
    }

    @Test
    void lettersStayWithThePersonAndTreatiesWithTheRealm() throws Exception {
        var campaign = Campaign.begun("1 2 PLAYER", "2 1 PLAYER");
        campaign.letter(campaign.first(), 2, "Unter uns");
        campaign.post(
                campaign.first(),
                "treaties",
                Map.of("to", 2, "text", "Frieden", "begins", "Bek/01", "ends", "Hel/01"));
        campaign.step(campaign.second(), "treaties", 1, "agree");
        campaign.master()
                .json(
                        "/api/pygma/" + campaign.id() + "/realms/2/free",
                        "{\"entry\":0,\"reason\":\"\"}");
        var heir = HOUSE.browser().speaking("de");
        heir.join(campaign.id());
        var words = campaign.words(heir);
        assertThat(words.path("letters").size()).isZero();
        assertThat(words.path("treaties").get(0).path("ends").asString()).isEqualTo("Hel/01");
        assertThat(words.path("treaties").get(0).path("state").asString()).isEqualTo("agreed");
    }

    @Test
    void lettersGoWithTheRealmIfTheirRulerSaysSo() throws Exception {
        var campaign = Campaign.begun("1 2 PLAYER", "2 1 PLAYER");
        campaign.letter(campaign.first(), 2, "Unter uns");
        campaign.letter(campaign.second(), 1, "Ganz unter uns");
        campaign.second()
                .json("/api/pygma/" + campaign.id() + "/people/letters", "{\"left\":true}");
        campaign.master()
                .json(
                        "/api/pygma/" + campaign.id() + "/realms/2/free",
                        "{\"entry\":0,\"reason\":\"\"}");
        var heir = HOUSE.browser().speaking("de");
        heir.join(campaign.id());
        assertThat(campaign.words(heir).path("letters").size()).isEqualTo(2);
        assertThat(campaign.words(campaign.first()).path("letters").size()).isEqualTo(2);
    }

    @Test
    void aTreatyIsPublicOnlyIfBothWant() throws Exception {
        var campaign = Campaign.begun("1 2 PLAYER", "2 1 PLAYER");
        campaign.post(
                campaign.first(), "treaties", Map.of("to", 2, "text", "Bündnis", "open", true));
        assertThat(campaign.step(campaign.first(), "treaties", 1, "agree").statusCode())
                .isEqualTo(422);
        campaign.step(campaign.second(), "treaties", 1, "agree");
        assertThat(shown(campaign)).isFalse();
        campaign.step(campaign.second(), "treaties", 1, "show");
        assertThat(shown(campaign)).isTrue();
        campaign.step(campaign.first(), "treaties", 1, "hide");
        assertThat(shown(campaign)).isFalse();
        var wrong =
                Map.<String, Object>of("to", 2, "text", "x", "begins", "Hel/01", "ends", "Bek/01");
        assertThat(campaign.post(campaign.first(), "treaties", wrong).body())
                .contains("nach seinem Beginn");
        var stranger = Map.<String, Object>of("to", 3, "text", "x");
        assertThat(campaign.post(campaign.first(), "treaties", stranger).body())
                .contains("kennst dieses Reich noch nicht");
    }

    private static boolean shown(Campaign campaign) throws Exception {
        return campaign.words(campaign.first()).path("treaties").get(0).path("shown").asBoolean();
    }

    @Test
    void pressWaitsForTheGameMaster() throws Exception {
        var campaign = Campaign.begun();
        campaign.post(
                campaign.first(),
                "press",
                Map.of("title", "Ernte gut", "text", "Die Speicher sind voll.", "signed", true));
        var piece = campaign.words(campaign.first()).path("press").get(0);
        assertThat(piece.path("state").asString()).isEqualTo("waiting");
        assertThat(campaign.words(campaign.second()).path("press").size()).isZero();
        assertThat(campaign.step(campaign.second(), "press", 1, "take").statusCode())
                .isEqualTo(403);
        campaign.step(campaign.master(), "press", 1, "take");
        assertThat(campaign.words(campaign.first()).path("press").get(0).path("state").asString())
                .isEqualTo("taken");
        var answer = campaign.post(campaign.first(), "press", Map.of("title", "", "text", ""));
        assertThat(TestHouse.read(answer).path("message").asString()).contains("Überschrift");
    }

    @Test
    void theKurierAppearsOnceAMonthAndNamesNobodyWhoDidNotSign() throws Exception {
        var campaign = Campaign.begun();
        for (var piece : Map.of("Signiert", true, "Anonym", false).entrySet())
            campaign.post(
                    campaign.first(),
                    "press",
                    Map.of("title", piece.getKey(), "text", "Text.", "signed", piece.getValue()));
        campaign.step(campaign.master(), "press", 1, "take");
        campaign.step(campaign.master(), "press", 2, "take");
        var issue = Map.<String, Object>of("text", "Liebe <Leser>", "ranking", true);
        assertThat(campaign.post(campaign.first(), "kurier", issue).statusCode()).isEqualTo(403);
        assertThat(campaign.post(campaign.master(), "kurier", issue).statusCode()).isEqualTo(200);
        assertThat(campaign.post(campaign.master(), "kurier", issue).body())
                .contains("Ausgabe 1 erzählt schon");
        var stranger = HOUSE.browser().speaking("de");
        var path = "/pygma/" + campaign.id();
        var page = stranger.get(path + "/kurier/1").body();
        assertThat(page)
                .contains("Kurier Nr. 1, Andra/01", "Liebe &lt;Leser&gt;", "Rangliste", "gegründet")
                .contains("Signiert", "Anonym");
        assertThat(page.split("class=\"hint\"", -1)).hasSize(2);
        assertThat(stranger.get(path).body()).contains("Kurier Nr. 1", "Freie Reiche");
        assertThat(stranger.get(path + "/kurier.atom").body())
                .contains("<title>Kurier Nr. 1, Andra/01</title>", "Liebe &#60;Leser&#62;");
        for (String sheet : java.util.List.of("a4", "a5"))
            assertThat(stranger.get(path + "/kurier/1/" + sheet + ".pdf").body())
                    .startsWith("%PDF");
        assertThat(stranger.get(path + "/kurier/2").statusCode()).isEqualTo(404);
    }

    @Test
    void whenACampaignEndsItsPageSaysWhyHowTheyStandAndWhoRuled() throws Exception {
        var campaign = Campaign.begun();
        var path = "/pygma/" + campaign.id();
        var stranger = HOUSE.browser().speaking("de");
        assertThat(stranger.get(path).body()).doesNotContain("Wer regierte", "Rangliste");
        for (String move : java.util.List.of("withdraw", "evaluate"))
            campaign.master()
                    .json(
                            "/api/pygma/" + campaign.id() + "/master/moves",
                            Campaign.json(
                                    Map.of(
                                            "entry",
                                            campaign.master()
                                                    .table(campaign.id())
                                                    .path("entry")
                                                    .asInt(),
                                            "text",
                                            move)));
        int entry = campaign.master().table(campaign.id()).path("entry").asInt();
        campaign.master()
                .json(
                        "/api/games/" + campaign.id() + "/abort",
                        Campaign.json(Map.of("entry", entry, "text", "Der Saal ist gekündigt.")));
        assertThat(stranger.get(path).body())
                .contains("nach einem Monat zu Ende", "Der Saal ist gekündigt.")
                .contains("Rangliste", "Wer regierte", "ein Gast", "Die ganze Geschichte")
                .doesNotContain("Freie Reiche", "schreiben an den Befehlen");
    }

    @Test
    void whereSomebodyLeadsNobodyElseIsAskedToInvite() throws Exception {
        var master = HOUSE.browser().speaking("de");
        var id = master.begin("game=pygma&setup=realms+3+seed+4&opponent=friend&seat=GameMaster");
        var first = HOUSE.browser().speaking("de");
        first.join(id);
        assertThat(first.table(id).path("may").toString()).doesNotContain("invite");
        assertThat(master.table(id).path("may").toString()).contains("invite");
    }
}
