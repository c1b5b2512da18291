package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.OpenHouse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.List;

/** A game master's desk, spoken to as a program would. */
class MasterApiIT {
    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    @Test
    void theGameMasterSeesAllAndClosesTheMonth() throws Exception {
        var master = Ruler.of(HOUSE, "realms 2 seed 4", "friend", "&seat=GameMaster");
        master.awaitRulers(2);
        assertThat(master.status("")).isEqualTo(403);
        var desk = master.get("/api/pygma/", "/master");
        assertThat(desk.path("realms").size()).isEqualTo(2);
        assertThat(desk.path("realms").get(0).path("sent").asBoolean()).isFalse();
        assertThat(desk.path("map").size()).isGreaterThan(300);
        assertThat(desk.path("settings").size()).isGreaterThan(20);
        for (String path : List.of("/master.txt", "/reports/2", "/reports/2.html"))
            assertThat(master.status(path)).as(path).isEqualTo(200);
        assertThat(master.status("/reports/9.html")).isEqualTo(404);
        var check = "/api/pygma/" + master.id() + "/master/check";
        assertThat(
                        master.post(check, new Ruler.Text(0, "evaluate\nsummon dragons"), "de")
                                .path("wrong")
                                .asString())
                .contains("Zeile 1", "summon dragons");
        master.send(
                master.get("/api/games/").path("entry").asInt(),
                "evaluate\nrule battle.winnerLoss 600");
        var after = master.get("/api/pygma/", "/master");
        assertThat(after.path("date").asString()).isEqualTo("Bek/01");
        assertThat(after.path("sections").toString()).contains("battle.winnerLoss");
        assertThat(after.path("moments").toString())
                .isEqualTo(
                        "[{\"entry\":0,\"title\":\"Start\"},{\"entry\":2,\"title\":\"Andra/01\"}]");
        for (String path : List.of("/master", "/master.txt", "/reports/2", "/reports/2.txt")) {
            assertThat(master.status(path + "?entry=1")).as(path).isEqualTo(200);
            assertThat(master.status(path + "?entry=3")).as(path).isEqualTo(404);
            assertThat(master.status(path + "?entry=-1")).as(path).isEqualTo(404);
            assertThat(master.status(path + "?entry=x")).as(path).isEqualTo(400);
        }
        var before = master.get("/api/pygma/", "/master?entry=1");
        assertThat(before.path("date").asString()).isEqualTo("Andra/01");
        assertThat(before.path("sections").toString()).doesNotContain("battle.winnerLoss");
    }

    @Test
    void aRollByHandThatWasNotDueUndoesTheMonth() throws Exception { // D-129
        var master = Ruler.of(HOUSE, "realms 2 seed 4", "friend", "&seat=GameMaster");
        master.awaitRulers(2);
        var answer = master.send(0, "evaluate\nroll 12 plague 1/13 = 3");
        assertThat(answer.toString()).contains("12 plague 1/13");
        assertThat(master.get("/api/pygma/", "/master").path("date").asString())
                .isEqualTo("Andra/01");
        master.send(0, "evaluate");
        assertThat(master.get("/api/pygma/", "/master").path("date").asString())
                .isEqualTo("Bek/01");
    }

    @Test
    void aDueRollThatItsDieCannotShowUndoesTheMonth() throws Exception { // D-129
        var master = Ruler.of(HOUSE, "realms 2 seed 4", "friend", "&seat=GameMaster");
        var anna = new Ruler(HOUSE, HOUSE.browser(), master.id());
        anna.browser().join(master.id());
        master.awaitRulers(1);
        int entry = 0;
        for (String month : List.of("Bek/01", "Cylas/01", "Dorl/01")) {
            master.send(entry, "evaluate");
            entry = master.get("/api/games/").path("entry").asInt();
            assertThat(anna.get("/api/pygma/").path("date").asString()).isEqualTo(month);
        }
        var template = anna.get("/api/pygma/").path("template").asString();
        var at = template.replaceAll("(?s).*KH 1: (\\S+) .*", "$1");
        anna.send(entry, "HYGIENE 5000"); // 50 %: the roll is due
        var wrong = master.send(entry + 1, "evaluate\nroll 12 plague " + at + " = 21");
        assertThat(wrong.toString()).contains("12 plague " + at, "20 sides", "21");
        assertThat(anna.get("/api/pygma/").path("date").asString()).isEqualTo("Dorl/01");
        master.send(entry + 1, "evaluate\nroll 12 plague " + at + " = 20");
        assertThat(anna.get("/api/pygma/").path("date").asString()).isEqualTo("Enja/01");
    }

    @Test
    void theGameMasterGivesFreeRealmsToTheMachineInsteadOfWaiting() throws Exception {
        var master = Ruler.of(HOUSE, "realms 3 seed 4", "friend", "&seat=GameMaster");
        master.awaitRulers(1);
        var fill = "/api/pygma/" + master.id() + "/realms/";
        assertThat(master.filled(fill + "1/bot")).isEqualTo(409); // somebody sits there
        assertThat(HOUSE.browser().json(fill + "2/bot", "{}").statusCode()).isEqualTo(403);
        assertThat(master.get("/api/games/").path("started").asBoolean()).isFalse();
        for (int realm = 2; realm <= 3; realm++)
            assertThat(master.filled(fill + realm + "/bot")).isEqualTo(204);
        assertThat(master.get("/api/games/").path("started").asBoolean()).isTrue();
        assertThat(master.filled(fill + "9/bot")).isEqualTo(409);
    }
}
