package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.store.CampaignRows;
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

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A campaign that a person leads: run on SQLite and on PostgreSQL. */
abstract class LedTablesContract extends OnDatabase {
    private static final Seat FIRST = new Seat("Realm-1");
    private static final Seat MASTER = new Seat("GameMaster");

    private final MovingClock clock = new MovingClock("2027-01-15T08:00:00Z");

    private House house;
    private Tables tables;
    private Seating seating;
    private Endings endings;
    private Talk talk;
    private PersonId ada;
    private PersonId bo;
    private PersonId leader;

    @BeforeEach
    void open() {
        house = BareTables.house(database(), clock, Deadlines.alarm(database()));
        tables = new Tables(house);
        seating = new Seating(house, tables);
        endings = new Endings(house, tables);
        talk = new Talk(house, new TalkRows(database()), true);
        var guests = new Guests(database(), clock);
        ada = guests.welcome("").id();
        bo = guests.welcome("").id();
        leader = guests.welcome("").id();
    }

    private static Optional<PersonId> by(PersonId guest) {
        return Optional.of(guest);
    }

    private LiveTable led(String setup) {
        var terms = new Terms(by(ada), new Pace.Days(3), false, true, true);
        Map<String, Occupant> seats =
                Map.of(
                        "Realm-1",
                        new Occupant.Person(ada),
                        "Realm-2",
                        new Occupant.Person(bo),
                        "GameMaster",
                        new Occupant.Person(leader));
        return seating.lay(new Seating.Wish("pygma", setup, seats, terms)).orThrow();
    }

    private static List<String> log(LiveTable table) {
        return table.now().match().log().entries().stream().map(LedTablesContract::line).toList();
    }

    private static String line(Entry entry) {
        return entry.seat().name() + " " + entry.text().split("[ \n]", 2)[0];
    }

    @Test
    void theDeadlineClosesTheOrdersAndNothingMore() {
        var table = led("realms 2 seed 1");
        tables.submit(table, by(ada), 0, "HYGIENE 1");
        clock.pass(Duration.ofDays(3));
        assertThat(endings.ring(table, clock.millis())).as("nobody else is hurried").isEmpty();
        assertThat(log(table)).containsExactly("Realm-1 HYGIENE", "GameMaster lock");
        assertThat(table.now().turn()).isEqualTo(Turn.of(MASTER));
        clock.pass(Duration.ofDays(30));
        assertThat(endings.ring(table, clock.millis())).isEmpty();
        assertThat(log(table)).hasSize(2);
        assertThat(seating.replaceable(table.now(), by(ada))).as("not the leader's seat").isEmpty();
    }

    @Test
    void anUnreleasedDraftStaysADraft() {
        var table = led("realms 2 seed 1");
        tables.submit(table, by(leader), 0, "review");
        clock.pass(Duration.ofDays(30));
        assertThat(endings.ring(table, clock.millis())).isEmpty();
        assertThat(log(table)).containsExactly("GameMaster review", "chance month");
    }

    @Test
    void aCampaignMayWantADraftAtTheDeadlineWithWhatItsLeadersPrepared() {
        var table = led("realms 2 seed 1 zat=DRAFT");
        assertThat(new Campaigns(house).write(table, leader, 0, "text 1 Hallo")).isTrue();
        clock.pass(Duration.ofDays(3));
        endings.ring(table, clock.millis());
        assertThat(table.now().match().log().entries().getFirst().text())
                .isEqualTo("review\ntext 1 Hallo");
    }

    @Test
    void afterDowntimeNothingIsEvaluatedWithoutTheLeadersWord() {
        var table = led("realms 2 seed 1 zat=RELEASE");
        var heart = new Heart(house);
        heart.beat();
        clock.pass(Duration.ofDays(10));
        heart.beat();
        clock.pass(Duration.ofDays(4));
        endings.ring(table, clock.millis());
        assertThat(log(table)).containsExactly("GameMaster lock");
    }

    @Test
    void onlyTheLeaderEndsTheCampaign() {
        var table = led("realms 2 seed 1");
        assertThat(endings.abort(table, by(ada), 0)).isInstanceOf(Reply.Refused.class);
        assertThat(table.now().isOver()).isFalse();
        assertThat(endings.abort(table, by(leader), 0)).isEqualTo(new Reply.Done());
        assertThat(table.now().turn()).isEqualTo(new Turn.Over(Outcome.drawn("aborted")));
    }

    @Test
    void aRulerGivesUpTheOwnRealmAndTheCampaignGoesOn() {
        var table = led("realms 2 seed 1");
        assertThat(endings.resign(table, by(leader), 0)).isInstanceOf(Reply.Refused.class);
        assertThat(endings.resign(table, by(ada), 0)).isEqualTo(new Reply.Done());
        assertThat(table.now().isOver()).isFalse();
        assertThat(table.now().at(FIRST)).isEqualTo(new Occupant.Open());
        assertThat(table.now().held(by(ada))).isEmpty();
    }

    @Test
    void whatLeadersDoIsOnRecordWithItsReason() {
        var table = led("realms 2 seed 1");
        tables.submit(table, by(leader), 0, "evaluate\ntext 1 Hallo", "ein Versuch");
        var act = new Campaigns(house).acts(table.id()).getFirst();
        assertThat(act)
                .isEqualTo(
                        new CampaignRows.Act(
                                leader, "evaluate", "text 1 Hallo", "ein Versuch", clock.millis()));
    }

    @Test
    void oneLeaderDoesNotOverwriteWhatAnotherHasJustWritten() {
        var table = led("realms 2 seed 1");
        var campaigns = new Campaigns(house);
        assertThat(campaigns.write(table, leader, 0, "text 1 Hallo")).isTrue();
        assertThat(campaigns.write(table, ada, 0, "text 1 Nein")).isFalse();
        assertThat(campaigns.sheet(table).orElseThrow().text()).isEqualTo("text 1 Hallo");
        tables.submit(table, by(leader), 0, "evaluate");
        assertThat(campaigns.sheet(table)).as("of another month").isEmpty();
        assertThat(campaigns.write(table, leader, campaigns.version(table), "close")).isTrue();
    }

    @Test
    void whatIsSaidIsForThoseWhoSitThereAndKnowTheSpeaker() {
        var open = led("realms 2 seed 1");
        talk.say(open, by(ada), "Hallo");
        assertThat(talk.after(open, Optional.empty(), 0)).as("a visitor").isEmpty();
        assertThat(talk.after(open, by(bo), 0)).hasSize(1);
        var hidden = led("realms 2 seed 1 identities=CONTACT");
        talk.say(hidden, by(ada), "Hallo");
        assertThat(talk.after(hidden, by(bo), 0)).isEmpty();
        assertThat(talk.after(hidden, by(leader), 0)).hasSize(1);
        assertThat(talk.after(hidden, by(ada), 0)).hasSize(1);
    }
}
