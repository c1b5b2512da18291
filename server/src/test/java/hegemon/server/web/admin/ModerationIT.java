package hegemon.server.web.admin;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.accounts.Suspensions;
import hegemon.server.admin.Administrators;
import hegemon.server.admin.AuditLog;
import hegemon.server.admin.AuditLog.Act;
import hegemon.server.admin.Reports;
import hegemon.server.house.TestHouse;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.id.TableId;
import hegemon.server.play.Opponent;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.nio.file.Path;
import java.util.List;

import javax.sql.DataSource;

/** The way of a report: from the chat to those who look after the house, and what they do. */
class ModerationIT {
    @TempDir private Path data;

    @Test
    void aWordIsReportedRemovedAndItsSpeakerSilenced() throws Exception {
        try (var house = new TestHouse(data)) {
            var ada = house.member("Ada");
            var bob = house.member("Bob");
            var rude = house.member("Rude");
            var chief = house.part(Administrators.class);
            chief.claim(chief.newLink().substring(Administrators.CLAIM.length()), ada.id());
            var table =
                    house.part(Tables.class)
                            .start("pebbles", "11", new Opponent.Friend(), bob.id())
                            .orThrow();
            house.part(Seating.class).join(table, rude.id());
            say(house, bob, table.id(), "hello");
            say(house, rude, table.id(), "you fool");
            var what = "table=" + table.id() + "&word=2";

            assertThat(house.get(bob, "/report?" + what).body()).contains("you fool");
            assertThat(house.form(rude, "/report", what + "&reason=x").statusCode())
                    .as("nobody reports oneself")
                    .isEqualTo(404);
            assertThat(house.form(bob, "/report", what + "&reason=").statusCode()).isEqualTo(422);
            for (int i = 0; i < 2; i++) house.form(bob, "/report", what + "&reason=an+insult");
            house.form(bob, "/report", "person=Rude&reason=the+name");
            assertThat(house.part(Reports.class).open()).hasSize(2);

            assertThat(house.get(ada, "/admin/reports").body())
                    .contains("an insult", "hello", "<mark>you fool</mark>", "the name");
            decide(house, ada, "act=remove");
            assertThat(house.get(bob, "/api/games/" + table.id() + "/talk").body())
                    .contains("hello")
                    .doesNotContain("fool");
            assertThat(texts(house)).as("kept for the record").contains("you fool");

            decide(house, ada, "act=mute&days=7");
            assertThat(say(house, rude, table.id(), "what?")).isEqualTo(422);
            assertThat(say(house, bob, table.id(), "peace")).isEqualTo(200);

            house.form(bob, "/report", "person=Rude&reason=again");
            decide(house, ada, "act=suspend&days=30");
            assertThat(house.get(rude, "/api/me").statusCode()).isEqualTo(401);
            house.part(Suspensions.class).liftDue();
            assertThat(house.get(rude, "/api/me").statusCode()).as("not yet").isEqualTo(401);
            house.part(Suspensions.class).suspend(rude.id(), "for a moment", 1);
            house.part(Suspensions.class).liftDue();
            assertThat(house.get(rude, "/api/me").statusCode()).isEqualTo(200);
            assertThat(house.part(AuditLog.class).latest().stream().map(AuditLog.Entry::act))
                    .contains(Act.REMOVE_WORD, Act.MUTE, Act.SUSPEND);
            assertThat(house.get(bob, "/legal/rules").body()).contains("Rules of the house", "BOT");
        }
    }

    private static int say(TestHouse house, Visitor who, TableId table, String text)
            throws Exception {
        var json = "{\"text\":\"" + text + "\"}";
        return house.json(who, "/api/games/" + table + "/talk", json).statusCode();
    }

    /** The oldest report. */
    private static void decide(TestHouse house, Visitor chief, String act) throws Exception {
        var report = house.part(Reports.class).open().getFirst().id();
        assertThat(house.form(chief, "/admin/reports/" + report, act).statusCode()).isEqualTo(302);
    }

    private static List<String> texts(TestHouse house) {
        return JdbcClient.create(house.part(DataSource.class))
                .sql("select text from chat")
                .query(String.class)
                .list();
    }
}
