package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.UnitKind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;

/** PI-13: sight and control. */
class SightTest {
    private static boolean knows(Evaluation month, String address) {
        return month.after().realm(1).known().knows(month.after().geometry().field(at(address)));
    }

    private static Address at(String address) {
        return Address.parse(address).orElseThrow();
    }

    private static List<Report.Sighting> sightings(Evaluation month) {
        return report(month, 1).sightings();
    }

    @Test
    void anArmySeesTwoFieldsAround() { // PI-13.1, PI-1.6
        var month = new Scene().fog().army(1, "KH 1", 1_000, "10/13").evaluate();
        assertThat(knows(month, "10/11")).isTrue();
        assertThat(knows(month, "2/15")).isFalse();
    }

    @Test
    void theRealmSeesOneFieldBeyondItsBorder() { // D-70
        var month = new Scene().fog().own(1, "10/13").evaluate();
        assertThat(knows(month, "10/12")).isTrue();
        assertThat(knows(month, "10/11")).isFalse();
    }

    @Test
    void theWholePathIsSeenAndStaysKnown() { // D-72
        var scene =
                new Scene().fog().own(1, "10/11", "10/12", "10/13").army(1, "RH 1", 1_000, "10/11");
        var month = scene.orders(1, "RH 1: 10/11 > 10/12 > 10/13 > 10/12 > 10/11").evaluate();
        assertThat(knows(month, "10/15")).isTrue();
    }

    @Test
    void anArmyThatBoardsHasSeenItsWay() { // D-72
        var scene = new Scene().fog().terrain(Terrain.SALT_WATER, "9/01", "9/02");
        scene.own(1, "9/17", "9/12", "9/07").army(1, "RH 1", 1_000, "9/17");
        scene.army(1, "FH 1", 20, "9/02");
        var before = scene.world().realm(1).known().size();
        var month = scene.orders(1, "RH 1: 9/17 > 9/12 > 9/07 > FH 1").evaluate();
        assertThat(Scene.after(month, 1, "RH 1")).endsWith("9/02");
        assertThat(before).isPositive();
        assertThat(knows(month, "9/09")).isTrue(); // two steps from 9/07 and no step from land
    }

    @Test
    void controlShowsKindSizeFieldsAndDirections() { // PI-13.2, D-71
        var scene = new Scene().army(1, "KH 1", 1_000, "10/12").army(2, "RH 1", 2_500, "2/14");
        var month = scene.orders(2, "RH 1: 2/14 > 2/15 > 10/11 -").evaluate();
        assertThat(sightings(month))
                .containsExactly(
                        new Report.Sighting(
                                UnitKind.RH,
                                2_500,
                                "",
                                "",
                                List.of(at("10/11")),
                                Optional.of(Direction.N),
                                Optional.empty(),
                                ""));
    }

    @Test
    void beyondControlNothingIsToldOfArmies() { // PI-13.2
        var scene = new Scene().army(1, "KH 1", 1_000, "10/13").army(2, "KH 1", 2_500, "10/11");
        assertThat(sightings(scene.evaluate())).isEmpty();
    }

    @Test
    void beingsAreToldWithTheirTextAndFieldsWithTheirs() { // PI-13.2, PI-26.1
        var scene = new Scene().army(1, "KH 1", 1_000, "10/12");
        scene.being("KH 9", 4_000, "10/11", BasicOrder.NOTHING);
        scene.field("10/13", field -> field.with(new Field.Notes("", "An old tower.")));
        var month = scene.evaluate();
        assertThat(sightings(month).getFirst().name()).isEqualTo("Trolls");
        assertThat(sightings(month).getFirst().text()).isEqualTo("They sing.");
        assertThat(report(month, 1).descriptions())
                .containsExactly(new Report.Description(at("10/13"), "An old tower."));
    }

    @Test
    void anUnseenIntruderIsKnownByItsFieldAlone() { // PI-13.3, D-73
        var scene = new Scene().own(1, "10/12", "10/13").army(2, "KH 1", 2_500, "10/11");
        var month = scene.orders(2, "KH 1: 10/11 > 10/12 -").evaluate();
        assertThat(report(month, 1).intrusions())
                .containsExactly(new Report.Intrusion(at("10/12")));
        assertThat(sightings(month)).isEmpty();
    }

    @Test
    void anIntruderInSightIsCounted() { // PI-13.3, D-69
        var scene = new Scene().own(1, "10/12", "10/13").army(2, "KH 1", 2_500, "10/11");
        scene.army(1, "KH 1", 1_000, "10/14");
        var month = scene.orders(2, "KH 1: 10/11 > 10/12 -").evaluate();
        assertThat(sightings(month)).extracting(Report.Sighting::size).containsExactly(2_500);
    }

    @Test
    void fleetsAndMerchantsGiveNoNotice() { // D-73
        var scene = new Scene().own(1, "10/12").road("10/11", "10/12").merchant(2, "H 1", "10/11");
        scene.terrain(Terrain.SALT_WATER, "9/01", "9/02").own(1, "9/06", "9/07");
        scene.army(2, "FH 1", 20, "9/01");
        var month = scene.orders(2, "H 1: 10/11 > 10/12", "FH 1: 9/01 > 9/02").evaluate();
        assertThat(report(month, 2).moves()).hasSize(2);
        assertThat(report(month, 1).intrusions()).isEmpty();
    }

    @Test
    void aFleetThatBecomesAnArmyOnForeignLandIsNoticed() { // PI-13.3, D-56
        var scene = new Scene().terrain(Terrain.SALT_WATER, "9/02").own(1, "9/07");
        var month =
                scene.army(2, "FH 1", 20, "9/02")
                        .orders(2, "FORME FH 1 ALS KH 1 AUF 9/07")
                        .evaluate();
        assertThat(report(month, 1).intrusions()).containsExactly(new Report.Intrusion(at("9/07")));
    }

    @Test
    void anArmyIsForeignUntilItsRealmIsKnown() { // D-74
        var scene = new Scene().army(1, "KH 1", 1_000, "10/12").army(2, "KH 1", 2_500, "10/11");
        assertThat(sightings(scene.evaluate()).getFirst().realm()).isEmpty();
        assertThat(sightings(scene.wise(1).evaluate()).getFirst().realm()).isEqualTo("Realm 2");
    }

    /** Distances from 10/15 upwards in its column: 10/14 is 1, 10/13 is 2, 10/12 is 3. */
    @ParameterizedTest
    @CsvSource({"GUARD_POST, 2, 2", "WATCH_TOWER, 2, 2", "LOOKOUT_TOWER, 3, 3", "FORTRESS, 2, 1"})
    void buildingsSeeAndControl(BuildingKind kind, int sight, int control) { // PI-9.4, D-70
        for (int distance = 1; distance <= 4; distance++) {
            var there = "10/%02d".formatted(15 - distance);
            var scene = new Scene().fog().own(1, "10/15").field("10/15", it -> it.with(kind));
            var month = scene.army(2, "KH 1", 1_000, there).evaluate();
            assertThat(knows(month, there)).isEqualTo(distance <= sight);
            assertThat(sightings(month)).hasSize(distance <= control ? 1 : 0);
        }
    }
}
