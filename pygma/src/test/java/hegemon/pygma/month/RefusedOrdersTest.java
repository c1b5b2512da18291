package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.done;
import static hegemon.pygma.month.Scene.notes;
import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.ReportText;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.SettlementKind;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;

/** What a ruler is told of an order that was not carried out. */
class RefusedOrdersTest {
    private static String text(Evaluation month) {
        return ReportText.of(report(month, 1), Language.GERMAN);
    }

    /** Realm 1 founds in 2/03, in the fog; a foreign settlement lies two fields off. */
    private static Evaluation founding(String foreign) {
        return new Scene()
                .fog()
                .month(Month.DORL)
                .own(1, "1/18", "1/23", "2/03")
                .settlement(2, SettlementKind.SMALL_SETTLEMENT, foreign)
                .orders(1, "GRÜNDE 2/03")
                .evaluate();
    }

    @Test
    void anUnseenSettlementIsNotNamed() { // D-5, D-26
        var month = founding("2/13");
        assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.unsettled");
        assertThat(text(month)).contains("In 2/03 kann nicht gesiedelt werden.");
        assertThat(text(month)).isEqualTo(text(founding("2/12"))); // only what is hidden differs
    }

    @Test
    void aSettlementOnTheMapIsNamed() { // PI-7.4
        var scene =
                new Scene()
                        .fog()
                        .month(Month.DORL)
                        .own(1, "1/18", "1/23", "2/03")
                        .army(1, "KH 1", 1_000, "1/23")
                        .settlement(2, SettlementKind.SMALL_SETTLEMENT, "1/22")
                        .settlement(2, SettlementKind.SMALL_SETTLEMENT, "2/13")
                        .orders(1, "GRÜNDE 2/03");
        assertThat(text(scene.evaluate())).contains("Zu nah an der Siedlung 1/22");
    }

    @Test
    void anUnseenBuildingIsNotNamed() { // D-5, D-42
        var scene =
                new Scene()
                        .month(Month.DORL)
                        .own(1, "1/18")
                        .orders(1, "BAUE FESTUNG 1/18")
                        .realm(1, realm -> realm.withKnown(bare()))
                        .field("1/19", field -> field.with(BuildingKind.FORTRESS));
        assertThat(notes(scene.evaluate(), 1, 1)).containsExactly("pygma.refuse.unbuilt");
    }

    /** A map from before anything was built. */
    private static KnownMap bare() {
        return new Scene().world().realm(1).known();
    }

    @Test
    void aMoveWithoutAStepIsNotDone() { // D-63
        var month =
                new Scene()
                        .army(1, "KH 1", 3_000, "10/12")
                        .army(1, "KH 2", 3_000, "10/12")
                        .army(1, "KH 3", 3_000, "10/12")
                        .orders(
                                1,
                                "KH 1: 10/12 > 12/12 A",
                                "KH 2: 10/12 > 10/13 > 10/14 > 10/15",
                                "KH 3: 10/12 V")
                        .evaluate();
        assertThat(done(month, 1, 1)).isFalse();
        assertThat(done(month, 1, 2)).isTrue();
        assertThat(done(month, 1, 3)).isTrue();
    }

    @Test
    void anArmyHeldUpByABattleMadeNoStep() {
        var month =
                new Scene()
                        .army(1, "KH 1", 9_000, "10/12")
                        .army(2, "KH 1", 2_000, "10/12")
                        .orders(1, "KH 1: 10/12 > 10/13 A")
                        .evaluate();
        assertThat(done(month, 1, 1)).isFalse();
        assertThat(notes(month, 1, 1)).containsExactly("pygma.move.held");
    }

    @Test
    void aFreeOrderThatNobodyDecidedIsNotDone() { // D-86
        var month = new Scene().orders(1, "SONST \"Sucht die Quelle.\"").evaluate();
        assertThat(done(month, 1, 1)).isFalse();
        assertThat(text(month)).contains("nicht ausgeführt", "Ohne Wirkung");
    }

    @Test
    void aStationedArmyIsWrittenWithItsStar() { // EX-5
        var month =
                new Scene()
                        .month(Month.DORL)
                        .army(1, "RH 4", 2_000, "1/13")
                        .orders(1, "STATION RH 4")
                        .evaluate();
        assertThat(text(month)).contains("RH 4 *");
    }
}
