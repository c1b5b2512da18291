package hegemon.server.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Rated games and a person's page, as pages and programs show them. */
class RatedIT {
    private static final String SHEET =
            "game=sparta&setup=standard&own=South&rest=open&watchable=true&pace=live+300+3";

    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    private static Browser member(String name) throws Exception {
        var browser = HOUSE.browser();
        browser.form("/sign-up", "name=" + name + "&password=four+words+in+a+row");
        return browser;
    }

    @Test
    void aRatedGameIsAnnouncedCountedAndShownAsFarAsItsPlayersWish() throws Exception {
        var ada = member("Ada");
        var bo = member("Bo");
        var id = ada.lay(SHEET + "&rated=true&listed=true");
        var guest = HOUSE.browser();
        assertThat(guest.get("/games/" + id).body())
                .contains("The game is rated.", "/sign-up?back=/games/" + id)
                .doesNotContain("/games/" + id + "/join");
        assertThat(bo.get("/games/" + id).body()).contains("/games/" + id + "/join");
        assertThat(guest.join(id).body()).contains("people with an account");
        assertThat(bo.join(id).statusCode()).isEqualTo(302);
        ada.act(id, "moves", "{\"entry\":0,\"text\":\"e2-e4\"}");
        bo.act(id, "moves", "{\"entry\":1,\"text\":\"e9-e7\"}");
        assertThat(bo.act(id, "resign", "{\"entry\":2}").statusCode()).isEqualTo(200);
        var seats = guest.table(id).path("seats");
        assertThat(seats.path(0).path("rating").path("gain").asInt()).isEqualTo(162);
        assertThat(seats.path(1).path("rating").path("points").asInt()).isEqualTo(1338);
        assertThat(guest.get("/people/Ada").body())
                .contains("1662?", "<polyline", "/games/" + id, "Quick");
        assertThat(guest.get("/ratings").body())
                .as("one game is not enough")
                .doesNotContain("/people/Ada")
                .contains("2871");
        assertThat(guest.get("/ratings?game=pygma").statusCode()).isEqualTo(404);

        assertThat(ada.form("/account/page", "results=true").statusCode()).isEqualTo(302);
        assertThat(guest.get("/people/Ada").body())
                .doesNotContain("1662")
                .doesNotContain(id.value())
                .contains("Quick");
        assertThat(guest.table(id).path("seats").path(0).has("rating")).isFalse();
        assertThat(ada.get("/people/Ada").body()).as("her own page").contains("1662?");
    }

    @Test
    void everybodyFindsTheGamesOfAPersonWithTheirResultsAndNobodyWhatIsNotShown() throws Exception {
        var dora = member("Dora");
        var emil = member("Emil");
        var guest = HOUSE.browser();
        var over = dora.lay(SHEET);
        emil.join(over);
        dora.act(over, "moves", "{\"entry\":0,\"text\":\"e2-e4\"}");
        emil.act(over, "moves", "{\"entry\":1,\"text\":\"e9-e7\"}");
        emil.act(over, "resign", "{\"entry\":2}");
        var open = emil.lay(SHEET);
        dora.join(open);
        var hidden = dora.lay(SHEET.replace("watchable=true&", ""));
        emil.join(hidden);
        assertThat(guest.get("/people/Emil").body()).contains("/people/Emil/games", "lost");
        assertThat(guest.get("/people/Emil/games").body())
                .contains("/games/" + over, "badge lost", "cities 4:4, pieces 8:8", "Dora")
                .contains("/games/" + open, "under way")
                .doesNotContain(hidden.value(), "your turn", "badge won");
        assertThat(guest.get("/people/Dora/games?show=finished&search=emi").body())
                .contains("/games/" + over, "badge won")
                .doesNotContain(open.value());
        assertThat(guest.get("/people/Dora/games?search=nobody").body())
                .doesNotContain(over.value(), open.value());
        assertThat(dora.get("/games?show=finished").body()).contains("cities 4:4, pieces 8:8");
        assertThat(dora.get("/people/Dora/games").statusCode()).isEqualTo(302);
        dora.form("/account/page", "results=true");
        assertThat(guest.get("/people/Dora/games").statusCode()).isEqualTo(404);
    }

    @Test
    void whatCannotBeRatedIsRefusedInWords() throws Exception {
        assertThat(HOUSE.browser().form("/tables", SHEET + "&rated=true").body())
                .contains("people with an account", "name=\"rated\" value=\"true\"");
        assertThat(
                        member("Cleo")
                                .form(
                                        "/tables",
                                        SHEET.replace("live+300+3", "none") + "&rated=true")
                                .body())
                .contains("needs a clock");
    }
}
