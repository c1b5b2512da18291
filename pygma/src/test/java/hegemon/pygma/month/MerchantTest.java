package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.notes;
import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;

import org.junit.jupiter.api.Test;

import java.util.List;

/** PI-17: merchants, their ways and their deals. */
class MerchantTest {
    private static String where(Evaluation month, int realm) {
        return report(month, realm).merchants().getFirst().at().toString();
    }

    private static String moved(Scene scene, String way) {
        return where(
                scene.merchant(1, "H 1", way.substring(0, 5)).orders(1, "H 1: " + way).evaluate(),
                1);
    }

    private static final String FIVE = "10/11 > 10/12 > 10/13 > 10/14 > 10/15 > 18/11";

    @Test
    void aMerchantGoesFourFieldsInTheOwnRealm() { // PI-17.3, PI-17.4
        var own = new Scene().own(1, "10/11", "10/12", "10/13", "10/14", "10/15", "18/11");
        assertThat(moved(own, FIVE)).isEqualTo("10/15");
        var hills = new Scene().own(1, "10/11", "10/12", "10/13").terrain(Terrain.HILLS, "10/12");
        assertThat(moved(hills, "10/11 > 10/12 > 10/13")).isEqualTo("10/12");
    }

    @Test
    void onARoadTenAlsoThroughForeignLand() { // PI-17.4, D-52, D-103
        var road = new Scene().own(2, "10/12", "10/13", "10/14", "10/15", "18/11");
        road.road("10/11", "10/12", "10/13", "10/14", "10/15", "18/11");
        assertThat(moved(road, FIVE)).isEqualTo("18/11");
    }

    @Test
    void foreignLandOnlyByRoad() { // PI-17.3, D-103
        assertThat(moved(new Scene().own(2, "10/12"), "10/11 > 10/12")).isEqualTo("10/11");
    }

    @Test
    void onKnownWaterTenFromPortToPort() { // PI-17.4, D-103
        var sea = new Scene();
        sea.terrain(Terrain.SALT_WATER, "10/11", "10/12", "10/13", "10/14", "10/15", "18/11");
        assertThat(moved(sea, FIVE)).isEqualTo("18/11");
        var shore = sea().own(1, "2/15");
        assertThat(moved(shore, "02/15 > " + FIVE)).isEqualTo("10/14"); // no port: four fields
        var port = sea().settlement(1, SettlementKind.PORT, "2/15");
        assertThat(moved(port, "02/15 > " + FIVE)).isEqualTo("18/11");
    }

    private static Scene sea() {
        return new Scene()
                .terrain(Terrain.SALT_WATER, "10/11", "10/12", "10/13", "10/14", "10/15", "18/11");
    }

    @Test
    void goodsAreLoadedInAnOwnTradeCity() { // D-105, PI-17.7
        var scene = new Scene().settlement("1/13", city -> city.withTrade(1));
        scene.merchant(1, "H 1", "1/13").merchant(1, "H 2", "10/11");
        scene.economy(1, Economy.START.withStore(Goods.NONE.plus(Good.WINE, 20)));
        var month =
                scene.orders(1, "LADE H 1 8 Wein", "LADE H 2 2 Wein", "LADE H 1 13 Wein")
                        .evaluate();
        assertThat(report(month, 1).merchants().getFirst().cargo())
                .containsExactly(new Report.Cargo(Good.WINE, 8));
        assertThat(notes(month, 1, 2)).containsExactly("pygma.refuse.tradecity");
        assertThat(notes(month, 1, 3)).containsExactly("pygma.refuse.store");
    }

    private static Scene fair() {
        return new Scene()
                .realm(3, "8/13")
                .wise(1)
                .wise(2)
                .wise(3)
                .merchant(1, "H 1", "10/11", new Lot(Good.WINE, 10, 1, 0))
                .merchant(2, "H 1", "10/12", new Lot(Good.ORE, 20, 2, 0))
                .merchant(3, "H 1", "10/13");
    }

    @Test
    void goodsGoToMerchantsBeside() { // PI-17.5, D-104, PI-17.1
        var month = fair().orders(1, "ÜBERGIB H 1 4 Wein AN H 1 VON 2").evaluate();
        assertThat(report(month, 2).merchants().getFirst().cargo())
                .containsExactly(new Report.Cargo(Good.ORE, 20), new Report.Cargo(Good.WINE, 4));
        var far = fair().orders(1, "ÜBERGIB H 1 4 Wein AN H 1 VON 3").evaluate();
        assertThat(notes(far, 1, 1)).containsExactly("pygma.refuse.nobody");
    }

    @Test
    void noRealmsNumberMattersInAHandOver() { // D-134, Part III
        var up = fair();
        up.orders(1, "ÜBERGIB H 1 5 Wein AN H 1 VON 2").orders(2, "ÜBERGIB H 1 AN H 1 VON 3");
        assertThat(report(up.evaluate(), 3).merchants().getFirst().cargo())
                .containsExactly(new Report.Cargo(Good.ORE, 20)); // the wine came too late
        var full = fair();
        full.orders(1, "ÜBERGIB H 1 AN H 1 VON 2").orders(2, "ÜBERGIB H 1 AN H 1 VON 3");
        assertThat(notes(full.evaluate(), 1, 1)).containsExactly("pygma.refuse.overloaded");
    }

    @Test
    void whoReceivesGoodsLearnsFromWhom() { // D-134
        var scene = new Scene().wise(1).merchant(2, "H 1", "10/12");
        scene.merchant(1, "H 1", "10/11", new Lot(Good.WINE, 10, 1, 0));
        var month = scene.orders(1, "ÜBERGIB H 1 AN H 1 VON 2").evaluate();
        assertThat(month.after().realm(2).contacts()).containsKey(1);
    }

    @Test
    void cultureAndLuxuriesCountAsOtherGoods() { // D-108, D-106, PI-24.1, PI-24.2
        var scene = new Scene().settlement(2, SettlementKind.INLAND_CITY, "10/13");
        scene.settlement("10/13", city -> city.withTrade(1)).wise(1);
        var needs = List.of(Good.WINE, Good.ORE, Good.WOOD);
        scene.economy(
                2, new Economy(Goods.NONE, Goods.NONE, Goods.NONE, needs, List.of(), 0, false, 0));
        scene.merchant(
                1,
                "H 1",
                "10/12",
                new Lot(Good.WINE, 3, 1, 0),
                new Lot(Good.CULTURE, 5, 1, 0),
                new Lot(Good.SILK, 4, 1, 0));
        var month = scene.orders(1, "ÜBERGIB H 1 AN 10/13").evaluate();
        var traded = Scene.field(month, "10/13").settlement().orElseThrow().traded();
        assertThat(List.of(traded.needed(), traded.others())).containsExactly(3, 9);
        assertThat(month.after().realm(2).economy().store().get(Good.SILK)).isEqualTo(4);
        assertThat(month.after().realm(1).treasury()).isEqualTo(100_000);
    }

    @Test
    void theThreeGoodsFurthestFromTheOptimumAreNeeded() { // PI-24.2, D-106
        var supplied =
                Supplying.supply(
                        new Scene().world().settings(),
                        60_000,
                        Goods.of(10, 8, 8, 5, 0, 8, 8, 6, 3, 0),
                        Goods.NONE);
        // wine lacks 2; grain and fruit are the first of those that lack nothing; never culture
        assertThat(supplied.needed()).containsExactly(Good.WINE, Good.GRAIN, Good.FRUIT);
    }

    @Test
    void addressesAreReadWithOrWithoutTheLeadingZero() { // PI-2.3
        assertThat(Address.parse("2/5")).isEqualTo(Address.parse("2/05"));
        assertThat(Address.parse("2/5").orElseThrow()).hasToString("2/05");
    }
}
