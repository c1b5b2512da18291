package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.done;
import static hegemon.pygma.month.Scene.field;
import static hegemon.pygma.month.Scene.notes;
import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.Report;
import hegemon.pygma.report.Shortage;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Administration;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Hygiene;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Supply;
import hegemon.pygma.world.Terrain;
import hegemon.table.Arg;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** PI-5 to PI-8 and PI-21 to PI-25. */
class EconomyTest {
    @Test
    void incomeOfASmallRealm() { // EXD-4, PI-1.8, PI-5.2, PI-5.3
        var scene =
                new Scene()
                        .month(Month.CYLAS)
                        .own(
                                1, "1/12", "1/14", "1/15", "1/07", "1/08", "1/09", "1/17", "1/18",
                                "1/19")
                        .terrain(Terrain.HILLS, "1/07", "1/08", "1/09")
                        .terrain(Terrain.DEEP_FOREST, "1/17", "1/18")
                        .terrain(Terrain.MOUNTAINS, "1/19")
                        .settlement(1, SettlementKind.SMALL_SETTLEMENT, "1/15");
        scene.set(Setting.UNREST_CHANCE, List.of(0, 0, 0, 0));
        var account = report(scene.evaluate(), 1).account();
        assertThat(account.closing() - account.opening()).isEqualTo(76_000);
    }

    @Test
    void tradeCitiesByTheSizeOfTheRealm() { // EXD-6
        assertThat(List.of(25, 26, 100, 101).stream().map(Settlement::mostTradeCities))
                .containsExactly(1, 2, 4, 5);
    }

    @Test
    void hygieneIsDividedByTheCities() { // EXD-7, EXD-8, D-35, PI-8.1
        assertThat(Hygiene.danger(20_000 / 3)).isEqualTo(8);
        assertThat(Hygiene.danger(5_000 / 2)).isEqualTo(20);
        assertThat(Hygiene.danger(25_000 / 2)).isZero();
        assertThat(Hygiene.danger(9_000 / 3)).isEqualTo(14);
    }

    @Test
    void plagueBreaksOutAtOnceWithoutHygiene() { // PI-8.2
        var month = new Scene().month(Month.DORL).evaluate();
        assertThat(field(month, "1/13").settlement().orElseThrow().plagues()).isEqualTo(1);
        var clean = new Scene().month(Month.DORL).orders(1, "HYGIENE 10000").evaluate();
        assertThat(field(clean, "1/13").settlement().orElseThrow().plagues()).isZero();
    }

    @Test
    void inAPlagueCityNoArmiesAreRaised() { // PI-8.3, D-36
        var scene = new Scene().month(Month.DORL).settlement("1/13", city -> city.withPlagues(1));
        var month = scene.orders(1, "RÜSTE KH 4 2000 K IN 1/13").evaluate();
        assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.sick");
    }

    @Test
    void fieldsBesideAPlagueCityYieldHalf() { // PI-8.4, D-37
        var scene =
                new Scene()
                        .month(Month.CYLAS)
                        .own(1, "1/12", "1/11")
                        .settlement("1/13", c -> c.withPlagues(1));
        scene.set(Setting.UNREST_CHANCE, List.of(0, 0, 0, 0));
        var month = scene.evaluate();
        var account = report(month, 1).account();
        assertThat(account.closing() - account.opening()).isEqualTo(50_000 + 3_000 + 1_500 + 3_000);
        // three plains of 3 grain, 2 fruit, 2 cattle in places 3, 2, 1; one of them halved
        assertThat(month.after().realm(1).economy().produced().get(Good.GRAIN)).isEqualTo(7);
    }

    @Test
    void aCityLeavesAfterPlagueUponPlague() { // PI-8.5, D-38, D-33
        var scene =
                new Scene()
                        .month(Month.DORL)
                        .settlement(1, SettlementKind.INLAND_CITY, "10/13")
                        .settlement("10/13", city -> city.withPlagues(1))
                        .roll("12 secession 10/13", 1);
        var month = scene.evaluate();
        assertThat(field(month, "10/13").owner()).isZero();
        assertThat(Scene.after(month, 0, "KH 1")).isEqualTo("4000 @ 10/13");
        scene.roll("12 secession 10/13", 2);
        assertThat(field(scene.evaluate(), "10/13").owner()).isEqualTo(1);
    }

    @Test
    void aColonyOfTwoFieldsGetsNoCity() { // EX-3, PI-7.5, D-28
        var scene = new Scene().month(Month.DORL).own(1, "20/12", "20/13");
        var month = scene.orders(1, "GRÜNDE 20/13").evaluate();
        assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.colony");
        scene.own(1, "20/14", "20/11");
        assertThat(done(scene.evaluate(), 1, 1)).isTrue();
    }

    @Test
    void noFortressNextToAFortress() { // EX-4
        var scene =
                new Scene()
                        .month(Month.DORL)
                        .treasury(1, 300_000)
                        .own(1, "1/11", "1/12", "1/14", "1/15");
        var month = scene.orders(1, "BAUE FESTUNG 1/11", "BAUE FESTUNG 1/12").evaluate();
        assertThat(done(month, 1, 1)).isTrue();
        assertThat(notes(month, 1, 2)).containsExactly("pygma.refuse.beside");
    }

    @Test
    void aSettlementGrowsStepByStepToAPort() { // EXD-5, D-27
        var scene =
                new Scene()
                        .month(Month.DORL)
                        .treasury(1, 300_000)
                        .terrain(Terrain.SALT_WATER, "1/11")
                        .own(1, "1/12", "1/22");
        scene.settlement(1, SettlementKind.LARGE_SETTLEMENT, "1/22");
        var month = scene.orders(1, "AUSBAU 1/22 KST", "AUSBAU 1/22 BST").evaluate();
        assertThat(field(month, "1/22").settlement().orElseThrow().kind())
                .isEqualTo(SettlementKind.SMALL_TOWN);
        assertThat(notes(month, 1, 2)).containsExactly("pygma.refuse.term");
        assertThat(month.after().realm(1).treasury()).isEqualTo(270_000);
    }

    @ParameterizedTest
    @CsvSource({"12, 50000", "10, 0", "16, 150000", "21, 300000"}) // EXD-11
    void administrationByTheNumberOfMobileArmies(int mobile, int price) {
        assertThat(Administration.of(mobile)).isEqualTo(price);
    }

    @Test
    void stationaryArmiesAreNotAdministered() { // EXD-11
        var scene = new Scene().month(Month.DORL).treasury(1, 1_000_000);
        for (int i = 1; i <= 15; i++) scene.army(1, "KH " + i, 1_000, "1/13");
        var month = scene.orders(1, "STATION KH 1", "STATION KH 2", "STATION KH 3").evaluate();
        var bookings = report(month, 1).account().bookings();
        assertThat(bookings)
                .filteredOn(booking -> booking.what().key().equals("pygma.account.administration"))
                .extracting(Report.Booking::amount)
                .containsExactly(-50_000);
    }

    @Test
    void unpaidUnitsLeave() { // D-19
        var scene =
                new Scene()
                        .month(Month.DORL)
                        .treasury(1, 2_500)
                        .army(1, "KH 1", 2_000, "1/13")
                        .army(1, "KH 2", 2_000, "1/13");
        var month = scene.evaluate();
        assertThat(Scene.after(month, 1, "KH 1")).startsWith("2000");
        assertThat(Scene.after(month, 1, "KH 2")).isEqualTo("gone");
        assertThat(month.after().realm(1).treasury()).isZero();
        var other = scene.orders(1, "SOLD KH 2").evaluate();
        assertThat(Scene.after(other, 1, "KH 2")).startsWith("2000");
    }

    @Test
    void roadsCostByTheDearerField() { // EXD-9
        var scene =
                new Scene()
                        .own(1, "1/12", "1/14", "1/11")
                        .terrain(Terrain.DEEP_FOREST, "1/12")
                        .terrain(Terrain.MOUNTAINS, "1/14");
        var month = scene.orders(1, "STRASSE 1/13 > 1/12", "STRASSE 1/13 > 1/14").evaluate();
        assertThat(report(month, 1).account().bookings())
                .extracting(Report.Booking::amount)
                .containsExactly(-18_000, -25_000);
    }

    @Test
    void roadsGrowByTwoSectionsInLowland() { // PI-10.4, D-46
        var scene = new Scene().own(1, "1/11", "1/12", "1/14", "1/15", "9/11");
        var month =
                scene.orders(1, "STRASSE 1/13 > 1/14 > 1/15 > 9/11", "STRASSE 1/11 > 1/12")
                        .evaluate();
        assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.road.growth");
        assertThat(field(month, "1/15").ways().roads()).isNotZero();
        assertThat(field(month, "9/11").ways().roads()).isZero();
        assertThat(notes(month, 1, 2)).containsExactly("pygma.refuse.road.start");
    }

    @Test
    void parallelRoadsNeedAFieldBetween() { // PI-10.5, D-48
        var scene =
                new Scene()
                        .road("1/13", "1/14", "1/15")
                        .own(1, "1/14", "1/15", "1/18", "1/19", "1/08", "1/09");
        var month = scene.orders(1, "STRASSE 1/13 > 1/18 > 1/19").evaluate();
        assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.road.parallel");
    }

    @Test
    void merchantsByTheStore() { // EXD-18
        assertThat(List.of(10, 60, 200).stream().map(Merchant::most)).containsExactly(1, 2, 5);
    }

    @Test
    void promotionOfPlains() { // EX-24
        var scene = new Scene().month(Month.DORL).own(1, "1/12");
        var month =
                scene.orders(
                                1,
                                "FÖRDERE Ebene Getreide 1",
                                "FÖRDERE Ebene Vieh 2",
                                "FÖRDERE Ebene Stoff 1")
                        .evaluate();
        assertThat(month.after().realm(1).treasury()).isEqualTo(40_000);
        assertThat(notes(month, 1, 3)).containsExactly("pygma.refuse.promotion");
    }

    @ParameterizedTest
    @CsvSource({"'2,2', 1", "'1,1,1,1,1', 2", "'3', 2", "'6', 3", "'3,3,3', 3", "'', 0"}) // EXD-34
    void deficitsMakeUnrest(String lacking, int level) { // PI-22.2, D-116
        var deficit = Goods.NONE;
        int good = 0;
        for (String lack : lacking.isEmpty() ? new String[0] : lacking.split(",", -1))
            deficit = deficit.plus(Good.MAIN.get(good++), Integer.parseInt(lack));
        assertThat(Shortage.unrest(deficit)).isEqualTo(level);
    }

    @Test
    void luxuriesAreDemandedMostFirst() { // EXD-24
        assertThat(blocked(Goods.NONE.plus(Good.SILK, 4).plus(Good.GLASS, 2).plus(Good.TOBACCO, 2)))
                .isFalse();
        assertThat(blocked(Goods.NONE.plus(Good.SILK, 3).plus(Good.GLASS, 3).plus(Good.TOBACCO, 3)))
                .isTrue();
    }

    private static boolean blocked(Goods store) {
        return Supplying.supply(Settings.DEFAULT, 420_000, Goods.NONE, store).blocked();
    }

    @Test
    void luxuriesCoverTheLargestDeficitOfASmallRealm() { // D-119, PI-23.2
        var need = Supply.need(60_000, 3);
        var produced = need.minus(Good.GRAIN, 3).minus(Good.ORE, 1).plus(Good.TOBACCO, 3);
        var supplied = Supplying.supply(Settings.DEFAULT, 60_000, produced, Goods.NONE);
        assertThat(supplied.deficit().get(Good.GRAIN)).isZero();
        assertThat(supplied.deficit().get(Good.ORE)).isEqualTo(1);
        assertThat(supplied.store().get(Good.TOBACCO)).isZero();
    }

    @Test
    void aThirdOfTheTradeExtraLivesOn() { // EXD-25, EXD-26, PI-5.5, PI-24.4, PI-24.5
        assertThat(Income.extra(8_000 + 2_000, 0)).isEqualTo(10_000);
        assertThat(Income.extra(0, 10_000)).isEqualTo(3_333);
        assertThat(Income.extra(0, 3_333)).isEqualTo(1_111);
        assertThat(Income.extra(40_000, 0)).isEqualTo(25_000);
        assertThat(Income.extra(0, 25_000)).isEqualTo(8_333);
    }

    @Test
    void aDealBringsGoodsAndTradeIncome() { // PI-17.6, PI-24.3
        var scene =
                new Scene()
                        .month(Month.CYLAS)
                        .wise(1)
                        .settlement(2, SettlementKind.INLAND_CITY, "10/13")
                        .settlement("10/13", city -> city.withTrade(1))
                        .merchant(
                                1,
                                "H 1",
                                "10/12",
                                new Lot(Good.WINE, 8, 1, 0),
                                new Lot(Good.WOOD, 12, 1, 0))
                        .economy(2, needing(Good.WINE));
        var month = scene.orders(1, "ÜBERGIB H 1 AN 10/13").evaluate();
        assertThat(field(month, "10/13").settlement().orElseThrow().traded())
                .isEqualTo(new Settlement.Traded(0, 0, 10_000));
        assertThat(month.after().merchants().getFirst().cargo()).isEmpty();
    }

    private static Economy needing(Good good) {
        return new Economy(
                Goods.NONE, Goods.NONE, Goods.NONE, List.of(good), List.of(), 0, false, 0);
    }

    @Test
    void theMarkDeclaresAnArmyStationaryAtARuesttermin() { // PI-11.8, D-133
        var scene = new Scene().army(1, "RH 4", 2_000, "1/13").army(1, "KH 1", 2_000, "1/12");
        scene.orders(1, "RH 4 *: 1/13 R", "KH 1 *: 1/12");
        var term = scene.month(Month.DORL).evaluate();
        assertThat(term.after().armies()).filteredOn(Army::stationed).hasSize(1);
        assertThat(Scene.notes(term, 1, 2)).containsExactly("pygma.move.mobile");
        var other = scene.month(Month.ENJA).evaluate();
        assertThat(other.after().armies()).noneMatch(Army::stationed);
    }

    @Test
    void oneKindOfWaterMayBeNamed() { // D-10
        var scene = new Scene().own(1, "10/12").terrain(Terrain.SALT_WATER, "10/11");
        scene.terrain(Terrain.FRESH_WATER, "10/13");
        for (String water : List.of("10/11", "10/13"))
            scene.field(water, field -> field.with(field.ground().withWorker(1)));
        var month = scene.orders(1, "PRODUKTION Salzwasser Gewürze").evaluate();
        assertThat(Scene.done(month, 1, 1)).isTrue();
        assertThat(Scene.field(month, "10/11").ground().production()).containsOnly(Good.SPICES);
        assertThat(Scene.field(month, "10/13").ground().production()).contains(Good.CATTLE);
    }

    @Test
    void aBridgeThatTwoRealmsWantIsBuiltByNeither() { // D-132
        var scene = new Scene().terrain(Terrain.FRESH_WATER, "10/13");
        scene.own(1, "10/12", "10/08").own(2, "10/14", "10/18");
        var both =
                scene.orders(1, "BRÜCKE 10/13 VON 10/12 NACH 10/08")
                        .orders(2, "BRÜCKE 10/13 VON 10/14 NACH 10/18")
                        .evaluate();
        assertThat(Scene.notes(both, 1, 1)).containsExactly("pygma.refuse.bridge.contested");
        assertThat(Scene.notes(both, 2, 1)).containsExactly("pygma.refuse.bridge.contested");
        assertThat(Scene.field(both, "10/13").ways().bridge()).isEmpty();
        var alone = scene.orders(1, "HYGIENE 0").evaluate();
        assertThat(Scene.field(alone, "10/13").owner()).isEqualTo(2);
    }

    @Test
    void everyRollOfTheTablesOfMines() { // PI-25.1, PI-25.2
        for (int die = 1; die <= 20; die++) {
            var mountains =
                    die == 1 ? "GEMS" : die <= 3 ? "GOLD" : die >= 19 ? "SILVER" : "nothing";
            var hills = die == 1 ? "GOLD" : die >= 19 ? "SILVER" : "nothing";
            assertThat(Mines.kind(Terrain.MOUNTAINS, die).map(Enum::name).orElse("nothing"))
                    .as("%d", die)
                    .isEqualTo(mountains);
            assertThat(Mines.kind(Terrain.HILLS, die).map(Enum::name).orElse("nothing"))
                    .as("%d", die)
                    .isEqualTo(hills);
        }
        assertThat(byDie(die -> Mines.gold(DepositKind.SILVER, die)))
                .containsExactly(5_000, 7_500, 10_000, 12_500, 15_000, 20_000);
        assertThat(byDie(die -> Mines.gold(DepositKind.GOLD, die)))
                .containsExactly(15_000, 20_000, 30_000, 40_000, 50_000, 75_000);
        assertThat(byDie(Mines::terms)).containsExactly(10, 15, 15, 20, 20, 30);
    }

    private static int[] byDie(IntUnaryOperator table) {
        return IntStream.rangeClosed(1, 6).map(table).toArray();
    }

    @Test
    void minesByTheDice() { // EXD-27, EXD-28, PI-25.1, PI-25.2
        assertThat(Mines.kind(Terrain.MOUNTAINS, 3)).contains(DepositKind.GOLD);
        assertThat(Mines.gold(DepositKind.GOLD, 4)).isEqualTo(40_000);
        assertThat(Mines.terms(6)).isEqualTo(30);
        assertThat(Mines.kind(Terrain.HILLS, 2)).isEmpty();
        var scene =
                new Scene()
                        .terrain(Terrain.HILLS, "10/11", "10/12")
                        .army(1, "KH 1", 5_000, "10/11")
                        .roll("7 mine 10/12", 19)
                        .roll("7 yield 10/12", 3)
                        .roll("7 duration 10/12", 1);
        var month = scene.orders(1, "KH 1: 10/11 > 10/12").evaluate();
        assertThat(field(month, "10/12").ground().deposit())
                .contains(new Deposit(DepositKind.SILVER, 10_000, 10));
        assertThat(report(month, 1).land())
                .contains(
                        new Report.Land(
                                Address.parse("10/12").orElseThrow(),
                                Report.Change.ANNEXED,
                                Optional.of(new Report.Found(DepositKind.SILVER, 10_000))));
    }

    @Test
    void aMineRunsDry() { // PI-25.3, D-124, PI-5.4
        var scene =
                new Scene()
                        .month(Month.CYLAS)
                        .own(1, "1/12")
                        .terrain(Terrain.HILLS, "1/12")
                        .field(
                                "1/12",
                                f ->
                                        f.with(
                                                f.ground()
                                                        .searched(
                                                                Optional.of(
                                                                        new Deposit(
                                                                                DepositKind.SILVER,
                                                                                5_000,
                                                                                1)))));
        var month = scene.evaluate();
        assertThat(field(month, "1/12").ground().deposit()).isEmpty();
        assertThat(report(month, 1).account().bookings())
                .extracting(Report.Booking::amount)
                .contains(5_000);
    }

    @Test
    void moneyGoesToRealmsWhoseNameIsKnown() { // D-21
        var month = new Scene().wise(1).orders(1, "ZAHLE 30000 AN 2").evaluate();
        assertThat(month.after().realm(2).treasury()).isEqualTo(130_000);
        var stranger = new Scene().orders(1, "ZAHLE 30000 AN 2").evaluate();
        assertThat(stranger.after().realm(2).treasury()).isEqualTo(100_000);
        assertThat(report(stranger, 1).orders().getFirst().notes().getFirst().args())
                .containsExactly(new Arg.Name("2"));
    }

    @Test
    void anArmyIsSplitAndMerged() { // PI-11.9
        var scene = new Scene().army(1, "KH 1", 6_000, "1/13");
        var month = scene.orders(1, "TEILE KH 1 2000 K ALS KH 5").evaluate();
        assertThat(Scene.after(month, 1, "KH 1")).startsWith("4000");
        assertThat(Scene.after(month, 1, "KH 5")).startsWith("2000");
        scene.army(1, "KH 5", 2_000, "1/13").orders(1, "VEREINE KH 5 IN KH 1");
        assertThat(Scene.after(scene.evaluate(), 1, "KH 1")).startsWith("8000");
    }

    @Test
    void luxuryShortageStopsGrowth() { // D-120
        var blocked =
                new Economy(Goods.NONE, Goods.NONE, Goods.NONE, List.of(), List.of(), 0, true, 0);
        var scene = new Scene().economy(1, blocked).army(1, "KH 1", 6_000, "10/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12").evaluate();
        assertThat(field(month, "10/12").owner()).isZero();
    }
}
