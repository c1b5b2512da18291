package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.after;
import static hegemon.pygma.month.Scene.field;
import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.Players;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;

import org.junit.jupiter.api.Test;

import java.util.Map;

/** PI-16 and PI-18: contact, withdrawal and battle. */
class EncounterTest {
    private static Scene meeting(String one, String other) {
        return new Scene()
                .army(1, "KH 1", 3_000, "10/11")
                .army(2, "KH 1", 3_000, "10/12")
                .orders(1, "KH 1: 10/11 > 10/12 " + one)
                .orders(2, "KH 1: 10/12 " + other);
    }

    private static Report.Contact contact(Evaluation month, int realm) {
        return report(month, realm).contacts().getFirst();
    }

    @Test
    void negotiationDisclosesThePlayerAndNothingOnlyTheRealm() { // EX-7, PI-16.4
        var month = meeting("V", "-").evaluate();
        var seats = Players.of(Map.of(1, new Realm.Player("Anna", "Am Markt 3")));
        var told = report(month, 2).naming(seats).contacts().getFirst().player().orElseThrow();
        assertThat(told.name() + ", " + told.address()).isEqualTo("Anna, Am Markt 3");
        assertThat(contact(month, 1).player()).isEmpty();
        assertThat(contact(month, 1).realm()).isEqualTo("Realm 2");
        assertThat(month.after().realm(2).contacts()).containsEntry(1, Acquaintance.PLAYER);
        assertThat(month.after().realm(1).contacts()).containsEntry(2, Acquaintance.REALM);
    }

    @Test
    void twoNegotiatorsLearnEachOther() { // EX-8
        var month = meeting("V", "V").evaluate();
        assertThat(contact(month, 1).player()).isPresent();
        assertThat(contact(month, 2).player()).isPresent();
    }

    @Test
    void twoWithNothingLearnTheRealmsNames() { // EX-9
        var month = meeting("-", "-").evaluate();
        assertThat(contact(month, 1).player()).isEmpty();
        assertThat(contact(month, 2).player()).isEmpty();
        assertThat(contact(month, 2).realm()).isEqualTo("Realm 1");
    }

    @Test
    void anArmyWithRetreatStopsOutsideTheControlOfOthers() { // EXD-35
        var scene =
                new Scene()
                        .own(1, "16/21", "16/22", "16/23")
                        .army(1, "RH 1", 2_000, "16/21")
                        .army(2, "KH 1", 2_000, "16/24");
        var month = scene.orders(1, "RH 1: 16/21 > 16/22 > 16/23 R").evaluate();
        assertThat(after(month, 1, "RH 1")).isEqualTo("2000 @ 16/22");
        assertThat(report(month, 2).contacts()).isEmpty();
        assertThat(report(month, 2).sightings()).isEmpty();
    }

    @Test
    void armiesThatSwapMeetInTheLowerField() { // EXD-36, D-64
        var scene =
                new Scene()
                        .own(1, "16/22")
                        .army(1, "KH 1", 6_000, "16/22")
                        .army(2, "KH 1", 2_000, "16/23");
        var month =
                scene.orders(1, "KH 1: 16/22 > 16/23 A")
                        .orders(2, "KH 1: 16/23 > 16/22 -")
                        .evaluate();
        assertThat(report(month, 1).battles().getFirst().at()).hasToString("16/22");
        assertThat(after(month, 1, "KH 1")).endsWith("@ 16/22");
    }

    @Test
    void eightThousandFootBeatThreeThousandRiders() { // EXD-29, PI-18.1, D-93
        var scene = new Scene().army(1, "KH 1", 8_000, "10/11").army(2, "RH 1", 3_000, "10/12");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 A").evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("2816 @ 10/12");
        assertThat(after(month, 2, "RH 1")).isEqualTo("gone");
        var battle = report(month, 1).battles().getFirst();
        assertThat(battle.own().points()).isEqualTo(8);
        assertThat(battle.enemy().points()).isEqualTo(7);
        assertThat(battle.outcome()).isEqualTo(Report.Fate.WON);
        assertThat(report(month, 2).battles().getFirst().outcome())
                .isEqualTo(Report.Fate.DESTROYED);
    }

    @Test
    void aFortifiedCityHolds() { // EXD-30
        var scene =
                new Scene()
                        .settlement(2, SettlementKind.INLAND_CITY, "10/12")
                        .settlement("10/12", city -> city.withFortified(true))
                        .terrain(Terrain.LIGHT_FOREST, "10/11")
                        .army(1, "KH 1", 10_000, "10/11")
                        .army(2, "KH 1", 4_000, "10/12");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 A").evaluate();
        assertThat(after(month, 2, "KH 1")).isEqualTo("2200 @ 10/12");
        assertThat(after(month, 1, "KH 1")).isEqualTo("1120 @ 10/11");
        assertThat(field(month, "10/12").owner()).isEqualTo(2);
    }

    @Test
    void superiorityKeepsLossesLow() { // EXD-31, PI-18.5
        var scene = new Scene().army(1, "KH 1", 20_000, "10/11").army(2, "KH 1", 5_000, "10/12");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 A").evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("19000 @ 10/12");
        assertThat(after(month, 2, "KH 1")).isEqualTo("gone");
    }

    @Test
    void betweenEqualsWhoStoodStillWins() { // EXD-32, D-92
        var scene = new Scene().army(1, "KH 1", 5_000, "10/11").army(2, "KH 1", 5_000, "10/12");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 A").evaluate();
        assertThat(after(month, 2, "KH 1")).isEqualTo("1000 @ 10/12");
        assertThat(after(month, 1, "KH 1")).isEqualTo("1000 @ 10/11");
    }

    @Test
    void carriedArmiesShareTheFateOfTheirFleet() { // EXD-33
        var scene =
                new Scene()
                        .terrain(Terrain.SALT_WATER, "10/11", "10/12")
                        .army(1, "FH 1", 100, "10/11")
                        .army(2, "FH 1", 60, "10/12");
        scene.army(
                Army.of(1, Scene.unit("KH 1"), scene.at("10/11"), 5_000)
                        .aboard(Scene.unit("FH 1")));
        var month = scene.orders(1, "FH 1: 10/11 > 10/12 A").evaluate();
        assertThat(after(month, 1, "FH 1")).isEqualTo("72 @ 10/12");
        assertThat(after(month, 1, "KH 1")).isEqualTo("3560 @ 10/12");
        assertThat(after(month, 2, "FH 1")).isEqualTo("gone");
    }

    @Test
    void riders3600InHighlandsScore8Points() { // EX-10, D-20, D-87
        var scene =
                new Scene()
                        .terrain(Terrain.PLATEAU, "10/11", "10/12")
                        .army(1, "RH 1", 3_600, "10/12")
                        .army(2, "KH 1", 1_000, "10/11");
        var month = scene.orders(2, "KH 1: 10/11 > 10/12 A").evaluate();
        assertThat(report(month, 1).battles().getFirst().own().points()).isEqualTo(8);
    }

    @Test
    void downhillForestDesertAndBuildingsCount() { // T4, PI-9.3, PI-18.2, D-88, D-90
        var scene =
                new Scene()
                        .own(1, "10/12")
                        .terrain(Terrain.WOODED_HILLS, "10/11")
                        .army(1, "KH 1", 10_000, "10/11")
                        .army(2, "KH 1", 1_000, "10/12");
        scene.field("10/13", field -> field.withOwner(1).with(BuildingKind.FORTRESS));
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 A").evaluate();
        // out of a forest 20, downhill 20, next to an own fortress 10
        assertThat(report(month, 1).battles().getFirst().own().points()).isEqualTo(15);
    }

    @Test
    void anArmyWithRetreatWithdrawsFromAnAttack() { // D-82, D-83
        var scene = meeting("A", "R").own(2, "10/13");
        var month = scene.evaluate();
        assertThat(after(month, 2, "KH 1")).isEqualTo("3000 @ 10/13");
        assertThat(report(month, 1).battles()).isEmpty();
        assertThat(report(month, 1).contacts()).isEmpty();
    }

    @Test
    void withoutAFieldToGoToItMustFight() { // D-82
        var scene =
                meeting("A", "R")
                        .own(1, "10/11")
                        .terrain(Terrain.SALT_WATER, "10/07", "10/08", "10/13", "10/17", "10/18");
        var month = scene.evaluate();
        assertThat(report(month, 1).battles()).hasSize(1);
    }

    @Test
    void anAttackOnOneRealmIsNothingToOthers() { // D-77
        var scene =
                new Scene()
                        .realm(3, "8/13")
                        .wise(1)
                        .army(1, "KH 1", 6_000, "10/11")
                        .army(2, "KH 1", 1_000, "10/12")
                        .army(3, "KH 1", 1_000, "10/12");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 A GEGEN 2").evaluate();
        assertThat(report(month, 2).battles()).hasSize(1);
        assertThat(report(month, 3).battles()).isEmpty();
        assertThat(report(month, 3).contacts())
                .extracting(Report.Contact::realm)
                .contains("Realm 1");
    }

    @Test
    void hordesAttackAndTheirFieldIsAnnexedOnceTheyAreGone() { // D-126
        var scene =
                new Scene()
                        .being("KH 1", 1_000, "10/12", BasicOrder.ATTACK)
                        .army(1, "KH 1", 9_000, "10/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 -").evaluate();
        assertThat(report(month, 1).battles().getFirst().enemy().name()).isEqualTo("Trolls");
        assertThat(after(month, 0, "KH 1")).isEqualTo("gone");
        assertThat(field(month, "10/12").owner()).isEqualTo(1);
    }

    @Test
    void beingsThatDoNothingKeepTheirField() { // D-75, D-126
        var scene =
                new Scene()
                        .being("KH 1", 1_000, "10/12", BasicOrder.NOTHING)
                        .army(1, "KH 1", 9_000, "10/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 -").evaluate();
        assertThat(field(month, "10/12").owner()).isZero();
        assertThat(contact(month, 1).realm()).isEqualTo("Trolls");
    }

    @Test
    void anAttackerDestroysForeignMerchants() { // D-97
        var scene =
                new Scene()
                        .merchant(2, "H 1", "10/12", new Lot(Good.WINE, 8, 2, 0))
                        .army(1, "KH 1", 1_000, "10/11")
                        .orders(1, "KH 1: 10/11 > 10/12 A");
        assertThat(scene.evaluate().after().merchants()).isEmpty();
        scene.set(Setting.MERCHANT_ROBBERY, Choice.Robbery.CAPTURE);
        assertThat(scene.evaluate().after().realm(1).economy().store().get(Good.WINE)).isEqualTo(8);
        scene.set(Setting.MERCHANT_ROBBERY, Choice.Robbery.SAFE);
        assertThat(scene.evaluate().after().merchants()).hasSize(1);
    }

    @Test
    void theStrongestAttackerFightsFirst() { // D-91
        var scene =
                new Scene()
                        .realm(3, "8/13")
                        .army(1, "KH 1", 4_000, "10/12")
                        .army(2, "KH 1", 9_000, "10/12")
                        .army(3, "KH 1", 1_000, "10/12");
        var month = scene.orders(1, "KH 1: 10/12 A").orders(2, "KH 1: 10/12 A").evaluate();
        assertThat(report(month, 2).battles()).hasSize(2);
        assertThat(report(month, 1).battles()).hasSize(1);
    }

    /**
     * In pulse 0 the first realm's army goes down from 10/13 to 10/08; in pulse 2 riders follow.
     */
    private static Scene driven(int men, int riders) {
        return new Scene()
                .terrain(Terrain.HILLS, "10/13")
                .army(1, "KH 1", men, "10/13")
                .army(2, "KH 1", 1_000, "10/13")
                .army(2, "RH 1", riders, "9/23")
                .orders(1, "KH 1: 10/13 R");
    }

    private static Scene pursued(int men, int riders) {
        return driven(men, riders).orders(2, "RH 1: 9/23 > 10/03 > 10/08 A");
    }

    @Test
    void whoWithdrewDownhillFightsDownhill() { // D-141
        var battle = report(pursued(10_000, 2_000).evaluate(), 1).battles().getFirst();
        assertThat(battle.at()).hasToString("10/08");
        assertThat(battle.own().points()).isEqualTo(12);
    }

    @Test
    void whereItWithdrewToItTakesLandOnlyAtTheEnd() { // D-142
        assertThat(field(driven(1_000, 4_000).evaluate(), "10/08").owner()).isEqualTo(1);
        var taken = pursued(1_000, 4_000).evaluate(); // too few to conquer, but it was nobody's
        assertThat(after(taken, 1, "KH 1")).isEqualTo("gone");
        assertThat(field(taken, "10/08").owner()).isEqualTo(2);
    }

    private static Evaluation entering(String order) {
        return new Scene()
                .realm(3, "8/13")
                .wise(1)
                .settlement(2, SettlementKind.SMALL_SETTLEMENT, "10/12")
                .army(1, "KH 1", 3_000, "10/11")
                .orders(1, "KH 1: 10/11 > 10/12 " + order)
                .evaluate();
    }

    @Test
    void anAttackerHasNoContactWithAnUnguardedSettlement() { // D-143, D-85
        assertThat(report(entering("A"), 1).contacts()).isEmpty();
        assertThat(report(entering("A"), 2).contacts()).isEmpty();
        assertThat(contact(entering("-"), 1).realm()).isEqualTo("Realm 2");
        assertThat(contact(entering("A GEGEN 3"), 2).realm()).isEqualTo("Realm 1");
    }

    @Test
    void aCorneredArmyMeetsTheSettlementItStandsIn() { // D-144, D-83
        var scene =
                new Scene()
                        .realm(3, "8/13")
                        .own(3, "10/11")
                        .settlement(2, SettlementKind.SMALL_SETTLEMENT, "10/12")
                        .terrain(Terrain.SALT_WATER, "10/07", "10/08", "10/13", "10/17", "10/18")
                        .army(1, "KH 1", 3_000, "10/12")
                        .army(3, "KH 1", 1_000, "10/11")
                        .orders(1, "KH 1: 10/12 R");
        assertThat(report(scene.evaluate(), 1).contacts()).isEmpty();
        scene.orders(3, "KH 1: 10/11 > 10/12 -");
        assertThat(report(scene.evaluate(), 1).contacts())
                .extracting(Report.Contact::realm)
                .containsExactlyInAnyOrder("Realm 2", "Realm 3");
    }
}
