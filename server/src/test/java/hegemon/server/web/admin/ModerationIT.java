package hegemon.server.web.admin;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.accounts.Housekeeping;
import hegemon.server.accounts.People;
import hegemon.server.accounts.RateLimits;
import hegemon.server.accounts.Suspensions;
import hegemon.server.admin.Administrators;
import hegemon.server.admin.AuditLog;
import hegemon.server.admin.AuditLog.Act;
import hegemon.server.admin.Reports;
import hegemon.server.house.TestHouse;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.id.TableId;
import hegemon.server.play.Endings;
import hegemon.server.play.Lobby;
import hegemon.server.play.Opponent;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

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

            assertThat(house.part(Reports.class).open()).as("more may be needed").hasSize(2);
            assertThat(house.get(ada, "/admin/reports").body()).contains("So far:");
            decide(house, ada, "act=mute&days=7");
            assertThat(say(house, rude, table.id(), "what?")).isEqualTo(422);
            assertThat(say(house, bob, table.id(), "peace")).isEqualTo(200);
            decide(house, ada, "act=suspend-table&days=7");
            assertThat(house.get(ada, "/admin/audit").body().replaceAll("<[^>]*>", ""))
                    .as("in the reader’s words")
                    .containsPattern("7 days · [Pp]ebbles: ")
                    .contains("#2")
                    .doesNotContain("7 d ");
            var move = "{\"entry\":" + table.now().entry() + ",\"text\":\"take 1\"}";
            var moves = "/api/games/" + table.id() + "/moves";
            assertThat(house.json(rude, moves, move).body())
                    .contains("suspended you at this table");
            assertThat(house.get(rude, "/api/games/" + table.id()).statusCode())
                    .as("may look on")
                    .isEqualTo(200);
            assertThat(house.get(ada, "/admin/people/" + rude.id()).body())
                    .contains("/admin/tables/" + table.id() + "\">The table</a>: <span>Suspended");
            house.form(ada, "/admin/people/" + rude.id() + "/lift", "");
            assertThat(house.json(rude, moves, move).body()).doesNotContain("suspended");
            decide(house, ada, "act=close");
            assertThat(house.part(Reports.class).open()).hasSize(1);

            decide(house, ada, "act=suspend&days=30");
            assertThat(house.get(ada, "/admin/people/" + rude.id()).body())
                    .contains("Suspended: the name", "until</span> <time");
            assertThat(house.get(rude, "/api/me").statusCode()).isEqualTo(401);
            house.part(Suspensions.class).liftDue();
            assertThat(house.get(rude, "/api/me").statusCode()).as("not yet").isEqualTo(401);
            house.part(Suspensions.class).suspend(rude.id(), "for a moment", 1);
            house.part(Suspensions.class).liftDue();
            assertThat(house.get(rude, "/api/me").statusCode()).isEqualTo(200);
            assertThat(house.part(AuditLog.class).latest().stream().map(AuditLog.Entry::act))
                    .contains(Act.REMOVE_WORD, Act.MUTE, Act.CLOSE_REPORT, Act.SUSPEND);
            assertThat(house.get(bob, "/legal/rules").body()).contains("House rules", "BOT");
            tidied(house, 364);
            assertThat(texts(house)).contains("you fool");
            tidied(house, 366);
            assertThat(texts(house)).as("for a year").contains("hello").doesNotContain("you fool");
        }
    }

    private static void tidied(TestHouse house, int daysLater) {
        var then = Clock.offset(Clock.systemUTC(), Duration.ofDays(daysLater));
        var limits = house.part(RateLimits.class);
        new Housekeeping(house.part(DataSource.class), limits, then, Duration.ofDays(365)).tidy();
    }

    @Test
    void aStudyIsReportedByWhoeverReadsItAndRemoved() throws Exception {
        try (var house = new TestHouse(data)) {
            var ada = chief(house);
            var bob = house.member("Bob");
            var rude = house.member("Rude");
            sql(
                    house,
                    "insert into study (id, person_id, name, text, version, changed_at) values"
                            + " ('abc', '"
                            + rude.id()
                            + "', 'A rude study', 'standard', 1, 1)");
            var page = "/sparta/studies/abc";
            assertThat(house.get(bob, page).body()).contains("/report?page=" + page);
            assertThat(house.get(rude, page).body()).doesNotContain("/report?page=");
            assertThat(house.get(rude, "/sparta/studies").body()).contains("A rude study", page);
            assertThat(house.get(bob, "/sparta/studies").body()).doesNotContain("A rude study");
            assertThat(house.get(bob, "/report?page=" + page).body()).contains("A rude study");
            assertThat(house.get(bob, "/report?page=/games").statusCode()).isEqualTo(404);
            assertThat(house.form(rude, "/report", "reason=x&page=" + page).statusCode())
                    .isEqualTo(404);
            house.form(bob, "/report", "reason=a+remark&page=" + page);
            assertThat(house.get(ada, "/admin/reports").body()).contains("a remark", page);
            decide(house, ada, "act=remove");
            assertThat(house.get(bob, page).statusCode()).isEqualTo(404);
        }
    }

    private static Visitor chief(TestHouse house) {
        var ada = house.member("Ada");
        var chief = house.part(Administrators.class);
        chief.claim(chief.newLink().substring(Administrators.CLAIM.length()), ada.id());
        return ada;
    }

    @Test
    void administratorsHearOfAReport() throws Exception {
        try (var house = new TestHouse(data)) {
            var ada = chief(house);
            var bob = house.member("Bob");
            house.member("Rude");
            sql(house, "update person set email = 'ada@example.org' where id = '" + ada.id() + "'");
            assertThat(house.get(ada, "/lobby").body()).contains("href=\"/admin\"");
            assertThat(house.get(ada, "/admin").body()).doesNotContain("for you.");
            house.form(bob, "/report", "person=Rude&reason=the+name");
            assertThat(house.get(ada, "/lobby").body()).contains("href=\"/admin/reports\"");
            assertThat(house.get(bob, "/lobby").body()).doesNotContain("href=\"/admin");
            assertThat(house.get(ada, "/admin").body()).contains("One report waits for you.");
            assertThat(texts(house, "select kind from letter")).containsExactly("house.report");
            house.form(ada, "/admin/reports/letters", "wanted=false");
            sql(house, "delete from letter");
            house.form(bob, "/report", "person=Ada&reason=too");
            assertThat(texts(house, "select kind from letter")).as("by choice").isEmpty();
        }
    }

    @Test
    void aWarningStaysUntilItWasRead() throws Exception {
        try (var house = new TestHouse(data)) {
            var ada = chief(house);
            var rude = house.member("Rude");
            var path = "/admin/people/" + rude.id();
            assertThat(house.form(ada, path + "/warn", "text=").statusCode()).isEqualTo(422);
            house.form(ada, path + "/warn", "text=Mind+your+words");
            assertThat(house.get(ada, path).body()).contains("Warned, not read yet:");
            for (String page : List.of("/", "/lobby", "/profile"))
                assertThat(house.get(rude, page).body()).contains("Mind your words");
            assertThat(house.get(ada, "/").body()).doesNotContain("Mind your words");
            var id = texts(house, "select id from warning").getFirst();
            house.form(ada, "/warnings/" + id + "/read", "back=/");
            assertThat(house.get(rude, "/").body()).as("by another").contains("Mind your words");
            house.form(rude, "/warnings/" + id + "/read", "back=/lobby");
            assertThat(house.get(rude, "/").body()).doesNotContain("Mind your words");
        }
    }

    @Test
    void aNameIsTakenAwayFromEverybody() throws Exception {
        try (var house = new TestHouse(data)) {
            var ada = chief(house);
            var bob = house.member("Bob");
            var rude = house.member("Nasty");
            house.form(bob, "/report", "person=Nasty&reason=the+name");
            decide(house, ada, "act=rename&text=");
            var people = house.part(People.class);
            assertThat(people.find(rude.id()).orElseThrow().name().orElseThrow())
                    .startsWith("Player ");
            assertThat(people.rename(rude.id(), "Nasty")).isPresent();
            assertThat(people.rename(bob.id(), "nasty")).isPresent();
            var path = "/admin/people/" + rude.id() + "/rename";
            assertThat(house.form(ada, path, "name=Bob").statusCode()).isEqualTo(422);
            house.form(ada, path, "name=Calm");
            assertThat(people.named("Calm").orElseThrow().id()).isEqualTo(rude.id());
            assertThat(house.get(ada, "/admin/audit").body()).contains("Nasty", "Calm");
        }
    }

    @Test
    void whoeverIsBlockedIsNeitherReadNorMet() throws Exception {
        try (var house = new TestHouse(data)) {
            var bob = house.member("Bob");
            var rude = house.member("Rude");
            var tables = house.part(Tables.class);
            var table = tables.start("pebbles", "11", new Opponent.Friend(), bob.id()).orThrow();
            house.part(Seating.class).join(table, rude.id());
            say(house, rude, table.id(), "you fool");
            assertThat(house.form(bob, "/people/Rude/block", "").statusCode()).isEqualTo(302);
            assertThat(house.get(bob, "/people/Rude").body()).contains("You have blocked");
            assertThat(house.get(bob, "/profile").body()).contains("/people/Rude/unblock");
            assertThat(house.get(bob, "/api/games/" + table.id() + "/talk").body())
                    .doesNotContain("fool");
            assertThat(house.get(rude, "/api/games/" + table.id() + "/talk").body())
                    .contains("fool");

            house.part(Endings.class).resign(table, Optional.of(bob.id()), table.now().entry());
            var rematch = "{\"entry\":" + table.now().entry() + ",\"text\":\"rematch\"}";
            assertThat(house.json(rude, "/api/games/" + table.id() + "/offers", rematch).body())
                    .contains("does not want another game with you");

            var lobby = house.part(Lobby.class);
            var waiting = tables.start("pebbles", "11", new Opponent.Friend(), rude.id()).orThrow();
            sql(house, "update game set listed = 1");
            assertThat(lobby.open(Optional.of(bob.id()))).isEmpty();
            assertThat(lobby.open(Optional.of(house.guest().id()))).hasSize(1);
            var invite = "{\"text\":\"Bob\"}";
            assertThat(house.json(rude, "/api/games/" + waiting.id() + "/invite", invite).body())
                    .contains("takes no invitations from you");
            var own = tables.start("pebbles", "11", new Opponent.Friend(), bob.id()).orThrow();
            assertThat(house.part(Seating.class).join(own, rude.id())).isFalse();
            house.form(bob, "/people/Rude/unblock", "profile=true");
            assertThat(lobby.open(Optional.of(bob.id()))).hasSize(1);
        }
    }

    private static void sql(TestHouse house, String change) {
        JdbcClient.create(house.part(DataSource.class)).sql(change).update();
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
        return texts(house, "select text from chat");
    }

    private static List<String> texts(TestHouse house, String query) {
        return JdbcClient.create(house.part(DataSource.class))
                .sql(query)
                .query(String.class)
                .list();
    }
}
