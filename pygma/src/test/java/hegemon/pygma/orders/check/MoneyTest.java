package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Cost and balance, line by line (D-17, D-18, D-68). */
class MoneyTest {
    private final Fixture fixture = Fixture.ofTheRules();

    @Test
    void payComesBeforeAllOrders() { // PI-11.6: 6,000 + 6,000 + 3,000 + 4,000
        var verdict = fixture.check();
        assertThat(verdict.treasury()).isEqualTo(300_000);
        assertThat(verdict.bill().pay()).isEqualTo(19_000);
        assertThat(verdict.bill().administration()).isZero();
        assertThat(verdict.balance()).isEqualTo(281_000);
    }

    @Test
    void nothingIsDueInOtherMonths() {
        var verdict = fixture.month(Month.ENJA).check();
        assertThat(verdict.bill().pay()).isZero();
        assertThat(verdict.balance()).isEqualTo(300_000);
    }

    @Test
    void everyLineShowsWhatItCostsAndWhatIsLeft() {
        var lines =
                fixture.check(
                                "HYGIENE 20000",
                                "KH 1: 16/22 > 16/23 AUSR 1",
                                "RÜSTE KH 4 8000 K IN 16/08",
                                "AUSBAU 16/22 BST")
                        .lines();
        assertThat(lines.stream().map(Verdict.Line::cost))
                .containsExactly(20_000, 6_000, 80_000, 35_000);
        assertThat(lines.stream().map(Verdict.Line::balance))
                .containsExactly(261_000, 255_000, 175_000, 140_000);
    }

    @Test
    void whatCannotBePaidInFullIsRefusedAndTheNextOrderMayStillBePaid() { // D-18, PI-5.1
        fixture.treasury(19_000 + 50_000);
        assertThat(fixture.faults("RÜSTE KH 4 8000 K IN 16/08", "AUSBAU 16/22 BST"))
                .containsExactly("E-21 Zu wenig Geld: nötig 80.000 GM, vorhanden 50.000 GM.");
        assertThat(fixture.check("RÜSTE KH 4 8000 K IN 16/08", "AUSBAU 16/22 BST").balance())
                .isEqualTo(15_000);
    }

    @Test
    void hygieneTakesWhatIsLeft() { // D-18
        fixture.treasury(19_000 + 8_000);
        var verdict = fixture.check("HYGIENE 20000");
        assertThat(verdict.balance()).isZero();
        assertThat(fixture.faults("HYGIENE 20000"))
                .containsExactly("W-02 Für die Hygiene sind statt 20.000 nur noch 8.000 GM da.");
        assertThat(fixture.effects("HYGIENE 20000"))
                .containsExactly("2 Städte: je 4.000 GM, Seuchengefahr 60\u00a0%.");
    }

    @Test
    void unitsThatCannotBePaidLeaveAndBelowTheMinimumTheArmyDissolves() { // D-19
        var verdict = fixture.treasury(10_000).check();
        assertThat(verdict.bill().pay()).isEqualTo(6_000 + 3 * 1_333);
        assertThat(verdict.bill().unpaid()).isEqualTo(19_000 - 9_999);
        assertThat(verdict.balance()).isEqualTo(1); // D-20: no man is paid in part
        assertThat(losses(verdict))
                .containsExactly(
                        "Der Sold fehlt: 667 R von RH 1 gehen.",
                        "Der Sold fehlt: 1.000 R von RH 4 gehen.",
                        "RH 4 wird aufgelöst.",
                        "Der Sold fehlt: 40 S von FH 1 gehen.",
                        "FH 1 wird aufgelöst.");
    }

    @Test
    void aSoldLineSaysWhoIsPaidFirst() { // D-19
        var verdict = fixture.treasury(4_000).check("SOLD FH 1");
        assertThat(losses(verdict)).noneMatch(loss -> loss.contains("FH 1"));
        assertThat(verdict.bill().pay()).isEqualTo(4_000);
    }

    @Test
    void whoLeavesForWantOfPayTakesNoOrders() { // D-18: pay comes before all orders
        fixture.treasury(10_000);
        assertThat(fixture.faults("RH 4: 16/08 A", "SONST RH 4 \"Bleibt!\""))
                .contains("E-07 RH 4 löst sich zu Beginn des Monats auf, da der Sold fehlt.");
        assertThat(fixture.faults("RH 1: 16/08 A", "KH 1: 16/22 A")).isEmpty();
    }

    @Test
    void unpaidArmiesMayStay() { // D-19, KEEP
        fixture.settings = fixture.settings.with(Setting.PAY_UNPAID, Choice.Unpaid.KEEP);
        fixture.treasury(10_000);
        assertThat(losses(fixture.check())).isEmpty();
        assertThat(fixture.faults("RH 4: 16/08 A")).isEmpty();
    }

    @Test
    void whereAdministrationCannotBePaidTheSmallestMobileArmiesDissolve() { // D-68
        for (int number = 11; number <= 17; number++) fixture.army(UnitKind.KH, number, 22, 1_000);
        var verdict = fixture.treasury(26_000 + 49_999).check();
        assertThat(verdict.bill().administration()).isZero();
        assertThat(losses(verdict))
                .containsExactly("Die Verwaltung ist nicht zu bezahlen: KH 11 wird aufgelöst.");
        assertThat(fixture.treasury(26_000 + 50_000).check().bill().losses()).isEmpty();
    }

    private static List<String> losses(Verdict verdict) {
        return verdict.bill().losses().stream().map(it -> it.say(Language.GERMAN)).toList();
    }

    @Test
    void anArmyMoreMayCostAHigherBracketOfAdministration() { // PI-11.7, D-68
        for (int number = 11; number <= 17; number++) fixture.army(UnitKind.KH, number, 22, 1_000);
        assertThat(fixture.check("STATION RH 4").bill().administration()).isZero();
        var lines = fixture.check("STATION RH 4", "RÜSTE KH 4 1000 K IN 16/08").lines();
        assertThat(lines.getLast().cost()).isEqualTo(60_000); // the eleventh mobile army
    }

    @Test
    void anArmyThatIsStationedAtOnceCostsNoHigherBracket() { // D-67, D-68
        fixture.settings = Settings.of(Setting.LATEST_EDITION);
        for (int number = 11; number <= 17; number++) fixture.army(UnitKind.KH, number, 22, 1_000);
        var stationed = fixture.check("STATION RH 4", "RÜSTE KH 4 1000 K IN 16/08", "STATION KH 4");
        assertThat(stationed.lines().get(1).cost()).isEqualTo(10_000);
        assertThat(stationed.faults()).isEmpty();
        assertThat(stationed.bill().administration()).isZero();
        var mobile = fixture.check("STATION RH 4", "RÜSTE KH 4 1000 K IN 16/08");
        assertThat(mobile.lines().getLast().cost()).isEqualTo(60_000);
    }

    @Test
    void disbandedArmiesGetNoPay() { // Part III: phase 3 comes before phase 4
        assertThat(fixture.check("ENTLASSE KH 1").bill().pay()).isEqualTo(13_000);
        assertThat(fixture.check("ENTLASSE KH 1 2000 K").bill().pay()).isEqualTo(17_000);
        assertThat(fixture.faults("ENTLASSE KH 1 5500 K"))
                .containsExactly("E-12 Von KH 1 blieben nur 500 K; nötig sind mindestens 1.000.");
    }

    @Test
    void aForeignSectionCostsHalf() { // D-49
        fixture.field(23, field -> field.withOwner(5));
        assertThat(fixture.check("STRASSE 16/22 > 16/23").lines().getFirst().cost())
                .isEqualTo(2_000);
    }

    @Test
    void hygieneThatIsForgottenIsWarnedOf() { // D-22, PI-8.2
        var knowledge = Fixture.ofTheRules().knowledge();
        assertThat(Examination.of("KH 1: 16/22 A", knowledge).verdict().warnings()).hasSize(1);
        assertThat(Examination.of("KH 1: 16/22 A", knowledge).isClean()).isTrue();
        assertThat(Examination.of("HYGIENE 20000", knowledge).verdict().warnings()).isEmpty();
        assertThat(Examination.of("REICH 3", knowledge).verdict().warnings()).isEmpty();
        var enja = Fixture.ofTheRules().month(Month.ENJA).knowledge();
        assertThat(Examination.of("KH 1: 16/22 A", enja).verdict().warnings()).isEmpty();
    }
}
