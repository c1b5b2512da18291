package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.after;
import static hegemon.pygma.month.Scene.done;
import static hegemon.pygma.month.Scene.field;
import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.ReportText;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Optional;

/**
 * Small scenes written from the seed alone, each by its line there (docs/pygma-seed.md): what the
 * world is afterwards, and what the ruler reads of it.
 */
class SeedScenesTest {
    private static Scene scene() {
        return new Scene().set(Setting.EDITION, Setting.LATEST_EDITION);
    }

    private static String text(Evaluation month, int realm) {
        return ReportText.of(report(month, realm), Language.GERMAN);
    }

    private static Scene land() {
        return scene().own(1, "10/11", "10/12", "10/13", "10/14", "10/15");
    }

    @Test
    void onlyOneHeightStepAMonthUpOrDown() { // line 294, PI-12.3
        var month =
                land().terrain(Terrain.HILLS, "10/12")
                        .army(1, "KH 1", 2_000, "10/11")
                        .orders(1, "KH 1: 10/11 > 10/12 > 10/13")
                        .evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("2000 @ 10/12");
        assertThat(text(month, 1)).contains("Höhenstufe");
    }

    @Test
    void ridersCombineTwoFieldsInsideAndOneOutside() { // line 296, PI-12.4
        var scene = land().army(1, "RH 1", 2_000, "10/13");
        var month = scene.orders(1, "RH 1: 10/13 > 10/14 > 10/15 > 18/11 > 18/12").evaluate();
        assertThat(after(month, 1, "RH 1")).isEqualTo("2000 @ 18/11");
        assertThat(text(month, 1)).contains("18/11 einverleibt").doesNotContain("18/12 einv");
    }

    @Test
    void ridersIntoMountainsMoveOneFieldInAll() { // line 298, PI-12.5
        var month =
                land().terrain(Terrain.PLATEAU, "10/11")
                        .terrain(Terrain.MOUNTAINS, "10/12", "10/13")
                        .army(1, "RH 1", 2_000, "10/11")
                        .orders(1, "RH 1: 10/11 > 10/12 > 10/13")
                        .roll("7 1 RH 1 10/12 1", 1)
                        .evaluate();
        assertThat(after(month, 1, "RH 1")).isEqualTo("1800 @ 10/12");
        assertThat(text(month, 1)).containsPattern("RH 1 +10/12 +1 +200 +1.800");
    }

    @Test
    void onARoadFromStartToEndAnArmyGoesFour() { // line 302, PI-12.2
        var scene =
                scene().road("10/11", "10/12", "10/13", "10/14").army(1, "KH 1", 2_000, "10/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 > 10/13 > 10/14 > 10/15").evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("2000 @ 10/14");
        assertThat(text(month, 1)).contains("10/11 > 10/12 > 10/13 > 10/14");
    }

    @Test
    void aFleetMovingOneFieldIsSafeFromReefs() { // line 302, PI-12.9
        var sea =
                scene().terrain(Terrain.SALT_WATER, "10/11", "10/13")
                        .terrain(Terrain.REEFS, "10/12")
                        .army(1, "FH 1", 100, "10/11");
        var slow = sea.orders(1, "FH 1: 10/11 > 10/12").evaluate();
        assertThat(after(slow, 1, "FH 1")).isEqualTo("100 @ 10/12");
        var fast =
                sea.orders(1, "FH 1: 10/11 > 10/12 > 10/13").roll("7 1 FH 1 10/12 1", 6).evaluate();
        assertThat(after(fast, 1, "FH 1")).isEqualTo("50 @ 10/13");
        assertThat(text(fast, 1)).containsPattern("FH 1 +10/12 +6 +50 +50");
    }

    @Test
    void anIntruderIsToldByItsFieldAlone() { // line 310, PI-13.3
        var month =
                land().army(2, "KH 7", 4_321, "10/06")
                        .orders(2, "KH 7: 10/06 > 10/11 -")
                        .evaluate();
        assertThat(report(month, 1).intrusions()).hasSize(1);
        assertThat(text(month, 1)).contains("10/11").doesNotContain("4.321", "KH 7", "KH 4");
    }

    @Test
    void aSettlementInSightTellsKindAndSize() { // line 310, PI-13.3
        var month =
                land().settlement(1, SettlementKind.SMALL_SETTLEMENT, "10/13")
                        .army(2, "KH 7", 4_321, "10/06")
                        .orders(2, "KH 7: 10/06 > 10/11 -")
                        .evaluate();
        assertThat(text(month, 1)).contains("KH mit 4.321 (fremd)", "10/11");
    }

    @Test
    void aNeutralCityFallsToWhoeverEntersIt() { // line 314, PI-14.1
        var month =
                scene().field(
                                "10/12",
                                it ->
                                        it.with(
                                                Settlement.of(
                                                        SettlementKind.INLAND_CITY, "Freistadt")))
                        .army(1, "RH 1", 1_000, "10/11")
                        .orders(1, "RH 1: 10/11 > 10/12")
                        .evaluate();
        assertThat(field(month, "10/12").owner()).isEqualTo(1);
        assertThat(text(month, 1)).contains("10/12 einverleibt", "Freistadt");
    }

    @ParameterizedTest
    @CsvSource({"4999, A, 2", "5000, A, 1", "5000, V, 2"})
    void foreignLandIsTakenByAnAttackOfFiveThousand(int men, String order, int owner) {
        var month = // line 316, PI-14.2
                scene().own(2, "10/12")
                        .army(1, "KH 1", men, "10/11")
                        .orders(1, "KH 1: 10/11 > 10/12 " + order)
                        .evaluate();
        assertThat(field(month, "10/12").owner()).isEqualTo(owner);
        assertThat(text(month, 1).contains("10/12 erobert")).isEqualTo(owner == 1);
        assertThat(text(month, 2).contains("10/12 verloren")).isEqualTo(owner == 1);
    }

    private static Scene shore(int ships, int riders) {
        return land().terrain(Terrain.SALT_WATER, "10/12", "10/13")
                .army(1, "RH 1", riders, "10/11")
                .army(1, "FH 1", ships, "10/12");
    }

    @Test
    void forBoardingTheFleetStandsStill() { // line 320, PI-15.2
        var lies = shore(50, 2_500).orders(1, "RH 1: 10/11 > FH 1", "FH 1: 10/12").evaluate();
        assertThat(after(lies, 1, "RH 1")).isEqualTo("2500 @ 10/12");
        var sails =
                shore(50, 2_500).orders(1, "RH 1: 10/11 > FH 1", "FH 1: 10/12 > 10/13").evaluate();
        assertThat(after(sails, 1, "RH 1")).isEqualTo("2500 @ 10/11");
        assertThat(text(sails, 1)).contains("stillstehen");
    }

    @Test
    void aShipCarriesFiftyRiders() { // line 322, PI-15.4
        var month = shore(50, 2_501).orders(1, "RH 1: 10/11 > FH 1").evaluate();
        assertThat(after(month, 1, "RH 1")).isEqualTo("2501 @ 10/11");
        assertThat(text(month, 1)).contains("51");
    }

    @Test
    void partsOfAnArmyKeepTheLeastSize() { // line 328, PI-11.9
        var scene = scene().army(1, "KH 1", 1_999, "10/11");
        var month = scene.orders(1, "TEILE KH 1 1000 K ALS KH 2").evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("1999 @ 10/11");
        assertThat(after(month, 1, "KH 2")).isEqualTo("gone");
        assertThat(done(month, 1, 1)).isFalse();
        assertThat(text(month, 1)).contains("1.000");
    }

    @Test
    void withRAnArmyTurnsBackUnnoticed() { // line 340, PI-16.3
        var month =
                scene().army(1, "KH 1", 2_000, "10/11")
                        .army(2, "KH 2", 3_000, "10/13")
                        .orders(1, "KH 1: 10/11 > 10/12 R")
                        .evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("2000 @ 10/11");
        assertThat(text(month, 1)).contains("KH 1").contains("10/11");
        assertThat(report(month, 2).sightings()).isEmpty();
        assertThat(text(month, 2)).doesNotContain("2.000", "Realm 1");
    }

    private static Scene played(Scene scene, int number, String name) {
        return scene.realm(
                number,
                it ->
                        new Realm(
                                number,
                                it.name(),
                                new Realm.Player(name, name + "weg 1"),
                                it.people(),
                                it.culture(),
                                it.capital(),
                                it.treasury(),
                                it.economy(),
                                it.known(),
                                it.contacts(),
                                it.history()));
    }

    @Test
    void whoNegotiatesIsNamedAndTheOtherKeepsHisName() { // lines 342 to 346, EX-7, PI-16.4
        var met =
                played(played(scene(), 1, "Anna"), 2, "Bert")
                        .army(1, "KH 1", 2_000, "10/11")
                        .army(2, "KH 2", 3_000, "10/12")
                        .orders(1, "KH 1: 10/11 > 10/12 V")
                        .evaluate();
        assertThat(text(met, 2)).contains("Realm 1", "Anna", "Annaweg 1");
        assertThat(text(met, 1)).contains("Realm 2").doesNotContain("Bert");
    }

    @Test
    void ridersOnAPlateauHaveEightPoints() { // line 375, EX-10
        var month =
                scene().terrain(Terrain.PLATEAU, "10/12")
                        .army(1, "RH 1", 3_600, "10/12")
                        .army(2, "KH 2", 1_000, "10/12")
                        .orders(1, "RH 1: 10/12 A")
                        .evaluate();
        assertThat(report(month, 1).battles().getFirst().own().points()).isEqualTo(8);
        assertThat(text(month, 1)).contains("Realm 1 (8 Punkte)");
    }

    @Test
    void aStationaryArmyStaysButFights() { // line 381, PI-11.8, EX-5
        var month =
                scene().army(
                                Army.of(1, Scene.unit("RH 4"), scene().at("1/13"), 5_000)
                                        .stationed(true))
                        .army(2, "KH 2", 1_000, "1/13")
                        .orders(1, "RH 4 *: 1/13 > 1/14 A")
                        .evaluate();
        assertThat(after(month, 1, "RH 4")).endsWith("@ 1/13");
        assertThat(report(month, 1).battles()).hasSize(1);
        assertThat(text(month, 1)).contains("RH 4 *", "stationär");
    }

    @ParameterizedTest
    @CsvSource({"false, 50000", "true, 0"})
    void stationaryArmiesAreNotAdministered(boolean stationed, int cost) { // line 387, PI-11.7
        var scene = scene().month(Month.DORL);
        for (int i = 1; i <= 11; i++) scene.army(1, "KH " + i, 1_000, "1/13");
        var month = scene.orders(1, stationed ? "STATION KH 11" : "NAME KH 11 \"Elf\"").evaluate();
        assertThat(month.after().realm(1).treasury()).isEqualTo(100_000 - 11_000 - cost);
        assertThat(text(month, 1).contains("50.000")).isEqualTo(cost > 0);
    }

    @ParameterizedTest
    @CsvSource({"0, NONE, 2000", "1, NONE, 2600", "2, NONE, 3000", "0, DESERT, 4000"})
    void lossesByTheDieTheEquipmentAndThePeople(int level, People people, int left) {
        var month = // lines 394 to 412, PI-19.1, PI-19.4, EX-15
                scene().terrain(Terrain.DESERT, "10/12")
                        .people(1, people)
                        .army(
                                new Army(
                                        1,
                                        Scene.unit("KH 1"),
                                        "",
                                        scene().at("10/11"),
                                        4_000,
                                        new Equipment(level, false),
                                        false,
                                        Optional.empty()))
                        .orders(1, "KH 1: 10/11 > 10/12")
                        .roll("7 1 KH 1 10/12 1", 6)
                        .evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo(left + " @ 10/12");
        assertThat(report(month, 1).losses()).hasSize(left < 4_000 ? 1 : 0);
    }

    @Test
    void twoMountainsInOneMoveCostTwice() { // line 416, EX-11
        var month =
                land().terrain(Terrain.PLATEAU, "10/11")
                        .terrain(Terrain.MOUNTAINS, "10/12", "10/13")
                        .army(1, "KH 1", 10_000, "10/11")
                        .orders(1, "KH 1: 10/11 > 10/12 > 10/13")
                        .roll("7 1 KH 1 10/12 1", 6)
                        .roll("7 1 KH 1 10/13 2", 1)
                        .evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("4500 @ 10/13");
        assertThat(text(month, 1))
                .containsPattern("10/12 +6 +5.000")
                .containsPattern("10/13 +1 +500");
    }

    @Test
    void aMerchantCarriesTwentyFivePoints() { // line 422, PI-17.2
        var month =
                scene().settlement("1/13", it -> it.withTrade(1))
                        .merchant(1, "H 1", "1/13")
                        .economy(1, Economy.START.withStore(Goods.NONE.plus(Good.WINE, 30)))
                        .orders(1, "LADE H 1 26 Wein", "LADE H 1 25 Wein")
                        .evaluate();
        assertThat(done(month, 1, 1)).isFalse();
        assertThat(done(month, 1, 2)).isTrue();
        assertThat(month.after().merchants().getFirst().load()).isEqualTo(25);
        assertThat(month.after().realm(1).economy().store().get(Good.WINE)).isEqualTo(5);
    }

    @Test
    void goodsFromATradeCityToAnotherAreADeal() { // line 432, PI-17.6, PI-24.3
        var scene = scene().settlement("32/13", it -> it.withTrade(1)).wise(1);
        int origin = scene.at("1/13");
        var month =
                scene.merchant(1, "H 1", "32/12", new Lot(Good.WINE, 10, 1, origin))
                        .orders(1, "ÜBERGIB H 1 10 Wein AN 32/13")
                        .evaluate();
        assertThat(month.after().realm(2).economy().store().get(Good.WINE)).isEqualTo(10);
        assertThat(field(month, "32/13").settlement().orElseThrow().traded().others())
                .isEqualTo(10);
        assertThat(text(month, 2)).contains("32/13", "Realm 1", "10");
    }

    @Test
    void belowThreeThousandPlagueBreaksOutAtOnce() { // lines 163, 183, PI-8.2, PI-8.3
        var month = scene().month(Month.DORL).orders(1, "HYGIENE 2999").evaluate();
        assertThat(field(month, "1/13").settlement().orElseThrow().plagues()).isEqualTo(1);
        assertThat(text(month, 1)).contains("Seuche");
        var next =
                scene().month(Month.HEL)
                        .terrain(Terrain.SALT_WATER, "1/12")
                        .settlement("1/13", it -> it.withPlagues(1))
                        .orders(
                                1,
                                "HYGIENE 10000",
                                "RÜSTE KH 1 1000 K IN 1/13",
                                "RÜSTE FH 1 10 S IN 1/12")
                        .evaluate();
        assertThat(after(next, 1, "KH 1")).isEqualTo("gone");
        assertThat(after(next, 1, "FH 1")).isEqualTo("gone");
        assertThat(field(next, "1/13").settlement().orElseThrow().plagues()).isZero();
    }

    @Test
    void inACityArmiesForAQuarterMillionInTheCapitalForOne() { // line 143, PI-7.8
        var month =
                scene().month(Month.DORL)
                        .treasury(1, 2_000_000)
                        .settlement(1, SettlementKind.INLAND_CITY, "10/11")
                        .orders(
                                1,
                                "RÜSTE KH 1 25000 K IN 10/11",
                                "RÜSTE KH 2 1000 K IN 10/11",
                                "RÜSTE KH 3 100000 K IN 1/13",
                                "RÜSTE RH 4 1000 R IN 1/13")
                        .evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("25000 @ 10/11");
        assertThat(after(month, 1, "KH 2")).isEqualTo("gone");
        assertThat(after(month, 1, "KH 3")).isEqualTo("100000 @ 1/13");
        assertThat(after(month, 1, "RH 4")).isEqualTo("gone");
        assertThat(text(month, 1)).contains("250.000", "1.000.000");
    }

    @ParameterizedTest
    @CsvSource({
        "PLAIN, 2, 8000",
        "HILLS, 2, 20000",
        "LIGHT_FOREST, 1, 18000",
        "MOUNTAINS, 1, 25000"
    })
    void aRoadGrowsByTwoSectionsOrByOne(Terrain terrain, int sections, int price) {
        var month = // lines 225 to 233, PI-10.2, PI-10.4
                land().terrain(terrain, "10/11", "10/12", "10/13")
                        .settlement(1, SettlementKind.INLAND_CITY, "10/11")
                        .orders(1, "STRASSE 10/11 > 10/12 > 10/13")
                        .evaluate();
        assertThat(month.after().realm(1).treasury()).isEqualTo(100_000 - price);
        assertThat(field(month, "10/13").ways().roads() > 0).isEqualTo(sections == 2);
        assertThat(field(month, "10/12").ways().roads()).isPositive();
    }

    @Test
    void noTwoFortressesSideBySide() { // line 213, EX-4, PI-9.5
        var month =
                land().month(Month.HEL)
                        .treasury(1, 300_000)
                        .orders(1, "BAUE FESTUNG 10/11", "BAUE FESTUNG 10/12", "BAUE FESTUNG 10/13")
                        .evaluate();
        assertThat(field(month, "10/11").building()).isPresent();
        assertThat(field(month, "10/12").building()).isEmpty();
        assertThat(field(month, "10/13").building()).isPresent();
        assertThat(month.after().realm(1).treasury()).isEqualTo(100_000);
        assertThat(done(month, 1, 2)).isFalse();
    }

    @Test
    void threePointsOfPromotionForATerrain() { // line 514, EX-24, PI-22.3
        var month =
                land().month(Month.DORL)
                        .orders(
                                1,
                                "FÖRDERE Ebene Getreide 1",
                                "FÖRDERE Ebene Vieh 2",
                                "FÖRDERE Ebene Vieh 1")
                        .evaluate();
        assertThat(month.after().realm(1).treasury()).isEqualTo(40_000);
        assertThat(done(month, 1, 3)).isFalse();
        assertThat(text(month, 1)).contains("20.000", "40.000");
    }
}
