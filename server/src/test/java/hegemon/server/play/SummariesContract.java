package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.ListRows.Tally;
import hegemon.server.store.Listed;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.Summary;
import hegemon.server.store.Terms;
import hegemon.table.Score;
import hegemon.table.Seat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lists show what the logs say, a part at a time: run on SQLite and on PostgreSQL. */
abstract class SummariesContract extends OnDatabase {
    private static final Seat LEFT = new Seat("Left");
    private static final Seat RIGHT = new Seat("Right");

    private final MovingClock clock = new MovingClock("2026-05-01T12:00:00Z");
    private House house;
    private Tables tables;
    private Summaries summaries;
    private PersonId ada;
    private PersonId bo;

    @BeforeEach
    void open() {
        house = BareTables.house(database(), clock, (table, at) -> {});
        tables = new Tables(house);
        summaries = new Summaries(house, tables);
        var guests = new Guests(database(), clock);
        ada = guests.welcome().id();
        bo = guests.welcome().id();
    }

    private LiveTable lay(Occupant right) {
        clock.pass(Duration.ofSeconds(1));
        var seats = Map.of("Left", new Occupant.Person(ada), "Right", right);
        return new Seating(house, tables)
                .lay(new Seating.Wish("pebbles", "21", seats, Terms.plain(ada)))
                .orThrow();
    }

    private LiveTable lay() {
        return lay(new Occupant.Person(bo));
    }

    private void move(LiveTable table, PersonId by, String text) {
        clock.pass(Duration.ofSeconds(1));
        assertThat(tables.submit(table, Optional.of(by), table.now().entry(), text))
                .isEqualTo(new Reply.Done());
    }

    private List<Listed> list(PersonId person, Listed.Kind kind) {
        return summaries.of(Listed.Part.first(person, kind, 100));
    }

    private Summary summary(LiveTable table) {
        return house.summaries().of(table.id()).orElseThrow();
    }

    private boolean isRight(LiveTable table) {
        return Summaries.isRight(house, house.games().find(table.id()).orElseThrow());
    }

    @Test
    void everyEntryAndEverySeatChangesTheSummaryWithIt() {
        var table = lay(new Occupant.Open());
        assertThat(list(bo, Listed.Kind.ALL)).isEmpty();
        assertThat(new Seating(house, tables).join(table, bo)).isTrue();
        assertThat(summary(table).awaited()).containsExactly(LEFT);
        assertThat(list(bo, Listed.Kind.WAITING)).isEmpty();
        move(table, ada, "take 2");
        assertThat(summary(table).entry()).isEqualTo(2);
        assertThat(summary(table).scores()).containsExactly(new Score("taken", List.of(2, 0)));
        assertThat(summary(table).seats()).containsExactly(LEFT, RIGHT);
        assertThat(list(bo, Listed.Kind.WAITING))
                .extracting(Listed::id)
                .containsExactly(table.id());
        assertThat(list(ada, Listed.Kind.WAITING)).isEmpty();
        assertThat(list(ada, Listed.Kind.OPEN)).hasSize(1);
        assertThat(isRight(table)).isTrue();
        new Endings(house, tables).resign(table, Optional.of(ada), 2);
        assertThat(list(ada, Listed.Kind.OPEN)).isEmpty();
        var over = list(ada, Listed.Kind.FINISHED).getFirst();
        assertThat(over.summary().ending())
                .contains(new Summary.Ending(List.of(RIGHT), "resigned"));
        assertThat(over.seatOf(ada)).isEqualTo(LEFT);
        assertThat(over.occupants()).containsEntry(RIGHT, new Occupant.Person(bo));
        assertThat(isRight(table)).isTrue();
    }

    @Test
    void whoPlaysBothSidesHasTheTableOnce() {
        var table = tables.start("pebbles", "21", new Opponent.Self(), ada).orThrow();
        assertThat(list(ada, Listed.Kind.ALL)).hasSize(1);
        move(table, ada, "take 1");
        var listed = list(ada, Listed.Kind.WAITING);
        assertThat(listed).hasSize(1);
        assertThat(listed.getFirst().seatOf(ada)).isEqualTo(RIGHT);
    }

    @Test
    void aListGoesOnWhereItsPartEndedAndBackAgain() {
        var expected = new ArrayList<TableId>();
        for (int i = 0; i < 7; i++) expected.addFirst(lay().id());
        var moved = tables.find(expected.get(3)).orElseThrow();
        move(moved, ada, "take 1");
        expected.remove(moved.id());
        expected.addLast(moved.id()); // it waits for bo now, after those that wait for ada
        var found = new ArrayList<TableId>();
        var part = Listed.Part.first(ada, Listed.Kind.ALL, 3);
        for (var some = summaries.of(part); !some.isEmpty(); some = summaries.of(part)) {
            some.forEach(each -> found.add(each.id()));
            part = part.after(some.getLast().key());
        }
        assertThat(found).isEqualTo(expected);
        var up = new Listed.Part(ada, Listed.Kind.ALL, Optional.empty(), part.from(), true, 3);
        assertThat(summaries.of(up))
                .extracting(Listed::id)
                .containsExactlyElementsOf(expected.subList(3, 6));
        var sparta =
                new Listed.Part(
                        ada, Listed.Kind.ALL, Optional.of("sparta"), Optional.empty(), false, 3);
        assertThat(summaries.of(sparta)).isEmpty();
        assertThat(Listed.Key.parse(part.from().orElseThrow().text())).isEqualTo(part.from());
        assertThat(Listed.Key.parse("9-1-x' or 1=1")).isEmpty();
    }

    @Test
    void aListIsSearchedForTheOthersNames() {
        var table = lay();
        sql("update person set name = 'Bo_lgrimm' where id = '" + bo + "'");
        var all = Listed.Part.first(ada, Listed.Kind.ALL, 3);
        assertThat(summaries.of(all.searching("O_LG")))
                .extracting(Listed::id)
                .containsExactly(table.id());
        assertThat(summaries.of(all.searching("B_l"))).as("no pattern").isEmpty();
        assertThat(summaries.of(Listed.Part.first(bo, Listed.Kind.ALL, 3).searching("grimm")))
                .as("not one's own name")
                .isEmpty();
    }

    @Test
    void whatIsMissingIsMadeWhenSomebodyAsksOrTheServerStarts() throws Exception {
        var table = lay();
        var before = summary(table);
        forget();
        assertThat(list(ada, Listed.Kind.ALL)).extracting(Listed::id).containsExactly(table.id());
        assertThat(summary(table)).isEqualTo(before);
        forget();
        new Summaries(house, new Tables(house)).makeAll();
        assertThat(summary(table)).isEqualTo(before);
        assertThat(house.summaries().missing(TableId.NONE, 9)).isEmpty();
    }

    private void forget() {
        sql("delete from summary");
        sql("update seat set standing = null");
    }

    private void sql(String statement) {
        JdbcClient.create(database()).sql(statement).update();
    }

    @Test
    void aWrongSummaryIsFoundAndMended() {
        var table = lay();
        var stored = house.games().find(table.id()).orElseThrow();
        for (String wrong :
                List.of(
                        "update summary set awaited = 'Right'",
                        "update summary set entry = 99",
                        "update summary set scores = 'taken:9:0'",
                        "update summary set winners = 'Left', rule = 'sum'",
                        "update seat set standing = 2 where seat = 'Left'")) {
            sql(wrong);
            assertThat(isRight(table)).as(wrong).isFalse();
            Summaries.repair(house, stored);
            assertThat(isRight(table)).as(wrong).isTrue();
        }
    }

    @Test
    void gamesAreCountedByOpponentAndOutcomeWithoutReadingThem() {
        var lost = lay();
        new Endings(house, tables).resign(lost, Optional.of(ada), lost.now().entry());
        lay();
        lay();
        lay(new Occupant.Bot(2));
        tables.start("pebbles", "21", new Opponent.Self(), ada).orThrow();
        var againstBo = new Occupant.Person(bo);
        assertThat(summaries.tally(ada))
                .containsExactlyInAnyOrder(
                        new Tally(
                                "pebbles",
                                new Pace.Untimed(),
                                againstBo,
                                false,
                                LEFT,
                                Optional.of(List.of(RIGHT)),
                                1),
                        new Tally(
                                "pebbles",
                                new Pace.Untimed(),
                                againstBo,
                                false,
                                LEFT,
                                Optional.empty(),
                                2),
                        new Tally(
                                "pebbles",
                                new Pace.Untimed(),
                                new Occupant.Bot(2),
                                false,
                                LEFT,
                                Optional.empty(),
                                1));
    }

    /** The stones of the two tables differ, and nobody may know them. */
    @Test
    void aSummaryTellsNothingThatIsHidden() {
        var sums = new ArrayList<Summary>();
        for (int i = 0; i < 12; i++) sums.add(summary(lay()).untimed());
        assertThat(sums).containsOnly(sums.getFirst());
    }
}
