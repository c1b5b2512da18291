package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.id.TableId;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A long game opens with a snapshot, and just as well without: on SQLite and on PostgreSQL. */
abstract class SnapshotsContract extends OnDatabase {
    private static final String SETUP = "realms 2 seed 3 practice world.size=4x3";

    private final MovingClock clock = new MovingClock("2026-05-01T12:00:00Z");
    private TableId id;

    @BeforeEach
    void playFourMonths() {
        var ada = new Guests(database(), clock).welcome().id();
        var tables = opened();
        var table = tables.start("pygma", SETUP, new Opponent.Self(), ada).orThrow();
        id = table.id();
        for (int i = 0; i < 4; i++) month(tables, table);
        send(tables, table, table.now().match().state().seats().getFirst());
    }

    private House house() {
        return BareTables.house(database(), clock, (table, at) -> {});
    }

    private Tables opened() {
        return new Tables(house());
    }

    private static void month(Tables tables, LiveTable table) {
        var month = table.now().match().state().caption();
        while (table.now().turn() instanceof Turn.Of(var seats)
                && table.now().match().state().caption().equals(month))
            send(tables, table, seats.getFirst());
    }

    private static void send(Tables tables, LiveTable table, Seat seat) {
        assertThat(tables.submit(table, seat, table.now().entry(), "HYGIENE 1"))
                .isEqualTo(new Reply.Done());
    }

    private int entryOfSnapshot() {
        return JdbcClient.create(database())
                .sql("select entry from snapshot where game_id = ?")
                .param(id.value())
                .query(Integer.class)
                .optional()
                .orElse(0);
    }

    private void change(String what) {
        assertThat(JdbcClient.create(database()).sql("update snapshot set " + what).update())
                .isEqualTo(1);
    }

    private LiveTable assertOpensAsReplayed() {
        var table = opened().find(id).orElseThrow();
        var stored = house().games().find(id).orElseThrow();
        var replayed = Replayed.of(stored, house().pauses());
        var now = table.now();
        assertThat(now.match().state()).isEqualTo(replayed.match().state());
        assertThat(now.match().log()).isEqualTo(replayed.match().log());
        assertThat(now.match().told(Seat.SPECTATOR))
                .isEqualTo(replayed.match().told(Seat.SPECTATOR));
        assertThat(Summing.of(now)).isEqualTo(Summing.of(replayed.moment(stored)));
        return table;
    }

    private boolean isResumed(LiveTable table) {
        return table.now().match().snapshot().isEmpty();
    }

    @Test
    void aLongGameOpensWhereItsMonthBegan() {
        assertThat(entryOfSnapshot()).isEqualTo(12);
        var table = assertOpensAsReplayed();
        assertThat(isResumed(table)).isTrue();
        var tables = opened();
        month(tables, table);
        assertThat(entryOfSnapshot()).isEqualTo(15);
        assertOpensAsReplayed();
    }

    @Test
    void whatIsLostIsKeptAnewWhenSomebodyOpensTheGame() {
        JdbcClient.create(database()).sql("delete from snapshot").update();
        assertThat(isResumed(assertOpensAsReplayed())).isFalse();
        assertThat(isResumed(assertOpensAsReplayed())).isTrue();
    }

    @Test
    void anotherProgramsSnapshotIsNotRead() {
        change("program = 'older', position = 'AAAA'");
        assertThat(isResumed(assertOpensAsReplayed())).isFalse();
    }

    @Test
    void aSnapshotThatIsNoneIsNotRead() {
        change("position = 'AAAA'");
        assertThat(isResumed(assertOpensAsReplayed())).isFalse();
    }

    @Test
    void aSnapshotOfAnotherLogIsNotRead() {
        change("checksum = checksum + 1");
        assertThat(isResumed(assertOpensAsReplayed())).isFalse();
    }

    @Test
    void theGameThatWentOnLastIsOpenedBeforehand() {
        var tables = opened();
        tables.readAhead();
        assertThat(house().snapshots().latest()).contains(id);
        JdbcClient.create(database()).sql("delete from snapshot").update();
        assertThat(isResumed(tables.find(id).orElseThrow())).isTrue();
    }
}
