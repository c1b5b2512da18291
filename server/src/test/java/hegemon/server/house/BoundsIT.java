package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.HostSettings;
import hegemon.server.Limit;
import hegemon.server.Limits;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.KeyScope;
import hegemon.server.accounts.Passkeys;
import hegemon.server.accounts.Programs;
import hegemon.server.accounts.SignIns;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.mail.Notices;
import hegemon.server.mail.Outbox;
import hegemon.server.play.Lengths;
import hegemon.server.play.Opponent;
import hegemon.server.play.Reply;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.play.Talk;
import hegemon.server.store.BlockRows;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** Nobody fills the house: what people can make grow stops growing, with a sentence. */
class BoundsIT {
    private static final String SPARTA = "game=sparta&setup=standard&opponent=";

    private static final String SHEET = "REICH 1\nZUG Andra/01\n";

    @TempDir private static Path data;
    private static TestHouse house;

    @BeforeAll
    static void open() {
        house =
                new TestHouse(
                        ServerSettings.in(data, 0)
                                .with(
                                        HostSettings.DEFAULTS.with(
                                                Limits.DEFAULTS.with(Limit.TABLES_PER_MEMBER, 2))));
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static JdbcClient sql() {
        return JdbcClient.create(house.part(DataSource.class));
    }

    private static void fill(int many, String insert, Object... args) {
        var numbers =
                "with recursive n (i) as (select 1 union all select i + 1 from n where i < "
                        + many
                        + ") ";
        sql().sql(numbers + insert + " from n").params(args).update();
    }

    private static int count(String rows, Object... args) {
        return sql().sql("select count(*) from " + rows).params(args).query(Integer.class).single();
    }

    private static String table(TestHouse.Visitor maker) throws Exception {
        var begun = house.form(maker, "/games", SPARTA + "self");
        return begun.headers().firstValue("Location").orElseThrow().replaceAll(".*/", "");
    }

    @Test
    void aMemberHasSoManyGamesThatAreNotOver() throws Exception {
        var ada = house.member("Ada");
        for (int i = 0; i < 2; i++) table(ada);
        var told = house.form(ada, "/games", SPARTA + "self");
        assertThat(told.statusCode()).isEqualTo(429);
        assertThat(told.headers().firstValue("Retry-After")).isPresent();
        assertThat(told.body()).contains("You have 2 unfinished games of your own");
    }

    @Test
    void onePersonSaysSoMuchAtOneTable() throws Exception {
        var bo = house.guest();
        var game = table(bo);
        fill(
                Talk.MOST,
                "insert into chat (game_id, number, person, seat, text, said_at) select ?, i, ?,"
                        + " 'white', 'hello', 1",
                game,
                bo.id().value());
        var told = house.json(bo, "/api/games/" + game + "/talk", "{\"text\":\"one more\"}");
        assertThat(told.statusCode()).isEqualTo(422);
        assertThat(told.body()).contains("1,000 messages at this table");
    }

    @Test
    void aRulerSendsSoManySheetsForAMonth() {
        var rex = house.guest();
        var tables = house.part(Tables.class);
        var table =
                tables.start(
                                "pygma",
                                "realms 2 seed 1",
                                new Opponent.Friend(),
                                Optional.of("Realm-1"),
                                rex.id())
                        .orThrow();
        while (table.now().hasOpenSeat()) house.part(Seating.class).join(table, house.guest().id());
        var me = Optional.of(rex.id());
        for (int i = 0; i < Lengths.MOST_SHEETS; i++)
            assertThat(tables.submit(table, me, table.now().entry(), SHEET))
                    .isEqualTo(new Reply.Done());
        int entry = table.now().entry();
        assertThat(tables.submit(table, me, entry, SHEET).toString())
                .contains("You have sent 100 sheets for this month");
        assertThat(table.now().entry()).as("nothing was written").isEqualTo(entry);
    }

    @Test
    void onePersonBlocksSoMany() throws Exception {
        var cy = house.member("Cy");
        house.member("Dora");
        fill(BlockRows.MOST, "insert into person (id, created_at) select 'blocked' || i, 1");
        fill(
                BlockRows.MOST,
                "insert into blocked (person_id, other_id, since) select ?, 'blocked' || i, 1",
                cy.id().value());
        var told = house.form(cy, "/people/Dora/block", "");
        assertThat(told.statusCode()).isEqualTo(422);
        assertThat(told.body()).contains("You have blocked 500 people");
    }

    @Test
    void whoSignsInAgainAndAgainIsSignedOutWhereTheyWereLongAgo() {
        var signIns = house.part(SignIns.class);
        var person = house.guest().id();
        var tokens =
                java.util.stream.IntStream.range(0, SignIns.MOST + 20)
                        .mapToObj(i -> signIns.open(person, "browser " + i))
                        .toList();
        assertThat(signIns.of(person)).hasSizeLessThanOrEqualTo(SignIns.MOST + 1);
        assertThat(signIns.person(tokens.getLast())).contains(person);
    }

    @Test
    void oldNoticesMakeRoomForNewOnes() throws Exception {
        var eve = house.guest();
        var game = table(eve);
        int many = NoticeBoard.MOST + 100;
        fill(
                many,
                "insert into game (id, name, setup, secret, created_at, pace, listed, watchable,"
                    + " chat, rated, changes) select 'noticed' || i, 'sparta', 'standard', '00', 1,"
                    + " 'none', 0, 1, 1, 0, 0");
        fill(
                many,
                "insert into notice (person_id, game_id, event, told_at) select ?, 'noticed' || i,"
                        + " 'turn', i",
                eve.id().value());
        house.part(NoticeBoard.class)
                .tell(
                        eve.id(),
                        Notices.Event.of("turn"),
                        new TableId(game),
                        "sparta",
                        PersonId.NOBODY,
                        Notices.Said.parse(""));
        assertThat(count("notice where person_id = ?", eve.id().value()))
                .isBetween(NoticeBoard.MOST, NoticeBoard.MOST + 1);
        assertThat(count("notice where person_id = ? and game_id = ?", eve.id().value(), game))
                .as("the new one is there")
                .isEqualTo(1);
    }

    @Test
    void oneMemberHasSoManyPrograms() {
        var fay = house.member("Fay").id();
        var programs = house.part(Programs.class);
        fill(Programs.MOST, "insert into person (id, created_at) select 'program' || i, 1");
        fill(
                Programs.MOST,
                "insert into program (person_id, owner_id) select 'program' || i, ?",
                fay.value());
        var told = programs.create(fay, "fresh", KeyScope.PLAY, Optional.empty());
        assertThat(told.toString()).contains("You have made 20 programs");
    }

    @Test
    void oneMemberHasSoManyPasskeys() throws Exception {
        var gus = house.member("Gus");
        fill(
                Passkeys.MOST,
                "insert into passkey (id, person_id, label, public_key, attestation, client_data,"
                    + " signatures, verified, backup_able, backed_up, transports, created_at,"
                    + " used_at) select 'keys' || (1000 + i), ?, 'key', 'AA', 'AA', 'AA', 0, 1, 0,"
                    + " 0, '', 1, 1",
                gus.id().value());
        var told = house.json(gus, "/api/passkeys/make", "{}");
        assertThat(told.statusCode()).isEqualTo(422);
        assertThat(told.body()).contains("You have 20 passkeys");
    }

    @Test
    void soManyLettersWaitForOnePerson() {
        var hal = house.guest().id();
        fill(
                Outbox.MOST_WAITING,
                "insert into letter (id, person_id, kind, game_id, args, created_at, due_at,"
                        + " digest, attempts) select 'letter' || i, ?, 'turn', 'game', '[]', 1,"
                        + " 4102444800000, 0, 0",
                hal.value());
        var outbox = house.part(Outbox.class);
        outbox.toPlayer("turn", hal, new TableId("game"), List.of());
        assertThat(count("letter where person_id = ?", hal.value())).isEqualTo(Outbox.MOST_WAITING);
        outbox.toPerson("sign-in", hal, "hal@example.org", List.of());
        assertThat(count("letter where person_id = ?", hal.value()))
                .as("a way in always comes")
                .isEqualTo(Outbox.MOST_WAITING + 1);
    }

    @Test
    void whoDownloadsEverythingAgainAndAgainIsToldToWait() throws Exception {
        var ida = house.member("Ida");
        int times = hegemon.server.accounts.RateLimits.Limit.DOWNLOAD_PERSON.times();
        for (int i = 0; i < times; i++)
            assertThat(house.get(ida, "/profile/data.zip").statusCode()).isEqualTo(200);
        var told = house.get(ida, "/profile/data.zip");
        assertThat(told.statusCode()).isEqualTo(429);
        assertThat(told.headers().firstValueAsLong("Retry-After").orElse(0)).isPositive();
        assertThat(told.body()).contains("That was tried too often");
    }
}
