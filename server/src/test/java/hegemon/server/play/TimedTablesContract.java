package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.kagkarlsson.scheduler.Scheduler;

import hegemon.server.BareTables;
import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.store.LobbyRows;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.TalkRows;
import hegemon.server.store.Terms;
import hegemon.table.Entry;
import hegemon.table.Outcome;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Clocks, seats, plans and talk at stored tables: run on SQLite and on PostgreSQL. */
abstract class TimedTablesContract extends OnDatabase {
    private static final Seat SOUTH = new Seat("South");
    private static final Seat NORTH = new Seat("North");

    private final MovingClock clock = new MovingClock("2027-01-15T08:00:00Z");

    private House house;
    private Tables tables;
    private Seating seating;
    private Endings endings;
    private Planning planning;
    private PersonId ada;
    private PersonId bo;

    @BeforeEach
    void open() {
        house = BareTables.house(database(), clock, Deadlines.alarm(database()));
        tables = new Tables(house);
        seating = new Seating(house, tables);
        endings = new Endings(house, tables);
        planning = new Planning(house);
        var guests = new Guests(database(), clock);
        ada = guests.welcome("").id();
        bo = guests.welcome("").id();
    }

    private static Optional<PersonId> by(PersonId guest) {
        return Optional.of(guest);
    }

    /** A table of Ada's, South being hers, the other seat free. */
    private LiveTable laid(String pace) {
        var terms = new Terms(by(ada), Pace.parse(pace).orElseThrow(), true, true, true);
        Map<String, Occupant> seats = Map.of("South", new Occupant.Person(ada));
        return seating.lay(new Seating.Wish("sparta", "standard", seats, terms)).orThrow();
    }

    private LiveTable begun(String pace) {
        var table = laid(pace);
        assertThat(seating.join(table, bo)).isTrue();
        return table;
    }

    private static void wonBy(LiveTable table, Seat winner) {
        assertThat(table.now().turn()).isEqualTo(new Turn.Over(Outcome.won(winner, "out-of-time")));
    }

    private List<String> jobs() {
        return JdbcClient.create(database())
                .sql("select task_instance from scheduled_tasks")
                .query(String.class)
                .list();
    }

    @Test
    void aTimedGameBeginsWhenAllSeatsAreTaken() {
        var table = laid("live 60 0");
        assertThat(tables.submit(table, by(ada), 0, "e2-e4")).isInstanceOf(Reply.Refused.class);
        assertThat(jobs()).isEmpty();
        clock.pass(Duration.ofHours(2));
        assertThat(seating.join(table, bo)).isTrue();
        assertThat(table.now().times().started()).contains(clock.millis());
        assertThat(jobs()).containsExactly(table.id() + "@" + (clock.millis() + 60_000));
        assertThat(tables.submit(table, by(ada), 0, "e2-e4")).isEqualTo(new Reply.Done());
        assertThat(seating.leave(table, by(bo))).isInstanceOf(Reply.Refused.class);
    }

    @Test
    void oneMayGetUpBeforeItBegins() {
        var terms = new Terms(by(ada), new Pace.Untimed(), true, true, true);
        var table = seating.lay(new Seating.Wish("pygma", "realms 3", Map.of(), terms)).orThrow();
        assertThat(seating.join(table, bo, by(new PersonId("Realm-2")).map(PersonId::value)))
                .isTrue();
        assertThat(seating.join(table, ada, by(new PersonId("Realm-2")).map(PersonId::value)))
                .isFalse();
        assertThat(seating.leave(table, by(bo))).isEqualTo(new Reply.Done());
        assertThat(table.now().at(new Seat("Realm-2"))).isEqualTo(new Occupant.Open());
    }

    @Test
    void whoseLiveClockRunsOutLoses() {
        var table = moved("live 60 0");
        clock.pass(Duration.ofSeconds(59));
        assertThat(endings.ring(table, clock.millis())).contains(clock.millis() + 1_000);
        assertThat(endings.claim(table, by(bo), 2)).isInstanceOf(Reply.Refused.class);
        clock.pass(Duration.ofSeconds(1));
        assertThat(tables.submit(table, by(ada), 2, "d2-d4"))
                .as("too late")
                .isInstanceOf(Reply.Refused.class);
        assertThat(endings.ring(table, clock.millis())).isEmpty();
        wonBy(table, NORTH);
        assertThat(endings.ring(table, clock.millis())).as("rings once").isEmpty();
        assertThat(table.now().entry()).isEqualTo(3);
    }

    @Test
    void aLiveGameThatASideDoesNotBeginIsCalledOff() {
        var table = begun("live 600 0");
        tables.submit(table, by(ada), 0, "e2-e4");
        assertThat(jobs()).contains(table.id() + "@" + (clock.millis() + 60_000));
        clock.pass(Duration.ofSeconds(60));
        assertThat(endings.late(table.now(), by(ada))).as("nothing is won").isEmpty();
        assertThat(endings.ring(table, clock.millis())).isEmpty();
        assertThat(table.now().turn()).isEqualTo(new Turn.Over(Outcome.drawn("aborted")));
    }

    /** Both have made their first move: now the clocks run. */
    private LiveTable moved(String pace) {
        var table = begun(pace);
        tables.submit(table, by(ada), 0, "e2-e4");
        tables.submit(table, by(bo), 1, "e9-e7");
        return table;
    }

    @Test
    void theClockIsTheSameAfterARestart() {
        var table = moved("live 60 5");
        clock.pass(Duration.ofSeconds(10));
        tables.submit(table, by(ada), 2, "d2-d4");
        clock.pass(Duration.ofSeconds(20));
        tables.submit(table, by(bo), 3, "d9-d7");
        var again = BareTables.with(database()).find(table.id()).orElseThrow();
        assertThat(again.now().clocks()).isEqualTo(table.now().clocks());
        assertThat(endings.left(again.now(), SOUTH, clock.millis())).isEqualTo(55_000);
        assertThat(endings.left(again.now(), NORTH, clock.millis())).isEqualTo(45_000);
    }

    @Test
    void aDowntimeIsGivenBackBeforeAnyoneLosesByIt() {
        var table = moved("live 60 0");
        var heart = new Heart(house);
        heart.beat();
        clock.pass(Duration.ofHours(1));
        new Heart(house).beat();
        assertThat(endings.left(table.now(), SOUTH, clock.millis())).isEqualTo(60_000);
        assertThat(endings.ring(table, clock.millis())).contains(clock.millis() + 60_000);
        assertThat(table.now().isOver()).isFalse();
        clock.pass(Duration.ofSeconds(60));
        endings.ring(table, clock.millis());
        wonBy(table, NORTH);
    }

    @Test
    void byCorrespondenceTheOtherMayClaimAndAfterAsLongAgainTheHouseDoes() {
        var table = begun("days 2");
        clock.pass(Duration.ofDays(2));
        assertThat(endings.ring(table, clock.millis()))
                .contains(clock.millis() + Duration.ofDays(2).toMillis());
        assertThat(table.now().isOver()).isFalse();
        assertThat(endings.claim(table, by(ada), 0)).isInstanceOf(Reply.Refused.class);
        assertThat(endings.claim(table, by(bo), 0)).isEqualTo(new Reply.Done());
        wonBy(table, NORTH);

        var other = begun("days 2");
        clock.pass(Duration.ofDays(4));
        endings.ring(other, clock.millis());
        wonBy(other, NORTH);
    }

    @Test
    void whoIsGoneCanBeReplaced() {
        var table = begun("days 1");
        tables.submit(table, by(ada), 0, "e2-e4");
        assertThat(seating.replaceable(table.now(), by(ada))).isEmpty();
        clock.pass(Duration.ofDays(1));
        assertThat(seating.replaceable(table.now(), by(ada))).containsExactly(NORTH);
        assertThat(seating.replace(table, by(bo), "North", new Occupant.Bot(1)))
                .isInstanceOf(Reply.Refused.class);
        assertThat(seating.replace(table, by(ada), "North", new Occupant.Open()))
                .isEqualTo(new Reply.Done());
        assertThat(table.now().clocks().running()).as("nobody’s clock runs").isEmpty();
        clock.pass(Duration.ofDays(9));
        assertThat(seating.join(table, bo)).isTrue();
        assertThat(endings.left(table.now(), NORTH, clock.millis()))
                .isEqualTo(Duration.ofDays(1).toMillis());
    }

    @Test
    void theDeadlineOfAMonthClosesItWithTheSheetsThatHaveCome() {
        var terms = new Terms(by(ada), new Pace.Days(3), false, true, true);
        Map<String, Occupant> seats =
                Map.of(
                        "Realm-1",
                        new Occupant.Person(ada),
                        "Realm-2",
                        new Occupant.Person(bo),
                        "GameMaster",
                        new Occupant.Bot(1));
        var table =
                seating.lay(new Seating.Wish("pygma", "realms 2 seed 1", seats, terms)).orThrow();
        clock.pass(Duration.ofDays(3));
        assertThat(endings.ring(table, clock.millis()))
                .as("a quarter of the new time before it is out, everybody is warned")
                .contains(clock.millis() + Duration.ofHours(72 - 18).toMillis());
        assertThat(table.now().match().log().entries())
                .extracting(entry -> entry.seat().name())
                .containsExactly("GameMaster", "chance");
        assertThat(table.now().isOver()).isFalse();
    }

    @Test
    void aGameMayBeCalledOffUntilEachSideHasMoved() {
        var table = begun("none");
        tables.submit(table, by(ada), 0, "e2-e4");
        assertThat(endings.abort(table, Optional.empty(), 1)).isEqualTo(new Reply.NotYours());
        assertThat(endings.abort(table, by(bo), 1)).isEqualTo(new Reply.Done());
        assertThat(table.now().turn()).isEqualTo(new Turn.Over(Outcome.drawn("aborted")));

        var other = begun("none");
        tables.submit(other, by(ada), 0, "e2-e4");
        tables.submit(other, by(bo), 1, "e9-e7");
        assertThat(endings.abort(other, by(bo), 2)).isInstanceOf(Reply.Refused.class);
    }

    @Test
    void aPlanIsPlayedInTheSameBreathAndKnownToItsOwnerAlone() {
        var table = begun("days 3");
        tables.submit(table, by(ada), 0, "e2-e4");
        var lines = List.of("e9-e7 > d2-d4 > d9-d7 > c2-c4", "d9-d7 > d2-d4");
        assertThat(planning.keep(table, by(bo), 1, lines)).isInstanceOf(Reply.Refused.class);
        assertThat(planning.keep(table, by(ada), 1, lines)).isEqualTo(new Reply.Done());
        assertThat(planning.lines(table, table.now(), by(ada))).isEqualTo(lines);
        assertThat(planning.lines(table, table.now(), by(bo))).isEmpty();

        assertThat(tables.submit(table, by(bo), 1, "e9-e7")).isEqualTo(new Reply.Done());
        assertThat(table.now().match().log().entries().getLast().text()).isEqualTo("d2-d4");
        assertThat(table.now().planned()).containsExactly(3);
        assertThat(planning.lines(table, table.now(), by(ada))).containsExactly("d9-d7 > c2-c4");
        var again = BareTables.with(database()).find(table.id()).orElseThrow();
        assertThat(again.now().planned()).containsExactly(3);

        tables.submit(table, by(bo), 3, "c9-c8");
        assertThat(table.now().entry()).as("not what was expected").isEqualTo(4);
        tables.submit(table, by(ada), 4, "c2-c3");
        assertThat(planning.lines(table, table.now(), by(ada))).as("void").isEmpty();
    }

    @Test
    void aConditionIsMetByWhatAMoveMeansHoweverItIsSpelled() {
        var table = begun("days 3");
        tables.submit(table, by(ada), 0, "e2-e4*xa9,b9,c9");
        assertThat(texts(table)).containsExactly("e2-e4");
        assertThat(planning.keep(table, by(ada), 1, List.of("e9-e7* > d2-d4 > d9-d7 > c2-c4")))
                .isEqualTo(new Reply.Done());
        tables.submit(table, by(bo), 1, "e9-e7");
        tables.submit(table, by(bo), 3, "d9-d7xa1");
        assertThat(texts(table)).containsExactly("e2-e4", "e9-e7", "d2-d4", "d9-d7", "c2-c4");
        assertThat(tables.submit(table, by(bo), 3, "d9-d7*"))
                .as("a repetition")
                .isEqualTo(new Reply.Done());
        assertThat(table.now().entry()).isEqualTo(5);
    }

    private static List<String> texts(LiveTable table) {
        return table.now().match().log().entries().stream().map(Entry::text).toList();
    }

    @Test
    void aPlanMustBePlayable() {
        var table = begun("days 3");
        tables.submit(table, by(ada), 0, "e2-e4");
        for (String line : List.of("e9-e7", "e9-e7 > e9-e8", "e2-e4 > e9-e7", "x > y"))
            assertThat(planning.keep(table, by(ada), 1, List.of(line)))
                    .as(line)
                    .isInstanceOf(Reply.Refused.class);
        assertThat(planning.keep(table, by(ada), 1, List.of("e9-e7 > d2-d4", "e9-e7 > c2-c4")))
                .as("two answers to one move")
                .isInstanceOf(Reply.Refused.class);
        assertThat(planning.keep(table, by(ada), 1, List.of("", " "))).isEqualTo(new Reply.Done());
    }

    @Test
    void peopleTalkWhereTheyMay() {
        var talk = new Talk(house, new TalkRows(database()), true);
        var table = begun("none");
        assertThat(talk.say(table, Optional.empty(), "hello")).isEqualTo(new Reply.NotYours());
        assertThat(talk.say(table, by(ada), " hello ")).isEqualTo(new Reply.Done());
        assertThat(talk.say(table, by(ada), "x".repeat(501))).isInstanceOf(Reply.Refused.class);
        assertThat(talk.after(table, by(bo), 0))
                .extracting(TalkRows.Word::text)
                .containsExactly("hello");
        for (int i = 0; i < 4; i++) talk.say(table, by(ada), "again");
        assertThat(talk.say(table, by(ada), "too often")).isInstanceOf(Reply.Refused.class);
        talk.keep(table, bo, Optional.of("mine"), Optional.of(false));
        assertThat(talk.after(table, by(bo), 0)).as("does not want to hear").isEmpty();
        assertThat(talk.notes(table, by(bo))).isEqualTo("mine");
        assertThat(talk.notes(table, by(ada))).isEmpty();
        var children = new Talk(house, new TalkRows(database()), false);
        assertThat(children.say(table, by(ada), "hello")).isInstanceOf(Reply.Refused.class);
        assertThat(children.after(table, by(ada), 0)).isEmpty();
    }

    @Test
    void theAlarmRingsByItselfOnce() throws InterruptedException {
        var realHouse =
                BareTables.house(database(), Clock.systemUTC(), Deadlines.alarm(database()));
        var real = new Tables(realHouse);
        new Lobby(realHouse, real, new LobbyRows(database()), NOBODY).wind();
        var terms =
                new Terms(
                        by(ada),
                        new Pace.Live(Duration.ofSeconds(5), Duration.ZERO),
                        false,
                        true,
                        true);
        Map<String, Occupant> seats =
                Map.of("South", new Occupant.Person(ada), "North", new Occupant.Person(bo));
        var table =
                new Seating(realHouse, real)
                        .lay(new Seating.Wish("sparta", "standard", seats, terms))
                        .orThrow();
        real.submit(table, by(ada), 0, "e2-e4");
        real.submit(table, by(bo), 1, "e9-e7");
        var one = scheduler(realHouse, real);
        var two = scheduler(realHouse, real);
        var late = Instant.now().plusSeconds(300);
        while (!table.now().isOver() && Instant.now().isBefore(late)) Thread.sleep(50);
        one.stop();
        two.stop();
        wonBy(table, NORTH);
        assertThat(table.now().entry()).isEqualTo(3);
    }

    private Scheduler scheduler(House realHouse, Tables real) {
        var scheduler =
                Scheduler.create(
                                database(),
                                Deadlines.task(realHouse, real, new Endings(realHouse, real)))
                        .threads(1)
                        .pollingInterval(Duration.ofMillis(200))
                        .build();
        scheduler.start();
        return scheduler;
    }

    private static final Directory NOBODY =
            new Directory() {
                @Override
                public Optional<String> nameOf(PersonId person) {
                    return Optional.empty();
                }

                @Override
                public Optional<PersonId> named(String name) {
                    return Optional.empty();
                }
            };
}
