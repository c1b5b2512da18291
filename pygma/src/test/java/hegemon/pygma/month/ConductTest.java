package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.after;
import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PI-16: what the four basic orders make of a meeting. */
class ConductTest {
    private static Scene together(String one, String other) {
        return new Scene()
                .army(1, "KH 1", 3_000, "10/12")
                .army(2, "KH 1", 3_000, "10/12")
                .orders(1, "KH 1: 10/12 " + one)
                .orders(2, "KH 1: 10/12 " + other);
    }

    /** D-81: the matrix, for two armies that are together when the month begins (D-80). */
    @ParameterizedTest
    @CsvSource({
        "A, A, 1, 0",
        "A, R, 0, 0",
        "A, V, 1, 0",
        "A, -, 1, 0",
        "R, R, 0, 0",
        "R, V, 0, 0",
        "R, -, 0, 0",
        "V, V, 0, 1",
        "V, -, 0, 1",
        "-, -, 0, 1"
    })
    void theMatrixOfOrders(String one, String other, int battles, int contacts) { // PI-16.1 to 4
        var month = together(one, other).evaluate();
        assertThat(report(month, 1).battles()).hasSize(battles);
        assertThat(report(month, 2).battles()).hasSize(battles);
        assertThat(report(month, 1).contacts()).hasSize(contacts);
        assertThat(report(month, 2).contacts()).hasSize(contacts);
    }

    @Test
    void withdrawalIsToldToItsOwnRulerAlone() { // PI-16.3, D-83
        var month = together("R", "-").evaluate();
        assertThat(report(month, 1).moves().getFirst().note()).isPresent();
        assertThat(report(month, 2).contacts()).isEmpty();
        assertThat(report(month, 2).events()).isEmpty();
        assertThat(month.after().realm(2).contacts()).isEmpty();
    }

    @Test
    void anOrderHoldsForOneMonth() { // D-79
        var first = together("A", "-").evaluate();
        assertThat(report(first, 1).battles()).hasSize(1);
        var without =
                new Scene()
                        .army(1, "KH 1", 3_000, "10/12")
                        .army(2, "KH 1", 3_000, "10/12")
                        .evaluate();
        assertThat(report(without, 1).contacts()).hasSize(1);
    }

    @Test
    void contactIsReportedOnceAMonthAndPair() { // D-80
        var scene =
                together("V", "V").army(1, "KH 2", 1_000, "10/13").army(2, "KH 2", 1_000, "10/13");
        assertThat(report(scene.evaluate(), 1).contacts()).hasSize(1);
    }

    @Test
    void fleetsAndLandArmiesDoNotMeetAndTheCarriedMeetNobody() { // D-80
        var scene = new Scene().terrain(Terrain.SALT_WATER, "10/12", "10/13");
        scene.army(1, "FH 1", 50, "10/12").army(2, "KH 1", 1_000, "10/11");
        scene.army(aboard(scene, 1, "KH 1", "10/12"));
        scene.orders(1, "FH 1: 10/12 A", "KH 1: FH 1 V").orders(2, "KH 1: 10/11 A");
        var month = scene.evaluate();
        assertThat(report(month, 1).battles()).isEmpty();
        assertThat(report(month, 2).contacts()).isEmpty();
    }

    private static Army aboard(Scene scene, int realm, String unit, String at) {
        return Army.of(realm, Scene.unit(unit), scene.at(at), 2_000).aboard(Scene.unit("FH 1"));
    }

    @Test
    void aStationaryArmyWithRetreatStaysAvoidsContactAndFightsIfAttacked() { // D-84
        var scene = new Scene().army(2, "KH 1", 1_000, "1/13");
        scene.army(Army.of(1, Scene.unit("KH 1"), scene.at("1/13"), 3_000).stationed(true));
        scene.orders(1, "KH 1 *: 1/13 R");
        var calm = scene.orders(2, "KH 1: 1/13 V").evaluate();
        assertThat(after(calm, 1, "KH 1")).isEqualTo("3000 @ 1/13");
        assertThat(report(calm, 2).contacts()).isEmpty();
        var attacked = scene.orders(2, "KH 1: 1/13 A").evaluate();
        assertThat(report(attacked, 1).battles()).hasSize(1);
    }

    @Test
    void anEmptySettlementAnswersLikeAnArmyWithNothing() { // D-85
        var scene = new Scene().settlement(2, SettlementKind.SMALL_SETTLEMENT, "10/12");
        scene.army(1, "KH 1", 1_000, "10/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 V").evaluate();
        assertThat(report(month, 1).contacts().getFirst().realm()).isEqualTo("Realm 2");
        assertThat(report(month, 1).contacts().getFirst().player()).isEmpty();
        assertThat(report(month, 2).contacts().getFirst().player()).isPresent();
    }

    @Test
    void aBattleDisclosesTheNamesOfTheRealms() { // D-85
        var month = together("A", "-").evaluate();
        assertThat(month.after().realm(1).contacts()).containsEntry(2, Acquaintance.REALM);
        assertThat(month.after().realm(2).contacts()).containsEntry(1, Acquaintance.REALM);
    }

    @Test
    void theBeatenFleeTheWayTheyCameAlsoDownARoad() { // D-94, PI-12.3
        var scene = new Scene().terrain(Terrain.MOUNTAINS, "10/12").road("10/11", "10/12");
        scene.army(1, "KH 1", 10_000, "10/11").army(2, "KH 1", 11_000, "10/12");
        scene.terrain(Terrain.SALT_WATER, "10/07", "10/08", "10/13", "10/17", "10/18");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 A").evaluate();
        assertThat(report(month, 1).battles()).hasSize(1);
        assertThat(after(month, 1, "KH 1")).endsWith("@ 10/11");
    }

    @Test
    void orderAndNamesCountAsTheyWereWhenTheMonthBegan() { // Part III: realms in one phase
        var scene = new Scene().realm(3, "8/13").wise(1).wise(2).wise(3);
        scene.orders(1, "NACHRICHT \"realm 2\" \"Friede?\"");
        scene.orders(2, "NAME REICH \"Westmark\"");
        scene.orders(3, "NACHRICHT \"Realm 2\" \"Auch hier?\"", "NACHRICHT \"Westmark\" \"Nein\"");
        var month = scene.evaluate();
        assertThat(report(month, 2).messages()).hasSize(2); // PI-1.9
        assertThat(Scene.notes(month, 3, 2)).containsExactly("pygma.refuse.realm");
        assertThat(month.after().realm(2).name()).isEqualTo("Westmark");
    }

    @Test
    void whoIsToldOfARealmDuringTheMonthKnowsItFromTheNextOn() { // D-21
        var scene = new Scene().wise(1);
        scene.orders(1, "NACHRICHT 2 \"Friede?\"").orders(2, "NACHRICHT 1 \"Ja\"");
        var month = scene.evaluate();
        assertThat(Scene.notes(month, 2, 1)).containsExactly("pygma.refuse.realm");
        assertThat(month.after().realm(2).contacts()).containsKey(1);
    }

    @Test
    void disclosureGivesNameAndAddress() { // PI-1.9, D-85
        var month = new Scene().wise(1).orders(1, "OFFENBARE 2").evaluate();
        assertThat(month.after().realm(2).contacts()).containsEntry(1, Acquaintance.PLAYER);
        assertThat(report(month, 2).disclosures()).hasSize(1);
    }
}
