package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;

import hegemon.server.BareTables;
import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.mail.Addressees;
import hegemon.server.mail.AskFirst;
import hegemon.server.mail.MailNotices;
import hegemon.server.mail.MailWish;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.mail.Notices.Event;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.Terms;
import hegemon.server.store.ThinkingRows;
import hegemon.table.Language;
import hegemon.table.Outcome;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** What the house does at tables by itself, and by whichever server lives. On both databases. */
abstract class JobsContract extends OnDatabase {
    private static final Seat SOUTH = new Seat("South");
    private static final Seat NORTH = new Seat("North");

    /** At noon. */
    private final MovingClock clock = new MovingClock("2026-11-15T12:00:00Z");

    private NoticeBoard board;
    private House house;
    private Tables tables;
    private Seating seating;
    private PersonId ada;
    private PersonId bo;

    @BeforeEach
    void open() {
        board = new NoticeBoard(database(), clock);
        house = node();
        tables = new Tables(house);
        seating = new Seating(house, tables);
        ada = person();
        bo = person();
    }

    private PersonId person() {
        return new Guests(database(), clock).welcome("").id();
    }

    /** What one more server of the house has. */
    private House node() {
        var letters =
                new MailNotices(
                        database(),
                        new Everybody(),
                        path -> path,
                        (letter, about) -> letter,
                        clock);
        return BareTables.house(
                database(),
                clock,
                Deadlines.alarm(database()),
                new AskFirst(database(), letters, board));
    }

    /** Everybody has an address. */
    private static final class Everybody implements Addressees {
        @Override
        public Optional<Addressee> find(PersonId person) {
            return Optional.of(new Addressee("x@example.org", Language.ENGLISH, "X", "/stop"));
        }

        @Override
        public String nameOf(PersonId person, Language reader) {
            return "X";
        }
    }

    private LiveTable duel(String pace) {
        return laid(
                "sparta",
                "standard",
                pace,
                Map.of("South", new Occupant.Person(ada), "North", new Occupant.Person(bo)));
    }

    private LiveTable laid(String game, String setup, String pace, Map<String, Occupant> seats) {
        var terms = new Terms(Optional.of(ada), Pace.parse(pace).orElseThrow(), false, true, true);
        return seating.lay(new Seating.Wish(game, setup, seats, terms)).orThrow();
    }

    private List<Event> told(PersonId person) {
        return board.of(person).stream().map(NoticeBoard.Note::event).toList();
    }

    private <T> List<T> column(String sql, Class<T> kind) {
        return JdbcClient.create(database()).sql(sql).query(kind).list();
    }

    /** The jobs of one more server, which goes by the clock of the test. */
    private Scheduler jobs() {
        var scheduler =
                Scheduler.create(
                                database(),
                                Deadlines.task(house, tables, new Endings(house, tables)),
                                new Farewells(house, tables).task())
                        .clock(clock::instant)
                        .pollingInterval(Duration.ofMillis(50))
                        .threads(2)
                        .build();
        scheduler.start();
        return scheduler;
    }

    /** A job that a busy machine let fail comes again: the clock must not stand still for ever. */
    private void await(BooleanSupplier done) throws InterruptedException {
        for (int i = 1; i < 2_400 && !done.getAsBoolean(); i++) {
            Thread.sleep(50);
            if (i % 100 == 0) clock.pass(Deadlines.AGAIN);
        }
        assertThat(done.getAsBoolean()).isTrue();
    }

    /** Its row in the database says that it is still at it. */
    @Test
    void aJobGoesOnElsewhereOnceItsServerWasSilentForAMinute() throws Exception {
        var rounds = new AtomicInteger();
        var round =
                Tasks.recurring("round", FixedDelay.ofHours(1))
                        .execute((instance, context) -> rounds.incrementAndGet());
        var first = rounds(round);
        await(() -> rounds.get() == 1);
        first.stop();
        JdbcClient.create(database())
                .sql(
                        "update scheduled_tasks set picked = true, picked_by = 'gone',"
                                + " last_heartbeat = execution_time")
                .update();
        clock.pass(Duration.ofHours(1).plusSeconds(61));
        var second = rounds(round);
        try {
            await(
                    () ->
                            column("select 1 from scheduled_tasks where picked", Integer.class)
                                    .isEmpty());
        } finally {
            second.stop();
        }
    }

    private Scheduler rounds(RecurringTask<?> round) {
        var scheduler =
                Jobs.of(database(), List.of())
                        .startTasks(round)
                        .clock(clock::instant)
                        .pollingInterval(Duration.ofMillis(50))
                        .build();
        scheduler.start();
        return scheduler;
    }

    @Test
    void whoeverIsSlowIsWarnedOnceByWhicheverServerComesFirst() throws Exception {
        var table = duel("days 4");
        assertThat(alarms(table)).containsExactly(clock.millis() + Duration.ofDays(3).toMillis());
        long end = clock.millis() + Duration.ofDays(4).toMillis();
        clock.pass(Duration.ofHours(5));
        var later = duel("days 4");
        var one = jobs();
        var two = jobs();
        try {
            assertThat(told(ada)).isEmpty();
            clock.pass(Duration.ofHours(67));
            await(() -> isWarned(ada, table));
            board.clear(ada);
            await(() -> alarms(table).equals(List.of(end)));
            assertThat(told(bo)).as("waits for the other").isEmpty();
            clock.pass(Duration.ofHours(5));
            new Tables(node()).find(table.id()).orElseThrow().settle();
            await(() -> isWarned(ada, later));
            assertThat(isWarned(ada, table)).as("a second time").isFalse();
            assertThat(
                            column(
                                    "select kind from letter where game_id = '" + table.id() + "'",
                                    String.class))
                    .containsExactly("notice.deadline");
        } finally {
            one.stop();
            two.stop();
        }
    }

    private boolean isWarned(PersonId person, LiveTable table) {
        return board.of(person).stream()
                .anyMatch(
                        note -> note.table().equals(table.id()) && note.event() == Event.DEADLINE);
    }

    /** When the clock of this table rings. */
    private List<Long> alarms(LiveTable table) {
        return column("select task_instance from scheduled_tasks", String.class).stream()
                .filter(instance -> instance.startsWith(table.id() + "@"))
                .map(instance -> Long.valueOf(instance.substring(table.id().value().length() + 1)))
                .toList();
    }

    @Test
    void aWarningGoesByTheWishesOfItsReader() {
        var wishes = new MailWishes(database());
        var quiet =
                new MailWish(
                        MailWish.Manner.EACH,
                        EnumSet.allOf(Event.class),
                        ZoneOffset.UTC,
                        11,
                        15,
                        18,
                        false);
        wishes.keep(ada, quiet);
        warned(duel("days 4"));
        assertThat(column("select due_at from letter", Long.class))
                .as("after the quiet hours")
                .containsExactly(Instant.parse("2026-11-18T15:00:00Z").toEpochMilli());
        JdbcClient.create(database()).sql("delete from letter").update();
        wishes.keep(ada, quiet.withManner(MailWish.Manner.DIGEST));
        warned(duel("days 4"));
        assertThat(column("select due_at from letter where digest = 1", Long.class))
                .as("with the letter of the day")
                .containsExactly(Instant.parse("2026-11-21T18:00:00Z").toEpochMilli());
    }

    /** The time has come to warn Ada. */
    private void warned(LiveTable table) {
        clock.pass(
                Duration.ofMillis(
                        table.now().clocks().alarm(clock.millis(), house.pauses()).orElseThrow()
                                - clock.millis()));
        new Endings(house, tables).ring(table, clock.millis());
        assertThat(told(ada)).contains(Event.DEADLINE);
    }

    @Test
    void aDowntimeMovesTheWarningToo() {
        var table = duel("days 4");
        new Heart(house).beat();
        clock.pass(Duration.ofDays(3));
        new Heart(house).beat();
        assertThat(new Endings(house, tables).ring(table, clock.millis()))
                .contains(clock.millis() + Duration.ofDays(3).toMillis());
        assertThat(told(ada)).isEmpty();
    }

    @Test
    void whoeverLeavesTheHouseLeavesNobodyWaiting() throws Exception {
        var played = duel("none");
        tables.submit(played, Optional.of(ada), 0, "e2-e4");
        tables.submit(played, Optional.of(bo), 1, "e9-e7");
        var fresh = duel("none");
        var alone =
                laid(
                        "sparta",
                        "standard",
                        "none",
                        Map.of("South", new Occupant.Person(ada), "North", new Occupant.Bot(1)));
        var carl = person();
        var realms =
                laid(
                        "pygma",
                        "realms 2 seed 1",
                        "none",
                        Map.of(
                                "Realm-1",
                                new Occupant.Person(ada),
                                "Realm-2",
                                new Occupant.Person(bo),
                                "GameMaster",
                                new Occupant.Person(carl)));
        var waiting =
                laid(
                        "pygma",
                        "realms 2 seed 1",
                        "none",
                        Map.of("Realm-1", new Occupant.Person(ada)));
        seating.join(waiting, bo);
        board.clear(bo);

        Deadlines.farewells(database()).accept(ada);
        var scheduler = jobs();
        try {
            await(() -> column("select 1 from scheduled_tasks", Integer.class).isEmpty());
        } finally {
            scheduler.stop();
        }
        assertThat(played.now().turn()).isEqualTo(new Turn.Over(Outcome.won(NORTH, "resigned")));
        assertThat(fresh.now().turn()).isEqualTo(new Turn.Over(Outcome.drawn("aborted")));
        assertThat(alone.now().turn()).isEqualTo(new Turn.Over(Outcome.drawn("aborted")));
        var free = new Seat("Realm-1");
        assertThat(realms.now().at(free)).isEqualTo(new Occupant.Open());
        assertThat(waiting.now().at(free)).isEqualTo(new Occupant.Open());
        assertThat(board.of(bo))
                .extracting(NoticeBoard.Note::table, NoticeBoard.Note::event)
                .contains(
                        tuple(played.id(), Event.OVER),
                        tuple(fresh.id(), Event.OVER),
                        tuple(realms.id(), Event.LEFT),
                        tuple(waiting.id(), Event.LEFT));
        assertThat(seating.replaceable(realms.now(), Optional.of(bo))).isEmpty(); // carl leads
        assertThat(seating.replaceable(realms.now(), Optional.of(carl))).contains(free);
        assertThat(seating.replace(realms, Optional.of(carl), "Realm-1", new Occupant.Bot(1)))
                .isEqualTo(new Reply.Done());
    }

    @Test
    void ofAGameThatIsOverNobodyHearsWhoseTurnItWas() {
        var table = duel("days 3");
        tables.submit(table, Optional.of(ada), 0, "e2-e4");
        tables.submit(table, Optional.of(bo), 1, "e9-e7");
        assertThat(heard(ada)).contains("notice.turn");
        new Endings(house, tables).resign(table, Optional.of(bo), 2);
        assertThat(heard(ada)).containsExactly("notice.over");
        assertThat(board.of(ada)).extracting(NoticeBoard.Note::event).containsExactly(Event.OVER);
    }

    /** The kinds of the letters that wait for this person. */
    private List<String> heard(PersonId person) {
        return column(
                "select kind from letter where sent_at is null and person_id = '" + person + "'",
                String.class);
    }

    @Test
    void aBotThatWaitsAtAServerThatDiesIsTakenUpByAnother() throws Exception {
        var table =
                laid(
                        "sparta",
                        "standard",
                        "none",
                        Map.of("South", new Occupant.Person(ada), "North", new Occupant.Bot(1)));
        // This server has no desk: it dies before any bot of its own begins to think.
        tables.submit(table, Optional.of(ada), 0, "e2-e4");
        var other = node();
        try (var desk = new BotDesk(other, new Tables(other), new Origins())) {
            desk.takeOver();
            assertThat(desk.waiting()).as("the first server is believed to live").isZero();
            clock.pass(ThinkingRows.LEASE.plusSeconds(1));
            desk.takeOver();
            await(() -> table.now().entry() == 2);
            assertThat(table.now().match().log().entries().getLast().seat()).isEqualTo(NORTH);
            assertThat(table.now().turn().waitsFor(SOUTH)).isTrue();
            await(() -> column("select 1 from thinking", Integer.class).isEmpty());
        }
    }
}
