package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.GameStore;
import hegemon.server.store.Verification;
import hegemon.table.Entry;
import hegemon.table.Seat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** What must hold at every table, whatever the database: run on SQLite and on PostgreSQL. */
abstract class TablesContract extends OnDatabase {
    private static final String HEAP = "21";

    private GameStore store;
    private House house;
    private Tables tables;
    private Seating seating;
    private Bargains bargains;
    private Guests guests;

    @BeforeEach
    void open() {
        store = new GameStore(database(), Clock.systemUTC());
        house = BareTables.house(database());
        tables = new Tables(house);
        seating = new Seating(house, tables);
        bargains = new Bargains(house, tables);
        guests = new Guests(database(), Clock.systemUTC());
    }

    private LiveTable start(PersonId guest) {
        return tables.start("pebbles", HEAP, new Opponent.Self(), guest).orThrow();
    }

    private static Optional<PersonId> by(PersonId guest) {
        return Optional.of(guest);
    }

    @Test
    void aMoveIsInTheLogBeforeItIsAnswered() {
        var guest = guests.welcome().id();
        var table = start(guest);
        assertThat(tables.submit(table, by(guest), 1, "take 2")).isEqualTo(new Reply.Done());
        assertThat(store.find(table.id()).orElseThrow().log().entries())
                .last()
                .isEqualTo(new Entry(2, new Seat("Left"), "take 2"));
    }

    @Test
    void aRestartBringsTheGameBack() {
        var guest = guests.welcome().id();
        var table = start(guest);
        tables.submit(table, by(guest), 1, "take 2");
        var again = BareTables.with(database()).find(table.id()).orElseThrow();
        assertThat(again.now().match().log()).isEqualTo(table.now().match().log());
        assertThat(again.now().match().state()).isEqualTo(table.now().match().state());
        assertThat(again.now().seats()).isEqualTo(table.now().seats());
    }

    @Test
    void aRepeatedRequestIsAnsweredAndNotPlayedTwice() {
        var guest = guests.welcome().id();
        var table = start(guest);
        assertThat(tables.submit(table, by(guest), 1, "take 2")).isEqualTo(new Reply.Done());
        assertThat(tables.submit(table, by(guest), 1, "take 2")).isEqualTo(new Reply.Done());
        assertThat(tables.submit(table, by(guest), 1, "take 3")).isEqualTo(new Reply.Stale());
        assertThat(tables.submit(table, by(guest), -1, "take 2")).isEqualTo(new Reply.Stale());
        assertThat(tables.submit(table, by(guest), 99, "take 2")).isEqualTo(new Reply.Stale());
        assertThat(table.now().entry()).isEqualTo(2);
    }

    @Test
    void ofManyWhoActAtOnceOneWins() throws Exception {
        var guest = guests.welcome().id();
        var id = start(guest).id();
        var together = new CyclicBarrier(8);
        try (var threads = Executors.newFixedThreadPool(8)) {
            var replies =
                    threads
                            .invokeAll(
                                    IntStream.range(0, 8)
                                            .<Callable<Reply>>mapToObj(
                                                    i ->
                                                            () -> {
                                                                // Each with tables of its own, as
                                                                // on nodes of its own.
                                                                var own =
                                                                        BareTables.with(database());
                                                                var table =
                                                                        own.find(id).orElseThrow();
                                                                together.await(2, TimeUnit.MINUTES);
                                                                return own.submit(
                                                                        table,
                                                                        by(guest),
                                                                        1,
                                                                        "take " + (i % 3 + 1));
                                                            })
                                            .toList())
                            .stream()
                            .map(answer -> answer.resultNow())
                            .toList();
            var log = store.find(id).orElseThrow().log();
            assertThat(log.size()).isEqualTo(2);
            var played = log.entries().getLast().text();
            for (int i = 0; i < 8; i++) {
                boolean same = played.equals("take " + (i % 3 + 1));
                assertThat(replies.get(i))
                        .as("reply %d to %s", i, played)
                        .isIn(new Reply.Stale(), same ? new Reply.Done() : new Reply.Stale());
            }
            assertThat(replies).contains(new Reply.Done());
        }
    }

    @Test
    void entriesAreWrittenAllOrNone() {
        var table = start(guests.welcome().id());
        var left = new Seat("Left");
        assertThat(
                        store.append(
                                table.id(),
                                List.of(
                                        new Entry(2, left, "take 1"),
                                        new Entry(1, left, "take 1"))))
                .isFalse();
        assertThat(store.size(table.id())).isEqualTo(1);
    }

    @Test
    void whatTheRulesForbidChangesNothing() {
        var guest = guests.welcome().id();
        var table = start(guest);
        assertThat(tables.submit(table, by(guest), 1, "take 9")).isInstanceOf(Reply.Refused.class);
        assertThat(tables.submit(table, by(guest), 1, "stones 6 1"))
                .isInstanceOf(Reply.Refused.class);
        assertThat(tables.submit(table, by(guests.welcome().id()), 1, "take 1"))
                .isEqualTo(new Reply.NotYours());
        assertThat(tables.submit(table, Optional.empty(), 1, "take 1"))
                .isEqualTo(new Reply.NotYours());
        assertThat(store.size(table.id())).isEqualTo(1);
    }

    @Test
    void anOpenSeatIsTakenByTheFirst() {
        var left = guests.welcome().id();
        var right = guests.welcome().id();
        var table = tables.start("pebbles", HEAP, new Opponent.Friend(), left).orThrow();
        assertThat(seating.join(table, right)).isTrue();
        assertThat(seating.join(table, guests.welcome().id())).isFalse();
        assertThat(table.now().seatOf(by(right))).isEqualTo(new Seat("Right"));
        assertThat(bargains.takeBack(table, by(left), 1))
                .as("not without the other's consent")
                .isEqualTo(new Reply.NotYours());
        assertThat(new Endings(house, tables).resign(table, by(right), 1))
                .isEqualTo(new Reply.Done());
        assertThat(table.revealed(table.now())).isPresent();
    }

    @Test
    void aTakebackGoesToTheLogToo() {
        var guest = guests.welcome().id();
        var table = start(guest);
        tables.submit(table, by(guest), 1, "take 2");
        assertThat(bargains.takeBack(table, by(guest), 2)).isInstanceOf(Reply.Refused.class);
        tables.submit(table, by(guest), 2, "take 2");
        assertThat(bargains.takeBack(table, by(guest), 3)).isEqualTo(new Reply.Done());
        assertThat(store.find(table.id()).orElseThrow().log().entries())
                .last()
                .isEqualTo(new Entry(4, Seat.HOUSE, "back 1"));
        assertThat(table.revealed(table.now())).isEmpty();
    }

    @Test
    void aForgedLogIsFound() {
        var guest = guests.welcome().id();
        var id = start(guest).id();
        tables.submit(tables.find(id).orElseThrow(), by(guest), 1, "take 2");
        var honest = store.find(id).orElseThrow();
        assertThat(Verification.fault(honest)).isEmpty();
        var drawn = honest.log().entries().getFirst().text();
        forge(id, 1, drawn.equals("stones 6 6") ? "stones 1 1" : "stones 6 6");
        assertThat(Verification.fault(store.find(id).orElseThrow()).orElseThrow())
                .contains("the secret draws “" + drawn + "”");
        forge(id, 2, "take 5");
        assertThat(Verification.fault(store.find(id).orElseThrow()).orElseThrow())
                .startsWith("entry 2 is refused: No move is written take 5");
    }

    private void forge(TableId id, int number, String text) {
        JdbcClient.create(database())
                .sql("update entry set text = ? where game_id = ? and number = ?")
                .params(text, id.value(), number)
                .update();
    }

    @Test
    void aGuestIsKnownByTheTokenAlone() {
        var guest = guests.welcome();
        assertThat(guests.byToken(guest.token())).contains(guest.id());
        assertThat(guests.byToken(guest.id().value())).isEmpty();
        assertThat(
                        JdbcClient.create(database())
                                .sql("select token_hash from sign_in where person_id = ?")
                                .param(guest.id().value())
                                .query(String.class)
                                .single())
                .isNotEqualTo(guest.token());
    }
}
