package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.store.AbsenceRows.Absence;
import hegemon.server.store.AbsenceRows.Manner;
import hegemon.server.store.AbsenceRows.Rule;
import hegemon.server.store.CalendarRows.Plan;
import hegemon.server.store.CampaignRows;
import hegemon.server.store.Deputy;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.TalkRows;
import hegemon.server.store.Terms;
import hegemon.table.Entry;
import hegemon.table.Seat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** People of a campaign come, go, and send nothing: run on SQLite and on PostgreSQL. */
abstract class PeopleContract extends OnDatabase {
    private static final Seat FIRST = new Seat("Realm-1");
    private static final Seat SECOND = new Seat("Realm-2");

    private final MovingClock clock = new MovingClock("2026-11-16T08:00:00Z");

    private House house;
    private Tables tables;
    private Endings endings;
    private Absences absences;
    private Deputies deputies;
    private PersonId ada;
    private PersonId bo;
    private PersonId cleo;
    private PersonId leader;
    private LiveTable table;

    @BeforeEach
    void open() {
        house = BareTables.house(database(), clock, (ignored, at) -> {});
        tables = new Tables(house);
        endings = new Endings(house, tables);
        absences = new Absences(house);
        deputies = new Deputies(house, tables);
        var guests = new Guests(database(), clock);
        ada = guests.welcome("").id();
        bo = guests.welcome("").id();
        cleo = guests.welcome("").id();
        leader = guests.welcome("").id();
        var terms = new Terms(by(leader), new Pace.Untimed(), false, false, true);
        Map<String, Occupant> seats =
                Map.of(
                        "Realm-1",
                        new Occupant.Person(ada),
                        "Realm-2",
                        new Occupant.Person(bo),
                        "GameMaster",
                        new Occupant.Person(leader));
        var setup = "realms 2 seed 1 identities=CONTACT";
        table =
                new Seating(house, tables)
                        .lay(new Seating.Wish("pygma", setup, seats, terms))
                        .orThrow();
        clock.pass(Duration.ofMinutes(1));
    }

    private static Optional<PersonId> by(PersonId guest) {
        return Optional.of(guest);
    }

    private Campaigns.Done done(PersonId who, String text) {
        return new Campaigns.Done(who, text, "");
    }

    private Reply send(PersonId guest) {
        return tables.submit(table, by(guest), table.now().entry(), "HYGIENE 1");
    }

    private void evaluate() {
        clock.pass(Duration.ofDays(1));
        assertThat(tables.submit(table, by(leader), table.now().entry(), "evaluate"))
                .isEqualTo(new Reply.Done());
    }

    private List<String> log() {
        return table.now().match().log().entries().stream().map(PeopleContract::line).toList();
    }

    private static String line(Entry entry) {
        return entry.seat().name() + " " + entry.text().lines().findFirst().orElse("");
    }

    private List<String> ledger() {
        return absences.of(table.id()).stream().map(PeopleContract::line).toList();
    }

    private static String line(Absence absence) {
        return absence.round() + " " + absence.seat().name() + " " + absence.manner();
    }

    private void ask(Deputy.Kind kind, int months) {
        assertThat(Deputies.mayAsk(table.now(), cleo, months)).isTrue();
        deputies.ask(
                table,
                done(ada, "ask\nRealm-1"),
                FIRST,
                new Deputy(kind, by(cleo), ada, false, months, List.of()));
    }

    private Optional<Long> zat(Manner manner) {
        absences.keep(table, done(leader, "absences"), new Rule(manner, 0, false));
        new Calendars(house)
                .keep(
                        table,
                        done(leader, "calendar"),
                        new Plan("weekly 7 20:00", "Europe/Berlin", 0, 2, false, ""));
        clock.pass(Duration.ofDays(7));
        return endings.ring(table, clock.millis());
    }

    @Test
    void whoSendsNothingIsNotedWhenTheMonthIsClosedAndForgivenWhenOrdersComeAfterAll() {
        send(ada);
        evaluate();
        assertThat(ledger()).containsExactly("Andra/01 Realm-2 SILENT");
        tables.submit(table, by(leader), table.now().entry(), "withdraw");
        tables.submit(table, by(leader), table.now().entry(), "unlock");
        assertThat(send(bo)).isEqualTo(new Reply.Done());
        assertThat(ledger()).isEmpty();
        evaluate();
        assertThat(ledger()).isEmpty();
    }

    @Test
    void standingOrdersArePlayedAtTheDeadlineWhereTheCampaignWantsIt() {
        absences.leave(table, SECOND, bo, "HYGIENE 2");
        send(ada);
        assertThat(zat(Manner.STANDING)).isEmpty();
        assertThat(log())
                .containsExactly("Realm-1 HYGIENE 1", "Realm-2 HYGIENE 2", "GameMaster lock");
        assertThat(ledger()).containsExactly("Andra/01 Realm-2 STANDING");
    }

    @Test
    void withoutTheCampaignsWishStandingOrdersStayInTheDrawer() {
        absences.leave(table, SECOND, bo, "HYGIENE 2");
        send(ada);
        zat(Manner.NOTHING);
        assertThat(log()).containsExactly("Realm-1 HYGIENE 1", "GameMaster lock");
    }

    @Test
    void aCaretakerPlaysOneMonthAndTheMonthWaitsForIt() {
        send(ada);
        var later = zat(Manner.CARETAKER);
        assertThat(later).isPresent();
        assertThat(BotDesk.botToAct(table.now())).contains(SECOND);
        assertThat(table.now().at(SECOND)).as("stays").isEqualTo(new Occupant.Person(bo));
        tables.submit(table, SECOND, table.now().entry(), "HYGIENE 3"); // as the bot does
        clock.pass(Duration.ofSeconds(20));
        assertThat(endings.ring(table, clock.millis())).isEmpty();
        assertThat(log()).endsWith("Realm-2 HYGIENE 3", "GameMaster lock");
        assertThat(ledger()).containsExactly("Andra/01 Realm-2 CARETAKER");
        evaluate();
        assertThat(BotDesk.botToAct(table.now())).as("one month only").isEmpty();
    }

    @Test
    void afterSoManyMonthsWithoutAWordTheRealmIsFree() {
        absences.keep(table, done(leader, "absences"), new Rule(Manner.NOTHING, 2, false));
        send(ada);
        evaluate();
        assertThat(table.now().at(SECOND)).isEqualTo(new Occupant.Person(bo));
        send(ada);
        evaluate();
        assertThat(table.now().at(SECOND)).isEqualTo(new Occupant.Open());
        assertThat(table.now().at(FIRST)).isEqualTo(new Occupant.Person(ada));
        assertThat(new Campaigns(house).acts(table.id()))
                .extracting(CampaignRows.Act::act)
                .contains("lapse");
        assertThat(new Seating(house, tables).join(table, cleo)).isTrue();
        send(ada);
        evaluate();
        assertThat(table.now().at(SECOND))
                .as("is not to blame for the one before")
                .isEqualTo(new Occupant.Person(cleo));
    }

    @Test
    void aStandInActsBesideTheRulerForTheMonthsAgreedAndHearsNoTalk() {
        var talk = new Talk(house, new TalkRows(database()), true);
        talk.say(table, by(ada), "Nur für mich");
        assertThat(table.now().isVisibleTo(by(cleo))).isFalse();
        ask(Deputy.Kind.STAND_IN, 2);
        assertThat(table.now().isVisibleTo(by(cleo))).as("to answer").isTrue();
        assertThat(table.now().held(by(cleo))).isEmpty();
        assertThat(deputies.answer(table, bo, true)).as("was not asked").isFalse();
        assertThat(deputies.answer(table, cleo, true)).isTrue();
        assertThat(table.now().held(by(cleo))).containsExactly(FIRST);
        assertThat(table.now().owned(by(cleo))).isEmpty();
        assertThat(endings.resign(table, by(cleo), 0)).isInstanceOf(Reply.Refused.class);
        assertThat(talk.after(table, by(cleo), 0)).isEmpty();
        assertThat(send(cleo)).isEqualTo(new Reply.Done());
        assertThat(send(ada)).as("the ruler may too").isEqualTo(new Reply.Done());
        evaluate();
        assertThat(table.now().held(by(cleo))).containsExactly(FIRST);
        evaluate();
        assertThat(table.now().held(by(cleo))).isEmpty();
        assertThat(table.now().at(FIRST)).isEqualTo(new Occupant.Person(ada));
    }

    @Test
    void nobodyStandsInForTwoRealms() {
        assertThat(Deputies.mayAsk(table.now(), bo, 1)).isFalse();
        assertThat(Deputies.mayAsk(table.now(), leader, 1)).isFalse();
    }

    @Test
    void aRealmIsHandedOverWhenTheOtherAgrees() {
        absences.leave(table, FIRST, ada, "HYGIENE 2");
        ask(Deputy.Kind.HEIR, 1);
        assertThat(table.now().at(FIRST)).isEqualTo(new Occupant.Person(ada));
        assertThat(deputies.answer(table, cleo, true)).isTrue();
        assertThat(table.now().at(FIRST)).isEqualTo(new Occupant.Person(cleo));
        assertThat(table.now().held(by(ada))).isEmpty();
        assertThat(table.now().deputies()).isEmpty();
        assertThat(absences.standing(table, FIRST)).isEmpty();
        assertThat(new Campaigns(house).acts(table.id()).getFirst())
                .isEqualTo(new CampaignRows.Act(cleo, "accept", "Realm-1", "", clock.millis()));
    }

    @Test
    void whoSaysYesToARealmThatSomebodyTookMeanwhilePutsNobodyOut() {
        new Seating(house, tables).vacate(table, FIRST);
        ask(Deputy.Kind.HEIR, 1);
        var before = table.now();
        assertThat(new Seating(house, tables).admit(table, ada, FIRST)).as("by a link").isTrue();
        assertThat(deputies.answer(table, before, cleo, true)).as("at the same time").isFalse();
        assertThat(deputies.answer(table, cleo, true)).as("later").isFalse();
        assertThat(table.now().at(FIRST)).isEqualTo(new Occupant.Person(ada));
        assertThat(new Campaigns(house).acts(table.id()).getFirst().act()).isEqualTo("ask");
    }

    @Test
    void whoSaysNoIsAskedNoMore() {
        ask(Deputy.Kind.HEIR, 1);
        assertThat(deputies.answer(table, cleo, false)).isTrue();
        assertThat(deputies.answer(table, cleo, true)).isFalse();
        assertThat(table.now().at(FIRST)).isEqualTo(new Occupant.Person(ada));
    }

    @Test
    void aLeaderGivesARealmToABotForAMonthOrForGood() {
        deputies.bot(table, done(leader, "bot\nRealm-1 1"), FIRST, 1);
        assertThat(BotDesk.botToAct(table.now())).contains(FIRST);
        evaluate();
        assertThat(BotDesk.botToAct(table.now())).isEmpty();
        assertThat(table.now().at(FIRST)).isEqualTo(new Occupant.Person(ada));
        var forGood = done(leader, "bot\nRealm-1");
        assertThat(deputies.replace(table, forGood, FIRST, new Occupant.Bot(1))).isTrue();
        assertThat(table.now().at(FIRST)).isEqualTo(new Occupant.Bot(1));
    }

    @Test
    void whoResignsIsFollowedByABotWhereTheCampaignSaysSo() {
        absences.keep(table, done(leader, "absences"), new Rule(Manner.NOTHING, 0, true));
        assertThat(endings.resign(table, by(ada), 0)).isEqualTo(new Reply.Done());
        assertThat(table.now().at(FIRST)).isEqualTo(new Occupant.Bot(1));
        assertThat(new Campaigns(house).acts(table.id()).getFirst().act()).isEqualTo("resign");
    }

    @Test
    void withHiddenIdentitiesNobodyElseLearnsWhoActsForWhom() {
        ask(Deputy.Kind.STAND_IN, 1);
        deputies.answer(table, cleo, true);
        assertThat(Leaders.isKnown(table.now(), by(bo), FIRST)).isFalse();
        assertThat(Leaders.isKnown(table.now(), by(cleo), FIRST)).isTrue();
        assertThat(Leaders.isKnown(table.now(), by(cleo), SECOND)).isFalse();
        assertThat(Leaders.named(table.now(), by(bo), by(cleo))).isEmpty();
    }
}
