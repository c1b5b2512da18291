package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.ReportText;
import hegemon.pygma.report.Warnings;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;
import hegemon.table.Message;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/** What goes wrong in a realm is told with its cause, and the term before as a warning. */
class CausesTest {
    private static List<String> events(Evaluation month) {
        return report(month, 1).events().stream().map(Message::key).toList();
    }

    private static List<String> warnings(Evaluation month) {
        return Warnings.of(report(month, 1)).stream().map(Message::key).toList();
    }

    private static String text(Evaluation month) {
        return ReportText.of(report(month, 1), Language.GERMAN);
    }

    @Test
    void unrestIsToldWithTheGoodsThatLack() { // PI-22.2, D-116
        var month =
                new Scene()
                        .month(Month.CYLAS)
                        .set(Setting.UNREST_CHANCE, List.of(0, 0, 0, 0))
                        .evaluate();
        assertThat(text(month)).contains("Es fehlten: Getreide 7", "Unruhe der Stufe 3");
    }

    @Test
    void theMonthsBeforeWarnOfGoodsThatWillLack() { // PI-22.1
        var month = new Scene().month(Month.BEK).evaluate();
        assertThat(text(month)).contains("fehlen zum Einnahmetermin Cylas/02: Getreide 7");
    }

    @Test
    void aRevoltAndALeavingSettlementHaveTheirCause() { // D-117, D-33
        var revolt =
                new Scene()
                        .month(Month.CYLAS)
                        .settlement(1, SettlementKind.SMALL_TOWN, "2/13")
                        .set(Setting.UNREST_CHANCE, List.of(100, 100, 100, 100))
                        .evaluate();
        assertThat(text(revolt)).contains("Aufstand in 2/13: Die Unruhe im Reich war auf Stufe 3");
        assertThat(warnings(revolt)).contains("pygma.report.warning.revolt");
        var leaving =
                new Scene()
                        .month(Month.CYLAS)
                        .settlement(1, SettlementKind.SMALL_TOWN, "2/13")
                        .settlement("2/13", city -> city.withRevolt(true))
                        .evaluate();
        assertThat(events(leaving)).contains("pygma.event.seceded.revolt");
    }

    @Test
    void withoutAnotherSettlementAFieldLeavesWithItsCause() { // D-117
        var month =
                new Scene()
                        .month(Month.CYLAS)
                        .own(1, "1/18")
                        .set(Setting.UNREST_CHANCE, List.of(100, 100, 100, 100))
                        .evaluate();
        assertThat(events(month)).contains("pygma.event.seceded.field");
    }

    @Test
    void aCityThatLeavesForPlagueIsWarnedBefore() { // D-38
        var scene =
                new Scene()
                        .month(Month.DORL)
                        .settlement(1, SettlementKind.SMALL_TOWN, "2/13")
                        .set(Setting.PLAGUE_SECESSION, List.of(6, 6, 6));
        var first = scene.evaluate();
        assertThat(text(first))
                .contains("Für Hygiene gab es 0 GM je Stadt, die Gefahr war 100\u00a0%");
        assertThat(warnings(first)).containsOnlyOnce("pygma.report.warning.plague");
        var second = scene.settlement("2/13", city -> city.withPlagues(1)).evaluate();
        assertThat(events(second)).contains("pygma.event.seceded.plague");
    }

    @Test
    void menWhoLeaveAreToldAndTheTermBeforeWarns() { // D-19
        var scene = new Scene().army(1, "KH 1", 2_000, "1/13").treasury(1, 500);
        var before = scene.month(Month.BEK).evaluate();
        assertThat(warnings(before)).doesNotContain("pygma.report.warning.pay");
        var dorl = scene.month(Month.DORL).evaluate();
        assertThat(events(dorl)).contains("pygma.event.unpaid", "pygma.event.dissolved");
    }

    @ParameterizedTest
    @CsvSource({"100000, false", "1000, true"})
    void payThatCannotBeMetIsWarnedOf(int gold, boolean warned) { // D-18
        var month =
                new Scene()
                        .army(1, "KH 1", 90_000, "1/13")
                        .treasury(1, gold)
                        .month(Month.CYLAS)
                        .evaluate();
        assertThat(warnings(month).contains("pygma.report.warning.pay")).isEqualTo(warned);
    }

    /** Part IV: the words of B-11 to B-20, with the codes of the rules. */
    @Test
    void refusalsInReportsHaveTheCodesAndWordsOfTheRules() {
        var enja =
                new Scene()
                        .month(Month.ENJA)
                        .orders(1, "RÜSTE KH 4 2000 K IN 1/13", "PRODUKTION 1/13 Wein")
                        .evaluate();
        assertThat(text(enja))
                .contains("E-15 RÜSTE ist nur zum Rüsttermin (Dorl, Hel) möglich; dieser Zug ist")
                .contains("E-19 Wein wird dort nicht gewonnen (Gelände: Ebene).");
        var port =
                new Scene()
                        .month(Month.ENJA)
                        .terrain(Terrain.SALT_WATER, "1/08", "1/07")
                        .army(Army.of(1, Scene.unit("RH 4"), 12, 1_000).stationed(true))
                        .army(1, "RH 1", 1_000, "1/13")
                        .army(1, "FH 1", 40, "1/08")
                        .orders(1, "RH 4 *: 1/13 > 1/14", "RH 1: 1/13 > FH 1", "FH 1: 1/08 > 1/07")
                        .evaluate();
        assertThat(text(port))
                .contains("E-11 RH 4 * ist stationär und kann nicht ziehen.")
                .contains("E-20 FH 1 muss zum Einschiffen von RH 1 stillstehen.");
        var dorl =
                new Scene()
                        .month(Month.DORL)
                        .treasury(1, 1_000_000)
                        .settlement(1, SettlementKind.SMALL_TOWN, "2/13")
                        .own(1, "2/14")
                        .orders(
                                1,
                                "RÜSTE KH 4 500 K IN 1/13",
                                "RÜSTE RH 5 9000 R IN 2/13",
                                "RÜSTE FH 2 20 S IN 2/13",
                                "GRÜNDE 2/14",
                                "AUSBAU 2/13 HST",
                                "FÖRDERE Ebene Getreide 4")
                        .evaluate();
        assertThat(text(dorl))
                .contains("E-12 Ein KH braucht mindestens 1.000 K; bestellt: 500.")
                .contains("E-13 In 2/13 kann für höchstens 250.000 GM gerüstet werden; bestellt:")
                .contains("E-14 Flotten werden nur in eigenen Häfen gerüstet; 2/13 ist keiner.")
                .contains("E-16 Zu nah an der Siedlung 2/13: Abstand 1, nötig 3.")
                .contains("E-17 2/13 liegt nicht am Wasser; möglich ist BST.")
                .contains("E-18 Je Geländeart sind höchstens 3 Punkte Förderung möglich;");
    }

    /** D-22: the last hygiene was 20,000. */
    private static int hygiene(Choice.NoMove setting, int gold, String... orders) {
        var economy = Economy.START.withHygiene(20_000);
        var scene = new Scene().month(Month.DORL).economy(1, economy).treasury(1, gold);
        var month = scene.set(Setting.NMR_HYGIENE, setting).orders(1, orders).evaluate();
        return gold - month.after().realm(1).treasury();
    }

    @ParameterizedTest
    @CsvSource({"PARTLY, 50000, 20000", "PARTLY, 5000, 5000", "REPEAT, 50000, 0"})
    void headingsAloneAreNoMove(Choice.NoMove setting, int gold, int paid) { // D-22
        assertThat(hygiene(setting, gold, "REICH 1", "ZUG Dorl/02")).isEqualTo(paid);
        assertThat(hygiene(setting, gold, "NAME REICH \"Neuland\"")).isZero();
    }
}
