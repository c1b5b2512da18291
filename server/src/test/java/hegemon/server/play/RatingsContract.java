package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.rating.Rating;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.PaceGroup;
import hegemon.server.store.RatingRows;
import hegemon.server.store.ShownRows;
import hegemon.server.store.Terms;
import hegemon.table.Parse;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** Which games count for ratings, on SQLite and on PostgreSQL. */
abstract class RatingsContract extends OnDatabase {
    private final MovingClock clock = new MovingClock("2027-01-15T08:00:00Z");

    private House house;
    private Tables tables;
    private Seating seating;
    private Endings endings;
    private PersonId ada;
    private PersonId bo;

    @BeforeEach
    void open() {
        house = BareTables.house(database(), clock, (table, at) -> {});
        tables = new Tables(house);
        seating = new Seating(house, tables);
        endings = new Endings(house, tables);
        ada = member("Ada");
        bo = member("Bo");
    }

    private PersonId guest() {
        return new Guests(database(), clock).welcome("").id();
    }

    private PersonId member(String name) {
        var id = guest();
        JdbcClient.create(database())
                .sql("update person set name = ?, name_key = ?, claimed_at = 1 where id = ?")
                .params(name, name, id.value())
                .update();
        return id;
    }

    private Parse<LiveTable> wished(String pace, boolean rated, Occupant other) {
        var terms =
                new Terms(
                        Optional.of(ada), Pace.parse(pace).orElseThrow(), true, true, true, rated);
        return seating.lay(
                new Seating.Wish(
                        "sparta",
                        "standard",
                        Map.of("South", new Occupant.Person(ada), "North", other),
                        terms));
    }

    private LiveTable begun(boolean rated) {
        return wished("live 300 3", rated, new Occupant.Person(bo)).orThrow();
    }

    /** Each side moves once; then this one gives up. */
    private void lostBy(LiveTable table, PersonId loser) {
        tables.submit(table, Optional.of(ada), 0, "e2-e4");
        tables.submit(table, Optional.of(bo), 1, "e9-e7");
        clock.pass(Duration.ofMinutes(1));
        assertThat(endings.resign(table, Optional.of(loser), table.now().entry()))
                .isEqualTo(new Reply.Done());
    }

    private RatingRows.Standing of(PersonId person) {
        return house.ratings()
                .of(new RatingRows.Key(person, "sparta", PaceGroup.QUICK))
                .orElse(RatingRows.Standing.NEW);
    }

    private boolean areRight() {
        var audit = new RatingAudit(house);
        house.games().ids().forEach(id -> audit.read(house.games().find(id).orElseThrow()));
        return audit.isRight();
    }

    @Test
    void aRatedGameCountsForBothOnceAndAFriendlyOneForNobody() {
        lostBy(begun(false), bo);
        assertThat(of(ada)).isEqualTo(RatingRows.Standing.NEW);
        var table = begun(true);
        lostBy(table, bo);
        table.settle();
        assertThat(of(ada).games()).isEqualTo(1);
        assertThat(of(ada).rating().points()).isEqualTo(1662);
        assertThat(of(bo).rating().points()).isEqualTo(1338);
        assertThat(new Ratings(house).at(table.id(), table.now()))
                .hasEntrySatisfying(
                        new Occupant.Person(ada),
                        it -> {
                            assertThat(it.gain().map(Rating::points)).contains(162);
                            assertThat(it.rating().isProvisional()).isTrue();
                        });
    }

    @Test
    void ratingsAreComputedAgainFromTheLogsToTheLastDigit() {
        for (int i = 0; i < 4; i++) {
            lostBy(begun(true), i == 2 ? ada : bo);
            clock.pass(Duration.ofDays(i));
        }
        assertThat(areRight()).isTrue();
        JdbcClient.create(database()).sql("update rating set value = value + 1").update();
        assertThat(areRight()).isFalse();
        var before = of(ada);
        var audit = new RatingAudit(house);
        house.games().ids().forEach(id -> audit.read(house.games().find(id).orElseThrow()));
        audit.repair();
        assertThat(of(ada).rating().value()).isEqualTo(before.rating().value() - 1);
        assertThat(areRight()).isTrue();
    }

    @Test
    void twoGamesThatEndAtTheSameMomentAreCountedOneAfterTheOther() {
        var first = begun(true);
        var second = begun(true);
        for (LiveTable table : new LiveTable[] {first, second}) {
            tables.submit(table, Optional.of(ada), 0, "e2-e4");
            tables.submit(table, Optional.of(bo), 1, "e9-e7");
        }
        endings.resign(second, Optional.of(bo), 2);
        endings.resign(first, Optional.of(ada), 2);
        assertThat(house.ratings().counted().keySet()).containsExactly(second.id(), first.id());
        assertThat(areRight()).isTrue();
    }

    @Test
    void whatIsCalledOffCountsForNobody() {
        var table = begun(true);
        assertThat(endings.abort(table, Optional.of(ada), 0)).isEqualTo(new Reply.Done());
        assertThat(of(ada)).isEqualTo(RatingRows.Standing.NEW);
    }

    @Test
    void aMachineIsAsStrongAsItsMatchesSay() {
        var table = wished("live 300 3", true, new Occupant.Bot(10)).orThrow();
        tables.submit(table, Optional.of(ada), 0, "e2-e4");
        endings.resign(table, Optional.of(ada), 1);
        assertThat(of(ada).rating().points()).as("nobody expected more").isBetween(1490, 1500);
        assertThat(areRight()).isTrue();
    }

    @Test
    void aRatedGameIsBetweenTwoMembersByTheClock() {
        assertThat(wished("none", true, new Occupant.Person(bo))).isInstanceOf(Parse.Refused.class);
        assertThat(wished("days 3", true, new Occupant.Person(guest())))
                .isInstanceOf(Parse.Refused.class);
        assertThat(wished("days 3", true, new Occupant.Person(ada)))
                .isInstanceOf(Parse.Refused.class);
        var open = wished("days 3", true, new Occupant.Open()).orThrow();
        assertThat(seating.join(open, guest())).isFalse();
        assertThat(seating.join(open, bo)).isTrue();
        tables.submit(open, Optional.of(ada), 0, "e2-e4");
        var bargains = new Bargains(house, tables);
        assertThat(bargains.offer(open, Optional.of(ada), 1, Offer.Kind.TAKEBACK))
                .isInstanceOf(Reply.Refused.class);
        clock.pass(Duration.ofDays(4));
        assertThat(seating.replaceable(open.now(), Optional.of(ada))).isEmpty();
        assertThat(endings.claim(open, Optional.of(ada), 1)).isEqualTo(new Reply.Done());
        assertThat(
                        house.ratings()
                                .of(new RatingRows.Key(ada, "sparta", PaceGroup.DAYS))
                                .orElseThrow()
                                .games())
                .as("who does not come back has lost")
                .isEqualTo(1);
    }

    @Test
    void theBestAreThoseWhoHavePlayedEnoughAndShowIt() {
        var ratings = new Ratings(house);
        for (int i = 0; i < 30; i++) {
            if (i == 9)
                assertThat(ratings.leaders("sparta", PaceGroup.QUICK)).as("too few").isEmpty();
            lostBy(begun(true), i % 3 == 0 ? ada : bo);
        }
        assertThat(ratings.leaders("sparta", PaceGroup.QUICK))
                .extracting(RatingRows.Ranked::name)
                .containsExactly("Ada", "Bo");
        assertThat(ratings.leaders("sparta", PaceGroup.DAYS)).isEmpty();
        new ShownRows(database()).keep(ada, new ShownRows.Shown(true, true, false));
        assertThat(ratings.leaders("sparta", PaceGroup.QUICK))
                .extracting(RatingRows.Ranked::name)
                .containsExactly("Bo");
    }
}
