package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.after;
import static hegemon.pygma.month.Scene.done;
import static hegemon.pygma.month.Scene.notes;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PI-11: raising, sizes and cargo; PI-7.7 and PI-7.8: where and for how much. */
class RaisingTest {
    private static Scene term() {
        return new Scene().month(Month.DORL).treasury(1, 2_000_000);
    }

    /** Two ports, 9/06 and 9/08, with 9/02 between them as the harbour of both. */
    private static Scene ports() {
        return term().terrain(Terrain.SALT_WATER, "9/02")
                .settlement(1, SettlementKind.PORT, "9/06")
                .settlement(1, SettlementKind.PORT, "9/07");
    }

    @Test
    void landArmiesAreRaisedInEveryCityAndFleetsInHarbours() { // PI-7.7, PI-11.5, D-25
        var scene = ports().settlement(1, SettlementKind.SMALL_TOWN, "10/12");
        scene.settlement(1, SettlementKind.LARGE_SETTLEMENT, "10/24");
        var month =
                scene.orders(
                                1,
                                "RÜSTE KH 1 1000 K IN 10/12",
                                "RÜSTE KH 2 1000 K IN 10/24",
                                "RÜSTE FH 1 10 S IN 9/02",
                                "RÜSTE FH 2 10 S IN 9/06",
                                "RÜSTE RH 1 1000 R IN 32/13")
                        .evaluate();
        assertThat(done(month, 1, 1)).isTrue();
        assertThat(notes(month, 1, 2)).containsExactly("pygma.refuse.place");
        assertThat(after(month, 1, "FH 1")).isEqualTo("10 @ 9/02");
        assertThat(notes(month, 1, 4)).containsExactly("pygma.refuse.place.fleet");
        assertThat(notes(month, 1, 5)).containsExactly("pygma.refuse.place");
    }

    @Test
    void aLandArmyInAHarbourNeedsAFleetThatMayBeRaisedAtTheSameTime() { // PI-11.5, D-55
        var alone = ports().orders(1, "RÜSTE KH 1 1000 K IN 9/02").evaluate();
        assertThat(notes(alone, 1, 1)).containsExactly("pygma.refuse.deck");
        var month =
                ports().orders(1, "RÜSTE FH 1 10 S IN 9/02", "RÜSTE KH 1 1000 K IN FH 1")
                        .evaluate();
        assertThat(month.after().armies())
                .filteredOn(army -> army.unit().equals(Scene.unit("KH 1")))
                .allMatch(army -> army.aboard().isPresent());
        var late =
                ports().orders(1, "RÜSTE KH 1 1000 K IN FH 1", "RÜSTE FH 1 10 S IN 9/02")
                        .evaluate();
        assertThat(done(late, 1, 1)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"1/13, 100000, true", "10/12, 25000, true", "10/12, 25001, false"})
    void aCityRaisesUpToItsLimit(String city, int men, boolean raised) { // PI-7.8
        var scene = term().settlement(1, SettlementKind.INLAND_CITY, "10/12");
        var month = scene.orders(1, "RÜSTE KH 1 " + men + " K IN " + city).evaluate();
        assertThat(done(month, 1, 1)).isEqualTo(raised);
    }

    @Test
    void theLimitCountsArmiesFleetsAndReinforcementsTogether() { // D-30
        var scene = ports().own(2, "9/07").army(1, "KH 5", 1_000, "9/06");
        var month =
                scene.orders(
                                1,
                                "RÜSTE KH 1 10000 K IN 9/06",
                                "VERSTÄRKE KH 5 10000 K",
                                "RÜSTE FH 1 50 S IN 9/02",
                                "RÜSTE FH 2 10 S IN 9/02")
                        .evaluate();
        assertThat(done(month, 1, 3)).isTrue();
        assertThat(notes(month, 1, 4)).containsExactly("pygma.refuse.limit");
    }

    @Test
    void aHarbourOfTwoPortsDrawsOnTheOneWithMoreLeft() { // D-30
        var month =
                ports().orders(
                                1,
                                "RÜSTE KH 1 20000 K IN 9/06",
                                "RÜSTE FH 1 200 S IN 9/02",
                                "RÜSTE FH 2 60 S IN 9/02")
                        .evaluate();
        assertThat(done(month, 1, 2)).isTrue();
        assertThat(notes(month, 1, 3)).containsExactly("pygma.refuse.limit");
    }

    @ParameterizedTest
    @CsvSource({
        "KH, 999 K, false", "KH, 1000 K, true", "KH, 100000 K, true", "RH, 999 R, false",
        "RH, 50001 R, false", "FH, 9 S, false", "FH, 500 S, false", "KH, 2000 R, false"
    })
    void everyKindHasItsSizes(String kind, String amount, boolean raised) { // PI-11.2, D-53
        var scene = term().treasury(1, 9_000_000);
        var month = scene.orders(1, "RÜSTE " + kind + " 1 " + amount + " IN 1/13").evaluate();
        assertThat(done(month, 1, 1)).isEqualTo(raised);
    }

    @Test
    void splitsAndMergersThatBreakTheSizesAreRefused() { // PI-11.9, D-53, D-54
        var scene = new Scene().army(1, "RH 1", 30_000, "1/13").army(1, "RH 2", 30_000, "1/13");
        var month = scene.orders(1, "VEREINE RH 1 IN RH 2", "TEILE RH 1 500 R ALS RH 3").evaluate();
        assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.size");
        assertThat(notes(month, 1, 2)).containsExactly("pygma.refuse.small");
    }

    @Test
    void disbandingCountsInTheArmysOwnUnit() { // D-54
        var scene = term().army(1, "KH 1", 3_000, "1/13");
        var month = scene.orders(1, "ENTLASSE KH 1 2000 S").evaluate();
        assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.amount");
        assertThat(after(month, 1, "KH 1")).startsWith("3000");
    }

    @Test
    void aFleetThatShrinksBelowItsLoadLosesOfItsCargo() { // D-66, D-95, PI-15.4, PI-15.5
        var scene = new Scene().terrain(Terrain.SALT_WATER, "9/01", "9/02", "9/03");
        scene.terrain(Terrain.REEFS, "9/02").army(1, "FH 1", 40, "9/01");
        scene.army(
                Army.of(1, Scene.unit("KH 1"), scene.at("9/01"), 4_000).aboard(Scene.unit("FH 1")));
        scene.roll("7 1 FH 1 9/02 1", 6);
        var month = scene.orders(1, "FH 1: 9/01 > 9/02 > 9/03").evaluate();
        assertThat(after(month, 1, "FH 1")).isEqualTo("20 @ 9/03"); // PI-12.6: with its fleet
        assertThat(after(month, 1, "KH 1")).isEqualTo("2000 @ 9/03");
    }

    @Test
    void waterBelongsToNobody() { // PI-11.4, PI-11.1
        var scene = new Scene().terrain(Terrain.SALT_WATER, "9/01", "9/02");
        var month = scene.army(1, "FH 1", 40, "9/01").orders(1, "FH 1: 9/01 > 9/02 A").evaluate();
        assertThat(Scene.field(month, "9/02").owner()).isZero();
    }
}
