package hegemon.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.HouseKey;
import hegemon.server.accounts.People;
import hegemon.server.accounts.SignIns;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.AskFirst;
import hegemon.server.mail.MailWish;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.mail.Notices;
import hegemon.server.mail.Notices.Event;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The way of a call, on SQLite and on PostgreSQL, to a push service that reads it. */
abstract class CallContract extends OnDatabase {
    private static final PersonId ANNA = new PersonId("anna");
    private static final TableId TABLE = new TableId("table-1");

    private final MovingClock clock = new MovingClock("2026-01-10T12:00:00Z");
    private PushService service;
    private SignIns signIns;
    private String browser;
    private Devices devices;
    private NoticeBoard board;
    private Notices notices;
    private Caller caller;

    @BeforeEach
    void open() throws Exception {
        service = new PushService();
        sql("insert into person (id, created_at, language) values ('anna', 0, 'de')");
        sql("insert into person (id, created_at, name, name_key) values ('bert', 0, 'Bert', 'b')");
        sql(
                "insert into game (id, name, setup, secret, created_at, pace, listed, watchable,"
                        + " chat, changes) values ('table-1', 'sparta', '', '', 0, '', 0, 0, 0,"
                        + " 0)");
        signIns = new SignIns(database(), clock);
        browser = signIns.open(ANNA, "Firefox");
        devices = new Devices(database(), PushService.ANYWHERE, clock);
        board = new NoticeBoard(database(), clock);
        notices = new AskFirst(database(), board, new PushNotices(database(), clock));
        caller = caller(PushService.ANYWHERE);
    }

    private Caller caller(Endpoints endpoints) {
        return new Caller(
                database(),
                devices,
                new People(database(), clock),
                new PushKey(new HouseKey(database()), "https://house.example/"),
                endpoints,
                clock);
    }

    @AfterEach
    void close() {
        caller.close();
        service.close();
    }

    private void sql(String statement) {
        JdbcClient.create(database()).sql(statement).update();
    }

    private Devices.Kept keep(String path, Event... kinds) {
        return devices.keep(
                ANNA,
                browser,
                service.endpoint(path),
                service.key(),
                PushService.AUTH,
                "Firefox",
                Set.of(kinds));
    }

    private void tell(Event event) {
        notices.tell(ANNA, event, TABLE, "sparta", new PersonId("bert"));
    }

    private List<String> paths() {
        return service.came().stream().map(PushService.Came::path).sorted().toList();
    }

    private void later(Duration time) {
        clock.pass(time);
        caller.round();
    }

    private void soon() {
        later(PushNotices.GRACE);
    }

    @Test
    void theDeviceIsToldInTheReadersLanguageAndByNobodyElse() {
        keep("/phone", Event.TURN);
        tell(Event.TURN);
        caller.round();
        assertThat(service.came()).as("who is at the table sees it there").isEmpty();
        soon();
        var call = service.came().getFirst();
        assertThat(call.text())
                .contains("Bert hat gezogen; du bist am Zug bei Sparta")
                .contains("\"table\":\"table-1\"", "\"waiting\":1");
        assertThat(call.claims())
                .contains("\"aud\":\"" + service.endpoint("") + "\"", "https://house.example/");
        soon();
        assertThat(service.came()).hasSize(1);
    }

    @Test
    void eachDeviceHearsOfItsKindsAlone() {
        keep("/phone", Event.TURN);
        keep("/desk", Event.TURN, Event.CHAT);
        tell(Event.CHAT);
        tell(Event.OVER);
        soon();
        assertThat(paths()).containsExactly("/desk");
    }

    @Test
    void whatWasSeenNeedsNoCall() {
        keep("/phone", Event.TURN, Event.CHAT);
        tell(Event.TURN);
        board.moot(ANNA, TABLE);
        soon();
        tell(Event.CHAT);
        notices.moot(ANNA, TABLE);
        soon();
        assertThat(service.came()).isEmpty();
    }

    @Test
    void inQuietHoursCallsWait() {
        keep("/phone", Event.TURN);
        var wish =
                new MailWish(
                        MailWish.Manner.NEVER,
                        EnumSet.noneOf(Event.class),
                        ZoneOffset.UTC,
                        0,
                        0,
                        18,
                        false);
        new MailWishes(database()).keep(ANNA, wish.withQuiet(ZoneOffset.UTC, 11, 14));
        tell(Event.TURN);
        later(Duration.ofMinutes(119));
        assertThat(service.came()).isEmpty();
        later(Duration.ofMinutes(1));
        assertThat(service.came()).hasSize(1);
    }

    @Test
    void aDeviceThatItsServiceDoesNotKnowIsForgotten() {
        keep("/gone", Event.TURN);
        keep("/lost", Event.TURN);
        keep("/phone", Event.TURN);
        service.answer("/gone", 410);
        service.answer("/lost", 404);
        tell(Event.TURN);
        soon();
        assertThat(paths()).containsExactly("/phone");
        assertThat(devices.of(ANNA)).hasSize(1);
    }

    @Test
    void aFailureHoldsUpNobodyAndItsDeviceRests() {
        devices.keep(
                ANNA,
                browser,
                "http://127.0.0.1:1/nobody",
                service.key(),
                PushService.AUTH,
                "",
                Set.of(Event.TURN));
        keep("/ill", Event.TURN);
        keep("/phone", Event.TURN);
        service.answer("/ill", 503);
        tell(Event.TURN);
        soon();
        assertThat(paths()).containsExactly("/phone");
        service.answer("/ill", 201);
        tell(Event.TURN);
        soon();
        assertThat(paths()).containsExactly("/phone", "/phone");
        clock.pass(Duration.ofMinutes(1));
        tell(Event.TURN);
        soon();
        assertThat(paths()).containsExactly("/ill", "/phone", "/phone", "/phone");
    }

    @Test
    void aDeviceThatOnlyFailsIsGivenUp() {
        keep("/ill", Event.TURN);
        service.answer("/ill", 500);
        for (int time = 0; time < 10; time++) {
            assertThat(devices.of(ANNA)).hasSize(1);
            tell(Event.TURN);
            later(Duration.ofHours(2));
        }
        assertThat(devices.of(ANNA)).isEmpty();
    }

    @Test
    void aBrowserThatIsSignedOutIsNotCalled() {
        keep("/phone", Event.TURN);
        signIns.close(browser);
        tell(Event.TURN);
        soon();
        assertThat(service.came()).isEmpty();
    }

    @Test
    void nothingInsideIsCalled() {
        keep("/phone", Event.TURN);
        tell(Event.TURN);
        clock.pass(PushNotices.GRACE);
        try (var strict = caller(Endpoints.OPEN_NET)) {
            strict.round();
        }
        assertThat(service.came()).isEmpty();
        assertThat(devices.of(ANNA)).isEmpty();
    }

    @Test
    void tenDevicesAreEnoughAndEachIsKeptOnce() {
        for (int each = 0; each < Devices.MOST; each++)
            assertThat(keep("/" + each)).isEqualTo(Devices.Kept.YES);
        assertThat(keep("/more")).isEqualTo(Devices.Kept.TOO_MANY);
        assertThat(keep("/3", Event.CHAT)).isEqualTo(Devices.Kept.YES);
        assertThat(devices.of(ANNA)).hasSize(Devices.MOST);
        devices.remove(new PersonId("bert"), Devices.id(service.endpoint("/3")));
        assertThat(devices.of(ANNA)).hasSize(Devices.MOST);
        devices.remove(ANNA, Devices.id(service.endpoint("/3")));
        assertThat(keep("/more")).isEqualTo(Devices.Kept.YES);
    }

    @Test
    void whatNoBrowserSaysIsNotKept() {
        var strict = new Devices(database(), clock);
        var endpoint = "https://push.example.net/1";
        assertThat(
                        strict.keep(
                                ANNA,
                                browser,
                                "no address",
                                service.key(),
                                PushService.AUTH,
                                "",
                                Set.of()))
                .isEqualTo(Devices.Kept.UNREADABLE);
        assertThat(strict.keep(ANNA, browser, endpoint, "no key", PushService.AUTH, "", Set.of()))
                .isEqualTo(Devices.Kept.UNREADABLE);
        assertThat(strict.keep(ANNA, browser, endpoint, service.key(), "AAAA", "", Set.of()))
                .isEqualTo(Devices.Kept.UNREADABLE);
        assertThat(
                        strict.keep(
                                ANNA,
                                browser,
                                service.endpoint("/1"),
                                service.key(),
                                PushService.AUTH,
                                "",
                                Set.of()))
                .isEqualTo(Devices.Kept.UNREADABLE);
    }
}
