package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Ledger;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;
import hegemon.table.Outcome;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;

/** The game master's desk: PI-26, D-86, D-127, D-128, D-130. */
class MasterTest {
    private static final PygmaMove KEY = new PygmaMove.MonthKey("5".repeat(64));
    private static final Seat MASTER = PygmaState.GAME_MASTER;

    private static PygmaState start(String setup) {
        return new Pygma().start(setup).orThrow();
    }

    private static PygmaState sent(PygmaState state, int realm, String orders) {
        return played(state, PygmaState.seat(realm), orders);
    }

    private static PygmaState played(PygmaState state, Seat seat, String text) {
        var move = new Pygma().move(text).orThrow();
        assertThat(state.refuse(seat, move)).as(text).isEmpty();
        assertThat(new Pygma().move(new Pygma().print(move)).orThrow()).isEqualTo(move);
        return state.play(seat, move);
    }

    private static PygmaState month(PygmaState state, String text) {
        return played(state, MASTER, text).play(Seat.CHANCE, KEY);
    }

    private static String refused(PygmaState state, String text) {
        var move = new Pygma().move(text).orThrow();
        return state.refuse(MASTER, move).orElseThrow().toString();
    }

    private static List<String> notes(PygmaState state, int realm) {
        return state.reports().get(realm - 1).orders().stream()
                .flatMap(answer -> answer.notes().stream())
                .map(note -> note.key())
                .toList();
    }

    private static List<String> events(PygmaState state, int realm) {
        return state.reports().get(realm - 1).events().stream().map(note -> note.key()).toList();
    }

    @Test
    void aDraftIsReadByTheGameMasterAloneAndRunAgainWithTheSameDice() { // phase 14, D-129
        var open = sent(start("realms 3 seed 1"), 1, "NAME REICH \"Neu\"");
        var draft = month(open, "review");
        assertThat(draft.turn()).isEqualTo(Turn.of(MASTER));
        assertThat(draft.view(PygmaState.seat(1)).report())
                .isEqualTo(open.view(PygmaState.seat(1)).report());
        var desk = draft.view(MASTER).desk().orElseThrow();
        assertThat(desk.draft()).isTrue();
        assertThat(desk.reports().getFirst().name()).isEqualTo("Neu");
        var sheet = new Pygma().move("REICH 1").orThrow();
        assertThat(draft.refuse(PygmaState.seat(1), sheet)).isPresent();

        var again = played(draft, MASTER, "review\ntext 2 The oracle speaks.");
        var released = played(again, MASTER, "release");
        assertThat(released.reports().get(1).texts()).containsExactly("The oracle speaks.");
        assertThat(released.last().rolls()).isEqualTo(desk.rolls());
        assertThat(released.turn().waitsFor(PygmaState.seat(1))).isTrue();
        assertThat(released.world().date()).isEqualTo(open.world().date().next());
        assertThat(played(draft, MASTER, "evaluate").world()).isEqualTo(released.world());
        assertThat(released.refuse(MASTER, new PygmaMove.Release())).isPresent();
    }

    @Tag("long")
    @Test
    void aCorrectionChangesOnlyWhatFollowsFromIt() { // D-129, D-130
        var open = start("realms 4 seed 2");
        var plain = month(open, "evaluate");
        var corrected = month(open, "evaluate\ntreasury 3 5000\nsize 3 KH 1 4000");
        for (int realm : new int[] {1, 2, 4})
            assertThat(corrected.reports().get(realm - 1))
                    .isEqualTo(plain.reports().get(realm - 1));
        assertThat(corrected.last().rolls()).isEqualTo(plain.last().rolls());
        var account = corrected.reports().get(2).account();
        assertThat(account.opening()).isEqualTo(100_000);
        assertThat(account.bookings())
                .contains(new Report.Booking(Note.of("account.correction"), -95_000));
        assertThat(corrected.last().judgments()).hasSize(2);
    }

    @Test
    void whatTheMonthBroughtCanBeChangedBeforeItsRelease() { // D-130
        var open = start("realms 2 seed 1");
        var draft = month(open, "review\nafter treasury 1 7\nafter size 1 KH 1 1000");
        assertThat(draft.stage()).isInstanceOf(Stage.Draft.class);
        Evaluation month = ((Stage.Draft) draft.stage()).evaluation();
        assertThat(month.after().realm(1).treasury()).isEqualTo(7);
        assertThat(month.reports().getFirst().account().closing()).isEqualTo(7);
        assertThat(month.ledger())
                .containsExactly(new Ledger.Line(1, "K", Ledger.Cause.CORRECTED, -4_000));
    }

    @Test
    void landAndMenThatAreGivenOrTakenAreToldToTheirRulers() { // D-130, PI-7.1, D-32
        var open = start("realms 2 seed 1");
        var capital = open.world().geometry().address(open.world().realm(1).capital());
        for (var line : List.of("owner " + capital + " 2", "after owner " + capital + " 2")) {
            var month = month(open, "evaluate\n" + line + "\nsize 1 RH 1 1500");
            assertThat(events(month, 1))
                    .as(line)
                    .contains("pygma.event.granted.capital", "pygma.event.granted.men");
            assertThat(events(month, 2)).contains("pygma.event.granted.won");
            assertThat(month.last().judgments())
                    .anyMatch(it -> it.what().key().equals("pygma.judgment.capital"));
        }
    }

    @Test
    void landThatIsGivenIsSearchedForMinesLikeAnyThatComesIntoARealm() { // D-122, D-130, PI-25.1
        var open = start("realms 2 seed 1 edition=2");
        var map = open.world().geometry();
        int hill = 0;
        while (open.world().field(hill).terrain() != Terrain.HILLS
                || open.world().field(hill).owner() > 0) hill++;
        var at = map.address(hill);
        for (var when : List.of("owner", "after owner")) {
            var lines =
                    "evaluate\n%s %s 1\nroll 7 mine %s = 1\nroll 7 yield %s = 6"
                            .formatted(when, at, at, at);
            var month = month(open, lines);
            assertThat(month.world().field(at).ground().deposit().orElseThrow().yield())
                    .as(when)
                    .isEqualTo(75_000);
            assertThat(month.reports().getFirst().land())
                    .contains(
                            new Report.Land(
                                    at,
                                    Report.Change.FOUND,
                                    Optional.of(new Report.Found(DepositKind.GOLD, 75_000))));
        }
        var old = month(start("realms 2 seed 1"), "evaluate\nowner " + at + " 1");
        assertThat(old.world().field(at).ground().searched()).isFalse();
    }

    @Test
    void theGameMasterReadsPeopleAndCultureAsThoseOfTheirRealms() { // D-96, D-101
        var month = month(start("realms 2 seed 1"), "evaluate\nchange culture 2 3 ALWAYS -");
        assertThat(month.last().forMasters(month.world()).text(new Herald(Language.ENGLISH)))
                .contains("2 Borenmark: Culture of this realm", "(culture = 3 ALWAYS -)")
                .doesNotContainPattern("(?m)^(people|culture) = ");
    }

    @Test
    void anyValueIsChangedByItsLineInTheTextOfTheWorld() { // D-130, D-96, PI-18.4, PI-26.1
        // After the first month: at the start every capital must stand.
        var open = month(start("realms 2 seed 1"), "evaluate");
        var capital = open.world().geometry().address(open.world().realm(2).capital());
        var next =
                month(open, "evaluate\nchange culture 2 3 ALWAYS -\nremove settlement " + capital);
        assertThat(next.world().realm(2).culture()).isNotEqualTo(Culture.NONE);
        assertThat(next.world().field(capital).settlement()).isEmpty();
        assertThat(next.world().realm(1).culture()).isEqualTo(Culture.NONE);
    }

    @Test
    void aSeaLaneIsMarkedOnTheMap() { // D-12
        var open = start("realms 2 seed 1");
        var world = open.world();
        int water = 0;
        while (!world.field(water).terrain().isWater()) water++;
        int land = 0;
        while (world.field(land).terrain().isWater()) land++;
        var map = world.geometry();
        var next = month(open, "evaluate\nlane " + map.address(water) + " 1");
        assertThat(next.world().field(water).ways().lane()).isEqualTo(1);
        assertThat(refused(open, "evaluate\nlane " + map.address(land) + " 1"))
                .contains(map.address(land).toString());
    }

    @Test
    void freeOrdersAreQueuedAndUnhandledOnesAreWithoutEffect() { // D-86, PI-16.5, PI-26.3
        var open = sent(start("realms 2 seed 1"), 1, "SONST \"Betet.\"\nSONST KH 1 \"Grabt.\"");
        assertThat(open.view(MASTER).desk().orElseThrow().free())
                .containsExactly(
                        new PygmaView.FreeOrder(1, 1, "", "Betet."),
                        new PygmaView.FreeOrder(1, 2, "KH 1", "Grabt."));
        var next = month(open, "evaluate\neffect 1 2 A well is dug.");
        assertThat(notes(next, 1)).containsExactly("pygma.event.free", "pygma.event.effect");
        assertThat(next.last().judgments()).hasSize(1);
        assertThat(refused(open, "evaluate\neffect 1 3 Nothing.")).contains("3");
    }

    @Test
    void severalGameMastersHaveEqualRights() { // D-127, PI-1.1, PI-26.2
        var state = start("realms 30 seed 1 masters 2");
        var second = new Seat("GameMaster-2");
        assertThat(state.seats()).contains(MASTER, second);
        assertThat(state.view(second).desk().orElseThrow().crowded()).isTrue();
        assertThat(start("realms 12 seed 1").charter().isCrowded()).isFalse();
        assertThat(start("realms 13 seed 1").charter().isCrowded()).isTrue();
        var next = played(state, second, "evaluate").play(Seat.CHANCE, KEY);
        assertThat(next.world().date()).isNotEqualTo(state.world().date());
    }

    @Test
    void theGameMasterIsAwaitedOnlyWhenAllSheetsAreIn() { // PI-1.2
        var open = sent(start("realms 2 seed 1"), 1, "REICH 1");
        assertThat(open.turn()).isEqualTo(Turn.of(PygmaState.seat(2)));
        assertThat(open.refuse(MASTER, new Pygma().move("evaluate").orThrow())).isEmpty();
        assertThat(sent(open, 2, "REICH 2").turn()).isEqualTo(Turn.of(MASTER));
    }

    @Test
    void theGameMasterClosesTheGameAndPublishesTheRanking() { // D-128, PI-1.3
        var next = month(start("realms 3 seed 1"), "evaluate\nranking");
        assertThat(next.view(MASTER).desk().orElseThrow().ranking()).hasSize(3);
        assertThat(events(next, 1).stream().filter("pygma.event.rank"::equals)).hasSize(3);
        var over = month(next, "evaluate\nclose");
        assertThat(over.turn()).isEqualTo(new Turn.Over(Outcome.drawn("D-128")));
        assertThat(events(over, 2))
                .contains("pygma.event.closed")
                .doesNotContain("pygma.event.rank");
        assertThat(over.reports()).hasSize(3);
    }

    @Test
    void everybodyReadsTheRankingEveryMonthWhereTheCampaignSaysSo() { // D-161
        var next = month(start("realms 3 seed 1 ranking=true"), "evaluate");
        assertThat(events(next, 2).stream().filter("pygma.event.rank"::equals)).hasSize(3);
    }

    @Test
    void aRealmWithoutLandAndArmiesIsOutAndStillReadsItsMap() { // D-78
        var open = start("realms 2 seed 1");
        var lines = new StringBuilder("evaluate");
        for (int at = 0; at < open.world().fields().size(); at++)
            if (open.world().field(at).owner() == 2)
                lines.append("\nafter owner ")
                        .append(open.world().geometry().address(at))
                        .append(" 0");
        for (var army : open.world().armies())
            if (army.realm() == 2) lines.append("\nafter size 2 ").append(army.unit()).append(" 0");
        var next = month(open, lines.toString());
        assertThat(next.world().living()).containsExactly(1);
        assertThat(events(next, 2)).contains("pygma.event.ended");
        assertThat(next.turn()).isEqualTo(Turn.of(PygmaState.seat(1)));
        var sheet = new Pygma().move("REICH 2").orThrow();
        assertThat(next.refuse(PygmaState.seat(2), sheet)).isPresent();
        var later = month(sent(next, 1, "REICH 1"), "evaluate");
        assertThat(events(later, 2)).isEmpty();
        assertThat(later.view(PygmaState.seat(2)).report().orElseThrow().map().size()).isPositive();
    }

    @Test
    void withoutAnyRealmTheGameIsOver() { // D-78: nobody is left to wait for
        var open = start("realms 2 seed 1");
        var lines = new StringBuilder("evaluate");
        for (int at = 0; at < open.world().fields().size(); at++)
            if (open.world().field(at).owner() > 0)
                lines.append("\nafter owner ")
                        .append(open.world().geometry().address(at))
                        .append(" 0");
        for (var army : open.world().armies())
            if (army.realm() > 0)
                lines.append("\nafter size " + army.realm() + " " + army.unit() + " 0");
        assertThat(month(open, lines.toString()).turn()).isInstanceOf(Turn.Over.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text 9 Hello",
                "treasury 9 5",
                "size 1 KH 77 2000",
                "size 1 KH 1 3",
                "owner 999/01 1",
                "rule battle.winnerLoss 2000",
                "rule no.such 1",
                "destroy 1/01 1/02",
                "beings KH 900 5 1/01 A Trolls",
                "order KH 900: 1/01 A",
                "change nonsense 4",
                "change realm 1",
                "remove building 1/01",
                "after size 1 KH 77 2000"
            })
    void whatDoesNotFitTheWorldIsRefusedAndNotPassedOver(String event) {
        assertThat(refused(start("realms 2 seed 1"), "evaluate\n" + event)).isNotEmpty();
    }

    @Test
    void theFirstReportTellsOfTheMinesInTheStartArea() { // D-122
        long told = 0;
        long there = 0;
        for (int seed = 1; seed <= 6; seed++) {
            var state = start("realms 4 seed " + seed);
            for (var field : state.world().fields())
                if (field.owner() > 0 && field.ground().deposit().isPresent()) there++;
            for (var report : state.reports()) told += report.land().size();
        }
        assertThat(told).isEqualTo(there).isPositive();
    }

    @Test
    void aRollMayBeEnteredByHand() { // D-129
        var open = start("realms 2 seed 1");
        var term = open;
        while (!term.world().date().month().isArmament()) term = month(term, "evaluate");
        var capital = term.world().geometry().address(term.world().realm(1).capital());
        var orders = sent(term, 1, "HYGIENE 5000");
        for (int die : new int[] {10, 11}) {
            var next = month(orders, "evaluate\nroll 12 plague " + capital + " = " + die);
            assertThat(next.world().field(capital).settlement().orElseThrow().plagues())
                    .isEqualTo(die == 10 ? 1 : 0);
            assertThat(next.last().rolls()).anyMatch(roll -> roll.byHand() && roll.value() == die);
        }
    }
}
