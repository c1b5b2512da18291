package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.accounts.Accounts;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Opponent;
import hegemon.server.play.Tables;
import hegemon.server.store.Traces;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipInputStream;

import javax.sql.DataSource;

/** A person takes everything along, and then leaves nothing behind but an id in the games. */
class LeavingIT {
    /** In every text that is the person's own. */
    private static final String OWN = "Xanthippe";

    /** Where the id may stay: it leads to an empty row. */
    private static final List<String> ID_STAYS =
            List.of(
                    "person ",
                    "seat ",
                    "audit ",
                    "lead_act ",
                    "rating ",
                    "rating_step ",
                    "event_player ",
                    "event_game ");

    @TempDir private Path data;
    private TestHouse house;
    private JdbcClient sql;
    private TestHouse.Visitor person;
    private TableId table;

    @BeforeEach
    void open() {
        house = new TestHouse(data);
        sql = JdbcClient.create(house.part(DataSource.class));
        person = house.member(OWN);
        var other = house.member("Other");
        table =
                house.part(Tables.class)
                        .start("sparta", "standard", friend(), person.id())
                        .orThrow()
                        .id();
        leaveTraces(other.id());
    }

    @AfterEach
    void close() {
        house.close();
    }

    private static Opponent friend() {
        return new Opponent.Friend();
    }

    /** A row in every place where something of a person can be. */
    private void leaveTraces(PersonId other) {
        for (String statement :
                List.of(
                        "update person set email = 'Xanthippe@example.org', email_key ="
                                + " 'xanthippe@example.org', language = 'de' where id = :me",
                        "insert into passkey values ('key', :me, 'of Xanthippe', 'k', 'a', 'c', 1,"
                                + " 1, 1, 1, 'internal', 1, 1)",
                        "insert into api_token values ('hash', :me, 'bot of Xanthippe', 1, 1,"
                                + " 'play', 1)",
                        "insert into person (id, created_at, name, name_key, claimed_at) values"
                                + " ('robot', 1, 'BOT Xanthippe', 'botxanthippe', 1)",
                        "insert into program values ('robot', :me)",
                        "insert into program values (:me, :other)",
                        "insert into api_token values ('other', 'robot', 'BOT Xanthippe', 1, 1,"
                                + " 'play', 1)",
                        "insert into mail_link values ('link', :me, 'sign-in',"
                                + " 'Xanthippe@example.org', 99999999999999)",
                        "insert into administrator (person_id, since) values (:me, 1)",
                        "insert into letter (id, person_id, kind, game_id, args, created_at,"
                                + " due_at, digest, attempts) values ('one', :me, 'notice.turn',"
                                + " :table, '[\"sparta\",\"\"]', 1, 99999999999999, 0, 0)",
                        "insert into letter (id, address, kind, args, created_at, due_at, digest,"
                                + " attempts) values ('two', 'Xanthippe@example.org', 'link.x',"
                                + " '[]', 1, 99999999999999, 0, 0)",
                        "insert into incoming (id, came_at, state, reason, person_id, subject)"
                                + " values ('in', 1, 'waits', 'genuine', :me, 'orders')",
                        "insert into mail_wish values (:me, 'each', 'turn', 'Europe/Athens', 1, 2,"
                                + " 3, 1)",
                        "insert into push_device values ('device', :me, 'token',"
                                + " 'https://x.example/1', 'k', 'a', 'phone of Xanthippe', 'turn',"
                                + " 1, 0, 0)",
                        "insert into push_call values (:me, :table, 'turn', 99999999999999)",
                        "insert into notice values (:me, :table, 'chat', :other, 1, '')",
                        "insert into notice values (:other, :table, 'chat', :me, 1, '')",
                        "insert into house_invitation (token_hash, by_person, created_at,"
                                + " expires_at, used_by) values ('used', :other, 1, 99999999999999,"
                                + " :me)",
                        "insert into house_invitation (token_hash, by_person, created_at,"
                                + " expires_at, used_by) values ('given', :me, 1, 99999999999999,"
                                + " null)",
                        "insert into campaign_request values (:table, :me, 'Xanthippe', 1)",
                        "insert into campaign_note values (:table, :me, 'Xanthippe', 1)",
                        "insert into seat_invitation values ('used', :table, 'South', :other, 1,"
                                + " 99999999999999, :me, 'Xanthippe')",
                        "insert into seat_invitation values ('given', :table, 'South', :me, 1,"
                                + " 99999999999999, null, '')",
                        "insert into invitation values (:table, :me, :other, 1)",
                        "insert into invitation values (:table, :other, :me, 1)",
                        "insert into chat values (:table, 1, :me, 'South', 'said by Xanthippe',"
                                + " 1, null)",
                        "insert into reader values (:table, :me, 'noted by Xanthippe', 1)",
                        "insert into plan values (:table, 'South', 1, 'planned by Xanthippe')",
                        "insert into ew_decline values (:table, 'South', :me, 1, 'Xanthippe')",
                        "insert into lead_sheet values (:table, 'Andra/01', 'treasury 1 5', 1,"
                                + " :me, 1)",
                        "insert into lead_act values (:table, 1, :me, 'FREE', '', '', 1)",
                        "insert into order_draft values (:table, :me, 1, 'South', 'Andra/01',"
                                + " 'written by Xanthippe', 1)",
                        "insert into scan values (:table, 1, 'South', 'Andra/01', 'png', '', 9,"
                                + " :other, 1)",
                        "insert into scan values (:table, 2, 'North', 'Andra/01', 'png', '', 9,"
                                + " :me, 1)",
                        "insert into contact_address values (:table, :me, 'Xanthippe, Athens', 1)",
                        "insert into courier_bequest values (:table, 'South', :me, 1)",
                        "insert into courier_letter values (:table, 1, 'Andra/01', 'South', :me,"
                                + " 'North', :other, 'written by Xanthippe', 'sent', '', 1)",
                        "insert into courier_letter values (:table, 2, 'Andra/01', 'North',"
                                + " :other, 'South', :me, 'hello', 'sent', '', 1)",
                        "insert into courier_treaty values (:table, 1, 'Andra/01', 'South',"
                                + " 'North', :me, 'peace', '', '', 'agreed', 0, 0, 1)",
                        "insert into courier_press values (:table, 1, 'Andra/01', 'South', :me, 0,"
                                + " 'peace', 'at last', 'taken', '', 0, 1)",
                        "insert into courier_issue values (:table, 1, 'Andra/01', 1, :me, 'dear"
                                + " readers', 0, 1)",
                        "insert into standing_order values (:table, 'South', :me, 'Xanthippe', 1)",
                        "insert into deputy values (:table, 'South', 'HEIR', :me, :other, 0, 1,"
                                + " '')",
                        "insert into deputy values (:table, 'North', 'HEIR', :other, :me, 0, 1,"
                                + " '')",
                        "insert into person_page values (:me, 1, 1, 0)",
                        "insert into study values ('study', :me, 'Xanthippe', '', 1, 1)",
                        "insert into puzzle_try values (:me, 1, 1, 1, 1, 1, 1, 1, 1)",
                        "insert into club values ('club', 'Club', 'club', '', 1, 1)",
                        "insert into club_member values ('club', :me, 'director', 1)",
                        "insert into club_table values ('club', :table, :me, 1)",
                        "insert into club_event values ('cup', 'club', 'Cup', 'swiss', 'sparta',"
                                + " 'standard', 'days 1', 3, 0, 'over', 1)",
                        "insert into event_player values ('cup', :me, 1, 0, 1)",
                        "insert into event_game values ('cup', 1, 1, :me, :other, null, 'first')",
                        "insert into event_game values ('cup', 2, 1, :other, :me, null, 'first')",
                        "insert into event_ruling values ('cup', 1, 1, 1, 'first', 'ruled by"
                                + " Xanthippe', :me, 1)",
                        "insert into rating values (:me, 'sparta', 'quick', 1, 1, 1, 1, 1)",
                        "insert into rating_step values (:table, :me, 'sparta', 'quick', 1, 1, 1,"
                                + " 1, 1)",
                        "insert into hook values (:me, 'https://xanthippe.example/', 's', 1, 0)",
                        "insert into hook_call values (:me, :table, 'turn', 99999999999999, 0)",
                        "insert into mute values (:me, :table, 1, 1)",
                        "insert into report values ('r1', :me, :other, :table, 1, 'says Xanthippe',"
                                + " 1, null, null, '')",
                        "insert into report values ('r2', :other, :me, null, null, 'she is rude',"
                                + " 1, null, null, '')",
                        "insert into warning values ('w', :me, 'be kind', 1, null)",
                        "insert into blocked values (:me, :other, 1)",
                        "insert into blocked values (:other, :me, 1)",
                        "insert into audit values ('a', 1, :me, 'LIFT', :other, '')",
                        "insert into audit values ('b', 1, :other, 'LIFT', :me, '')"))
            assertThat(
                            sql.sql(statement)
                                    .param("me", person.id().value())
                                    .param("other", other.value())
                                    .param("table", table.value())
                                    .update())
                    .as(statement)
                    .isEqualTo(1);
    }

    @Test
    void theDownloadHasEveryTrace() throws Exception {
        var files = download();
        for (var trace : Traces.ALL) {
            if (trace.table().equals("suspension")) continue; // whoever is suspended is nobody here
            if (trace.told().isEmpty()) assertThat(files).doesNotContainKey(trace.name() + ".json");
            else assertThat(files.get(trace.name() + ".json")).as(trace.name()).contains("{");
        }
        assertThat(files.get("chat.json")).contains("said by Xanthippe");
        assertThat(files.get("notes.json")).contains("noted by Xanthippe");
        assertThat(files.get("plans.json")).contains("planned by Xanthippe");
        assertThat(files.get("profile.json")).contains("Xanthippe@example.org", "1970-01-01");
        assertThat(files).containsKey("games/" + table + ".json");
        assertThat(files.values()).allSatisfy(text -> assertThat(text).doesNotContain("hash"));
    }

    private Map<String, String> download() throws Exception {
        var answer =
                house.http()
                        .send(
                                house.request(person, "/profile/data.zip").build(),
                                BodyHandlers.ofByteArray());
        var files = new TreeMap<String, String>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(answer.body()))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry())
                files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
        }
        return files;
    }

    @Test
    void nothingStaysButAnIdThatLeadsToNobody() throws Exception {
        sql.sql("insert into suspension values (?, 'suspended: Xanthippe', 1, null)")
                .param(person.id().value())
                .update();
        assertThat(stored()).anyMatch(line -> line.contains(OWN));
        house.part(Accounts.class).delete(person.id());
        awaitFarewell();
        assertThat(stored())
                .noneMatch(line -> line.toLowerCase(Locale.ROOT).contains("xanthippe"))
                .noneMatch(line -> line.contains(person.id().value()) && !mayStay(line));
        assertThat(house.part(Tables.class).find(table).orElseThrow().now().isOver()).isTrue();
        assertThat(house.get(TestHouse.NOBODY, "/games/" + table).statusCode()).isEqualTo(200);
        assertThat(house.get(TestHouse.NOBODY, "/people/" + OWN).statusCode()).isEqualTo(404);
        assertThat(sql.sql("select text from chat").query(String.class).list())
                .as("others see that something was said, not what")
                .containsExactly("");
    }

    private static boolean mayStay(String line) {
        return ID_STAYS.stream().anyMatch(line::startsWith);
    }

    private void awaitFarewell() throws InterruptedException {
        for (int i = 0; i < 1_200 && waiting() > 0; i++) Thread.sleep(100);
        assertThat(waiting()).isZero();
    }

    private long waiting() {
        return sql.sql("select count(*) from scheduled_tasks where task_name = 'farewell'")
                .query(Long.class)
                .single();
    }

    /** Everything that the database keeps, a line for each row. */
    private List<String> stored() throws Exception {
        return house.stored().values().stream().flatMap(String::lines).toList();
    }
}
