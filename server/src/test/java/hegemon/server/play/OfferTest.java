package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.mail.Notices;
import hegemon.server.store.Database;
import hegemon.server.store.Occupant;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

import javax.sql.DataSource;

/** Draws and takebacks between two people, and the seat that a starter chooses. */
class OfferTest {
    private static final Seat SOUTH = new Seat("South");
    private static final Seat NORTH = new Seat("North");

    @TempDir private Path folder;
    private AutoCloseable pool;
    private DataSource database;
    private House house;
    private Tables tables;
    private Bargains bargains;
    private Guests guests;
    private Optional<PersonId> ada;
    private Optional<PersonId> bo;

    @BeforeEach
    void open() {
        var database = Database.open(Database.in(folder));
        pool = database;
        house = BareTables.house(database);
        tables = new Tables(house);
        this.database = database;
        bargains = new Bargains(house, tables);
        guests = new Guests(database, Clock.systemUTC());
        ada = Optional.of(guests.welcome().id());
        bo = Optional.of(guests.welcome().id());
    }

    @AfterEach
    void close() throws Exception {
        pool.close();
    }

    /** Ada is South, Bo is North, and Ada has moved. */
    private LiveTable begun() {
        var table = start(new Opponent.Friend(), Optional.empty()).orThrow();
        new Seating(house, tables).join(table, bo.orElseThrow());
        assertThat(tables.submit(table, ada, 0, "e2-e4")).isEqualTo(new Reply.Done());
        return table;
    }

    private Parse<LiveTable> start(Opponent opponent, Optional<String> seat) {
        return tables.start("sparta", "standard", opponent, seat, ada.orElseThrow());
    }

    @Test
    void aDrawNeedsBoth() {
        var table = begun();
        assertThat(bargains.offer(table, ada, 1, Offer.Kind.DRAW)).isEqualTo(new Reply.Done());
        int changes = table.now().changes();
        assertThat(bargains.offer(table, ada, 1, Offer.Kind.DRAW))
                .as("sent twice by a bad line: answered, and nothing happens")
                .isEqualTo(new Reply.Done());
        assertThat(table.now().changes()).isEqualTo(changes);
        assertThat(table.now().turn()).as("nobody agrees with himself").isInstanceOf(Turn.Of.class);
        assertThat(bargains.at(table, table.now()).open())
                .contains(new Offer(Offer.Kind.DRAW, SOUTH, 1));
        assertThat(bargains.offer(table, bo, 1, Offer.Kind.DRAW)).isEqualTo(new Reply.Done());
        assertThat(table.now().turn())
                .isInstanceOfSatisfying(
                        Turn.Over.class, over -> assertThat(over.outcome().isDraw()).isTrue());
        assertThat(bargains.offer(table, bo, 2, Offer.Kind.DRAW)).isInstanceOf(Reply.Refused.class);
    }

    @Test
    void aTakebackNeedsTheOther() {
        var table = begun();
        assertThat(bargains.takeBack(table, ada, 1)).isEqualTo(new Reply.NotYours());
        assertThat(bargains.offer(table, bo, 1, Offer.Kind.TAKEBACK))
                .as("Bo has nothing to take back")
                .isInstanceOf(Reply.Refused.class);
        bargains.offer(table, ada, 1, Offer.Kind.TAKEBACK);
        bargains.offer(table, bo, 1, Offer.Kind.TAKEBACK);
        assertThat(table.now().match().log().entries().getLast().text()).isEqualTo("back 0");
        assertThat(table.now().turn().waitsFor(SOUTH)).isTrue();
    }

    @Test
    void anOfferSurvivesARestartAndReachesOtherServers() {
        var table = begun();
        bargains.offer(table, ada, 1, Offer.Kind.DRAW);
        var otherHouse = BareTables.house(database);
        var others = new Tables(otherHouse);
        var otherBargains = new Bargains(otherHouse, others);
        var same = others.find(table.id()).orElseThrow();
        assertThat(otherBargains.at(same, same.now()).open())
                .contains(new Offer(Offer.Kind.DRAW, SOUTH, 1));
        assertThat(otherBargains.offer(same, bo, 1, Offer.Kind.DRAW)).isEqualTo(new Reply.Done());
        assertThat(table.now().isOver()).isTrue();
    }

    @Test
    void aRematchNeedsBothAndChangesSides() {
        var table = begun();
        assertThat(bargains.offer(table, ada, 1, Offer.Kind.REMATCH))
                .as("the game is not over")
                .isInstanceOf(Reply.Refused.class);
        new Endings(house, tables).resign(table, ada, 1);
        assertThat(bargains.offer(table, ada, 2, Offer.Kind.REMATCH)).isEqualTo(new Reply.Done());
        assertThat(bargains.successor(table)).isEmpty();
        assertThat(bargains.offer(table, bo, 2, Offer.Kind.REMATCH)).isEqualTo(new Reply.Done());
        var next = tables.find(bargains.successor(table).orElseThrow()).orElseThrow().now();
        assertThat(next.seatOf(ada)).isEqualTo(NORTH);
        assertThat(next.seatOf(bo)).isEqualTo(SOUTH);
        assertThat(bargains.offer(table, bo, 2, Offer.Kind.REMATCH))
                .as("sent twice by a bad line")
                .isEqualTo(new Reply.Done());
        assertThat(bargains.at(table, table.now()).open()).isEmpty();
    }

    @Test
    void whatWasAnsweredIsNoNewsAnyMore() {
        var board = new NoticeBoard(database, Clock.systemUTC());
        house = BareTables.house(database, Clock.systemUTC(), (table, at) -> {}, board);
        tables = new Tables(house);
        bargains = new Bargains(house, tables);
        var table = begun();
        bargains.offer(table, ada, 1, Offer.Kind.DRAW);
        assertThat(board.of(bo.orElseThrow()))
                .extracting(NoticeBoard.Note::event)
                .contains(Notices.Event.OFFER);
        bargains.decline(table, bo, 1);
        assertThat(board.of(bo.orElseThrow())).isEmpty();
        new Endings(house, tables).resign(table, bo, 1);
        bargains.offer(table, ada, 2, Offer.Kind.REMATCH);
        bargains.offer(table, bo, 2, Offer.Kind.REMATCH);
        assertThat(board.of(bo.orElseThrow()))
                .as("the rematch is agreed")
                .noneMatch(note -> note.table().equals(table.id()));
        assertThat(board.of(ada.orElseThrow()))
                .as("who asked and went elsewhere is called to the new game")
                .anyMatch(
                        note ->
                                note.table().equals(bargains.successor(table).orElseThrow())
                                        && note.event() == Notices.Event.JOINED);
    }

    @Test
    void playingOnDeclines() {
        var table = begun();
        bargains.offer(table, ada, 1, Offer.Kind.DRAW);
        tables.submit(table, bo, 1, "e9-e7");
        assertThat(bargains.at(table, table.now()).open()).isEmpty();
        assertThat(bargains.offer(table, bo, 1, Offer.Kind.DRAW)).isEqualTo(new Reply.Stale());
    }

    @Test
    void anOfferCanBeTurnedDownAndWithdrawn() {
        var table = begun();
        bargains.offer(table, ada, 1, Offer.Kind.DRAW);
        assertThat(bargains.decline(table, Optional.empty(), 1)).isEqualTo(new Reply.NotYours());
        assertThat(bargains.decline(table, bo, 1)).isEqualTo(new Reply.Done());
        assertThat(bargains.at(table, table.now()).open()).isEmpty();
        assertThat(bargains.offer(table, bo, 1, Offer.Kind.DRAW))
                .as("a new offer, not an agreement")
                .isEqualTo(new Reply.Done());
        assertThat(table.now().turn()).isInstanceOf(Turn.Of.class);
    }

    @Test
    void nobodyIsAskedAgainBeforeHavingMovedAndARefusalIsTold() {
        var table = begun();
        bargains.offer(table, ada, 1, Offer.Kind.DRAW);
        bargains.decline(table, bo, 1);
        assertThat(bargains.at(table, table.now()).declined())
                .contains(new Offer(Offer.Kind.DRAW, SOUTH, 1));
        assertThat(bargains.offer(table, ada, 1, Offer.Kind.DRAW))
                .isInstanceOf(Reply.Refused.class);
        assertThat(bargains.at(table, table.now()).possible(SOUTH))
                .containsExactly(Offer.Kind.TAKEBACK);
        assertThat(bargains.offer(table, ada, 1, Offer.Kind.TAKEBACK)).isEqualTo(new Reply.Done());
        bargains.decline(table, ada, 1);
        assertThat(bargains.offer(table, ada, 1, Offer.Kind.TAKEBACK))
                .as("withdrawn is asked, too")
                .isInstanceOf(Reply.Refused.class);
        tables.submit(table, bo, 1, "e9-e7");
        assertThat(bargains.at(table, table.now()).declined()).isEmpty();
        assertThat(bargains.at(table, table.now()).possible(SOUTH)).contains(Offer.Kind.DRAW);
    }

    @Test
    void nobodyBargainsWithTheMachine() {
        var table = start(new Opponent.Machine(1), Optional.empty()).orThrow();
        assertThat(bargains.offer(table, ada, 0, Offer.Kind.DRAW))
                .isInstanceOf(Reply.Refused.class);
        assertThat(bargains.offer(table, bo, 0, Offer.Kind.DRAW)).isEqualTo(new Reply.NotYours());
    }

    @Test
    void theStarterChoosesTheSeat() {
        var table = start(new Opponent.Machine(1), Optional.of("North")).orThrow();
        assertThat(table.now().seats())
                .containsEntry(SOUTH, new Occupant.Bot(1))
                .containsEntry(NORTH, new Occupant.Person(ada.orElseThrow()));
        assertThat(start(new Opponent.Machine(1), Optional.of("East")))
                .isInstanceOfSatisfying(
                        Parse.Refused.class,
                        refused ->
                                assertThat(refused.why())
                                        .hasToString(
                                                "There is no seat “East” in this game; there are"
                                                        + " South, North."));
    }
}
