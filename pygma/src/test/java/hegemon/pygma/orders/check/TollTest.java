package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** PI-19: what a way may cost is told before it is gone, by the rules that the month goes by. */
class TollTest {
    private final Fixture fixture =
            Fixture.ofTheRules()
                    .month(Month.ENJA)
                    .own(16, 23, Terrain.DEEP_FOREST)
                    .own(16, 24, Terrain.DEEP_FOREST);

    private String told(String order) {
        return fixture.effects(order).getLast();
    }

    @Test
    void theCheckOfAnOrderTellsMenAndPerCent() { // PI-19.1, PI-19.2
        assertThat(told("KH 1: 16/22 > 16/23"))
                .isEqualTo("Mögliche Verluste (tiefer Wald): 600 bis 3.000 K (10 bis 50\u00a0%).");
        assertThat(told("KH 1: 16/22 > 16/23 > 16/24"))
                .isEqualTo(
                        "Mögliche Verluste (tiefer Wald): 1.140 bis 4.500 K (19 bis 75\u00a0%).");
        assertThat(told("KH 1: 16/22 > 16/23 AUSR 1"))
                .isEqualTo("Mögliche Verluste (tiefer Wald): bis zu 2.100 K (35\u00a0%).");
        assertThat(told("KH 1: 16/22 > 16/21")).isEqualTo("KH 1 zieht ein Feld weit nach 16/21.");
    }

    @Test
    void aSmallArmyMayDissolve() { // D-54
        fixture.army(new Unit(UnitKind.KH, 1), army -> army.sized(1_500));
        assertThat(told("KH 1: 16/22 > 16/23"))
                .isEqualTo(
                        "Mögliche Verluste (tiefer Wald): alle 1.500 K; unter 1.000 K löst sich"
                                + " die Einheit auf.");
    }

    @Test
    void aRoadCostsNobody() { // D-98
        fixture.road(22, 23);
        assertThat(fixture.effects("KH 1: 16/22 > 16/23")).hasSize(1);
    }

    @Test
    void aFleetFearsReefsFromTheSecondField() { // PI-12.9, D-62
        fixture.wild(16, 2, Terrain.REEFS).wild(16, 1, Terrain.SALT_WATER);
        assertThat(fixture.effects("FH 1: 16/03 > 16/02")).hasSize(1);
        assertThat(told("FH 1: 16/03 > 16/02 > 16/01"))
                .isEqualTo("Mögliche Verluste (Riffe): 4 bis 20 S (10 bis 50\u00a0%).");
    }

    @Test
    void theFieldsInReachTellTheirRiskByEquipment() { // PI-19.1, PI-19.3
        var goals = Horizon.of(Sheet.empty(), fixture.knowledge(), "KH 1").orElseThrow().goals();
        var risks = new TreeMap<String, List<Integer>>();
        goals.forEach(it -> risks.put(it.at().toString(), it.risk()));
        assertThat(risks)
                .containsEntry("16/23", List.of(50, 35, 25))
                .containsEntry("16/24", List.of(75, 57, 43))
                .containsEntry("16/21", List.of(0, 0, 0));
    }

    @ParameterizedTest
    @CsvSource({"0, 600, 3000", "1, 0, 2100", "2, 0, 1500"})
    void theMonthTakesNoMoreAndNoLess(int level, int least, int most) { // D-99
        var gear = level == 0 ? "" : " AUSR " + level;
        var sheet = Parser.read("KH 1: 16/22 > 16/23" + gear).sheet();
        var lost = new TreeSet<Integer>();
        for (byte secret = 0; secret < 60; secret++) {
            var bytes = new byte[32];
            bytes[0] = secret;
            var month =
                    Evaluation.of(
                            fixture.world(),
                            new TreeMap<>(Map.of(Fixture.REALM, sheet)),
                            Events.NONE,
                            bytes);
            month.after().armies().stream()
                    .filter(army -> army.unit().equals(new Unit(UnitKind.KH, 1)))
                    .mapToInt(Army::size)
                    .forEach(size -> lost.add(6_000 - size));
        }
        assertThat(lost.getFirst()).isEqualTo(least);
        assertThat(lost.getLast()).isEqualTo(most);
    }
}
