package hegemon.server.clubs;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.accounts.HouseKey;
import hegemon.server.id.EventId;
import hegemon.server.id.PersonId;
import hegemon.server.pairing.Result;
import hegemon.server.pairing.Standings;
import hegemon.server.play.Bargains;
import hegemon.server.play.Endings;
import hegemon.server.play.House;
import hegemon.server.play.Offer;
import hegemon.server.play.Reply;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.ClubRows;
import hegemon.server.store.ClubRows.Club;
import hegemon.server.store.EventRows;
import hegemon.server.store.EventRows.Phase;
import hegemon.table.Refusal;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The course of an event, on SQLite and on PostgreSQL. */
abstract class EventsContract extends OnDatabase {
    private final MovingClock clock = new MovingClock("2027-01-15T08:00:00Z");

    private House house;
    private Tables tables;
    private Endings endings;
    private Clubs clubs;
    private Events events;
    private List<PersonId> people;
    private Club club;

    @BeforeEach
    void open() {
        house = BareTables.house(database(), clock, (table, at) -> {});
        tables = new Tables(house);
        endings = new Endings(house, tables);
        clubs = new Clubs(new ClubRows(database()), tables, new HouseKey(database()), clock);
        events = new Events(house, tables, new Seating(house, tables));
        people = Stream.of("Ada", "Bo", "Cleo", "Dion").map(this::member).toList();
        club = clubs.found("Club", "", people.getFirst()).orThrow();
    }

    private PersonId member(String name) {
        var id = new Guests(database(), clock).welcome("").id();
        JdbcClient.create(database())
                .sql("update person set name = ?, name_key = ?, claimed_at = 1 where id = ?")
                .params(name, name, id.value())
                .update();
        return id;
    }

    private Course begun(String format, int rounds) {
        var event =
                events.create(
                        new EventRows.Event(
                                EventId.NONE,
                                club.id(),
                                "Evening",
                                format,
                                "sparta",
                                "standard",
                                "live 300 3",
                                rounds,
                                false,
                                Phase.OPEN,
                                0));
        for (PersonId person : people)
            assertThat(events.enter(again(event.id()), person)).isEmpty();
        assertThat(events.start(again(event.id()))).isEmpty();
        return again(event.id());
    }

    private Course again(EventId event) {
        return events.course(event).orElseThrow();
    }

    /** Whoever has the second seat gives up. */
    private void won(Course.Game game) {
        var table = tables.find(game.board().table().orElseThrow()).orElseThrow();
        tables.submit(table, Optional.of(game.board().first()), 0, "e2-e4");
        tables.submit(table, game.board().second(), 1, "e9-e7");
        assertThat(endings.resign(table, game.board().second(), 2)).isEqualTo(new Reply.Done());
    }

    @Test
    void aRoundIsTakenFromItsTablesAndTheNextOneBeginsOnce() {
        var course = begun("round-robin", 1);
        assertThat(course.games(1)).hasSize(2).allMatch(game -> game.result().isEmpty());
        assertThat(events.next(course).map(Refusal::key)).contains("server.refuse.event.unsettled");
        course.games(1).forEach(this::won);
        var settled = again(course.event().id());
        assertThat(settled.games(1))
                .allMatch(game -> game.result().equals(Optional.of(Result.FIRST)));
        assertThat(events.next(settled)).isEmpty();
        assertThat(events.next(settled)).as("asked twice").isEmpty();
        var second = again(course.event().id());
        assertThat(second.round()).isEqualTo(2);
        assertThat(second.games()).hasSize(4);
        second.games(2).forEach(this::won);
        events.next(again(course.event().id()));
        again(course.event().id()).games(3).forEach(this::won);
        events.next(again(course.event().id()));
        var over = again(course.event().id());
        assertThat(over.event().phase()).isEqualTo(Phase.OVER);
        assertThat(over.standings().stream().mapToInt(Standings.Line::points).sum()).isEqualTo(12);
    }

    @Test
    void aLadderIsClimbedByChallenges() {
        var id = begun("ladder", 1).event().id();
        assertThat(again(id).games()).isEmpty();
        var places = again(id).standings().stream().map(line -> line.player().id()).toList();
        var second = places.get(1);
        var last = places.get(3);
        assertThat(events.challenge(again(id), second, last).map(Refusal::key))
                .as("downwards")
                .contains("server.refuse.event.challenge");
        assertThat(events.challenge(again(id), last, second)).isEmpty();
        assertThat(again(id).inReach(places.get(2))).as("those who play").doesNotContain(second);
        assertThat(events.next(again(id)).map(Refusal::key))
                .contains("server.refuse.event.unsettled");
        var game = again(id).games().getFirst();
        assertThat(game.board().first().value())
                .as("the challenged one begins")
                .isEqualTo(second.value());
        var table = tables.find(game.board().table().orElseThrow()).orElseThrow();
        tables.submit(table, Optional.of(second), 0, "e2-e4");
        tables.submit(table, Optional.of(last), 1, "e9-e7");
        assertThat(endings.mayAbort(table, table.now(), Optional.of(last))).isFalse();
        endings.resign(table, Optional.of(second), 2);
        assertThat(again(id).standings())
                .extracting(line -> line.player().id())
                .containsExactly(places.get(0), last, second, places.get(2));
        var late = member("Eos");
        assertThat(events.enter(again(id), late)).isEmpty();
        assertThat(again(id).standings().getLast().player().id().value()).isEqualTo(late.value());
        events.next(again(id));
        assertThat(again(id).event().phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void whoDoesNotComeLosesAndADirectorMayDecideOtherwise() {
        var course = begun("swiss", 2);
        var game = course.games(1).getFirst();
        var table = tables.find(game.board().table().orElseThrow()).orElseThrow();
        assertThat(endings.abort(table, Optional.of(game.board().first()), 0))
                .as("only the house calls it off")
                .isInstanceOf(Reply.Refused.class);
        JdbcClient.create(database())
                .sql(
                        "insert into entry (game_id, number, seat, text, created_at) values (?, 1,"
                                + " 'house', 'aborted', 1)")
                .param(table.id().value())
                .update();
        assertThat(again(course.event().id()).games(1).getFirst().result())
                .as("the first seat was to move")
                .contains(Result.SECOND);
        assertThat(rule(course, 1, "drawn", "")).contains("server.refuse.event.reason");
        assertThat(rule(course, 9, "drawn", "why")).contains("server.refuse.event.ruling");
        assertThat(rule(course, 1, "drawn", "the light went out")).isEmpty();
        assertThat(rule(course, 1, "first", "it was the other one")).isEmpty();
        var ruled = again(course.event().id());
        assertThat(ruled.games(1).getFirst().result()).as("the latest").contains(Result.FIRST);
        assertThat(ruled.rulings()).hasSize(2);
    }

    private Optional<String> rule(Course course, int board, String result, String reason) {
        return events.rule(
                        course,
                        new EventRows.Ruling(
                                1, board, result, reason, people.getFirst(), clock.millis()))
                .map(Refusal::key);
    }

    @Test
    void aRematchIsNotForGamesOfAnEvent() {
        var game = begun("round-robin", 3).games(1).getFirst();
        won(game);
        var table = tables.find(game.board().table().orElseThrow()).orElseThrow();
        var bargains = new Bargains(house, tables);
        var winner = Optional.of(game.board().first());
        assertThat(bargains.offer(table, winner, table.now().entry(), Offer.Kind.REMATCH))
                .isInstanceOfSatisfying(
                        Reply.Refused.class,
                        it -> assertThat(it.why().key()).endsWith("event.rematch"));
        assertThat(bargains.at(table, table.now()).possible(table.now().seatOf(winner))).isEmpty();
        assertThat(events.at(table.id()).map(EventRows.Event::name)).contains("Evening");
    }

    @Test
    void whoComesLateToASwissEventPlaysFromTheNextRoundOn() {
        var course = begun("swiss", 2);
        var late = member("Late");
        assertThat(events.enter(course, late)).isEmpty();
        course.games(1).forEach(this::won);
        events.next(again(course.event().id()));
        var second = again(course.event().id());
        assertThat(second.games(2)).hasSize(3);
        assertThat(second.standings())
                .filteredOn(line -> line.player().id().equals(late))
                .singleElement()
                .satisfies(line -> assertThat(line.player().seed()).isEqualTo(5));
        assertThat(second.games(2).getLast().board())
                .as("without points and last in order, Late has the bye")
                .satisfies(
                        board -> {
                            assertThat(board.first()).isEqualTo(late);
                            assertThat(board.second()).isEmpty();
                        });
        assertThat(events.enter(second, member("Latest")).map(Refusal::key))
                .as("no round is left")
                .contains("server.refuse.event.begun");
    }

    @Test
    void whoWithdrewIsTakenBackInByADirector() {
        var course = begun("swiss", 2);
        events.withdraw(course, people.get(3));
        var without = again(course.event().id());
        assertThat(without.isOut(people.get(3))).isTrue();
        assertThat(events.enter(without, people.get(3))).isEmpty();
        assertThat(again(course.event().id()).isOut(people.get(3)))
                .as("not by the own hand")
                .isTrue();
        assertThat(events.takeIn(without, people.get(3))).isEmpty();
        assertThat(again(course.event().id()).isOut(people.get(3))).isFalse();
    }

    @Test
    void nobodyEntersLateAndWhoWithdrawsMeetsNobody() {
        assertThat(events.enter(begun("knock-out", 2), member("Late")).map(Refusal::key))
                .contains("server.refuse.event.begun");
        var course = begun("swiss", 2);
        events.withdraw(course, people.get(3));
        course.games(1).forEach(this::won);
        events.next(again(course.event().id()));
        assertThat(again(course.event().id()).games(2))
                .noneMatch(game -> game.board().first().equals(people.get(3)))
                .hasSize(2);
    }

    @Test
    void inAKnockOutWhoeverWouldMeetSomebodyWhoLeftHasWonTheEvent() {
        var course = begun("knock-out", 2);
        var id = course.event().id();
        course.games(1).forEach(this::won);
        events.withdraw(again(id), course.games(1).getFirst().board().first());
        for (int i = 0; i < 2 && again(id).event().phase() != Phase.OVER; i++)
            assertThat(events.next(again(id))).isEmpty();
        assertThat(again(id).event().phase()).isEqualTo(Phase.OVER);
        assertThat(again(id).standings().getFirst().player().id())
                .isEqualTo(course.games(1).getLast().board().first());
    }

    @Test
    void aClubLetsInByLinkOrByAskingAndIsNeverWithoutSomebodyWhoLeads() {
        var bo = Optional.of(people.get(1));
        assertThat(clubs.ask(club, people.get(1))).isEmpty();
        assertThat(clubs.isMember(club.id(), bo)).isFalse();
        clubs.admit(club, people.get(1));
        assertThat(clubs.isMember(club.id(), bo)).isTrue();
        assertThat(clubs.leads(club.id(), bo)).isFalse();
        var path = clubs.invitation(club);
        var token = path.substring(path.lastIndexOf('/') + 1);
        assertThat(clubs.isInvited(club, token)).isTrue();
        clubs.renew(club);
        assertThat(clubs.isInvited(clubs.find(club.id()).orElseThrow(), token)).isFalse();
        clubs.remove(club, people.getFirst());
        assertThat(clubs.leads(club.id(), bo)).isTrue();
        assertThat(clubs.found("club!", "", people.get(2)).toString()).contains("Another club");
    }
}
