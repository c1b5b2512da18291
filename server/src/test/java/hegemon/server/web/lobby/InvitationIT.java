package hegemon.server.web.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.accounts.SeatInvitations;
import hegemon.server.house.OpenHouse;
import hegemon.server.id.PersonId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A link to a seat: shown, used once, and of no use to others. */
class InvitationIT {
    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    @Test
    void leadsOnePersonToOneSeat() throws Exception {
        var master = HOUSE.browser().speaking("de");
        var id = master.begin("game=pygma&setup=realms+3+seed+4&opponent=friend&seat=GameMaster");
        var links = HOUSE.part(SeatInvitations.class);
        var path =
                SeatInvitations.path(
                        links.make(id, "Realm-3", new PersonId("somebody"), "").orElseThrow());
        var anna = HOUSE.browser().speaking("de");
        assertThat(anna.get(path).body()).contains("Reich 3", "Platz nehmen", "Andra/01");
        assertThat(anna.form(path, "").headers().firstValue("Location").orElse(""))
                .endsWith("/games/" + id);
        assertThat(anna.table(id).path("seat").asString()).isEqualTo("Realm-3");
        assertThat(anna.get(path).statusCode()).isEqualTo(302);
        var other = HOUSE.browser().speaking("de");
        assertThat(other.get(path).body()).contains("sitzt schon jemand");
        assertThat(other.form(path, "").statusCode()).isEqualTo(422);
        assertThat(other.table(id).path("seat").asString()).isEqualTo("spectator");
        assertThat(other.get(SeatInvitations.path("nothing")).statusCode()).isEqualTo(404);
    }

    @Test
    void whoeverSignsUpFirstComesBackToItAndIsGreetedByTheNameTheLeaderWrote() throws Exception {
        var master = HOUSE.browser().speaking("de");
        var id = master.begin("game=pygma&setup=realms+3+seed+4&opponent=friend&seat=GameMaster");
        master.form("/pygma/" + id + "/invite", "invite=2+%3D+Anna%0A3");
        var shown = master.get("/pygma/" + id + "/invite").body();
        assertThat(shown).contains(">Anna</span>", "<dd>Reich 1</dd>");
        var path =
                HOUSE.part(SeatInvitations.class).unused(id).stream()
                        .filter(it -> it.seat().equals("Realm-2"))
                        .flatMap(it -> it.token().stream())
                        .map(SeatInvitations::path)
                        .findFirst()
                        .orElseThrow();
        var anna = HOUSE.browser().speaking("de");
        var page = anna.get(path).body();
        assertThat(page)
                .contains("Willkommen, Anna!")
                .contains("/sign-up?back=" + path, "/sign-in?back=" + path);
        assertThat(anna.get("/sign-up?back=" + path).body())
                .contains("name=\"back\" value=\"" + path + "\"");
        anna.form(path, "");
        assertThat(master.get("/api/pygma/" + id + "/master").body())
                .contains("\"invited\":\"Anna\"");
    }

    @Test
    void aNewLinkToTheSameSeatMakesTheUnusedOneVoid() throws Exception {
        var master = HOUSE.browser();
        var id = master.begin("game=pygma&setup=realms+3&opponent=friend&seat=GameMaster");
        var links = HOUSE.part(SeatInvitations.class);
        var first = links.make(id, "Realm-2", new PersonId("somebody"), "").orElseThrow();
        var second = links.make(id, "Realm-2", new PersonId("somebody"), "").orElseThrow();
        assertThat(links.look(first)).isEmpty();
        assertThat(links.look(second)).isPresent();
    }
}
