package hegemon.pygma.world;

import static hegemon.pygma.world.Good.CATTLE;
import static hegemon.pygma.world.Good.CLOTH;
import static hegemon.pygma.world.Good.CULTURE;
import static hegemon.pygma.world.Good.GRAIN;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

class TablesTest {
    @Test
    void grainIsBestOnPlainsGoodOnGrasslandPoorOnHills() { // EX-22, PI-21.1
        assertThat(GRAIN.quality(Soil.PLAIN)).isEqualTo(3);
        assertThat(GRAIN.quality(Soil.GRASSLAND)).isEqualTo(2);
        assertThat(GRAIN.quality(Soil.HILLS)).isEqualTo(1);
        assertThat(GRAIN.quality(Soil.WATER)).isZero();
    }

    @Test
    void aPlainOfGrainAloneBringsSixPoints() { // EX-23, PI-21.3, PI-21.5
        assertThat(Production.of(List.of(GRAIN, GRAIN, GRAIN), Soil.PLAIN).get(GRAIN)).isEqualTo(6);
    }

    @Test
    void grasslandOfClothGrainAndCulture() { // EXD-21
        var points = Production.of(List.of(CLOTH, GRAIN, CULTURE), Soil.GRASSLAND);
        assertThat(points.get(CLOTH)).isEqualTo(3);
        assertThat(points.get(GRAIN)).isEqualTo(2);
        assertThat(points.get(CULTURE)).isEqualTo(1);
    }

    @Test
    void lesserQualityBringsLessInTheSamePlaces() { // EXD-22, PI-21.4, D-109
        var grain = List.of(GRAIN, GRAIN, GRAIN);
        assertThat(Production.of(grain, Soil.GRASSLAND).get(GRAIN)).isEqualTo(5);
        assertThat(Production.of(grain, Soil.HILLS).get(GRAIN)).isEqualTo(3);
    }

    @Test
    void newFieldsStartWithTheBestGoods() { // D-110
        assertThat(Production.best(Soil.PLAIN)).containsExactly(GRAIN, Good.FRUIT, CATTLE);
        assertThat(Production.best(Soil.WATER)).containsExactly(CATTLE, Good.SPICES);
        assertThat(Production.best(Soil.NONE)).isEmpty();
    }

    @Test
    void theNeedFollowsTheRowOfTheInhabitants() { // EXD-23, PI-22.1
        assertThat(Supply.need(60_000, 3).mainSum()).isEqualTo(60);
        assertThat(Supply.need(61_000, 3).mainSum()).isEqualTo(80);
        var beyond = Supply.need(300_000, 3);
        assertThat(beyond.get(GRAIN)).isEqualTo(29);
        assertThat(beyond.get(CULTURE)).isEqualTo(23);
        assertThat(beyond.mainSum()).isEqualTo(230);
        assertThat(Supply.need(300_001, 3).mainSum()).isEqualTo(260);
    }

    @Test
    void theSumsOfT6AreThoseOfTheRulebook() {
        var sums = List.of(60, 80, 100, 120, 145, 170, 200);
        var rows = List.of(60, 80, 100, 120, 150, 200, 250);
        for (int i = 0; i < rows.size(); i++)
            assertThat(Supply.need(rows.get(i) * 1_000, 3).mainSum()).isEqualTo(sums.get(i));
    }

    @Test
    void luxuriesAreDemandedFrom100000() { // PI-23.3
        assertThat(Supply.luxuries(99_999)).isEmpty();
        assertThat(Supply.luxuries(100_000)).containsExactly(2);
        assertThat(Supply.luxuries(420_000)).containsExactly(4, 2, 2);
        assertThat(Supply.luxuries(2_000_000)).containsExactly(4, 4, 4, 4, 2);
    }

    @Test
    void aPortCostsMoreThanAnInlandCity() { // EXD-5, PI-7.3
        assertThat(sum(SettlementKind.PORT)).isEqualTo(110_000);
        assertThat(sum(SettlementKind.INLAND_CITY)).isEqualTo(95_000);
    }

    private static int sum(SettlementKind kind) {
        return kind.price() + kind.before().map(TablesTest::sum).orElse(0);
    }

    @Test
    void armiesCostByTheirKind() { // EXD-10
        assertThat(8_500 * UnitKind.KH.raising()).isEqualTo(85_000);
        assertThat(2_000 * UnitKind.RH.raising()).isEqualTo(60_000);
        assertThat(120 * UnitKind.FH.raising()).isEqualTo(120_000);
        assertThat(Army.of(1, new Unit(UnitKind.KH, 1), 0, 8_500).pay()).isEqualTo(8_500);
        assertThat(Army.of(1, new Unit(UnitKind.RH, 1), 0, 2_000).pay()).isEqualTo(6_000);
        assertThat(Army.of(1, new Unit(UnitKind.FH, 1), 0, 120).pay()).isEqualTo(12_000);
    }

    @Test
    void aStationaryArmyIsMarkedWithAStar() { // EX-5
        var army = Army.of(1, new Unit(UnitKind.RH, 4), 0, 1_000).stationed(true);
        assertThat(army.label()).isEqualTo("RH 4 *");
    }

    @Test
    void fiftyShipsCarry5000KOr2500ROrAMixture() { // EXD-17, EXD-20
        assertThat(UnitKind.KH.ships(5_000)).isEqualTo(50);
        assertThat(UnitKind.RH.ships(2_500)).isEqualTo(50);
        assertThat(UnitKind.KH.ships(3_000) + UnitKind.RH.ships(1_000)).isEqualTo(50);
        assertThat(UnitKind.RH.ships(2_200)).isEqualTo(44);
    }

    @Test
    void theYearHasEightMonths() { // PI-4, PI-4.1, PI-4.2
        assertThat(Date.START).hasToString("Andra/01");
        assertThat(new Date(1, Month.HEL).next()).hasToString("Andra/02");
        assertThat(Arrays.stream(Month.values()).filter(Month::isIncome))
                .containsExactly(Month.CYLAS, Month.GANTR);
        assertThat(Arrays.stream(Month.values()).filter(Month::isArmament))
                .containsExactly(Month.DORL, Month.HEL);
    }

    @Test
    void everyTerrainHasItsOwnSymbol() {
        for (Terrain terrain : Terrain.values())
            assertThat(Terrain.of(terrain.symbol())).contains(terrain);
    }
}
