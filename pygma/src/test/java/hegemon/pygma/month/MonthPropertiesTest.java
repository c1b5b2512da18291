package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.World;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;

/** What holds in every month of random campaigns; a failure names its seed. */
@Tag("long")
class MonthPropertiesTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void everyUnitIsInOnePlaceWhereItCanBe(long seed) {
        Months.play(
                seed,
                (before, sheets, key, month) -> {
                    var names = new HashSet<String>();
                    for (Army army : month.after().armies()) {
                        assertThat(names.add(army.realm() + " " + army.unit())).isTrue();
                        standsWell(month.after(), army);
                    }
                    for (Merchant merchant : month.after().merchants()) {
                        assertThat(names.add(merchant.realm() + " " + merchant.unit())).isTrue();
                        assertThat(merchant.load()).isLessThanOrEqualTo(Merchant.CAPACITY);
                    }
                });
    }

    private static void standsWell(World world, Army army) {
        assertThat(army.size()).isBetween(army.kind().min(), army.kind().max());
        var field = world.field(army.field());
        if (army.aboard().isPresent()) {
            var fleet = find(world, army.realm(), army.aboard().get());
            assertThat(fleet.field()).isEqualTo(army.field());
            assertThat(loaded(world, fleet)).isLessThanOrEqualTo(fleet.size());
        } else if (army.kind().isFleet()) assertThat(field.terrain().isWater()).isTrue();
        else assertThat(field.isWalkable()).isTrue();
    }

    private static int loaded(World world, Army fleet) {
        return world.armies().stream()
                .filter(army -> army.realm() == fleet.realm())
                .filter(army -> army.aboard().filter(fleet.unit()::equals).isPresent())
                .mapToInt(army -> army.kind().ships(army.size()))
                .sum();
    }

    private static Army find(World world, int realm, Unit unit) {
        return world.armies().stream()
                .filter(army -> army.realm() == realm && army.unit().equals(unit))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(longs = {5, 6})
    void everyReportedWayIsAChainOfNeighboursFromWhereTheUnitStoodToWhereItStands(long seed) {
        Months.play(
                seed,
                (before, sheets, key, month) -> {
                    var map = before.geometry();
                    for (Report report : month.reports()) {
                        var places = places(month.after(), report.realm());
                        for (Report.Move move : report.moves()) {
                            for (int i = 1; i < move.path().size(); i++)
                                assertThat(
                                                map.adjacent(
                                                        map.field(move.path().get(i - 1)),
                                                        map.field(move.path().get(i))))
                                        .isTrue();
                            var end = places.getOrDefault(move.unit(), move.path().getLast());
                            assertThat(move.path().getLast()).isEqualTo(end);
                        }
                    }
                });
    }

    private static Map<String, Address> places(World world, int realm) {
        var places = new HashMap<String, Address>();
        for (Army army : world.armies())
            if (army.realm() == realm)
                places.put(army.unit().toString(), world.geometry().address(army.field()));
        return places;
    }

    /** A field has one owner by its nature; only what can be owned has one. */
    @ParameterizedTest
    @ValueSource(longs = {31, 32})
    void onlyLandAndBridgesHaveAnOwner(long seed) {
        Months.play(
                seed,
                (before, sheets, key, month) -> {
                    for (Field field : month.after().fields()) {
                        assertThat(field.owner()).isBetween(0, before.realms().size());
                        if (field.owner() != 0) assertThat(field.isWalkable()).isTrue();
                    }
                    int held = month.reports().stream().mapToInt(r -> r.supplies().fields()).sum();
                    assertThat(held)
                            .isEqualTo(
                                    month.after().fields().stream()
                                            .filter(f -> f.isLand() && f.owner() != 0)
                                            .count());
                });
    }

    @ParameterizedTest
    @ValueSource(longs = {41})
    void theSameInputGivesTheSameMonth(long seed) {
        Months.play(
                seed,
                (before, sheets, key, month) -> {
                    var again = Evaluation.of(before, sheets, Events.NONE, key);
                    assertThat(again.after()).isEqualTo(month.after());
                    assertThat(again.rolls()).isEqualTo(month.rolls());
                });
    }
}
