package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.mail.Notices;
import hegemon.server.store.CalendarRows.Plan;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.Terms;
import hegemon.table.Entry;
import hegemon.table.Language;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The calendar of a campaign: run on SQLite and on PostgreSQL. */
abstract class CalendarsContract extends OnDatabase {
    private static final String SUNDAY = "2026-11-22T19:00:00Z";

    private final MovingClock clock = new MovingClock("2026-11-16T08:00:00Z");
    private final TreeSet<Long> alarms = new TreeSet<>();
    private final List<String> told = new ArrayList<>();

    private House house;
    private Tables tables;
    private Endings endings;
    private Calendars calendars;
    private NoticeBoard board;
    private PersonId ada;
    private PersonId bo;
    private PersonId leader;

    @BeforeEach
    void open() {
        board = new NoticeBoard(database(), clock);
        house =
                BareTables.house(
                        database(),
                        clock,
                        (table, at) -> at.ifPresent(alarms::add),
                        Notices.all(board, listening()));
        tables = new Tables(house);
        endings = new Endings(house, tables);
        calendars = new Calendars(house);
        var guests = new Guests(database(), clock);
        ada = guests.welcome("").id();
        bo = guests.welcome("").id();
        leader = guests.welcome("").id();
    }

    private Notices listening() {
        return new Notices() {
            @Override
            public void tell(
                    PersonId person,
                    Event event,
                    TableId table,
                    String game,
                    PersonId by,
                    Said said) {
                told.add(name(person) + " " + event);
            }

            @Override
            public void write(
                    PersonId person, Event event, TableId table, String game, List<String> what) {
                if (event == Event.DEADLINE) tell(person, event, table, game, PersonId.NOBODY);
            }

            @Override
            public void moot(PersonId person, TableId table, Optional<Event> only) {}
        };
    }

    private String name(PersonId person) {
        return person.equals(ada) ? "ada" : person.equals(bo) ? "bo" : "leader";
    }

    private LiveTable led(String setup, Plan plan) {
        var terms = new Terms(Optional.of(leader), new Pace.Days(3), false, true, true);
        Map<String, Occupant> seats =
                Map.of(
                        "Realm-1",
                        new Occupant.Person(ada),
                        "Realm-2",
                        new Occupant.Person(bo),
                        "GameMaster",
                        new Occupant.Person(leader));
        var table =
                new Seating(house, tables)
                        .lay(new Seating.Wish("pygma", setup, seats, terms))
                        .orThrow();
        assertThat(calendars.refuse(plan)).isEmpty();
        calendars.keep(table, done("calendar"), plan);
        return table;
    }

    private static Plan sundays(int grace, boolean early) {
        return new Plan("weekly 7 20:00", "Europe/Berlin", grace, 2, early, "");
    }

    private Campaigns.Done done(String text) {
        return new Campaigns.Done(leader, text, "");
    }

    private void send(LiveTable table, PersonId guest) {
        assertThat(tables.submit(table, Optional.of(guest), table.now().entry(), "HYGIENE 1"))
                .isEqualTo(new Reply.Done());
    }

    /** Lets time pass and every alarm ring that was set, as the jobs do. */
    private void until(LiveTable table, String moment) {
        var end = Instant.parse(moment);
        while (!alarms.isEmpty() && alarms.first() <= end.toEpochMilli()) {
            long at = alarms.pollFirst();
            if (at > clock.millis()) clock.pass(Duration.ofMillis(at - clock.millis()));
            endings.ring(table, at).ifPresent(alarms::add);
        }
        clock.pass(Duration.between(clock.instant(), end));
    }

    private static List<String> log(LiveTable table) {
        return table.now().match().log().entries().stream().map(CalendarsContract::line).toList();
    }

    private static String line(Entry entry) {
        return entry.seat().name() + " " + entry.text().split("[ \n]", 2)[0];
    }

    private String due(LiveTable table) {
        return Instant.ofEpochMilli(calendars.of(table.id()).orElseThrow().due()).toString();
    }

    @Test
    void ordersAreClosedAfterTheDeadlineAndItsGrace() {
        var table = led("realms 2 seed 1", sundays(60, false));
        assertThat(due(table)).isEqualTo(SUNDAY);
        assertThat(table.now().clocks().running()).as("no other clock runs").isEmpty();
        until(table, "2026-11-22T19:59:00Z");
        assertThat(log(table)).as("grace").isEmpty();
        until(table, "2026-11-22T20:00:00Z");
        assertThat(log(table)).containsExactly("GameMaster lock");
        assertThat(alarms).isEmpty();
    }

    @Test
    void whoHasNotSentIsRemindedADayAndAnHourBeforeOnceEach() {
        var table = led("realms 2 seed 1", sundays(0, false));
        send(table, ada);
        told.clear();
        until(table, "2026-11-21T20:00:00Z");
        assertThat(told).containsExactly("bo DEADLINE");
        assertThat(board.of(bo).getFirst().said().in(Language.GERMAN))
                .isEqualTo("Abgabe bis Sonntag, 22. Nov., 20:00 (MEZ).");
        until(table, "2026-11-22T18:30:00Z");
        assertThat(told).containsExactly("bo DEADLINE", "bo DEADLINE");
        until(table, SUNDAY);
        assertThat(told).containsExactly("bo DEADLINE", "bo DEADLINE", "leader TURN");
    }

    @Test
    void theNextMonthGetsItsOwnDeadlineAndADraftWaitsForever() {
        var table = led("realms 2 seed 1", sundays(0, false));
        until(table, "2026-11-24T08:00:00Z");
        assertThat(log(table)).containsExactly("GameMaster lock");
        tables.submit(table, Optional.of(leader), table.now().entry(), "evaluate");
        assertThat(due(table)).isEqualTo("2026-11-29T19:00:00Z");
        tables.submit(table, Optional.of(leader), table.now().entry(), "review");
        until(table, "2027-01-24T08:00:00Z");
        assertThat(log(table)).endsWith("GameMaster review", "chance month");
    }

    @Test
    void aMovedDeadlineIsToldToAllWithTheWordsOfTheLeader() {
        var table = led("realms 2 seed 1", sundays(0, false));
        told.clear();
        long later = Instant.parse("2026-11-25T19:00:00Z").toEpochMilli();
        var moved = new Campaigns.Done(leader, "postpone\n", "Ich bin krank.");
        assertThat(calendars.move(table, moved, later)).isTrue();
        assertThat(told).containsExactlyInAnyOrder("ada CALENDAR", "bo CALENDAR");
        assertThat(board.of(ada).getFirst().said().in(Language.GERMAN))
                .isEqualTo("Abgabe bis Mittwoch, 25. Nov., 20:00 (MEZ). „Ich bin krank.“");
        until(table, "2026-11-25T18:59:00Z");
        assertThat(log(table)).isEmpty();
        until(table, "2026-11-25T19:00:00Z");
        assertThat(log(table)).containsExactly("GameMaster lock");
        assertThat(new Campaigns(house).acts(table.id()).getFirst().reason())
                .isEqualTo("Ich bin krank.");
        tables.submit(table, Optional.of(leader), table.now().entry(), "evaluate");
        assertThat(due(table)).as("the rhythm stays").isEqualTo("2026-11-29T19:00:00Z");
        assertThat(calendars.of(table.id()).orElseThrow().word()).isEmpty();
    }

    @Test
    void nothingIsDueInAPauseAndAfterItTheMonthHasItsTime() {
        var table = led("realms 2 seed 1", sundays(0, false));
        assertThat(calendars.pause(table, done("pause"), true)).isTrue();
        until(table, "2026-12-31T08:00:00Z");
        assertThat(log(table)).isEmpty();
        assertThat(board.of(ada).getFirst().said().in(Language.GERMAN))
                .isEqualTo("Die Kampagne pausiert.");
        assertThat(calendars.pause(table, done("resume"), false)).isTrue();
        assertThat(due(table)).isEqualTo("2027-01-03T19:00:00Z");
        until(table, "2027-01-03T19:00:00Z");
        assertThat(log(table)).containsExactly("GameMaster lock");
    }

    @Test
    void aDeadlineThatWasPutOffStaysSoAfterAPause() {
        var table = led("realms 2 seed 1", sundays(0, false));
        var later = Instant.parse("2026-12-01T19:00:00Z").toEpochMilli();
        assertThat(calendars.move(table, done("postpone"), later)).isTrue();
        assertThat(calendars.pause(table, done("pause"), true)).isTrue();
        assertThat(calendars.pause(table, done("resume"), false)).isTrue();
        assertThat(due(table)).isEqualTo("2026-12-01T19:00:00Z");
    }

    @Test
    void ordersAreClosedEarlyWhenAllAreInAndNotWhenTheLeaderOpensThemAgain() {
        var table = led("realms 2 seed 1", sundays(0, true));
        send(table, ada);
        until(table, "2026-11-16T09:00:00Z");
        assertThat(log(table)).hasSize(1);
        send(table, bo);
        until(table, "2026-11-16T09:01:00Z");
        assertThat(log(table)).endsWith("Realm-2 HYGIENE", "GameMaster lock");
        tables.submit(table, Optional.of(leader), table.now().entry(), "unlock");
        until(table, "2026-11-16T10:00:00Z");
        assertThat(log(table)).endsWith("GameMaster unlock");
    }

    @Test
    void afterDowntimeTheOrdersAreClosedLaterAndNothingIsEvaluated() {
        var table = led("realms 2 seed 1 zat=RELEASE", sundays(0, false));
        var heart = new Heart(house);
        until(table, "2026-11-22T10:00:00Z");
        heart.beat();
        clock.pass(Duration.ofHours(12));
        heart.beat();
        until(table, "2026-11-22T23:00:00Z");
        assertThat(log(table)).as("twelve hours later").isEmpty();
        until(table, "2026-11-23T07:00:00Z");
        assertThat(log(table)).containsExactly("GameMaster lock");
    }

    @Test
    void aCampaignThatRunsByItselfEvaluatesAtTheDeadline() {
        var table = led("realms 2 seed 1 zat=RELEASE", sundays(0, false));
        new Heart(house).beat();
        until(table, SUNDAY);
        assertThat(log(table)).containsExactly("GameMaster evaluate", "chance month");
        assertThat(due(table)).isEqualTo("2026-11-29T19:00:00Z");
    }

    @Test
    void beforeAllRealmsAreTakenNoMonthIsOpen() {
        var terms = new Terms(Optional.of(leader), new Pace.Untimed(), false, true, true);
        Map<String, Occupant> seats =
                Map.of(
                        "Realm-1",
                        new Occupant.Person(ada),
                        "GameMaster",
                        new Occupant.Person(leader));
        var seating = new Seating(house, tables);
        var table =
                seating.lay(new Seating.Wish("pygma", "realms 2 seed 1", seats, terms)).orThrow();
        calendars.keep(table, done("calendar"), sundays(0, false));
        assertThat(calendars.of(table.id()).orElseThrow().due()).isZero();
        until(table, "2026-12-01T08:00:00Z");
        assertThat(seating.join(table, bo)).isTrue();
        assertThat(due(table)).isEqualTo("2026-12-06T19:00:00Z");
    }

    private void lead(LiveTable table, String text) {
        assertThat(tables.submit(table, Optional.of(leader), table.now().entry(), text))
                .isEqualTo(new Reply.Done());
    }

    @Test
    void aMonthThatIsTakenBackCostsTheNextOneNoDeadline() {
        for (String rhythm : List.of("weekly 7 20:00", "every 7 20:00")) {
            var plan = new Plan(rhythm, "Europe/Berlin", 0, 2, false, "");
            var table = led("realms 2 seed 1", plan);
            var first = due(table);
            until(table, Instant.parse(first).plus(Duration.ofHours(1)).toString());
            lead(table, "evaluate");
            var second = due(table);
            assertThat(second).isGreaterThan(first);
            lead(table, "withdraw");
            assertThat(due(table)).as("its own has passed: " + rhythm).isEqualTo(second);
            lead(table, "evaluate");
            assertThat(due(table)).as(rhythm).isEqualTo(second);
        }
    }

    @Test
    void aMonthThatWasClosedEarlyAndTakenBackHasItsDeadlineAgain() {
        var table = led("realms 2 seed 1", sundays(0, false));
        lead(table, "evaluate");
        assertThat(due(table)).isEqualTo("2026-11-29T19:00:00Z");
        lead(table, "withdraw");
        assertThat(due(table)).isEqualTo(SUNDAY);
        lead(table, "evaluate");
        assertThat(due(table)).isEqualTo("2026-11-29T19:00:00Z");
    }

    @Test
    void theFirstDeadlineIsTheOneThatWasNamed() {
        var terms = new Terms(Optional.of(leader), new Pace.Untimed(), false, true, true);
        Map<String, Occupant> seats =
                Map.of(
                        "Realm-1",
                        new Occupant.Person(ada),
                        "GameMaster",
                        new Occupant.Person(leader));
        var seating = new Seating(house, tables);
        var table =
                seating.lay(new Seating.Wish("pygma", "realms 2 seed 1", seats, terms)).orThrow();
        var plan = new Plan("every 14 20:00", "Europe/Berlin", 0, 2, false, "");
        long first = Instant.parse("2026-12-13T19:00:00Z").toEpochMilli();
        calendars.begin(table, done("calendar"), plan, first);
        assertThat(due(table))
                .as("said before all realms are taken")
                .isEqualTo("2026-12-13T19:00:00Z");
        assertThat(alarms).isEmpty();
        assertThat(seating.join(table, bo)).isTrue();
        assertThat(due(table)).isEqualTo("2026-12-13T19:00:00Z");
        lead(table, "evaluate");
        assertThat(due(table)).isEqualTo("2026-12-27T19:00:00Z");
    }
}
