package hegemon.server.web.admin;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.HostSettings;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.RateLimits;
import hegemon.server.admin.Administrators;
import hegemon.server.admin.AuditLog;
import hegemon.server.admin.AuditLog.Act;
import hegemon.server.admin.Backups;
import hegemon.server.house.TestHouse;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.mail.Smtp;
import hegemon.server.play.Opponent;
import hegemon.server.play.Tables;
import hegemon.server.play.Talk;
import hegemon.server.store.Database;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** What a host does in the browser: announcements, maintenance, backups, a test letter. */
class HostIT {
    private static final String NOTICES = "/admin/notices";
    private static final String HERE = "/admin/settings/house";

    @TempDir private Path data;

    @Test
    void aHostTellsEverybodyRestsBacksUpAndTheRecordHasIt() throws Exception {
        var stated = List.of(new ServerSettings.Stated("chat", "off", "file"));
        var host =
                HostSettings.DEFAULTS.withMail(
                        new Smtp("localhost", 9, "", "", "a@example.org", Smtp.Security.NONE));
        try (var house =
                new TestHouse(new ServerSettings(0, data, Database.in(data), host, stated))) {
            var ada = house.member("Ada");
            var bob = house.member("Bob");
            var chief = house.part(Administrators.class);
            chief.claim(chief.newLink().substring(Administrators.CLAIM.length()), ada.id());
            announces(house, ada);
            rests(house, ada, bob);
            backsUp(house, ada);
            assertThat(house.get(ada, "/admin/settings").body()).contains("chat", "off", "file");
            done(house, ada, "/admin/settings/letter", "address=ada@example.org");
            assertThat(house.form(ada, "/admin/settings/letter", "address=nobody").statusCode())
                    .isEqualTo(422);
            assertThat(house.part(AuditLog.class).latest().stream().map(AuditLog.Entry::act))
                    .containsExactlyInAnyOrder(
                            Act.CLAIM,
                            Act.ANNOUNCE,
                            Act.WITHDRAW,
                            Act.MAINTENANCE,
                            Act.REOPEN,
                            Act.BACKUP,
                            Act.PLAN_BACKUPS,
                            Act.DOWNLOAD_BACKUP,
                            Act.DELETE_BACKUP,
                            Act.PLAN_BACKUPS,
                            Act.TEST_LETTER);
            assertThat(house.get(ada, "/admin/audit").body())
                    .contains(">Ada</a>", "daily at 3:00 UTC, 2 are kept")
                    .containsPattern("datetime=\"[^\"]+\">[^<]+</time> – <time")
                    .doesNotContain(">" + ada.id());
        }
    }

    /** A Saturday evening on which nobody is at the machine. */
    @Test
    void whatIsDecidedInTheBrowserHoldsAtOnceAndComesBeforeTheMachine() throws Exception {
        var stated = List.of(new ServerSettings.Stated("chat", "on", "standard"));
        try (var house =
                new TestHouse(
                        new ServerSettings(
                                0, data, Database.in(data), HostSettings.DEFAULTS, stated))) {
            var ada = house.member("Ada");
            var chief = house.part(Administrators.class);
            chief.claim(chief.newLink().substring(Administrators.CLAIM.length()), ada.id());
            assertThat(house.form(ada, HERE, "registration=closed&guests-per-hour=-1"))
                    .as("all or nothing")
                    .returns(422, each -> each.statusCode());
            assertThat(signUpPage(house)).contains("name=\"password\"");
            var table = "game=sparta&setup=standard&opponent=bot:1";
            assertThat(house.form(TestHouse.NOBODY, "/games", table).statusCode()).isEqualTo(302);
            done(house, ada, HERE, "registration=closed&guests=off&chat=off&accounts-per-hour=7");
            assertThat(signUpPage(house)).doesNotContain("name=\"password\"");
            assertThat(house.form(TestHouse.NOBODY, "/games", table))
                    .returns(403, each -> each.statusCode());
            assertThat(house.part(Talk.class).isAllowed()).isFalse();
            assertThat(house.part(RateLimits.class).allowed(RateLimits.Limit.SIGN_UP_PLACE))
                    .isEqualTo(7);
            assertThat(house.get(ada, "/admin/settings").body())
                    .contains("decided here", "value=\"closed\" selected", "value=\"7\"");
            done(house, ada, HERE, "registration=&guests=&chat=&accounts-per-hour=");
            assertThat(signUpPage(house)).contains("name=\"password\"");
            assertThat(house.form(TestHouse.NOBODY, "/games", table).statusCode()).isEqualTo(302);
            assertThat(house.get(ada, "/admin/settings").body()).doesNotContain("decided here");
            assertThat(house.get(ada, "/admin/audit").body())
                    .contains("Who may create an account: only people invited by administrators")
                    .contains("Chat at the tables: as on the machine");
        }
    }

    private static String signUpPage(TestHouse house) throws Exception {
        return house.get(TestHouse.NOBODY, "/sign-up").body();
    }

    private static void announces(TestHouse house, Visitor ada) throws Exception {
        var now = LocalDateTime.now(ZoneOffset.UTC).withNano(0);
        var dates = "&from=" + now.minusHours(1) + "&to=" + now.plusDays(1);
        assertThat(house.form(ada, NOTICES, "text-en=" + dates).statusCode()).isEqualTo(422);
        var late = "&from=" + now + "&to=" + now.minusHours(1);
        assertThat(house.form(ada, NOTICES, "text-de=Servus" + late).body())
                .as("what was written is not lost")
                .contains(">Servus</textarea>");
        done(house, ada, NOTICES, "text-en=Hello&text-de=Servus" + dates);
        assertThat(house.get(TestHouse.NOBODY, "/").body()).contains("Hello");
        var german =
                house.request(TestHouse.NOBODY, "/api/bulletin")
                        .header("Accept-Language", "de")
                        .build();
        assertThat(house.http().send(german, BodyHandlers.ofString()).body()).contains("Servus");
        var id = one(house, "select id from announcement");
        done(house, ada, NOTICES + "/" + id + "/withdraw", "");
        assertThat(house.get(TestHouse.NOBODY, "/").body()).doesNotContain("Hello");
    }

    private static void rests(TestHouse house, Visitor ada, Visitor bob) throws Exception {
        var table =
                house.part(Tables.class)
                        .start("pebbles", "11", new Opponent.Self(), bob.id())
                        .orThrow();
        JdbcClient.create(house.part(DataSource.class))
                .sql("update person set email = 'bob@example.org' where id = ?")
                .param(bob.id().value())
                .update();
        var move = "{\"entry\":" + table.now().entry() + ",\"text\":\"?\"}";
        var moves = "/api/games/" + table.id() + "/moves";
        assertThat(house.json(bob, moves, move).statusCode()).isEqualTo(422);
        var soon = LocalDateTime.now(ZoneOffset.UTC).withNano(0).plusHours(1);
        assertThat(house.form(ada, NOTICES + "/maintenance", "minutes=9999&from=" + soon))
                .returns(422, each -> each.statusCode());
        done(house, ada, NOTICES + "/maintenance", "minutes=90&from=" + soon.minusHours(1));
        assertThat(one(house, "select person_id from letter where kind = 'house.maintenance'"))
                .isEqualTo(bob.id().value());
        var answer = house.json(bob, moves, move);
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.body()).contains("under maintenance");
        assertThat(answer.headers().firstValueAsLong("Retry-After").orElse(0))
                .isBetween(5000L, 5400L);
        assertThat(house.get(bob, "/games").body()).contains("is under maintenance");
        assertThat(house.json(bob, "/api/sparta/course", "{}").statusCode())
                .as("whoever steps through a game only looks")
                .isEqualTo(200);
        done(house, ada, NOTICES + "/maintenance/end", "");
        assertThat(house.json(bob, moves, move).statusCode()).isEqualTo(422);
    }

    private static void backsUp(TestHouse house, Visitor ada) throws Exception {
        done(house, ada, "/admin/backups", "");
        var backups = house.part(Backups.class);
        var file = backups.folder().resolve(backups.all().getFirst().name());
        try (var copy = DriverManager.getConnection("jdbc:sqlite:" + file);
                var names = copy.createStatement().executeQuery("select count(*) from person")) {
            assertThat(names.getInt(1)).isEqualTo(2);
        }
        takesHome(house, ada, file.getFileName().toString());
        done(house, ada, "/admin/backups/plan", "hour=3&keep=2");
        assertThat(house.form(ada, "/admin/backups/plan", "hour=24&keep=2").statusCode())
                .isEqualTo(422);
        assertThat(house.get(ada, "/admin/backups").body())
                .contains(file.getFileName().toString(), "selected=\"selected\">3:00");
    }

    /** What was made by hand is not counted among those that go by themselves. */
    private static void takesHome(TestHouse house, Visitor ada, String name) throws Exception {
        var backups = house.part(Backups.class);
        backups.plan(ada.id(), Optional.of(3), 1);
        backups.round();
        assertThat(backups.all()).hasSize(2).anyMatch(each -> each.name().equals(name));
        var path = "/admin/backups/" + name;
        var taken = house.form(ada, path + "/download", "");
        assertThat(taken.body()).startsWith("SQLite format 3");
        assertThat(taken.headers().firstValue("Content-Disposition").orElse("")).contains(name);
        assertThat(house.form(ada, "/admin/backups/hegemon.db/download", "").statusCode())
                .isEqualTo(404);
        var other = backups.all().stream().filter(each -> !each.name().equals(name)).findFirst();
        var gone = other.orElseThrow().name();
        done(house, ada, "/admin/backups/" + gone + "/delete", "");
        assertThat(backups.all()).hasSize(1).noneMatch(each -> each.name().equals(gone));
    }

    private static void done(TestHouse house, Visitor who, String path, String fields)
            throws Exception {
        var answer = house.form(who, path, fields);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(302);
    }

    private static String one(TestHouse house, String sql) {
        return JdbcClient.create(house.part(DataSource.class))
                .sql(sql)
                .query(String.class)
                .single();
    }
}
