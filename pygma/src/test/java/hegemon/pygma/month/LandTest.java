package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.after;
import static hegemon.pygma.month.Scene.done;
import static hegemon.pygma.month.Scene.field;
import static hegemon.pygma.month.Scene.notes;
import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.ReportText;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

/** PI-3 to PI-10: the land, what stands on it and what it brings. */
class LandTest {
    @ParameterizedTest
    @EnumSource(Terrain.class)
    void everyLandTerrainCanBeEnteredAndNoWater(Terrain terrain) { // D-14, D-11, PI-12.8
        var high = terrain.height() == 2 ? Terrain.HILLS : Terrain.PLAIN;
        var scene = new Scene().terrain(high, "10/11").terrain(terrain, "10/12");
        var month =
                scene.army(1, "KH 1", 5_000, "10/11").orders(1, "KH 1: 10/11 > 10/12").evaluate();
        assertThat(after(month, 1, "KH 1")).endsWith(terrain.isWater() ? "10/11" : "10/12");
    }

    @Test
    void incomeIsBookedAtTheEndAndSpentFromTheNextMonthOn() { // D-15, PI-4.2, PI-5.1, PI-5.2
        var scene = new Scene().month(Month.CYLAS).treasury(1, 0).own(1, "1/12");
        var month = scene.orders(1, "STRASSE 1/13 > 1/12").evaluate();
        assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.money");
        assertThat(month.after().realm(1).treasury()).isEqualTo(56_000); // PI-5.3: two plains
    }

    @Test
    void everyAmountIsPrintedInOneCoin() { // D-16
        var text = ReportText.of(report(new Scene().evaluate(), 1), Language.GERMAN);
        assertThat(text).contains("GM").doesNotContain("Goldst", "Goldm");
    }

    @Test
    void settlementsInRevoltPayNothing() { // D-117
        var scene = new Scene().month(Month.CYLAS).treasury(1, 0);
        scene.settlement(1, SettlementKind.LARGE_SETTLEMENT, "10/12");
        int paid = scene.evaluate().after().realm(1).treasury();
        scene.set(Setting.UNREST_CHANCE, List.of(100, 100, 100, 100));
        var month = scene.evaluate();
        assertThat(field(month, "10/12").settlement().orElseThrow().revolt()).isTrue();
        assertThat(month.after().realm(1).treasury()).isEqualTo(paid - 7_500);
    }

    @Test
    void aRevoltEndsWhenAnArmyOfAThousandEndsTheMonthThere() { // D-117
        var scene = new Scene().settlement(1, SettlementKind.LARGE_SETTLEMENT, "10/12");
        scene.settlement("10/12", town -> town.withRevolt(true)).army(1, "KH 1", 1_000, "10/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 -").evaluate();
        assertThat(field(month, "10/12").settlement().orElseThrow().revolt()).isFalse();
    }

    @Test
    void aRevoltOfHalfAYearFreesTheCity() { // D-117, D-33
        var scene = new Scene().month(Month.CYLAS);
        scene.settlement(1, SettlementKind.SMALL_TOWN, "10/12");
        scene.settlement("10/12", town -> town.withRevolt(true));
        var month = scene.evaluate();
        assertThat(field(month, "10/12").owner()).isZero();
        assertThat(after(month, 0, "KH 1")).isEqualTo("2000 @ 10/12"); // 10 EP
    }

    @Test
    void boughtPointsAreKeptOnUpgrade() { // D-23, PI-6.2, PI-6.1
        var scene = new Scene().month(Month.DORL).own(1, "1/22");
        scene.settlement(1, SettlementKind.SMALL_SETTLEMENT, "1/22");
        scene.economy(1, fed(100));
        var month = scene.orders(1, "EINWOHNER 1/22 2", "AUSBAU 1/22 GS").evaluate();
        assertThat(field(month, "1/22").settlement().orElseThrow().points()).isEqualTo(7);
        assertThat(month.after().realm(1).treasury()).isEqualTo(60_000);
    }

    private static Economy fed(int grain) {
        return new Economy(
                Goods.NONE,
                Goods.NONE.plus(Good.GRAIN, grain),
                Goods.NONE,
                List.of(),
                List.of(),
                0,
                false,
                0);
    }

    @Test
    void inhabitantsNeedAPositiveBalance() { // D-24
        var scene = new Scene().month(Month.DORL).economy(1, fed(59)); // 33 EP need 60
        var month = scene.orders(1, "EINWOHNER 1/13 1").evaluate();
        assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.balance");
    }

    @Test
    void theLastNamedLosesItsTitleWhenTheRealmShrinks() { // D-31, PI-7.6
        var scene = new Scene().settlement(1, SettlementKind.INLAND_CITY, "10/12");
        scene.settlement("10/12", city -> city.withTrade(1));
        scene.settlement("1/13", city -> city.withTrade(2));
        var month = scene.evaluate();
        assertThat(field(month, "10/12").settlement().orElseThrow().isTradeCity()).isTrue();
        assertThat(field(month, "1/13").settlement().orElseThrow().isTradeCity()).isFalse();
    }

    @Test
    void whatStandsOnConqueredLandPassesUndamaged() { // D-43
        var scene = new Scene().own(2, "10/12", "10/13").road("10/12", "10/13");
        scene.settlement(2, SettlementKind.INLAND_CITY, "10/12");
        scene.settlement("10/12", city -> city.withFortified(true));
        scene.field("10/13", field -> field.with(BuildingKind.FORTRESS));
        scene.army(1, "KH 1", 6_000, "10/11").army(1, "KH 2", 6_000, "10/14");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 A", "KH 2: 10/14 > 10/13 A").evaluate();
        assertThat(field(month, "10/12").settlement().orElseThrow().fortified()).isTrue();
        assertThat(field(month, "10/13").building()).contains(BuildingKind.FORTRESS);
        assertThat(field(month, "10/13").owner()).isEqualTo(1);
        assertThat(field(month, "10/12").ways().roads()).isNotZero();
    }

    @Test
    void roadsAreBuiltOnOwnLandInAnyMonth() { // PI-10.1, D-45, PI-10.2
        var scene = new Scene().own(1, "1/12").own(2, "1/14");
        var month = scene.orders(1, "STRASSE 1/13 > 1/12", "STRASSE 1/13 > 1/14").evaluate();
        assertThat(done(month, 1, 1)).isTrue();
        assertThat(notes(month, 1, 2)).containsExactly("pygma.refuse.road.own");
        assertThat(month.after().realm(1).treasury()).isEqualTo(96_000);
    }

    @Test
    void aSectionOverTheBorderIsPaidByHalves() { // D-49
        var scene = new Scene().own(1, "10/12").wise(1).wise(2);
        scene.settlement(1, SettlementKind.INLAND_CITY, "10/12");
        scene.settlement(2, SettlementKind.INLAND_CITY, "10/13");
        scene.orders(1, "STRASSE 10/12 > 10/13");
        assertThat(done(scene.evaluate(), 1, 1)).isFalse();
        var month = scene.orders(2, "STRASSE 10/13 > 10/12").evaluate();
        assertThat(field(month, "10/12").ways().roads()).isNotZero();
        assertThat(month.after().realm(1).treasury()).isEqualTo(98_000);
        assertThat(month.after().realm(2).treasury()).isEqualTo(98_000);
    }

    @Test
    void buildingsStandApartAlsoFromThoseOfOthers() { // D-42, PI-9.5
        var scene = new Scene().month(Month.DORL).own(1, "10/12").own(2, "10/13");
        scene.field("10/13", field -> field.with(BuildingKind.GUARD_POST));
        var month = scene.orders(1, "BAUE WACHPOSTEN 10/12").evaluate();
        assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.beside");
    }

    @Test
    void aFortressReplacesAPostAtFullPrice() { // D-41
        var scene = new Scene().month(Month.DORL).own(1, "10/12");
        scene.field("10/12", field -> field.with(BuildingKind.GUARD_POST));
        var month = scene.orders(1, "BAUE FESTUNG 10/12").evaluate();
        assertThat(field(month, "10/12").building()).contains(BuildingKind.FORTRESS);
        assertThat(month.after().realm(1).treasury()).isZero();
    }

    @Test
    void onlyTheOwnersArmiesGainAndOnlyTheHighestBonus() { // D-39, D-40, PI-18.3
        assertThat(points(1)).isEqualTo(12); // 20 on the fortress, not 25 with the tower
        assertThat(points(2)).isEqualTo(10);
    }

    private static int points(int owner) {
        var scene = new Scene().own(owner, "10/12", "10/14");
        scene.field("10/12", field -> field.with(BuildingKind.FORTRESS));
        scene.field("10/14", field -> field.with(BuildingKind.WATCH_TOWER));
        scene.army(1, "KH 1", 10_000, "10/12").army(2, "KH 1", 1_000, "10/11");
        var month = scene.orders(2, "KH 1: 10/11 > 10/12 A").evaluate();
        return report(month, 1).battles().getFirst().own().points();
    }

    @ParameterizedTest
    @CsvSource({"PLATEAU, Hochebene", "OASIS, Oase"})
    void plainsPlateausAndOasesAreKindsOfTheirOwn(Terrain terrain, String name) { // D-114
        var scene = new Scene().month(Month.DORL).own(1, "1/12").terrain(terrain, "1/12");
        var month =
                scene.orders(
                                1,
                                "FÖRDERE Ebene Getreide 3",
                                "FÖRDERE " + name + " Getreide 2",
                                "FÖRDERE Grasland Getreide 1")
                        .evaluate();
        assertThat(done(month, 1, 2)).isTrue();
        assertThat(notes(month, 1, 3)).containsExactly("pygma.refuse.none");
    }

    @ParameterizedTest
    @CsvSource({"SWAMP, TOBACCO, 1", "RAINFOREST, SILK, 2", "DESERT, GLASS, 2", "OASIS, SILK, 2"})
    void luxuriesComeFromTheirTerrain(Terrain terrain, Good luxury, int points) { // PI-23.1, D-118
        var scene = new Scene().own(1, "10/12").terrain(terrain, "10/12");
        var goods = report(scene.evaluate(), 1).supplies().goods();
        assertThat(goods)
                .filteredOn(line -> line.good() == luxury)
                .allMatch(line -> line.produced() == points)
                .hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(names = {"SWAMP", "RAINFOREST", "DESERT", "ICE"})
    void terrainsWithoutAColumnBringNoMainGoods(Terrain terrain) { // D-111
        for (Good good : Good.MAIN) assertThat(good.quality(terrain.soil())).isZero();
    }

    @Test
    void aSettlementDoesNotDisturbItsField() { // D-111
        var bare = new Scene().own(1, "10/12").evaluate();
        var settled =
                new Scene().settlement(1, SettlementKind.SMALL_SETTLEMENT, "10/12").evaluate();
        assertThat(report(settled, 1).supplies().goods().getFirst().produced())
                .isEqualTo(report(bare, 1).supplies().goods().getFirst().produced());
    }

    @Test
    void woodedHillsHaveNoMines() { // D-123, PI-25.1
        assertThat(Terrain.WOODED_HILLS.hasMines()).isFalse();
        assertThat(Terrain.HILLS.hasMines()).isTrue();
    }

    @Test
    void aNeutralCityIsAnnexedLikeLand() { // PI-14.1, D-33
        var scene = new Scene().settlement(0, SettlementKind.INLAND_CITY, "10/12");
        scene.army(1, "KH 1", 1_000, "10/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 -").evaluate();
        assertThat(field(month, "10/12").owner()).isEqualTo(1);
    }
}
