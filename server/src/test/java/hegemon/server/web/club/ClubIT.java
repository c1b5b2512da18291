package hegemon.server.web.club;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;
import hegemon.server.id.TableId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.regex.Pattern;

/** A club evening by its pages. */
class ClubIT {
    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    private static Browser member(String name) throws Exception {
        var browser = HOUSE.browser();
        browser.form("/sign-up", "name=" + name + "&password=four+words+in+a+row");
        return browser;
    }

    private static String found(Browser browser, String name) throws Exception {
        return browser.form("/clubs", "name=" + name)
                .headers()
                .firstValue("Location")
                .orElseThrow();
    }

    private static TableId first(String pattern, String page) {
        var found = Pattern.compile(pattern).matcher(page);
        assertThat(found.find()).as(pattern).isTrue();
        return new TableId(found.group(1));
    }

    @Test
    void aClubIsJoinedByItsLinkPlaysARoundAndTakesTheResultsAlong() throws Exception {
        var ada = member("Ada");
        var club = found(ada, "Evening");
        var link = first("value=\"[^\"]*(/clubs/[^\"]*/join/[^\"]+)\"", ada.get(club).body());
        assertThat(HOUSE.browser().get(link.value()).body())
                .as("a guest signs up and comes back here")
                .contains("/sign-up?back=" + link);
        var bo = member("Bo");
        assertThat(bo.get(club).body()).doesNotContain("/join/").doesNotContain("Ada");
        assertThat(bo.form(link.value(), "").statusCode()).isEqualTo(302);
        var event =
                ada.form(
                                club + "/events",
                                "name=Cup&format=round-robin&game=sparta&pace=live+300+3&auto=true")
                        .headers()
                        .firstValue("Location")
                        .orElseThrow();
        ada.form(event + "/enter", "");
        assertThat(bo.form(event + "/enter", "").statusCode()).isEqualTo(302);
        assertThat(bo.form(event + "/start", "").statusCode()).as("Ada leads").isEqualTo(403);
        assertThat(member("Stranger").get(event).statusCode()).isEqualTo(403);
        assertThat(ada.form(event + "/start", "").statusCode()).isEqualTo(302);
        var table = first("href=\"/games/([^\"]+)\"", ada.get(event).body());
        assertThat(bo.get("/games").body()).contains("/games/" + table);
        assertThat(ada.act(table, "resign", "{\"entry\":0}").statusCode()).isEqualTo(200);
        assertThat(bo.get(event).body()).contains("0 : 1");
        assertThat(bo.get(event + "/results.csv").body())
                .contains(
                        "\"1\",\"Bo\"",
                        "\"1\",\"1\",\"Ada\",\"Bo\",\"second\",\"false\",\"" + table);
        assertThat(bo.get(event + "/results.json").body()).contains("\"sonnebornBerger\"");
    }

    @Test
    void theLobbyOfAClubIsForItsMembers() throws Exception {
        var cleo = member("Cleo");
        var club = found(cleo, "Lobbyists");
        assertThat(cleo.form(club + "/tables", "game=earthwater&pace=none").statusCode())
                .isEqualTo(302);
        assertThat(cleo.get(club).body()).contains("/games/");
        var dion = member("Dion");
        assertThat(dion.get(club).body()).doesNotContain("/games/\"").contains("/ask");
        assertThat(dion.form(club + "/tables", "game=sparta&pace=none").statusCode())
                .isEqualTo(403);
        assertThat(dion.form(club + "/ask", "").statusCode()).isEqualTo(302);
        var person = first("name=\"person\" value=\"([^\"]+)\"", cleo.get(club).body());
        cleo.form(club + "/members", "act=admit&person=" + person);
        assertThat(dion.get(club).body()).contains("Cleo").doesNotContain("/tables/remove");
        var table = first("href=\"/games/([^\"]+)\"", dion.get(club).body());
        assertThat(dion.form(club + "/tables/remove", "table=" + table).statusCode())
                .isEqualTo(403);
        cleo.form(club + "/tables/remove", "table=" + table);
        assertThat(dion.get(club).body()).doesNotContain("/games/" + table);
    }
}
