package hegemon.server.web.admin;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.kagkarlsson.scheduler.task.Task;

import hegemon.server.admin.Administrators;
import hegemon.server.admin.AuditLog;
import hegemon.server.admin.AuditLog.Act;
import hegemon.server.admin.Backups;
import hegemon.server.house.TestHouse;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.id.TableId;
import hegemon.server.play.Opponent;
import hegemon.server.play.Tables;
import hegemon.server.store.Occupant;
import hegemon.table.Language;
import hegemon.table.Seat;
import hegemon.table.Turn;
import hegemon.table.Words;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * Those who look after the house: how the first one comes, what they do, and that it is recorded.
 */
class AdminIT {
    @TempDir private Path data;
    private TestHouse house;
    private Visitor ada;
    private Visitor bob;

    @BeforeEach
    void open() {
        house = new TestHouse(data);
        ada = house.member("Ada");
        bob = house.member("Bob");
    }

    @AfterEach
    void close() {
        house.close();
    }

    private void enthrone() {
        var link = house.part(Administrators.class).newLink();
        assertThat(
                        house.part(Administrators.class)
                                .claim(link.substring(Administrators.CLAIM.length()), ada.id()))
                .isTrue();
    }

    private List<Act> acts() {
        return house.part(AuditLog.class).latest().stream().map(AuditLog.Entry::act).toList();
    }

    @Test
    void theFirstAdministratorComesByALinkThatWorksOnce() throws Exception {
        var link = house.part(Administrators.class).firstLink().orElseThrow();
        var other = house.part(Administrators.class).firstLink().orElseThrow();
        assertThat(house.get(ada, link).statusCode()).isEqualTo(200);
        assertThat(house.get(ada, "/admin").statusCode()).isEqualTo(403);
        assertThat(house.form(house.guest(), link, "").statusCode()).isEqualTo(403);
        assertThat(house.form(ada, link, "").statusCode()).isEqualTo(302);
        assertThat(house.get(ada, "/admin").statusCode()).isEqualTo(200);
        assertThat(house.form(bob, link, "").statusCode()).isEqualTo(404);
        assertThat(house.form(bob, other, "").statusCode()).isEqualTo(404);
        assertThat(house.get(bob, "/admin").statusCode()).isEqualTo(403);
        assertThat(house.part(Administrators.class).firstLink()).isEmpty();
        assertThat(acts()).containsExactly(Act.CLAIM);
    }

    @Test
    void everyPageShowsInEveryLanguage() throws Exception {
        enthrone();
        var table = table();
        letter();
        for (String path :
                List.of(
                        "/admin",
                        "/admin/people",
                        "/admin/people?q=bo&guests=true",
                        "/admin/people/" + bob.id(),
                        "/admin/tables",
                        "/admin/tables/" + table,
                        "/admin/reports",
                        "/admin/letters",
                        "/admin/jobs",
                        "/admin/audit"))
            for (String language : List.of("en", "de", "fr")) {
                var asked = house.request(ada, path).header("Accept-Language", language).build();
                var answer = house.http().send(asked, BodyHandlers.ofString());
                assertThat(answer.statusCode()).as(path).isEqualTo(200);
                assertThat(answer.body())
                        .as(path)
                        .doesNotContain("server.admin.")
                        .doesNotContainPattern("\\?\\?[a-z]");
            }
    }

    @Test
    void everyJobHasItsWords() {
        var jobs = house.parts(Task.class).stream().map(task -> task.getName()).toList();
        assertThat(jobs).contains("backup", "clock").hasSizeGreaterThan(8);
        for (String job : jobs)
            for (var language : Language.values())
                assertThat(
                                Words.in(language)
                                        .find("server.admin.job." + job.replaceAll("\\..*", "")))
                        .as(job)
                        .isPresent();
    }

    @Test
    void theOverviewLeadsToWhatIsToBeLookedAt() throws Exception {
        enthrone();
        assertThat(house.get(ada, "/admin").body()).contains("No backup is made.");
        house.part(Backups.class).plan(ada.id(), Optional.of(3), 7);
        assertThat(house.get(ada, "/admin").body()).doesNotContain("No backup is made.");
        letter();
        sql(
                "insert into scheduled_tasks (task_name, task_instance, execution_time, picked,"
                        + " consecutive_failures, version) values ('clock', 'far', 4102444800000,"
                        + " false, 2, 1)");
        assertThat(house.get(ada, "/admin").body())
                .contains(
                        "One letter could not be delivered",
                        "A job fails",
                        "href=\"/admin/letters\"")
                .doesNotContain("Nothing waits");
        sql("delete from letter");
        sql("delete from scheduled_tasks where task_instance = 'far'");
        assertThat(house.get(ada, "/admin").body())
                .doesNotContain("No backup is made.", "not be delivered", "A job fails");
    }

    @Test
    void aSuspendedPersonIsNobodyUntilTheSuspensionIsLifted() throws Exception {
        enthrone();
        assertThat(house.get(bob, "/api/me").statusCode()).isEqualTo(200);
        act("/admin/people/" + bob.id() + "/suspend", "reason=spam");
        assertThat(house.get(bob, "/api/me").statusCode()).isEqualTo(401);
        act("/admin/people/" + bob.id() + "/lift", "");
        assertThat(house.get(bob, "/api/me").statusCode()).isEqualTo(200);
        assertThat(acts()).containsExactly(Act.LIFT, Act.SUSPEND, Act.CLAIM);
    }

    @Test
    void aPersonIsDeletedOnlyByNameAndTheGamesStay() throws Exception {
        enthrone();
        var table = table();
        var path = "/admin/people/" + bob.id() + "/delete";
        assertThat(house.form(ada, path, "name=Bop").statusCode()).isEqualTo(422);
        assertThat(house.get(bob, "/api/me").statusCode()).isEqualTo(200);
        act(path, "name=Bob");
        assertThat(house.get(bob, "/api/me").statusCode()).isEqualTo(401);
        assertThat(house.get(TestHouse.NOBODY, "/api/games/" + table).statusCode()).isEqualTo(200);
        assertThat(
                        house.form(ada, "/admin/people/" + ada.id() + "/delete", "name=Ada")
                                .statusCode())
                .isEqualTo(422);
    }

    @Test
    void somebodyMustStayAdministrator() throws Exception {
        enthrone();
        assertThat(house.form(ada, "/admin/people/" + ada.id() + "/dismiss", "").statusCode())
                .isEqualTo(422);
        assertThat(house.get(ada, "/admin/people/" + bob.id()).body())
                .as("no slip of a finger appoints anybody")
                .containsPattern(
                        "<details class=\"confirm\"><summary[^>]*>Make administrator</summary>");
        act("/admin/people/" + bob.id() + "/appoint", "");
        act("/admin/people/" + ada.id() + "/dismiss", "");
        assertThat(house.get(ada, "/admin").statusCode()).isEqualTo(403);
        assertThat(house.get(bob, "/admin").statusCode()).isEqualTo(200);
    }

    @Test
    void aTableIsGivenToAnotherTakenBackAndEnded() throws Exception {
        enthrone();
        var id = table();
        var tables = house.part(Tables.class);
        var table = tables.find(id).orElseThrow();
        tables.submit(table, Optional.of(bob.id()), table.now().entry(), "take 1");
        int entry = table.now().entry();
        act("/admin/tables/" + id + "/takeback", "to=" + (entry - 1));
        assertThat(table.now().match().log().entries().getLast().text())
                .isEqualTo("back " + (entry - 1));
        act("/admin/tables/" + id + "/transfer", "seat=Left&name=Ada");
        assertThat(table.now().seats().get(new Seat("Left")))
                .isEqualTo(new Occupant.Person(ada.id()));
        assertThat(
                        house.form(
                                        ada,
                                        "/admin/tables/" + id + "/transfer",
                                        "seat=Left&name=Nobody%20Known")
                                .statusCode())
                .isEqualTo(422);
        act("/admin/tables/" + id + "/end", "");
        assertThat(table.now().turn()).isInstanceOf(Turn.Over.class);
        assertThat(house.form(ada, "/admin/tables/" + id + "/end", "").statusCode()).isEqualTo(422);
        assertThat(acts()).containsExactly(Act.END, Act.TRANSFER, Act.TAKE_BACK, Act.CLAIM);
        assertThat(house.get(ada, "/admin/audit").body())
                .as("a seat and its new owner by their names")
                .containsPattern("· [^<]*: Ada</span>");
    }

    @Test
    void whatCannotBeRecordedIsNotDone() throws Exception {
        enthrone();
        var id = table();
        var table = house.part(Tables.class).find(id).orElseThrow();
        house.part(Tables.class)
                .submit(table, Optional.of(bob.id()), table.now().entry(), "take 1");
        var before = table.now();
        sql("alter table audit rename to audit_is_full");
        for (String act :
                List.of(
                        "/admin/tables/" + id + "/end",
                        "/admin/tables/" + id + "/takeback?to=" + (before.entry() - 1),
                        "/admin/tables/" + id + "/transfer?seat=Left&name=Ada",
                        "/admin/people/" + bob.id() + "/suspend?reason=spam",
                        "/admin/people/" + bob.id() + "/sign-out",
                        "/admin/people/" + bob.id() + "/appoint",
                        "/admin/people/" + bob.id() + "/delete?name=Bob"))
            assertThat(house.form(ada, act, "").statusCode()).as(act).isEqualTo(500);
        sql("alter table audit_is_full rename to audit");
        assertThat(table.now().entry()).isEqualTo(before.entry());
        assertThat(table.now().seats()).isEqualTo(before.seats());
        assertThat(house.get(bob, "/api/me").statusCode()).isEqualTo(200);
        assertThat(count("administrator")).isEqualTo(1);
        assertThat(count("scheduled_tasks where task_name = 'farewell'")).isZero();
        assertThat(acts()).containsExactly(Act.CLAIM);
        act("/admin/tables/" + id + "/end", "");
        assertThat(acts()).containsExactly(Act.END, Act.CLAIM);
    }

    private void sql(String statement) {
        JdbcClient.create(house.part(DataSource.class)).sql(statement).update();
    }

    @Test
    void aLetterThatFailedIsTriedAgainOrDiscarded() throws Exception {
        enthrone();
        letter();
        act("/admin/letters/lost/resend", "");
        assertThat(count("letter where given_up_at is null")).isEqualTo(1);
        act("/admin/letters/lost/discard", "");
        assertThat(count("letter")).isZero();
        assertThat(acts()).containsExactly(Act.DISCARD, Act.RESEND, Act.CLAIM);
    }

    private void act(String path, String fields) throws Exception {
        assertThat(house.form(ada, path, fields).statusCode()).as(path).isEqualTo(302);
    }

    private TableId table() {
        return house.part(Tables.class)
                .start("pebbles", "21", new Opponent.Self(), bob.id())
                .orThrow()
                .id();
    }

    private void letter() {
        JdbcClient.create(house.part(DataSource.class))
                .sql(
                        "insert into letter (id, person_id, kind, args, created_at, due_at, digest,"
                            + " attempts, trouble, given_up_at) values ('lost', ?, 'turn', '', 1,"
                            + " 1, 0, 9, 'no route', 2)")
                .param(bob.id().value())
                .update();
    }

    private long count(String what) {
        return JdbcClient.create(house.part(DataSource.class))
                .sql("select count(*) from " + what)
                .query(Long.class)
                .single();
    }
}
