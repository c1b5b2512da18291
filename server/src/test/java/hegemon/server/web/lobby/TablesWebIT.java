package hegemon.server.web.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.OpenHouse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.net.URLEncoder;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;

/** Tables at the edge of the server: who may see and do what, and what is said to whom may not. */
class TablesWebIT {
    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    @Test
    void aTableWithoutSpectatorsIsSeenByThoseWhoSitThereAlone() throws Exception {
        var ada = HOUSE.browser();
        var bo = HOUSE.browser();
        var stranger = HOUSE.browser();
        var id = ada.lay("game=sparta&setup=standard&own=South&rest=open");
        assertThat(bo.get("/games/" + id).statusCode()).as("asked to sit down").isEqualTo(200);
        var live = HOUSE.to("/api/games/" + id + "/live?news");
        var looking = HOUSE.send(live, BodyHandlers.ofLines()).body().iterator();
        assertThat(event(looking)).isEqualTo("event: table");
        assertThat(bo.join(id).statusCode()).isEqualTo(302);
        assertThat(event(looking)).as("to who looked on meanwhile").isEqualTo("event: closed");
        for (String path :
                List.of(
                        "/games/" + id,
                        "/games/" + id + "/log.json",
                        "/games/" + id + "/text",
                        "/games/" + id + "/analysis",
                        "/games/" + id + "/dice",
                        "/api/games/" + id,
                        "/api/games/" + id + "/live",
                        "/api/games/" + id + "/talk",
                        "/api/games/" + id + "/entries/0"))
            assertThat(stranger.get(path).statusCode()).as(path).isEqualTo(403);
        assertThat(bo.get("/api/games/" + id).statusCode()).isEqualTo(200);
        assertThat(stranger.get("/lobby").body()).doesNotContain(id.value());
    }

    /** The next one that has something to say. */
    private static String event(Iterator<String> lines) {
        while (lines.hasNext()) {
            var line = lines.next();
            if (line.startsWith("event: ") && !line.equals("event: here")) return line;
        }
        return "";
    }

    @Test
    void nobodyResignsToAnEmptyChair() throws Exception {
        var ada = HOUSE.browser();
        var id = ada.lay("game=sparta&setup=standard&own=South&rest=open&watchable=true");
        assertThat(ada.table(id).path("may").toString()).contains("abort").doesNotContain("resign");
        HOUSE.browser().join(id);
        assertThat(ada.table(id).path("may").toString()).contains("abort", "resign");
    }

    @Test
    void whatIsProposedNoMoreIsNoNewsAnyMoreAndWhoseTurnItIsStaysSo() throws Exception {
        var ada = HOUSE.browser();
        var bo = HOUSE.browser();
        var id = ada.lay("game=sparta&setup=standard&own=South&rest=open&watchable=true");
        bo.join(id);
        ada.act(id, "moves", "{\"entry\":0,\"text\":\"e2-e4\"}");
        ada.act(id, "offers", "{\"entry\":1,\"text\":\"draw\"}");
        assertThat(bo.get("/games").body()).contains("proposal", "your turn at");
        ada.act(id, "offers", "{\"entry\":1,\"text\":\"decline\"}");
        assertThat(bo.get("/games").body()).doesNotContain("proposal").contains("your turn at");
    }

    @Test
    void nobodyActsWithoutASeat() throws Exception {
        var ada = HOUSE.browser();
        var stranger = HOUSE.browser();
        var id = ada.lay("game=sparta&setup=standard&own=South&rest=open&watchable=true&chat=true");
        HOUSE.browser().join(id);
        for (String action : List.of("abort", "claim", "leave", "plan", "talk", "invite", "resign"))
            assertThat(stranger.act(id, action, "{\"entry\":0,\"text\":\"x\"}").statusCode())
                    .as(action)
                    .isEqualTo(403);
        assertThat(stranger.act(id, "notes", "{\"notes\":\"x\"}").statusCode()).isEqualTo(403);
        assertThat(
                        stranger.act(
                                        id,
                                        "replace",
                                        "{\"entry\":0,\"text\":\"open\",\"seat\":\"South\"}")
                                .statusCode())
                .isEqualTo(403);
        assertThat(ada.act(id, "replace", "{\"entry\":0,\"text\":\"king\"}").statusCode())
                .isEqualTo(422);
        assertThat(ada.act(id, "plan", "{\"entry\":0,\"text\":\"e9-e7 > d2-d4\"}").statusCode())
                .as("it is Ada’s own turn")
                .isEqualTo(422);
    }

    @Test
    void aListedTableStandsInTheLobbyUntilItIsFull() throws Exception {
        var ada = HOUSE.browser();
        var id =
                ada.lay(
                        "game=earthwater&setup=two-player&own=Persia&rest=open&listed=true&watchable=true&pace=days+3");
        var bo = HOUSE.browser();
        assertThat(bo.get("/lobby").body()).contains("/games/" + id + "/join");
        assertThat(bo.get("/lobby?game=sparta").body()).doesNotContain(id.value());
        assertThat(bo.get("/lobby?pace=live").body()).doesNotContain(id.value());
        assertThat(ada.get("/lobby").body())
                .as("one’s own")
                .doesNotContain("/games/" + id + "/join");
        bo.join(id);
        assertThat(HOUSE.browser().get("/lobby").body())
                .contains("/games/" + id)
                .doesNotContain("/games/" + id + "/join");
        assertThat(HOUSE.browser().join(id).statusCode()).isEqualTo(422);
    }

    @Test
    void oneReadsWhichVariantOnePlays() throws Exception {
        var ada = HOUSE.browser();
        ada.lay("game=earthwater&setup=solo+handicap%3Dbeginner&own=Greece&rest=open");
        ada.lay("game=earthwater&setup=solo+pass%3Dphase&own=Greece&rest=open");
        ada.lay("game=earthwater&setup=two-player&own=Persia&rest=open");
        ada.lay("game=sparta&setup=zigzag&own=South&rest=open");
        assertThat(ada.get("/games").body())
                .contains("Solo, 8 talents", "For two", "Zigzag")
                .contains("Solo, English and German print", ">PERS.IA</td>");
    }

    @Test
    void aTableThatItsLastPersonLeavesIsGoneFromTheLobby() throws Exception {
        var ada = HOUSE.browser();
        var bo = HOUSE.browser();
        var id = ada.lay("game=pygma&setup=realms+4+seed+1&own=Realm-1&rest=open&listed=true");
        bo.join(id);
        assertThat(ada.act(id, "leave", "{\"entry\":0}").statusCode()).isEqualTo(200);
        assertThat(HOUSE.get("/lobby").body()).as("Bo is still there").contains(id.value());
        assertThat(bo.act(id, "leave", "{\"entry\":0}").statusCode()).isEqualTo(200);
        assertThat(HOUSE.get("/lobby").body()).doesNotContain(id.value());
    }

    @Test
    void wrongWishesAreAnsweredInWords() throws Exception {
        var ada = HOUSE.browser();
        assertThat(ada.form("/tables", "game=sparta&setup=standard&pace=fast"))
                .satisfies(answer -> assertThat(answer.statusCode()).isEqualTo(422))
                .satisfies(answer -> assertThat(answer.body()).contains("“fast”"));
        assertThat(ada.form("/tables", "game=sparta&setup=standard&invite=Nobody+Known").body())
                .contains("Nobody Known");
        assertThat(ada.form("/tables", "game=sparta&setup=standard&rest=bot:99").statusCode())
                .isEqualTo(422);
        assertThat(ada.form("/tables", "game=chess&setup=standard").statusCode()).isEqualTo(422);
        assertThat(ada.form("/tables", "game=sparta&setup=standard&own=East").statusCode())
                .isEqualTo(422);
        assertThat(ada.get("/tables/new?game=chess").statusCode()).isEqualTo(404);
    }

    @Test
    void aSheetThatIsRefusedIsShownAgainWithAllThatWasChosen() throws Exception {
        var ada = HOUSE.browser();
        var sheet = "game=sparta&setup=zigzag&setup=quiet=50&own=North&rest=open&pace=days+3";
        var again = ada.form("/tables", sheet + "&listed=true&invite=Nobody+here");
        assertThat(again.statusCode()).isEqualTo(422);
        assertThat(again.body())
                .contains("Nobody called “Nobody here”", "value=\"Nobody here\"")
                .contains("value=\"days 3\" selected", "value=\"zigzag\" selected")
                .contains("value=\"quiet=50\" selected", "value=\"North\" checked")
                .contains("name=\"listed\" value=\"true\" checked")
                .doesNotContain("name=\"watchable\" value=\"true\" checked");
        ada.form("/profile/name", "name=Lonely");
        assertThat(ada.form("/tables", sheet + "&invite=Lonely").body())
                .contains("You cannot invite yourself.");
    }

    @Test
    void nobodyIsInvitedToATableWithoutAFreeSeat() throws Exception {
        var ada = HOUSE.browser();
        ada.form("/profile/name", "name=Somebody");
        ada.begin("game=sparta&setup=standard&opponent=self");
        ada.form("/profile/name", "name=Somebody");
        var sheet = "game=sparta&setup=standard&rest=bot:1&invite=Somebody";
        assertThat(HOUSE.browser().form("/tables", sheet).body()).contains("No seat is left");
    }

    @Test
    void aChangeOfLanguageLeadsBackToWhatWasAsked() throws Exception {
        assertThat(HOUSE.get("/lobby?game=sparta&pace=days").body())
                .contains("name=\"back\" value=\"/lobby?game=sparta&amp;pace=days\"");
    }

    @Test
    void whatCannotBeServedIsSaidInTheReadersLanguageToProgramsToo() throws Exception {
        var ada = HOUSE.browser();
        var id = ada.lay("game=sparta&setup=standard&rest=self&own=South&watchable=true");
        assertThat(ada.get("/api/games/nowhere").body())
                .contains("\"message\":\"There is no such page or table.");
        assertThat(ada.act(id, "offers", "{\"entry\":0,\"text\":\"gold\"}").body())
                .contains("\"message\":\"The field “text” is one of these: draw, takeback");
        assertThat(ada.act(id, "moves", "{").body())
                .contains("\"message\":\"What was sent is not JSON: see line 1, column 2.");
    }

    @Test
    void messengersAndListsShowWhatEverybodyMaySee() throws Exception {
        var ada = HOUSE.browser();
        var id = ada.lay("game=sparta&setup=standard&own=South&rest=open");
        assertThat(ada.get("/games/" + id).body())
                .contains(
                        "property=\"og:image\"",
                        "/games/" + id + "/picture.png?entry=0&amp;lang=en");
        var picture = HOUSE.browser().get("/games/" + id + "/picture.png?entry=0");
        assertThat(picture.statusCode()).isEqualTo(200);
        assertThat(picture.headers().firstValue("Content-Type")).contains("image/png");
        assertThat(ada.get("/games/" + id + "/picture.svg?entry=1").statusCode()).isEqualTo(404);
        var bo = HOUSE.browser();
        bo.join(id);
        assertThat(HOUSE.browser().get("/games/" + id + "/picture.png").statusCode())
                .as("nobody watches here")
                .isEqualTo(403);
        assertThat(ada.get("/").body()).contains("/games/" + id + "/picture.svg?entry=0");
        var war = ada.lay("game=earthwater&setup=two-player&own=Persia&rest=open");
        var map = "/games/" + war + "/picture.svg";
        assertThat(ada.get(map).body()).contains("Naxos", "Athens");
        assertThat(ada.get(map + "?lang=de").body())
                .as("as the page that was sent on")
                .contains("Athenai");
        assertThat(ada.get("/").body())
                .contains("/picture.svg?entry=0&amp;flipped=true&amp;lang=en");
        assertThat(ada.speaking("de").get(map).body()).as("as its reader").contains("Athenai");
        ada.speaking("en");
        ada.act(id, "moves", "{\"entry\":0,\"text\":\"e2-e4\"}");
        bo.act(id, "resign", "{\"entry\":1}");
        assertThat(ada.get("/games").body()).contains("badge won").contains("/profile/data.zip");
        assertThat(bo.get("/games").body()).contains("badge lost");
    }

    @Test
    void aGameWithoutChanceHasNoDice() throws Exception {
        var ada = HOUSE.browser();
        var id = ada.lay("game=sparta&setup=standard&rest=self&own=South&watchable=true");
        ada.act(id, "resign", "{\"entry\":0}");
        assertThat(ada.get("/games/" + id).body())
                .doesNotContain("ingerprint")
                .doesNotContain("/dice");
        assertThat(ada.get("/games/" + id + "/dice").statusCode()).isEqualTo(404);
    }

    @Test
    void theLobbyOffersToWatchTheGamesOfOthersOnly() throws Exception {
        var ada = HOUSE.browser();
        var id =
                ada.lay(
                        "game=sparta&setup=standard&own=South&rest=open&watchable=true&listed=true");
        HOUSE.browser().join(id);
        assertThat(ada.get("/lobby").body()).contains("To your game");
        assertThat(HOUSE.browser().get("/lobby").body())
                .contains("Watch")
                .doesNotContain("To your game");
    }

    @Test
    void whoComesBackSeesWhatIsAliveInTheHouseAndWhoIsNewTheGames() throws Exception {
        var ada = HOUSE.browser();
        var free = ada.lay("game=sparta&setup=standard&own=South&rest=open&listed=true");
        var closed = ada.lay("game=sparta&setup=standard&own=South&rest=open");
        var back = HOUSE.browser();
        back.begin("game=sparta&setup=standard&opponent=self");
        assertThat(back.get("/").body())
                .contains("/games/" + free, "A seat is free")
                .doesNotContain(closed.value())
                .contains("href=\"/sparta\"", "href=\"/earthwater\"", "href=\"/pygma\"");
        assertThat(ada.get("/").body()).as("her own table").doesNotContain("A seat is free");
        assertThat(HOUSE.get("/").body()).doesNotContain(free.value());
    }

    @Test
    void aFinishedGameShowsItsDiceAndCanBeReadInElsewhere() throws Exception {
        var ada = HOUSE.browser();
        var id = ada.lay("game=pebbles&setup=21&rest=self&own=Left&watchable=true");
        assertThat(ada.get("/games/" + id + "/dice").statusCode()).isEqualTo(404);
        assertThat(ada.act(id, "moves", "{\"entry\":1,\"text\":\"take 2\"}").statusCode())
                .isEqualTo(200);
        assertThat(ada.act(id, "resign", "{\"entry\":2}").statusCode()).isEqualTo(200);
        assertThat(ada.get("/games/" + id + "/dice").body()).contains("stones").contains("won");
        var log = ada.get("/games/" + id + "/log").body();

        var bo = HOUSE.browser();
        assertThat(bo.form("/tables/import", "log=" + encoded(log)).statusCode()).isEqualTo(302);
        var json = ada.get("/games/" + id + "/log.json").body();
        assertThat(bo.form("/tables/import", "log=" + encoded(json)).statusCode())
                .as("an export as JSON can be read in as well")
                .isEqualTo(302);
        assertThat(bo.form("/tables/import", "log=" + encoded("{\"game\":\"pebbles\"}")).body())
                .contains("does not hold a whole game");
        var secretless = log.replaceAll("(?m)^secret .*\\n", "");
        assertThat(bo.form("/tables/import", "log=" + encoded(secretless)))
                .satisfies(answer -> assertThat(answer.statusCode()).isEqualTo(422))
                .satisfies(answer -> assertThat(answer.body()).contains("hegemon-log 1"));
        var forged = log.replaceFirst("(?m)^1 chance stones .*$", "1 chance stones 1 1");
        if (!forged.equals(log))
            assertThat(bo.form("/tables/import", "log=" + encoded(forged)).statusCode())
                    .isEqualTo(422);
        assertThat(bo.form("/tables/import", "log=nonsense").statusCode()).isEqualTo(422);
    }

    /** An export of forty months with eight realms has 242 kB; lines with # are passed over. */
    @Test
    void aLogAsLongAsACampaignCanBeReadIn() throws Exception {
        var line = "# " + "x".repeat(97) + "\n";
        var log = "hegemon-log 1\ngame sparta\nsetup standard\n1 South e2-e4\n";
        var answer =
                HOUSE.browser().form("/tables/import", "log=" + encoded(log + line.repeat(8_000)));
        assertThat(answer.statusCode()).isEqualTo(302);
        var most = Pattern.compile("maxlength=\"(\\d+)\"");
        var page = most.matcher(HOUSE.browser().get("/tables/import").body());
        assertThat(page.find()).isTrue();
        assertThat(Integer.parseInt(page.group(1))).isGreaterThan(800_000);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
